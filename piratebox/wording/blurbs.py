"""What the menu and the set-up say about each game and each bot level."""

from collections.abc import Callable
from dataclasses import dataclass, field

from piratebox.language import sentences, t, tn, tp


@dataclass(frozen=True, slots=True)
class Blurb:
    """A game in a few words, in the language in which it was made."""

    title: str
    hook: str
    """What it is about, for two lines of 18 cells."""
    minutes: int
    first: str
    """One sentence about the game."""
    rest: str
    """The next sentences, for one line of 114 cells or two of 78."""
    story: str
    """How it is played, in a paragraph."""
    credits: str
    contents: tuple[tuple[int, str], ...]
    """What lies in the box: how many, and of what."""
    deal: Callable[[int], str]
    """What a number of seats means for the deal."""
    start: str
    """Who begins."""
    briefs: dict[str, str] = field(default_factory=dict)
    """Options in at most 46 cells, by field."""
    hidden: frozenset[str] = frozenset()
    """Options that put every turn behind the curtain."""
    first_look: Callable[[int], str] = lambda humans: ""
    """What the first look is like with so many humans."""
    first_look_short: str = ""
    """The same in at most 70 cells, for two humans and more."""
    caution: str = ""
    """What is not as printed, in at most 56 cells; empty if the values are the published ones."""


def number_word(number: int) -> str:
    """A small number in words, as within a sentence."""
    words = {
        1: t("one"),
        2: t("two"),
        3: t("three"),
        4: t("four"),
        5: t("five"),
        6: t("six"),
    }
    return words.get(number, str(number))


def _spanish_main() -> Blurb:
    return Blurb(
        title=t("The Spanish Main"),
        hook=t("ship row, hidden owners"),
        minutes=30,
        first=t("Nine ships sail in one row, and nobody knows whose they are."),
        rest=t("Move the row so that adventures pay your ships and hit the others. The most fame wins."),
        story=t(
            "Every player secretly owns a few of the ships. Each turn moves them up or down the row, mends "
            "them, or accuses a rival of owning one; then the adventure at the head of the row pays some "
            "spaces and hits others. Push your own ships too openly and somebody will name your pirates."
        ),
        credits=t(
            "By {designers}; {publisher}, {year}. Unofficial edition.",
            designers="Bryan Kinsella, Phil Walker-Harding",
            publisher="WizKids",
            year=2012,
        ),
        contents=(
            (58, t("adventures")),
            (24, t("movement cards")),
            (9, t("ships, 3 of each flag")),
            (9, t("pirates, one a ship")),
        ),
        deal=_spanish_main_deal,
        start=t("the starting player is drawn by lot"),
        briefs={
            "upcoming": t("as many as players lie open in a line"),
            "hand": t("private hands; every turn behind the curtain"),
            "fame_from_discard": t("a longer game, about 40 turns"),
            "advance_edge": t("literal reading: ships turn at the row's ends"),
            "broadside": t("literal reading: Attack and Loot reach far"),
        },
        hidden=frozenset({"hand"}),
        first_look=_spanish_main_first_look,
        first_look_short=t("each human looks at the own pirates behind the curtain first"),
    )


def _spanish_main_deal(seats: int) -> str:
    each = {2: 3, 3: 2, 4: 2}[seats]
    away = 9 - each * seats
    return tn(
        "With {seats} players each holds {each} pirates, one is put away unseen. "
        "Fame under a ship counts for its owner.",
        "With {seats} players each holds {each} pirates, {n} are put away unseen. "
        "Fame under a ship counts for its owner.",
        away,
        seats=seats,
        each=each,
    )


def _spanish_main_first_look(humans: int) -> str:
    if humans == 0:
        return t("only bots sit at the table: everybody may watch")
    if humans == 1:
        return t("one human among bots: no curtain, the own pirates lie open")
    return t(
        "{number} humans: each looks at the own pirates behind the curtain before the first turn",
        number=number_word(humans),
    )


