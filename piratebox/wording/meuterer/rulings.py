"""The twenty-nine rulings of dossier section 7, grouped, in our own words."""

from piratebox.language import t
from piratebox.wording.help_page import Ruling, RulingGroup


def ruling_groups() -> tuple[RulingGroup, ...]:
    """All rulings in the current language, numbered as in the dossier."""
    return (
        (t("Offering and passing"), _offering()),
        (t("Mutiny and command"), _mutiny()),
        (t("Selling"), _selling()),
        (t("Ship, cards and table"), _table()),
    )


def rulings_about(id: str) -> tuple[Ruling, ...]:
    """The rulings about a card, role or island by id, or ``island``, ``pass``, ``salary``, ``seat``."""
    return tuple(ruling for _, group in ruling_groups() for ruling in group if id in ruling.about)


def _offering() -> tuple[Ruling, ...]:
    return (
        Ruling(
            1,
            t("May the captain pass before anybody has offered a card?"),
            t("The captain may pass at once; with five cards in hand the course is five steps long."),
            "printed",
            ("pass",),
        ),
        Ruling(
            2,
            t("May I offer what no open island buys, or weapons?"),
            t(
                "Every hand card may be offered. That shortens the course, and weapons lie ready for a "
                "mutiny."
            ),
            "printed",
            ("weapon", "ruby", "salt", "wine", "cloth", "grain"),
        ),
        Ruling(
            4,
            t("May a crew member pass without a role?"),
            t("Whoever passes, the captain apart, must keep one role."),
            "printed",
            ("pass",),
        ),
        Ruling(
            29,
            t("May I look at the roles and then go on offering?"),
            t("Looking is part of passing: after it no card can be offered, and one role must be kept."),
            "printed",
            ("pass",),
        ),
    )


def _mutiny() -> tuple[Ruling, ...]:
    return (
        Ruling(
            5,
            t("Is the salary paid even if there was no mutiny?"),
            t("The Mate is paid whenever the captain keeps command, mutiny or not."),
            "printed",
            ("mate", "salary"),
        ),
        Ruling(
            6,
            t("Nobody is the Mate: what about the salary?"),
            t("Without a Mate the captain loses nothing, whatever was promised."),
            "derived",
            ("mate", "salary"),
        ),
        Ruling(
            7,
            t("Neither side shows a weapon: who wins?"),
            t("0 to 0 is a tie, and the mutiny wins ties; with a Mate it is 1 to 0 and put down."),
            "printed",
            ("mutineer", "mate", "weapon"),
        ),
        Ruling(
            8,
            t("Does the Cabin Boy add strength?"),
            t("The Cabin Boy has no strength, only the weapons shown, and the 2 points."),
            "printed",
            ("boy",),
        ),
        Ruling(
            9,
            t("Whose side is the Merchant on?"),
            t("The Merchant is on no side, and neither is the Loader."),
            "printed",
            ("merchant", "loader"),
        ),
        Ruling(
            12,
            t("Does adding weapons shorten the mutineer's course?"),
            t("The dark marker was placed when the roles were shown; weapons added later do not move it."),
            "printed",
            ("mutineer", "weapon"),
        ),
        Ruling(
            13,
            t("Are weapons added one by one?"),
            t("Weapons are added one a turn, round after round; whoever stops is out of it."),
            "printed",
            ("weapon", "stop"),
        ),
        Ruling(
            14,
            t("May a Merchant or Loader throw in weapons?"),
            t("Only the two sides add weapons, and face-up ones of others count for nobody."),
            "printed",
            ("merchant", "loader", "weapon"),
        ),
        Ruling(
            23,
            t("May the mutineer call the mutiny off?"),
            t("Once the roles are shown, the mutiny takes place."),
            "printed",
            ("mutineer",),
        ),
    )


def _selling() -> tuple[Ruling, ...]:
    return (
        Ruling(
            3,
            t("Do unsold goods come back to the hand?"),
            t("Everything face up is discarded, sold or not."),
            "printed",
            ("ruby", "salt", "wine", "cloth", "grain"),
        ),
        Ruling(
            10,
            t("Does the Merchant always get the full price?"),
            t(
                "The Merchant gets the full price only with as many goods as the best seller there; with "
                "fewer, nothing."
            ),
            "printed",
            ("merchant",),
        ),
        Ruling(
            11,
            t("Does the Merchant make the tie smaller for the others?"),
            t("The others are paid for the real number of players level, the Merchant included."),
            "printed",
            ("merchant", "island"),
        ),
        Ruling(
            15,
            t("Can weapons be sold where any kind is bought?"),
            t("Any kind means any kind of goods; weapons are none."),
            "printed",
            ("weapon", "hochland", "piratennest"),
        ),
        Ruling(
            16,
            t("Can one card be sold on both open islands?"),
            t("Each card goes to one island at most."),
            "printed",
            ("island",),
        ),
        Ruling(
            17,
            t("May I sell two kinds where any kind is bought?"),
            t("Where any kind is bought, each player sells one kind; another player may bring another."),
            "printed",
            ("hochland", "piratennest"),
        ),
        Ruling(
            24,
            t("May I hold back goods that could be sold?"),
            t("A card that an open island would still take has to go there."),
            "ours",
            ("island", "ruby", "salt", "wine", "cloth", "grain"),
        ),
    )


def _table() -> tuple[Ruling, ...]:
    return (
        Ruling(
            18,
            t("The ship stays where it is: does the captain score?"),
            t("Staying scores the arrival points of the ship's own island."),
            "printed",
            ("island",),
        ),
        Ruling(
            19,
            t("Which islands are open after the ship has stayed?"),
            t("After a stay only the ship's own island is open."),
            "derived",
            ("island",),
        ),
        Ruling(
            26,
            t("Can the ship sail backwards?"),
            t("The ship sails clockwise only."),
            "printed",
            ("pass",),
        ),
        Ruling(
            20,
            t("Where do the Loader's three cards go?"),
            t(
                "The Loader's three cards go under the draw pile, the first one lowest, after everybody "
                "has drawn."
            ),
            "printed",
            ("loader",),
        ),
        Ruling(
            21,
            t("May the Loader return cards held before?"),
            t("The Loader may return any three of the eight cards, old or new."),
            "printed",
            ("loader",),
        ),
        Ruling(
            22,
            t("Are the roles nobody took shown?"),
            t("They stay face down; what is missing among the shown ones is plain anyway."),
            "printed",
            (),
        ),
        Ruling(
            25,
            t("What is different with three players?"),
            t(
                "With three players there are nine rounds instead of eight, and all five roles are in "
                "play, so three stay in the middle."
            ),
            "printed",
            ("seat",),
        ),
        Ruling(
            27,
            t("May players talk and make deals?"),
            t("Talk is free and binds nobody; cards are never shown."),
            "ours",
            ("seat",),
        ),
        Ruling(
            28,
            t("Two players are level at the end?"),
            t("Players who are level at the end share the victory."),
            "ours",
            ("seat",),
        ),
    )
