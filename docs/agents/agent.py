"""A player for Provost: takes what scores most and costs least, and leaves idle options alone.

provost lab arena caylus --seats 2 --field me,builder --agent "me=python3 docs/agents/agent.py"
"""

import json
import random
import sys


def worth(option):
    """Return what an option promises at a glance."""
    data = option.get("data", {})
    return int(data.get("points") or 0) - int(data.get("cost") or 0) - 10 * option.get("idle", False)


def picks(question, chance):
    """Return the keys of the options to pick: the best ones, ties by lot."""
    options = list(question["options"])
    chance.shuffle(options)
    if not question["ordered"]:
        options.sort(key=worth, reverse=True)
    wanted = max(question["least"], min(1, question["most"]))
    return [option["key"] for option in options[:wanted]]


def main():
    """Answer every question until there are no more lines."""
    chance = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":
            chance = random.Random(message["seed"])
        elif message["type"] == "question":
            answer = {"id": message["id"], "picks": picks(message, chance)}
            print(json.dumps(answer), flush=True)
        elif message["type"] == "refused":
            print(message["reason"], file=sys.stderr)


main()