def _libertalia() -> Blurb:
    return Blurb(
        title=t("Libertalia"),
        hook=t("same crew, one secret pick a day"),
        minutes=45,
        first=t("Everybody holds the same characters and picks one a day in secret."),
        rest=t(
            "Low ranks act first, high ranks take the booty first. Three campaigns; the most doubloons win."
        ),
        story=t(
            "All crews are dealt the same characters. Each day everybody picks one in secret; they board "
            "the ship by rank, act from the lowest to the highest, and take booty from the highest down. "
            "Then they go ashore, and those who work at night earn until a saber or a Gunner finds them."
        ),
        credits=t(
            "By {designers}; {publisher}, {year}. Unofficial edition.",
            designers="Paolo Mori",
            publisher="Marabunta, Asterion Press",
            year=2012,
        ),
        contents=(
            (30, t("characters, in 6 colours")),
            (50, t("booty tokens")),
            (3, t("campaigns of 6 days")),
        ),
        deal=_libertalia_deal,
        start=t("all choose at once; nobody begins"),
        briefs={
            "colours": t("who wins ties: by lot, spread, or chosen"),
            "memory": t("other dens show only how many tokens"),
            "gunner_pays_without_target": t("he pays 3 also when all dens are empty"),
            "topman_ties": t("as few characters as another den will do"),
            "rest_order": t("how losses end at 0 on the day of rest"),
            "final_campaign_tiebreak": t("instead of a shared victory"),
        },
        first_look=_libertalia_first_look,
        first_look_short=t("at every sunrise each human chooses behind the curtain"),
    )


def _libertalia_deal(seats: int) -> str:
    return t(
        "With {seats} players {seats} booty tokens lie ready for each of the six days. "
        "Nine characters are dealt, the same to all, and six more in each later campaign.",
        seats=seats,
    )


def _libertalia_first_look(humans: int) -> str:
    if humans == 0:
        return t("only bots sit at the table: everybody may watch")
    if humans == 1:
        return t("one human among bots: no curtain, the own hand lies open")
    return t("{number} humans: at every sunrise each chooses behind the curtain", number=number_word(humans))


def _vasco_da_gama() -> Blurb:
    return Blurb(
        title=t("Vasco da Gama"),
        hook=t("numbered discs, ships to Calicut"),
        minutes=90,
        first=t("Discs on numbers decide who acts first, and what that costs."),
        rest=t("Buy projects, hire crew, launch ships and sail them towards Calicut. The most VP win."),
        story=t(
            "Place discs with numbers on actions, not knowing yet what an early number will cost. Then buy "
            "projects, hire crews, launch ships, and send them to landings ever farther away; full landings "
            "pay and send their ships on. Four people at court help whoever takes them first."
        ),
        credits=t(
            "By {designers}; {publisher}, {year}. Unofficial edition.",
            designers="Paolo Mori",
            publisher="What's Your Game?",
            year=2009,
        ),
        contents=(
            (35, t("projects, later ships")),
            (6, t("landings, 21 spaces")),
            (4, t("characters")),
            (5, t("rounds of three phases")),
        ),
        deal=_vasco_da_gama_deal,
        start=t("the starting player is drawn by lot"),
        briefs={
            "space_reopens": t("literal reading: for Manuel I's disc"),
            "corrections": t("values read off the printed game"),
        },
        caution=t("most printed numbers are reconstructed"),
        first_look=_vasco_da_gama_first_look,
        first_look_short=t("nothing is hidden: no curtain at all"),
    )


def _vasco_da_gama_deal(seats: int) -> str:
    characters = {
        2: t("Dias and Girolamo are dealt, Francisco and Manuel I lie on the board."),
        3: t("Dias, Francisco and Girolamo are dealt, Manuel I lies on the board."),
        4: t("All four characters are dealt."),
    }[seats]
    spaces = t("With {seats} players each area has {spaces} action spaces.", seats=seats, spaces=seats + 1)
    return sentences((spaces, characters))


def _vasco_da_gama_first_look(humans: int) -> str:
    if humans == 0:
        return t("only bots sit at the table: everybody may watch")
    return t("nothing is hidden: no curtain, the keyboard just changes hands")


def _meuterer() -> Blurb:
    return Blurb(
        title=t("Meuterer"),
        hook=t("one ship, secret roles, mutiny"),
        minutes=50,
        first=t("One ship, one captain, and a crew whose roles nobody knows."),
        rest=t(
            "Offer goods, pass to take a role or set the course, sell where the ship lies. The most VP win."
        ),
        story=t(
            "The captain promises the Mate a salary. Everybody offers goods until passing; the cards kept "
            "say how far the captain would sail, or a Mutineer. Passing, the crew take roles in secret. "
            "Weapons decide whose course is sailed, and the open islands pay whoever sells the most."
        ),
        credits=t(
            "By {designers}; {publisher}, {year}. Unofficial edition.",
            designers="Marcel-André Casasola Merkle",
            publisher="Adlung-Spiele",
            year=2000,
        ),
        contents=(
            (12, t("islands, in a ring")),
            (36, t("goods cards and weapons")),
            (5, t("roles")),
        ),
        deal=_meuterer_deal,
        start=t("the first captain is drawn by lot"),
        briefs={
            "layout": t("at random, or the rulebook's fixed order"),
            "pirates": t("one more card; a house rule, not printed"),
        },
        first_look=_meuterer_first_look,
        first_look_short=t("hands are secret: most turns begin behind the curtain"),
    )


