"""The thirty rulings of dossier section 7, grouped, in our own words."""

from piratebox.language import t
from piratebox.wording.help_page import Ruling, RulingGroup

_ONE = ("full_speed", "lost_at_sea")
_PAIR = ("temporary_alliance", "caught_in_a_rip")
_FLEET = (
    "advance_english",
    "advance_spanish",
    "advance_dutch",
    "retreat_english",
    "retreat_spanish",
    "retreat_dutch",
)
_ATTACK = ("attack_english", "attack_spanish", "attack_dutch")
_LOOT = ("loot_english", "loot_spanish", "loot_dutch")
_SPACES = ("ancient_relics", "native_alliance", "island_discovery", "parley", "neptunes_favor", "mermaids")
_FIRST = ("treasure_map", "secret_charts", "legendary_treasure", "cursed_treasure")
_LAST = ("storm_ahead", "maelstrom", "volcano")


def ruling_groups() -> tuple[RulingGroup, ...]:
    """All rulings in the current language, numbered as in the dossier."""
    return (
        (t("Moving ships"), _moving()),
        (t("Attack and Loot"), _broadsides()),
        (t("Adventures and fame"), _adventures()),
        (t("Accusing and Mutiny"), _unmasking()),
        (t("Turns and cards"), _turns()),
        (t("With the options"), _options()),
    )


def rulings_about(id: str) -> tuple[Ruling, ...]:
    """The rulings that matter to a card, or to ``ship``."""
    return tuple(ruling for _, group in ruling_groups() for ruling in group if id in ruling.about)


def _moving() -> tuple[Ruling, ...]:
    return (
        Ruling(
            1,
            t("May I move a ship that is not mine, or a damaged one?"),
            t("Any ship may be moved: yours, a rival's, nobody's, damaged or not."),
            "printed",
            (*_ONE, *_PAIR, "ship"),
        ),
        Ruling(
            2,
            t("What if the row ends too soon?"),
            t(
                "A ship goes the full distance, or to the end of the row if that is nearer. "
                "You cannot stop it short. From space 3 with Full Speed Ahead! it sails 2, to space 1."
            ),
            "printed",
            _ONE,
        ),
        Ruling(
            3,
            t("May I choose a ship that cannot move?"),
            t("A ship that cannot move may be chosen. The card is spent and replaced all the same."),
            "ours",
            (*_ONE, *_PAIR),
        ),
        Ruling(
            4,
            t("Does the rear ship of a pair go on when the front one has to stop?"),
            t(
                "A pair is one block: it stops when its leading ship reaches the end, and its order never "
                "changes."
            ),
            "ours",
            _PAIR,
        ),
        Ruling(
            5,
            t("Advance: what of a ship that lies in space 1 already?"),
            t(
                "A ship at the end has nowhere to go. Ships of its flag that sail past it push it back, "
                "one space each; if none does, it stays."
            ),
            "ours",
            _FLEET,
        ),
        Ruling(
            13,
            t("Sabotage! when every ship is damaged?"),
            t("Sabotage! needs an undamaged ship. When all nine are damaged it cannot be played."),
            "ours",
            ("sabotage",),
        ),
    )


def _broadsides() -> tuple[Ruling, ...]:
    return (
        Ruling(
            6,
            t("Is a shot passed on through a ship of the same flag?"),
            t("Only the next ship counts. If it flies the same flag, nothing happens there."),
            "ours",
            (*_ATTACK, *_LOOT),
        ),
        Ruling(
            7,
            t("What does the ship at the end of the row hit or rob?"),
            t("An attacker in space 1 hits nothing, and a looter in space 9 takes nothing."),
            "derived",
            (*_ATTACK, *_LOOT),
        ),
        Ruling(
            8,
            t("Can a ship that is hit lose its own shot?"),
            t("A ship that is hit flies another flag than the attackers, so no attack is ever lost."),
            "derived",
            _ATTACK,
        ),
    )


