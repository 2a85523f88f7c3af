"""Where this edition of Pirate King! comes from (dossier 1, 2 and 8), and how to enter the printed cards."""

from piratebox.language import t
from piratebox.wording.common_pages import provenances, unofficial
from piratebox.wording.help_page import Block, Heading, HelpPage, Paragraph, Terms
from rules.pirate_king.cards import Box, Kind

from .names import card_name


def edition_page(box: Box) -> HelpPage:
    """Credits, how sure everything is, and the owner's card file."""
    blocks: tuple[Block, ...] = (
        Heading(t("The game")),
        Paragraph(
            t(
                "Pirate King!, designed and drawn by Frankie Bu; Spanish edition by Boquerón Games, 2025. "
                "Two to five players, from 9 years, a quarter of an hour."
            )
        ),
        Paragraph(
            t(
                "The rules came to us without the game's name. Everything fits this one, and we are about "
                "nine tenths sure; if we are mistaken, we beg the pardon of all concerned."
            )
        ),
        unofficial(),
        Heading(t("The cards are not the printed ones")),
        Paragraph(
            t(
                "Rules after the published game; card list reconstructed for this edition. How a round goes, "
                "what the symbols and effects do, how many cards of each kind there are and the game for two "
                "are as published. The name, symbols and effect of every single card are made up by us, and "
                "so is the number of pirates."
            )
        ),
        provenances("printed", "printed_one_source", "derived", "reconstructed"),
        Heading(t("Do you own the cards?"), t("a card file replaces ours")),
        Paragraph(
            t(
                "Write them into corrections/pirate_king.toml in the folder of the settings. Each card is a "
                "row [[card]]; a row with one of the ids below replaces only the fields it gives, and a row "
                "with a new id adds a card. A match keeps the cards it was begun with."
            )
        ),
        Terms(
            (
                ("id", t("Letters, digits and underscores; those of our cards stand below.")),
                ("kind", t("starter, pirate, monster or loot; only a new card needs it.")),
                ("name", t("One text, or one for each language.")),
                ("count", t("How many there are; 0 takes a card out. A starter counts once for each set.")),
                ("sword", t("How many are printed; gold, curse and crown alike.")),
                ("effects", t("Up to three rows such as {example}.", example='{ op = "reveal", n = 2 }')),
                ("end", t("Such as {example}.", example='{ op = "crowns", per = 4, symbol = "gold" }')),
                ("brief", t("The effect in a few words; needed when symbols or effects change.")),
                ("text", t("All the card shows, in a sentence; needed when symbols or effects change.")),
            )
        ),
        Paragraph(
            t(
                "Effects are reveal, copy, look, turn_over, earn, captain, draw_loot, choose, from_discard "
                "and place; reveal and turn_over take who = others. An end is crowns or win. A box has 8 "
                "starters a set, 14 monsters, 45 loot cards and 5 to 20 pirates. What does not fit is named "
                "with its row, its field and the reason."
            )
        ),
        Heading(t("The ids of this box")),
        Terms(tuple((word, _ids(box, kind)) for kind, word in _kinds())),
    )
    return HelpPage(t("this edition"), t("This edition"), t("about"), blocks)


def _kinds() -> tuple[tuple[Kind, str], ...]:
    return (
        ("starter", t("Starter cards")),
        ("pirate", t("Pirate cards")),
        ("monster", t("Monster cards")),
        ("loot", t("Loot cards")),
    )


def _ids(box: Box, kind: Kind) -> str:
    """The cards of a kind with their ids."""
    named = [
        t("{id} {card}", id=card.id, card=card_name(box, card.id))
        for card in box.cards.values()
        if card.kind == kind
    ]
    return t(", ").join(named)
