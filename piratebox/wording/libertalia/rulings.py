"""The thirty-two rulings of dossier section 7, grouped, in our own words."""

from piratebox.language import t
from piratebox.wording.help_page import Ruling, RulingGroup


def ruling_groups() -> tuple[RulingGroup, ...]:
    """All rulings in the current language, numbered as in the dossier."""
    return (
        (t("Actions and payments"), _actions()),
        (t("By day"), _day()),
        (t("At dusk"), _dusk()),
        (t("At night"), _night()),
        (t("The end of a campaign"), _rest()),
    )


def rulings_about(id: str) -> tuple[Ruling, ...]:
    """The rulings that matter to a character or token, to a ``den`` or to a ``colour``."""
    return tuple(ruling for _, group in ruling_groups() for ruling in group if id in ruling.about)


def _actions() -> tuple[Ruling, ...]:
    return (
        Ruling(
            5,
            t("May I leave an action out? Even the Merchant's?"),
            t(
                "An action must be carried out unless its card says may, and only the Waitress does. "
                "The Merchant has to sell, even at a loss."
            ),
            "printed",
            ("merchant", "waitress"),
        ),
        Ruling(
            4,
            t("What if I cannot pay all I must?"),
            t("You pay what you have, nobody falls below 0, and the rest of the action still happens."),
            "printed",
            ("gunner", "gambler", "beggar", "quartermaster", "captain", "governors_daughter"),
        ),
        Ruling(
            16,
            t("Do relics, officers and sabers count as booty tokens?"),
            t("All seven kinds are booty tokens and are counted, sold, kept and discarded as such."),
            "derived",
            ("gambler", "quartermaster", "merchant", "preacher", "relic", "officer", "saber"),
        ),
        Ruling(
            30,
            t("Do characters of earlier campaigns lie in the graveyard?"),
            t("A graveyard holds this campaign's characters only; those of earlier ones have left the game."),
            "printed",
            ("voodoo_witch", "surgeon", "den"),
        ),
        Ruling(
            31,
            t("Are characters left in hand worth anything?"),
            t("What is still in hand at the end of the game scores nothing."),
            "printed",
            ("den",),
        ),
    )


def _day() -> tuple[Ruling, ...]:
    return (
        Ruling(
            18,
            t("Does the Parrot's replacement still act today?"),
            t("The replacement takes its place by rank and takes part in all that is still to come today."),
            "derived",
            ("parrot",),
        ),
        Ruling(
            8,
            t("The Beggar meets a player with one or two doubloons?"),
            t("He gets what the victim has, and the bank adds nothing."),
            "printed",
            ("beggar",),
        ),
        Ruling(
            17,
            t("Can the Recruiter take himself back?"),
            t("He is on the ship while he acts, so he can never be recruited."),
            "derived",
            ("recruiter",),
        ),
        Ruling(
            23,
            t("The Preacher with no token, or with one?"),
            t(
                "With no token or a single one nothing is discarded; the 5 doubloons at the end of the "
                "campaign come all the same."
            ),
            "derived",
            ("preacher",),
        ),
        Ruling(
            10,
            t("The Carpenter with an odd number of doubloons?"),
            t("The loss is rounded down: of 9 he loses 4 and keeps 5."),
            "printed",
            ("carpenter",),
        ),
        Ruling(
            11,
            t("The French Officer with exactly 9 doubloons?"),
            t("With exactly 9 he gains nothing; it takes 8 or fewer."),
            "printed",
            ("french_officer",),
        ),
        Ruling(
            6,
            t("Can the Brute throw himself out?"),
            t("If he is the highest on the ship, he is the one who goes."),
            "printed",
            ("brute",),
        ),
        Ruling(
            19,
            t("Does a character thrown out by the Brute still act or plunder?"),
            t("A character thrown off the ship neither acts nor plunders, and it does not reach the den."),
            "derived",
            ("brute",),
        ),
        Ruling(
            28,
            t("May the Gunner shoot into the den of his own player?"),
            t("Any den may be the target, his own player's too."),
            "printed",
            ("gunner",),
        ),
        Ruling(
            9,
            t("The Gunner when all dens are empty?"),
            t(
                "With all dens empty he pays his 3 doubloons all the same, unless the table has agreed "
                "otherwise."
            ),
            "ours",
            ("gunner",),
        ),
        Ruling(
            15,
            t("Do officers and sabers drawn by the Spanish Spy do anything?"),
            t(
                "Officers and sabers that the Spanish Spy draws strike and cost nobody, but they are "
                "owned, and count wherever tokens are counted."
            ),
            "printed",
            ("spanish_spy", "officer", "saber"),
        ),
        Ruling(
            22,
            t("Can the bag run out?"),
            t(
                "The bag never runs out: six players leave 14 tokens in it, and the Spy puts back first "
                "as many as he draws."
            ),
            "derived",
            ("spanish_spy",),
        ),
    )


