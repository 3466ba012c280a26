"""Draw a tournament again from its acts: `python docs/verify_draws.py ACTS [REPORT]`, in a clone of Provost.

ACTS and REPORT are the files `…-acts.json` and `…-tournament.json` of `/event report`. It needs msgspec and nothing else of what
Provost needs. It shows the hash that was on the card during sign-up, draws every round from the settings and the acts
alone, and checks that the report has the same tables. It checks lots by seed with SHA-256 alone as well.
"""

import hashlib
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import apply_all
from bot.features.tournaments.rules.model import Event, Settings

DISCORD_EPOCH = 1_420_070_400_000


def tables(stages):
    """Return the players of every table and the byes, by stage and round."""
    return [
        [([table["players"] for table in one["tables"]], one["byes"]) for one in stage["rounds"]] for stage in stages
    ]


def lots(seed, players):
    """Return the players by their lots for the first stage, lowest SHA-256 of seed, `seeding` and player first."""
    return sorted(players, key=lambda player: hashlib.sha256(f"{seed}:seeding:{player}".encode()).digest()[:8])


def check(given, report):
    """Say what was drawn and what it proves; exits with a sentence if something does not follow from the acts."""
    settings = msgspec.convert(given["settings"], Settings)
    acts = msgspec.convert(given["acts"], list[AnyAct])
    begun = next((place for place, act in enumerate(acts, 1) if type(act).__name__ == "TournamentStarted"), 0)
    start = apply_all(Event(settings), acts[:begun], lambda place, refused: None)
    event = apply_all(Event(settings), acts, lambda place, refused: None)
    sys.stdout.write(f"The hash on the card was {hashlib.sha256(settings.seed.encode()).hexdigest()}.\n")
    if event.mixed.isdecimal():
        made = datetime.fromtimestamp(((int(event.mixed) >> 22) + DISCORD_EPOCH) / 1000, UTC)
        sys.stdout.write(f"The id {event.mixed} that was mixed in is of {made:%Y-%m-%d %H:%M:%S} UTC.\n")
    if begun and start.stages and not start.seeds and start.stages[0].format != "teams":
        players = list(start.stages[0].players)
        if players != lots(start.draw_seed, players):
            sys.exit("The seeds do not follow from the lots.")
    drawn = tables(json.loads(msgspec.json.encode(event.stages)))
    for stage, rounds in enumerate(drawn, 1):
        for number, (seats, byes) in enumerate(rounds, 1):
            sys.stdout.write(f"{stage}.{number}: {seats}{f', byes {byes}' if byes else ''}\n")
    if report is not None and tables(report["event"]["stages"]) != drawn:
        sys.exit("The report has other tables than those that follow from the acts.")
    sys.stdout.write(f"{sum(map(len, drawn))} rounds follow from the seed and the acts.\n")


files = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3]]
check(files[0], files[1] if len(files) > 1 else None)
