"""The thirty rulings of dossier section 7 and those of its flow, grouped, in our own words."""

from piratebox.language import t
from piratebox.wording.help_page import Ruling, RulingGroup


def ruling_groups() -> tuple[RulingGroup, ...]:
    """All rulings in the current language; 1 to 30 are numbered as in the dossier."""
    return (
        (t("Discs and their cost"), _discs()),
        (t("Recruiting and launching"), _crews()),
        (t("Projects and sailing"), _sailing()),
        (t("Landings"), _landings()),
        (t("Characters"), _characters()),
        (t("Supplies and the end"), _supplies()),
    )


def rulings_about(subject: str) -> tuple[Ruling, ...]:
    """The rulings that matter to a group of tiles, a place, a character or a player's ``seat``."""
    return tuple(ruling for _, group in ruling_groups() for ruling in group if subject in ruling.about)


def answers_about(subject: str) -> tuple[str, ...]:
    """The answers of those rulings."""
    return tuple(ruling.text for ruling in rulings_about(subject))


def _discs() -> tuple[Ruling, ...]:
    return (
        Ruling(
            1,
            t("Does a higher marker make actions dearer?"),
            t(
                "The marker minus the number is the cost, so each step the marker goes up costs every "
                "lower disc 1 more."
            ),
            "printed",
            ("tile", "number"),
        ),
        Ruling(
            2,
            t("May I decline an action that would be free?"),
            t("Any disc may be declined for the money of its row, a free one too."),
            "printed",
            ("number",),
        ),
        Ruling(
            3,
            t("Do I get the money of the row and the action?"),
            t("A disc brings its action or the money of its row, never both."),
            "printed",
            ("number",),
        ),
        Ruling(
            27,
            t("Are 21 and 22 ever charged?"),
            t("The marker never rises beyond 16 with these tiles, so 21 and 22 are always free."),
            "derived",
            ("number", "manuel"),
        ),
        Ruling(
            28,
            t("May several of my discs lie in one area?"),
            t("Several discs of one player may lie in an area, as many as there are free spaces."),
            "printed",
            ("projects", "recruiting", "sailing", "characters"),
        ),
        Ruling(
            31,
            t("May an action be taken that does nothing?"),
            t(
                "An action needs at least one effect after its cost is paid; otherwise the disc must be "
                "declined."
            ),
            "ours",
            ("number", "sailing"),
        ),
        Ruling(
            32,
            t("May I keep a disc back in phase one?"),
            t("All four ordinary discs are placed, and Manuel I's too."),
            "ours",
            ("number", "manuel"),
        ),
    )


def _crews() -> tuple[Ruling, ...]:
    return (
        Ruling(
            4,
            t("Are sailors priced per head?"),
            t("Sailors are priced by colours: five grey ones cost as much as one."),
            "printed",
            ("recruiting",),
        ),
        Ruling(
            5,
            t("Must I take all sailors of a colour?"),
            t("Any number of sailors of a colour may be taken; fewer make the captain cheaper."),
            "printed",
            ("recruiting", "captain"),
        ),
        Ruling(
            6,
            t("How many captains does one Recruiting action bring?"),
            t("A Recruiting action brings at most one captain."),
            "printed",
            ("recruiting", "captain"),
        ),
        Ruling(
            7,
            t("Must sailors come from one section?"),
            t("An action takes sailors from one section; several actions may use the same one."),
            "printed",
            ("recruiting",),
        ),
        Ruling(
            8,
            t("Do the colours on a project matter?"),
            t("A project needs so many sailors, all of different colours; which colours does not matter."),
            "printed",
            ("project",),
        ),
        Ruling(
            9,
            t("Is the missionary a joker?"),
            t("A missionary is a fifth colour, white; so no ship takes more than one."),
            "printed",
            ("francisco", "project"),
        ),
        Ruling(
            30,
            t("May I launch in phase one?"),
            t("A ship may be launched whenever it is your turn, in any phase, before or after what you do."),
            "printed",
            ("project",),
        ),
        Ruling(
            33,
            t("Where does the crew go that is paid?"),
            t("Crew that is paid goes back, sailors into the bag, missionaries to Francisco."),
            "ours",
            ("bag", "francisco"),
        ),
    )


