"""The city of Vasco da Gama as a page of help: numbers, actions, prices (dossier 2.3 to 2.5, 5)."""

from piratebox.language import pick, t
from piratebox.wording.help_page import Heading, HelpPage, Paragraph, Row, Rows, Terms
from rules.vasco_da_gama.components import BASE, CHARACTER_ROWS

from .names import rows


def city_page() -> HelpPage:
    """Numbers, areas, prices, characters."""
    box = BASE
    prices = box.sailor_price
    table = rows()
    return HelpPage(
        t("the city: numbers and actions"),
        t("City and actions"),
        t("city"),
        (
            Heading(t("The numbers")),
            Paragraph(
                t(
                    "The cost of a disc is the free-action marker minus its number; the marker's number and "
                    "all higher ones are free. The cost is paid before the action, so what the action brings "
                    "cannot pay for it. An action must have some effect; else the disc is declined."
                )
            ),
            Rows(
                tuple(
                    Row(
                        (str(pick(table["row", row.id].names)),),
                        str(pick(table["row", row.id].texts)),
                        row.provenance.money,
                    )
                    for row in box.rows["row"].values()
                )
            ),
            Heading(t("The four areas"), t("action spaces with 2, 3 and 4 players")),
            Rows(tuple(_area(id) for id in box.rows["area"])),
            Heading(t("Projects")),
            Terms(
                (
                    (t("One project"), t("{n} Real for a project.", n=box.amount["project_one"])),
                    (t("Two projects"), t("{n} Reals for two.", n=box.amount["project_two"])),
                    (
                        t("São Gabriel"),
                        t("As many Reals as its crew number: it comes launched, and no crew is paid."),
                    ),
                )
            ),
            Heading(t("Recruiting")),
            Terms(
                (
                    (
                        t("Sailors"),
                        t(
                            "From one section, any number: 1 colour {one}, 2 colours {two}, 3 colours "
                            "{three}, 4 colours {four} Reals.",
                            one=prices[1],
                            two=prices[2],
                            three=prices[3],
                            four=prices[4],
                        ),
                    ),
                    (
                        t("Captain"),
                        t("One, for as many Reals as sailors are taken; for nothing if none are."),
                    ),
                )
            ),
            Heading(t("Sailing")),
            Paragraph(
                t(
                    "Choose a landing and send launched ships there, one after the other, each with a "
                    "captain, to an empty space whose number its level reaches. Each scores that number and "
                    "may take the landing's reward, at once."
                )
            ),
            Heading(t("Characters"), t("or one of the two money stacks")),
            Paragraph(
                t(
                    "A character can be taken once a round, from the board or from another player. The disc "
                    "moves onto his space as a sign."
                )
            ),
            Rows(
                tuple(
                    Row(
                        (str(pick(row.name)),),
                        str(pick(table["character", row.id].texts)),
                        row.provenance,
                        f"character:{row.id}",
                    )
                    for row in CHARACTER_ROWS
                )
            ),
        ),
    )


def _area(id: str) -> Row:
    row = rows()["area", id]
    words = BASE.rows["area"][id]
    spaces = t(
        "{two} / {three} / {four}", two=words.open_to(2), three=words.open_to(3), four=words.open_to(4)
    )
    return Row((str(pick(row.names)), spaces), str(pick(row.texts)), row.provenance, f"area:{id}")
