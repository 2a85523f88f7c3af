"""What effects do, as a page of help (dossier 2.2, 4.3, 4.8, 5)."""

from piratebox.language import t
from piratebox.wording.help_page import Heading, HelpPage, Paragraph, Terms


def effects_page() -> HelpPage:
    """The thirteen effects, their order, and what happens when there is nothing to do."""
    return HelpPage(
        t("what effects do"),
        t("Effects"),
        t("effects"),
        (
            Heading(t("In which order")),
            Paragraph(
                t(
                    "All cards of a flip lie open before the first effect. Then they are resolved one after "
                    "the other, the captain's first, then clockwise. A card that an effect brings into play "
                    "is resolved completely before anything else goes on. A card that was turned over before "
                    "its effect does nothing. No effect may be left out."
                )
            ),
            Heading(t("The thirteen effects")),
            Terms(
                (
                    (
                        t("Reveal"),
                        t("So many more cards off the own deck, one after the other, with no vote."),
                    ),
                    (
                        t("Copy"),
                        t(
                            "The card becomes the one before it in its row, all symbols and effects, and "
                            "stays that for the round."
                        ),
                    ),
                    (t("Look"), t("See the top cards of the own deck and put them back in any order.")),
                    (
                        t("Turn over"),
                        t("All cards with the symbol in the play area go face down and lose everything."),
                    ),
                    (
                        t("Earn"),
                        t("A sword or gold more for each symbol of a kind in the play area, all the time."),
                    ),
                    (t("Captain"), t("Take the captain token; this flip keeps its order.")),
                    (
                        t("Draw loot"),
                        t("The top card of the loot pile comes into the row and is the player's for good."),
                    ),
                    (
                        t("Choose"),
                        t("See the top two cards of the own deck: one is discarded, the other revealed."),
                    ),
                    (t("From discard"), t("Any card of the own discard pile comes into the row.")),
                    (
                        t("Place"),
                        t(
                            "The card goes to the play area of another player who is not bust, and counts "
                            "there until the round ends. Its owner gets it back."
                        ),
                    ),
                    (
                        t("End: crowns"),
                        t("Crowns at the end for own cards that show a symbol, pirates included."),
                    ),
                    (t("End: win"), t("With so many cards that show a symbol, wins at the end.")),
                    (
                        t("Others"),
                        t("The effect is for all other players who are not bust, not for its owner."),
                    ),
                )
            ),
            Heading(t("When there is nothing to do")),
            Terms(
                (
                    (
                        t("Empty deck"),
                        t("The discard pile is shuffled under it as soon as a card is missing."),
                    ),
                    (t("No cards"), t("Nothing is revealed; at the vote the player is stopped unasked.")),
                    (t("Few cards"), t("Look and choose do with what there is; a single card is revealed.")),
                    (t("No discards"), t("A card is revealed off the deck instead.")),
                    (t("No loot"), t("Nothing is drawn; if the display is short, the last get nothing.")),
                    (t("Nobody left"), t("A card that cannot be placed stays, and its curses count there.")),
                    (t("Nothing to copy"), t("The copy is blank for the round.")),
                )
            ),
        ),
    )
