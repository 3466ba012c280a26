"""What a match can be set to (docs/rules/catan_cards.md 1.9), by the revision of the rules."""

from collections.abc import Mapping
from typing import Final

from engine.core.setup import Choice

TRADED: Final = {"mode": ("themed", "tournament")}
"""Where Barbarians & Traders is played with: much is asked about its cards alone."""

REFORMED: Final = {("mode", mode): "principality" for mode in TRADED["mode"]}
"""The expansion lets a church protect everything."""

OPTIONS: Final = (
    Choice("mode", ("base", "themed", "tournament")),
    Choice("barbarian_tie", ("defeat", "victory", "nothing"), TRADED),
    Choice("church_scope", ("city", "principality"), defaults=REFORMED),
    Choice("civil_war_targets", ("trade_fleets", "any_fleet"), TRADED),
    Choice("guild_mirror", ("received", "paid"), TRADED),
    Choice("arch_start", ("0", "1"), TRADED),
    Choice("arch_max", ("3", "2", "4"), TRADED),
    Choice("brown_slots", ("1", "2"), TRADED),
    Choice("year_end_redraw", ("off", "on")),
    Choice("brigand_grace_turns", ("4", "0", "2", "6")),
    Choice("turn_limit", ("200", "100", "60")),
)

FORMER: Final[Mapping[int, tuple[Choice, ...]]] = {
    1: (
        Choice("mode", ("base", "themed", "tournament")),
        Choice("barbarian_tie", ("defeat", "victory"), TRADED),
        Choice("church_scope", ("city", "principality")),
        Choice("civil_war_targets", ("trade_fleets", "any_fleet"), TRADED),
        Choice("guild_mirror", ("received", "paid"), TRADED),
        Choice("arch_start", ("0", "1"), TRADED),
        Choice("arch_max", ("3", "2", "4"), TRADED),
        Choice("camp_counts_reactions", ("on", "off"), TRADED),
        Choice("brown_slots", ("1", "2"), TRADED),
        Choice("year_end_redraw", ("off", "on")),
        Choice("brigand_grace_turns", ("4", "0", "2", "6"), TRADED),
        Choice("turn_limit", ("200", "100", "60")),
    )
}
"""The options by an older revision of the rules, where they were others."""
