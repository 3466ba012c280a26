"""Check the shuffles of a match from its exported record alone: `python verify_shuffles.py RECORD`.

It needs Python 3.11 or later, and neither Provost nor the rules of any game. It checks that the secret has the hash that
was published, and that every draw follows from the secret and from the message that closed the seats. Whether the options
of a draw are those of the rules is what `provost verify` checks besides.
"""

import hashlib
import hmac
import sys
from datetime import UTC, datetime
from pathlib import Path

WORD = 2**64
DISCORD_EPOCH = 1_420_070_400_000


def drawn(key, step, options, count):
    """So many of the options, as the key deals them at a step of the log."""
    options, counter = list(options), 0
    for place in range(count):
        limit = len(options) - place
        while True:
            digest = hmac.digest(key, f"{step}.{counter}".encode(), "sha256")
            counter += 1
            word = int.from_bytes(digest[:8], "big")
            if word < WORD - WORD % limit:
                break
        other = place + word % limit
        options[place], options[other] = options[other], options[place]
    return options[:count]


def prior(key, occasion, options, count):
    """So many of the options, as the key deals them by priority on an occasion, in a duplicate match."""
    return sorted(options, key=lambda one: hmac.digest(key, f"{occasion} {one}".encode(), "sha256"))[:count]


def check(text):
    """Say what a record proves; exits with a sentence where it proves nothing."""
    lines = [line.partition("  #")[0].split() for line in text.splitlines()[1:]]
    heads = {line[0]: line[1] for line in lines if len(line) == 2}
    offers = {int(line[1]): line[2:] for line in lines if line[:1] == ["offer"]}
    occasions = {int(line[1]): line[2] for line in lines if line[:1] == ["occasion"]}
    named = {"game", "seats", "rules", "option", "commitment", "secret"}
    named |= {"match", "closed", "mixing", "dealing", "offer", "occasion"}
    entries = [line for line in lines if line and line[0] not in named]
    if not {"secret", "commitment"} <= heads.keys():
        sys.exit("The record has no secret: the match is not over.")
    key = secret = bytes.fromhex(heads["secret"])
    if hashlib.sha256(secret).hexdigest() != heads["commitment"]:
        sys.exit("The secret does not have the hash that was published.")
    if "closed" in heads:
        closed = hashlib.sha256(heads["closed"].encode()).hexdigest() if "mixing" in heads else heads["closed"]
        key = hmac.digest(secret, f"{heads['match']} {closed}".encode(), "sha256")
        posted = datetime.fromtimestamp(((int(heads["closed"]) >> 22) + DISCORD_EPOCH) / 1000, UTC)
        said = f"The message {heads['closed']} that closed the seats was posted at {posted:%Y-%m-%d %H:%M:%S} UTC.\n"
        sys.stdout.write(said)
    for step, entry in enumerate(entries):
        if entry[0] != "chance":
            continue
        options, count = offers.get(step, ()), len(entry) - 2
        if len(options) < count:
            sys.exit(f"The record does not say what entry {step} was drawn from; `provost verify` knows.")
        deal, name = (prior, occasions.get(step, "")) if "dealing" in heads else (drawn, step)
        if deal(key, name, options, count) != entry[2:]:
            sys.exit(f"Entry {step} does not follow from the secret.")
    sys.stdout.write(f"{len(offers)} draws follow from the secret, which has the hash that was published.\n")


check(Path(sys.argv[1]).read_text(encoding="utf-8"))