def _dusk() -> tuple[Ruling, ...]:
    return (
        Ruling(
            2,
            t("What exactly does the Cook do?"),
            t("He takes two tokens, one after the other; for others there may be none left."),
            "printed",
            ("cook",),
        ),
        Ruling(
            3,
            t("The Cook takes an officer first: does he go on?"),
            t(
                "A Cook who takes an officer takes his second token too, and then goes to the graveyard, "
                "once even for two officers."
            ),
            "ours",
            ("cook", "officer"),
        ),
        Ruling(
            20,
            t("May I refuse the tokens that are left?"),
            t("While a token is left it must be taken. Only the Cabin Boy takes none, and has no choice."),
            "printed",
            ("cabin_boy", "relic", "officer"),
        ),
        Ruling(
            21,
            t("Can yesterday's booty still be taken?"),
            t("What is left over stays on its day, out of reach, until the campaign ends."),
            "printed",
            ("chest", "jewel", "goods", "map", "relic", "officer", "saber"),
        ),
        Ruling(
            7,
            t("When does a character enter the den?"),
            t(
                "A character enters the den at once after taking booty, so sabers taken later the same "
                "dusk can strike it."
            ),
            "printed",
            ("saber", "den"),
        ),
        Ruling(
            27,
            t("Whom does a saber reach with two players?"),
            t("With two players the left and the right neighbour are the same person."),
            "derived",
            ("saber",),
        ),
    )


def _night() -> tuple[Ruling, ...]:
    return (
        Ruling(
            13,
            t("In which order do the dens act at night?"),
            t(
                "At night characters act from the highest rank to the lowest over all dens. Whoever is "
                "discarded before its turn does not act."
            ),
            "ours",
            ("granny_wata", "armorer", "mutineer", "freed_slave", "waitress", "barkeep"),
        ),
        Ruling(
            14,
            t("Do Granny Watas that meet still count for a Freed Slave?"),
            t("Granny Watas that meet are gone before a Freed Slave counts."),
            "derived",
            ("granny_wata", "freed_slave"),
        ),
        Ruling(
            29,
            t("The Mutineer alone in the den?"),
            t("Alone in the den he discards nobody, so there are no 2 doubloons either."),
            "printed",
            ("mutineer",),
        ),
    )


def _rest() -> tuple[Ruling, ...]:
    return (
        Ruling(
            25,
            t("The Quartermaster with few doubloons and a Carpenter beside him?"),
            t(
                "On the day of rest a den goes from the highest rank to the lowest, each loss ending at "
                "0: with 2 doubloons the Quartermaster takes 2, then the Carpenter brings 10. An option "
                "adds all up first."
            ),
            "ours",
            ("quartermaster", "carpenter", "captain", "gambler"),
        ),
        Ruling(
            32,
            t("Does a relic cost the Captain's player twice?"),
            t(
                "A relic costs the Captain's player twice: 3 doubloons on the day of rest, and another 3 "
                "when the den is scored."
            ),
            "derived",
            ("captain", "relic"),
        ),
        Ruling(
            24,
            t("Three Governor's Daughters: how much does each cost?"),
            t("Each owner pays 3, once, however many there are."),
            "printed",
            ("governors_daughter",),
        ),
        Ruling(
            12,
            t("The Topman in a tie for fewest characters?"),
            t("A tie is good enough for his 5 doubloons, unless the table plays strictly."),
            "ours",
            ("topman",),
        ),
        Ruling(
            26,
            t("Can a campaign bring less than nothing?"),
            t("No den is worth less than 0."),
            "ours",
            ("relic", "den"),
        ),
        Ruling(
            1,
            t("What if two players are level at the end?"),
            t("They share the victory, unless the table has agreed that the last campaign decides."),
            "printed",
        ),
    )