def _adventures() -> tuple[Ruling, ...]:
    return (
        Ruling(
            9,
            t("What becomes of the adventure when Fog is played?"),
            t("The adventure stays where it is and waits for the next player. No new one is turned up."),
            "ours",
            ("fog",),
        ),
        Ruling(
            10,
            t("A paid space holds a damaged ship: does another ship get the fame?"),
            t(
                "Fame for a space with a damaged ship is not paid out. "
                "Only cards that say first or last undamaged pass damaged ships by."
            ),
            "printed",
            _SPACES,
        ),
        Ruling(
            11,
            t("Fewer undamaged ships than the card names?"),
            t("If there are fewer undamaged ships than the card names, it takes those there are."),
            "ours",
            (*_FIRST, *_LAST),
        ),
        Ruling(
            12,
            t("What if the deck cannot pay an award?"),
            t("Every award is paid in full. Missing cards count as if they lay there."),
            "printed",
            (*_SPACES, *_FIRST),
        ),
        Ruling(
            17,
            t("Is a revealed ship safe?"),
            t("A revealed ship is safe from accusations and Mutiny only. Loot and curses still reach it."),
            "ours",
            (*_LOOT, "ghost_ship", "cursed_ship", "ship"),
        ),
        Ruling(
            18,
            t("Can fame in front of a player be lost?"),
            t("Fame in front of a player is safe for the rest of the game."),
            "printed",
        ),
        Ruling(
            22,
            t("Is fame under nobody's ship good for anything?"),
            t("Fame under a ship that nobody owns does not score, but it can be looted into one that does."),
            "derived",
            (*_LOOT, "ship"),
        ),
        Ruling(
            23,
            t("May fame be counted?"),
            t("Fame is public and may be counted at any time. Which cards it is made of stays unseen."),
            "printed",
            ("ship",),
        ),
    )


def _unmasking() -> tuple[Ruling, ...]:
    return (
        Ruling(
            15,
            t("May I accuse someone of being a pirate of my own?"),
            t("You may accuse a rival of a pirate you hold. It fails and costs the action, but may mislead."),
            "ours",
        ),
        Ruling(
            30,
            t("Must the accused tell the truth?"),
            t("The answer to an accusation is always true; here the game gives it."),
            "printed",
        ),
        Ruling(
            19,
            t("How does Mutiny round?"),
            t("Half the fame is rounded up, as in an accusation: of 5 the ship keeps 2."),
            "ours",
            ("mutiny",),
        ),
        Ruling(
            20,
            t("Does a damaged or revealed front ship take the Mutiny?"),
            t(
                "Damaged ships and revealed ones are passed by. The first one left is the target, owned or "
                "not."
            ),
            "ours",
            ("mutiny",),
        ),
        Ruling(
            21,
            t("Mutiny on a ship without fame?"),
            t("The pirate is turned up even if the ship has no fame to lose."),
            "derived",
            ("mutiny",),
        ),
    )


def _turns() -> tuple[Ruling, ...]:
    return (
        Ruling(
            14,
            t("May I repair only my own ships?"),
            t("A repair is always for all nine ships, rivals' and nobody's included."),
            "printed",
        ),
        Ruling(
            16,
            t("May I accuse twice, or accuse and move?"),
            t("One turn is one action, whatever it is."),
            "printed",
        ),
        Ruling(
            24,
            t("When are the movement discards shuffled?"),
            t("When a movement card must be drawn and the deck is empty, the discards become the new deck."),
            "ours",
        ),
        Ruling(
            25,
            t("Pass: may I swap two cards?"),
            t("A pass swaps one card at most."),
            "printed",
        ),
        Ruling(
            26,
            t("Does everybody get the same number of turns?"),
            t("The game stops at once at its end, so some players may have had one turn more."),
            "printed",
        ),
    )


def _options() -> tuple[Ruling, ...]:
    return (
        Ruling(
            27,
            t("Upcoming adventures: may they be taken as fame?"),
            t(
                "Extra fame comes from the deck, or from the discards with that option, never from the "
                "open line. "
                "Missing fame counts as if it lay there, and the game goes on while the line holds a card."
            ),
            "ours",
        ),
        Ruling(
            28,
            t("Cards in hand: when is an accusation paid?"),
            t("The card for an accusation is given up before the answer, and is lost even if you are right."),
            "printed",
        ),
        Ruling(
            29,
            t("Cards in hand: can a hand run out?"),
            t("A hand never runs out: with one card left you may not accuse, and all else is replaced."),
            "printed",
        ),
    )