def _sailing() -> tuple[Ruling, ...]:
    return (
        Ruling(
            10,
            t("Does the São Gabriel ship sail at once?"),
            t(
                "The São Gabriel ship is launched at once, but sails like any other, with a captain and a"
                " Sailing disc."
            ),
            "printed",
            ("project", "projects"),
        ),
        Ruling(
            11,
            t("May I buy the São Gabriel and a project in one action?"),
            t("One action buys one project, or two, or the São Gabriel one."),
            "printed",
            ("projects",),
        ),
        Ruling(
            12,
            t("May one Sailing action serve two landings?"),
            t("All ships of a Sailing action go to the same landing."),
            "printed",
            ("sailing", "landing"),
        ),
        Ruling(
            13,
            t("Must I use the highest space my ship fits?"),
            t("A ship may go to any empty space it is strong enough for."),
            "printed",
            ("sailing", "landing"),
        ),
        Ruling(
            14,
            t("Can a captain just won sail the next ship?"),
            t("Rewards come ship by ship, so what one brings can serve the next of the same action."),
            "ours",
            ("sailing", "captain"),
        ),
        Ruling(
            34,
            t("May I leave a landing's reward?"),
            t("A project or sailor may be refused. If nothing is there to take, the reward is lost."),
            "ours",
            ("landing",),
        ),
    )


def _landings() -> tuple[Ruling, ...]:
    return (
        Ruling(
            15,
            t("Do merchants count for completing a landing?"),
            t("Merchants count for completing a landing: they fill their spaces like any ship."),
            "printed",
            ("merchant", "landing"),
        ),
        Ruling(
            16,
            t("Who gets VP for a merchant?"),
            t("A merchant brings nobody VP, neither when it is sent nor when its landing is complete."),
            "printed",
            ("merchant",),
        ),
        Ruling(
            17,
            t("Do merchants sail on?"),
            t("Merchants sail on like other ships, by their level."),
            "ours",
            ("merchant",),
        ),
        Ruling(
            18,
            t("Does a ship that sails on score its new space?"),
            t("VP and rewards are for sending only; sailing on brings neither."),
            "printed",
            ("landing",),
        ),
        Ruling(
            19,
            t("May I choose the next space, or let the ship stay?"),
            t(
                "A ship that sails on may not stay or choose: it goes to the leftmost empty space it "
                "fits, one landing up, or leaves the game."
            ),
            "ours",
            ("landing",),
        ),
        Ruling(
            20,
            t("Why from the top down?"),
            t(
                "Landings are scored from the top down, so a far one empties before the ships of a nearer"
                " one arrive."
            ),
            "printed",
            ("landing",),
        ),
        Ruling(
            35,
            t("What if ships arriving in phase three fill a landing?"),
            t(
                "A landing filled by ships arriving in phase three waits for the next phase three to be "
                "scored and emptied."
            ),
            "ours",
            ("landing",),
        ),
    )


def _characters() -> tuple[Ruling, ...]:
    return (
        Ruling(
            23,
            t("When does the starting player change?"),
            t("The starting player changes only at the end of a round, to whoever holds Dias then."),
            "printed",
            ("dias", "seat"),
        ),
        Ruling(
            24,
            t("Dias changes hands in phase two: who gets his VP at the end?"),
            t("The VP at the end of the round go to whoever holds Dias then."),
            "printed",
            ("dias",),
        ),
        Ruling(
            25,
            t("Does Girolamo bring another merchant at the end of the round?"),
            t("Only taking Girolamo brings a merchant; the end of a round does not."),
            "printed",
            ("girolamo", "merchant"),
        ),
        Ruling(
            26,
            t("Must Manuel I's disc of phase one be placed last?"),
            t("Manuel I's disc of phase one is placed after all ordinary discs."),
            "printed",
            ("manuel",),
        ),
        Ruling(
            36,
            t("May I take a character I hold already?"),
            t(
                "A character held already may be taken again if nobody has taken him this round; what "
                "taking him brings comes again."
            ),
            "ours",
            ("dias", "francisco", "manuel", "girolamo"),
        ),
        Ruling(
            37,
            t("Manuel I, when the additional disc is out already?"),
            t(
                "When the additional disc is out already, taking Manuel I brings the tile only. A disc of"
                " his former holder is still executed."
            ),
            "ours",
            ("manuel",),
        ),
        Ruling(
            38,
            t("Is the space of a disc that took a character free again?"),
            t(
                "The space of a disc that took a character stays closed for the round, unless the table "
                "has agreed otherwise."
            ),
            "ours",
            ("characters",),
        ),
    )


def _supplies() -> tuple[Ruling, ...]:
    return (
        Ruling(
            21,
            t("Does an empty bag stop the refill?"),
            t("Sections are filled in their order until the bag is empty."),
            "ours",
            ("bag", "recruiting"),
        ),
        Ruling(
            22,
            t("Is money open?"),
            t("Everything is open. The bank never runs out."),
            "ours",
            ("seat",),
        ),
        Ruling(
            29,
            t("Is there a limit on what I may hold?"),
            t("There is no limit on projects, ships, sailors and money; each colour has seven captains."),
            "ours",
            ("seat", "captain"),
        ),
        Ruling(
            39,
            t("Do missionaries count in a tie?"),
            t(
                "In a tie, unused crew means sailors and missionaries. If that is level too, the victory "
                "is shared."
            ),
            "ours",
            ("seat",),
        ),
    )
