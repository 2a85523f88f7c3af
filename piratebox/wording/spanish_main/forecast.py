"""The consequence of the highlighted choice, in words, from public facts only."""

from piratebox.language import t, tn
from rules.spanish_main.choices import Accuse, Choice, Move, Pass, PayForAccusation, Repair
from rules.spanish_main.components import MOVEMENTS
from rules.spanish_main.foresight import Foresight, foresee
from rules.spanish_main.view import View

from .events import Names, adventure_sentence, card_name, pirate_name, ship_name


def consequence(seen: View, choice: Choice, names: Names, *, short: bool = False) -> list[str]:
    """Sentences that say what a choice would do; ``short`` names ships by their ids."""
    if isinstance(choice, PayForAccusation):
        return [t("{card} is lost for good; then the answer is given.", card=card_name(choice.card))]
    future = foresee(seen, choice)
    sentences = [text for text in (_action(seen, choice, names, future, short=short),) if text]
    if future.outcome is None:
        sentences.append(t("{card} waits for the next player.", card=card_name(future.adventure)))
        return sentences
    outcome = {part: getattr(future.outcome, part) for part in future.outcome.__slots__}
    sentences.append(adventure_sentence(future.adventure, outcome, names, short=short, certain=False))
    sentences.append(_supply(seen, future, short=short))
    return sentences


def _action(seen: View, choice: Choice, names: Names, future: Foresight, *, short: bool) -> str:
    match choice:
        case Move(space=None):
            return ""
        case Move(card=card, space=int(space)):
            ship = seen.row[space - 1]
            named = ship if short else ship_name(ship)
            if MOVEMENTS[card].kind == "sabotage":
                return t("{ship} is damaged.", ship=named)
            end = future.row.index(ship) + 1
            if end == space:
                return t("{ship} stays where it is.", ship=named)
            if end == 1:
                return t("{ship} leads the row.", ship=named)
            return t("{ship} lies in space {space}.", ship=named, space=end)
        case Repair():
            return tn("{n} ship is repaired.", "{n} ships are repaired.", sum(seen.damaged))
        case Accuse(accused=accused, pirate=pirate):
            fields = {
                "accused": names[accused],
                "pirate": pirate_name(pirate),
                "taken": future.at_stake,
            }
            if short:
                return t("Right: {taken} fame is taken. Wrong: all know.", **fields)
            return t(
                "If {accused} is {pirate}, {taken} fame is taken for good; if not, everybody knows.", **fields
            )
        case Pass(swap=str(swap)):
            return t("{card} is swapped for an unknown card.", card=card_name(swap))
    return ""


def _supply(seen: View, future: Foresight, *, short: bool) -> str:
    """What the adventure deck comes to."""
    if future.last:
        return t("Then the game ends.")
    if short:
        return t("The deck falls to {after}.", after=future.deck)
    if future.from_deck:
        return tn(
            "The awards take {n} card from the deck and the next adventure 1 more: {before} become {after}.",
            "The awards take {n} cards from the deck and the next adventure 1 more: {before} become {after}.",
            future.from_deck,
            before=seen.deck,
            after=future.deck,
        )
    return t("The deck falls from {before} to {after}.", before=seen.deck, after=future.deck)