def _meuterer_deal(seats: int) -> str:
    return t(
        "With {seats} players the game lasts {rounds} rounds. Each holds five cards; the captain takes no "
        "role, and {left} of the five roles stay in the middle.",
        seats=seats,
        rounds={3: 9, 4: 8}[seats],
        left=6 - seats,
    )


def _meuterer_first_look(humans: int) -> str:
    if humans == 0:
        return t("only bots sit at the table: everybody may watch")
    if humans == 1:
        return t("one human among bots: no curtain, the own hand lies open")
    return t("{number} humans: most turns begin behind the curtain", number=number_word(humans))


def _pirate_king() -> Blurb:
    return Blurb(
        title=t("Pirate King!"),
        hook=t("flip cards, stop in time"),
        minutes=15,
        first=t("Flip one card more, or stop before the third curse."),
        rest=t("Swords win monsters, gold chooses loot, all of it joins the deck. The most crowns win."),
        story=t(
            "Everybody flips cards off the own deck at once and votes to go on or stop. Three curses tear "
            "the row. The most swords take monsters, the most gold chooses loot first, and what is won "
            "comes up again in later rounds. Effects chain, and drag players along who had already stopped."
        ),
        credits=t(
            "By {designers}; {publisher}, {year}. Card list reconstructed. Unofficial.",
            designers="Frankie Bu",
            publisher="Boquerón Games",
            year=2025,
        ),
        contents=(
            (10, t("pirates, one a player")),
            (8, t("starter cards each")),
            (14, t("monsters")),
            (45, t("loot cards")),
        ),
        deal=_pirate_king_deal,
        start=t("the first captain is drawn by lot"),
        briefs={
            "random_pirates": t("dealt instead of chosen"),
            "reverse_draft": t("otherwise the captain chooses last"),
            "open_ballots": t("votes are declared in turn, not sealed"),
            "no_win_cards": t("two Great Rubies in their place"),
            "corrections": t("the printed cards, from a card file"),
        },
        first_look=_pirate_king_first_look,
        caution=t("all cards are reconstructed, not the printed ones"),
        first_look_short=t("votes are sealed by one key; the curtain falls only for looks at cards"),
    )


def _pirate_king_deal(seats: int) -> str:
    if seats == 2:
        return t(
            "With two players four loot cards lie open each round, two are removed, and one of the two "
            "monsters is taken. Seven rounds."
        )
    return t(
        "With {seats} players two monsters and {seats} loot cards lie open each round. Seven rounds.",
        seats=seats,
    )


def _pirate_king_first_look(humans: int) -> str:
    if humans == 0:
        return t("only bots sit at the table: everybody may watch")
    if humans == 1:
        return t("one human among bots: no curtain at all")
    return t(
        "{number} humans vote by one key each; the curtain falls only for looks", number=number_word(humans)
    )


_BLURBS: dict[str, Callable[[], Blurb]] = {
    "spanish_main": _spanish_main,
    "libertalia": _libertalia,
    "meuterer": _meuterer,
    "vasco_da_gama": _vasco_da_gama,
    "pirate_king": _pirate_king,
}


def blurb(game: str) -> Blurb:
    """What is said about a game, in the current language.

    Raises:
        KeyError: there is no such game.
    """
    return _BLURBS[game]()


def level_name(level: str) -> str:
    """What a bot level is called."""
    names = {
        "random": tp("level", "random"),
        "deckhand": tp("level", "deckhand"),
        "bosun": tp("level", "bosun"),
        "captain": tp("level", "captain"),
        "admiral": tp("level", "admiral"),
    }
    return names.get(level, level)


def level_words(level: str) -> str:
    """How a bot level plays, in a sentence."""
    name = level_name(level)
    words = {
        "deckhand": t("{level} takes what looks best at once.", level=name),
        "bosun": t("{level} weighs every move, hides a little, and accuses when fairly sure.", level=name),
    }
    return words.get(level, name)


def colour_name(colour: str) -> str:
    """What a seat colour is called."""
    names = {
        "amber": tp("colour", "amber"),
        "sky": tp("colour", "sky"),
        "green": tp("colour", "green"),
        "orange": tp("colour", "orange"),
        "pink": tp("colour", "pink"),
        "yellow": tp("colour", "yellow"),
    }
    return names.get(colour, colour)


def theme_name(theme: str) -> str:
    """What a theme is called; Textual's own keep their names."""
    names = {
        "lantern": tp("theme", "Lantern"),
        "parchment": tp("theme", "Parchment"),
        "signal": tp("theme", "Signal"),
    }
    return names.get(theme, theme)
