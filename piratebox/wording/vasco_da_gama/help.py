"""The rules of Vasco da Gama in our own words, as pages of help (dossier 1 to 5)."""

from piratebox.language import pick, t
from piratebox.wording.common_pages import rulings_page
from piratebox.wording.help_page import (
    Block,
    Heading,
    HelpPage,
    Paragraph,
    Row,
    Rows,
    Step,
    Steps,
    Terms,
)
from rules.vasco_da_gama.components import BASE

from .city import city_page
from .edition import edition_page
from .names import reward, rows
from .options import options_page
from .rulings import ruling_groups
from .tables import tiles_page


def pages(now: str | None = None) -> list[HelpPage]:
    """The pages after the keys; ``now`` is the kind of the decision that the game waits for."""
    return [
        _round(now),
        city_page(),
        tiles_page(),
        _sea(),
        options_page(),
        rulings_page(ruling_groups()),
        edition_page(),
    ]


# --- round and goal ---------------------------------------------------------------------------------------


def _round(now: str | None) -> HelpPage:
    return HelpPage(
        t("the round and the goal"),
        t("Round and goal"),
        t("turn"),
        (
            Heading(t("What it is about")),
            Paragraph(
                t(
                    "Buy projects, hire crew, launch ships, and send them on the way to Calicut; take the "
                    "help of four people at court. Every action hangs on a disc with a number: low numbers "
                    "act first, and pay for it. Five rounds; the most VP win."
                )
            ),
            Heading(t("A round in three phases"), t("the filled step is now")),
            Steps(_steps(), now),
            Heading(t("At the end of a round")),
            Terms(
                (
                    (
                        t("Crew"),
                        t(
                            "Up to 3 sailors from the bag for each section, in their order, never beyond 5 "
                            "there."
                        ),
                    ),
                    (t("Projects"), t("Unsold ones leave the game, seven new ones are laid out.")),
                    (
                        t("Characters"),
                        t(
                            "Dias gives his holder 2 VP and the start of the next round, Francisco a "
                            "missionary, Manuel I a fifth disc. After round 5 too."
                        ),
                    ),
                    (t("The rest"), t("Discs and numbers come back, money not taken goes to the bank.")),
                )
            ),
            *_end(),
            *_setup(),
        ),
    )


def _steps() -> tuple[Step, ...]:
    return (
        Step(
            "1",
            t("Place"),
            t(
                "In turn everybody places four discs, one at a time, each with a free number from 1 to 20 on "
                "a free action space. Then Manuel I's holder places one more, with 21 or 22."
            ),
            ("place", "extra"),
        ),
        Step(
            "2",
            t("Execute"),
            t(
                "A tile is turned up and moves the marker. From the lowest number on, each disc is executed "
                "for the marker minus its number, at least 0 Reals, or declined for the money of its row."
            ),
            (
                "resolve",
                "buy",
                "buy_second",
                "section",
                "hire",
                "captain",
                "ship",
                "berth",
                "reward",
                "character",
                "manuel",
                "girolamo",
                "window",
            ),
        ),
        Step(
            "3",
            t("Sail"),
            t(
                "A merchant still held sails now. Ships at sea earn their income; complete landings pay "
                "their ships and send them on."
            ),
            ("merchant",),
        ),
        Step(
            "*",
            t("Launch"),
            t(
                "Whenever it is your turn: pay as many sailors of different colours as the project's crew "
                "number, and turn it to its ship side. That costs no disc and no money."
            ),
            ("crew",),
        ),
    )


def _end() -> tuple[Block, ...]:
    amount = BASE.amount
    return (
        Heading(t("After five rounds")),
        Terms(
            (
                (t("Money"), t("1 VP for every {n} Reals.", n=amount["reals_per_vp"])),
                (
                    t("Ready ships"),
                    t("{n} VP for each launched ship in hand that has a captain.", n=amount["ready_ship"]),
                ),
                (t("Nothing"), t("For projects not launched, crew, other captains, and ships at sea.")),
                (
                    t("A tie"),
                    t("Most own ships at sea; then most unused crew; then the victory is shared."),
                ),
            )
        ),
    )


def _setup() -> tuple[Block, ...]:
    amount = BASE.amount
    return (
        Heading(t("Setting up")),
        Terms(
            (
                (
                    t("Everybody"),
                    t(
                        "{money} Reals, {captains} captain, four discs. The starting player is drawn by lot.",
                        money=amount["start_money"],
                        captains=amount["start_captains"],
                    ),
                ),
                (
                    t("Characters"),
                    t(
                        "From the starting player on: Dias, Francisco, Girolamo, Manuel I. With three "
                        "players there is no Manuel I, with two no Francisco either; both lie on the board."
                    ),
                ),
                (
                    t("Board"),
                    t("As many crew sections as players, five sailors in each; action spaces by players."),
                ),
                (t("Merchant"), t("Girolamo's holder sails the first merchant at once, for its reward.")),
            )
        ),
        Heading(t("What everybody knows")),
        Paragraph(
            t(
                "All that lies on the table is open. Hidden are only the order of the piles and what comes "
                "out of the bag; what is left in them can be worked out."
            )
        ),
    )


# --- the sea ----------------------------------------------------------------------------------------------


def _sea() -> HelpPage:
    return HelpPage(
        t("the sea: landings and sailing on"),
        t("Sea and landings"),
        t("sea"),
        (
            Heading(t("The way to Calicut"), t("from the farthest landing to the nearest")),
            Paragraph(
                t(
                    "The number on a space is the lowest level a ship needs there, and the VP for sending "
                    "one. Far landings score more, near ones give better rewards."
                )
            ),
            Rows(
                tuple(
                    Row(
                        (
                            str(pick(landing.name)),
                            reward(landing.reward.kind, landing.reward.amount),
                            t("full +{bonus}", bonus=landing.bonus),
                        ),
                        t("Spaces {numbers}.", numbers=" ".join(map(str, landing.spaces))),
                        rows()["landing", landing.id].provenance,
                        f"landing:{landing.id}",
                    )
                    for landing in reversed(BASE.landings)
                )
            ),
            Heading(t("Phase three, in this order")),
            Terms(
                (
                    (
                        t("Merchant"),
                        t(
                            "Who still holds one must sail it, to any space its level reaches; if none, it "
                            "is lost."
                        ),
                    ),
                    (
                        t("Income"),
                        t("Every ship on a landing space earns its owner the printed Reals or VP."),
                    ),
                    (
                        t("Complete"),
                        t("A landing without an empty space pays the bonus for each player's ship in it."),
                    ),
                    (
                        t("Sail on"),
                        t(
                            "Top landing first, each from left to right: every ship of a complete landing "
                            "goes to the leftmost empty space one landing up that its level reaches. If "
                            "there is none, or beyond Calicut, it leaves the game and its captain comes "
                            "home. Sailing on scores nothing."
                        ),
                    ),
                )
            ),
            Heading(t("Merchant ships")),
            Paragraph(
                t(
                    "Taking Girolamo brings the face-up merchant: it sails at once or in phase three, needs "
                    "no captain, and belongs to nobody. Only its reward is collected, but it fills a space, "
                    "sails on, and gets in the way like any ship."
                )
            ),
        ),
    )
