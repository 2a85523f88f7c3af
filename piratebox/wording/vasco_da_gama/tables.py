"""All tiles of Vasco da Gama as a page of help (dossier 2.6 to 2.8)."""

from piratebox.language import t, tn
from piratebox.wording.help_page import Block, Heading, HelpPage, Paragraph, Row, Rows
from rules.vasco_da_gama.components import BASE, TYPES

from .names import income, row_of


def tiles_page() -> HelpPage:
    """Projects by type, merchants, Vasco da Gama tiles."""
    blocks: list[Block] = [
        Paragraph(
            t(
                "A project shows the ship's level, how many different colours of crew launch it, and what it "
                "earns in every phase three while it stands on a landing space. Type I is laid out first, "
                "then II, then III, seven in each round."
            )
        )
    ]
    for kind in TYPES:
        tiles = [row for row in BASE.rows["project"].values() if row.type == kind]
        count = sum(row.count for row in tiles)
        blocks += [
            Heading(t("Projects of type {type}", type=kind), tn("{n} tile", "{n} tiles", count)),
            Rows(
                tuple(
                    Row(
                        (row.id, t("level {level}", level=row.level)),
                        t("crew {n}, income {income}", n=row.crew, income=income(row.id) or t("none")),
                        row_of(row.id).provenance,
                        f"card:{row.id}",
                    )
                    for row in tiles
                )
            ),
        ]
    merchants = list(BASE.rows["merchant"].values())
    blocks += [
        Heading(t("Merchant ships"), tn("{n} tile", "{n} tiles", len(BASE.merchants))),
        Rows(
            tuple(
                Row(
                    (row.id, t("level {level}", level=row.level)),
                    t("no crew, no captain, no income, no owner"),
                    row.provenance.level,
                    f"card:{row.id}",
                )
                for row in merchants
            )
        ),
        Heading(t("Vasco da Gama tiles"), tn("{n} tile", "{n} tiles", len(BASE.tiles))),
        Paragraph(
            t(
                "The tile in the left space gives the marker's number and two money stacks; the one turned "
                "up in phase two moves the marker, and lies in the left space next round. Six are used in a "
                "game."
            )
        ),
        Rows(
            tuple(
                Row(
                    (row.id, t("marker {n}", n=row.number), f"{row.modifier:+d}"),
                    t("money {first} and {second}", first=row.stacks[0], second=row.stacks[1]),
                    row_of(row.id).provenance,
                    f"card:{row.id}",
                )
                for row in BASE.rows["tile"].values()
            )
        ),
    ]
    return HelpPage(t("all tiles"), t("Tiles"), t("tiles"), tuple(blocks))
