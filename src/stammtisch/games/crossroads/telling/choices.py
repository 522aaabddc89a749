"""Chapter 6 for people: what each option says, costs and gives."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core.bits import count, has, members
from stammtisch.core.decision import Choice
from stammtisch.core.words import SeatName, Words, words
from stammtisch.games.crossroads.components.vocabulary import (
    GOSSIPS,
    GROUPS,
    TRAVELLERS_OPTIONS,
    space_label,
)
from stammtisch.games.crossroads.rules import ids
from stammtisch.games.crossroads.rules.digits import digit
from stammtisch.games.crossroads.rules.flow import Crossroads
from stammtisch.games.crossroads.rules.gossips import victims
from stammtisch.games.crossroads.rules.plan import SPACES
from stammtisch.games.crossroads.telling.choice_tiles import (
    SPACE_IDS,
    Said,
    argument,
    own_tile,
    rival,
    say_announcement,
    say_line,
    say_own_reserve,
    say_payment,
    say_purchase,
    say_recipe,
    say_replacement,
    say_reservation,
    say_robbed,
    say_source,
    say_space,
    say_target,
    say_townsfolk,
    say_travellers,
)
from stammtisch.games.crossroads.telling.decisions import DECISIONS, option_names
from stammtisch.games.crossroads.telling.forecast import reputation_move, turned_away, welcomed
from stammtisch.games.crossroads.telling.names import (
    basic_name,
    effects_at,
    gossip_name,
    gossips_words,
    group_name,
    signboard_name,
)

PASSES = ("pass", "end")


def choice(state: Crossroads, seat: int, option: int) -> Choice:
    """One offered option: where it lies, what it says, what it costs and gives."""
    name = DECISIONS[state.kind(seat)]
    identity = option_names(state.box, name)[option]
    if identity in PASSES:
        said = words(f"option-{name}-{identity}")
        return Choice(option, identity, said, "pass", warning=forgone(state, seat, name))
    said, address, effect = SPEAKERS[name](state, seat, option)
    return Choice(option, identity, said, address, effect)


def forgone(state: Crossroads, seat: int, name: str) -> Words | None:
    """What is lost by ending here, although something else could be done."""
    if name == "travellers_action":
        draws = has(state.options(seat), TRAVELLERS_OPTIONS.index("draw_two_keep_one"))
        return words("warn-special") if draws else None
    if name != "invest" or count(state.options(seat)) < 2:
        return None
    mat, most = state.mats[seat], state.box.limits.chest
    over = min(mat.chest + mat.revenue, most) + mat.pouch - most
    return words("warn-guldens", n=int(over), most=int(most)) if over > 0 else None


# -- setup -----------------------------------------------------------------------------------------


def say_signboard(state: Crossroads, seat: int, option: int) -> Said:
    """A signboard for one's inn."""
    board = state.box.signboards[option]
    return words("option-signboard", signboard=signboard_name(board)), f"signboard/{board}", None


def say_draft(state: Crossroads, seat: int, option: int) -> Said:
    """A basic tile of the draft."""
    gives = effects_at(state.box, state.box.basics.effects[option])
    name = basic_name(state.box, option)
    address = f"mat/{seat}/draft/{state.box.basics.ids[option]}"
    return words("option-basic", tile=name), address, gives


def say_place(state: Crossroads, seat: int, option: int) -> Said:
    """A basic tile on a corner."""
    basic, corner = divmod(option, ids.CORNERS)
    space = SPACE_IDS[state.box.corner_space[corner]]
    said = words("option-place", tile=basic_name(state.box, basic), space=space_label(space))
    gives = effects_at(state.box, state.box.basics.effects[basic])
    return said, f"mat/{seat}/inn/{space}", gives


# -- groups and gossips ----------------------------------------------------------------------------


def say_welcome(state: Crossroads, seat: int, option: int) -> Said:
    """The group that is made welcome; its move comes when the other group is chosen too."""
    effect = welcomed(state, seat, option)
    return words("option-welcome", group=group_name(option)), guest(seat, option), effect


def say_unwelcome(state: Crossroads, seat: int, option: int) -> Said:
    """The group that is turned away, after all that the welcome one sets off."""
    effect = turned_away(state, seat, argument(state), option)
    return words("option-unwelcome", group=group_name(option)), guest(seat, option), effect


def guest(seat: int, group: int) -> str:
    """Where a guest tile lies."""
    return f"mat/{seat}/guest/{GROUPS[group]}"


def say_group_up(state: Crossroads, seat: int, option: int) -> Said:
    """A group with which one's reputation rises."""
    effect = reputation_move(state, seat, option, argument(state))
    return words("option-group", group=group_name(option)), f"group/{GROUPS[option]}", effect


def say_group_down(state: Crossroads, seat: int, option: int) -> Said:
    """A group with which one's reputation falls."""
    effect = reputation_move(state, seat, option, -argument(state))
    return words("option-group", group=group_name(option)), f"group/{GROUPS[option]}", effect


def say_gossip(state: Crossroads, seat: int, option: int) -> Said:
    """A type of gossip to take or to give up."""
    held = digit(state.mats[seat].gossips, option)
    effect = words("option-gossip-held", held=held)
    address = f"mat/{seat}/gossip/{GOSSIPS[option]}"
    return words("option-gossip", gossip=gossip_name(option)), address, effect


def say_gossip_action(state: Crossroads, seat: int, option: int) -> Said:
    """A gossip action with its price."""
    gossip = state.box.gossip
    numbers = {
        ids.ECONOMIC_1: gossip.guldens,
        ids.ECONOMIC_2_DUEL: gossip.stolen_in_duel,
        ids.ECONOMIC_2_TABLE: gossip.stolen_at_table,
        ids.POLITICAL_1: gossip.raise_own,
        ids.POLITICAL_2_DUEL: gossip.lower_in_duel,
        ids.POLITICAL_2_TABLE: gossip.lower_at_table,
    }
    said = words(f"option-gossip_action-{option}", number=numbers.get(option, 0))
    type = gossip.type[option]
    price = words("price-gossip", gossips=gossips_words(GOSSIPS[type], gossip.spend[option]))
    return said, f"mat/{seat}/gossip/{GOSSIPS[type]}", price


def say_rep_down(state: Crossroads, seat: int, option: int) -> Said:
    """A player and the group with which that player's reputation falls."""
    opponent, group = divmod(option, ids.GROUPS)
    victim = state.across(opponent)
    gossip = state.box.gossip
    by = gossip.lower_in_duel if state.seats == 2 else gossip.lower_at_table
    said = words("option-rep-down", seat=SeatName(victim), group=group_name(group))
    effect = reputation_move(state, victim, group, -by)
    return said, f"mat/{victim}/reputation/{GROUPS[group]}", effect


def say_victims(state: Crossroads, seat: int, option: int) -> Said:
    """Two rivals to rob."""
    first, second = (state.across(opponent) for opponent in members(victims(option)))
    said = words("option-victims", first=SeatName(first), second=SeatName(second))
    chests = (state.mats[first].chest, state.mats[second].chest)
    effect = words("option-victims-chests", first=chests[0], second=chests[1])
    return said, f"victims/{first}-{second}", effect


def say_stolen(state: Crossroads, seat: int, option: int) -> Said:
    """A gossip to steal."""
    said = words("option-steal-gossip", gossip=gossip_name(option))
    return said, f"mat/{rival(state, 0)}/gossip/{GOSSIPS[option]}", None


def say_track(state: Crossroads, seat: int, option: int) -> Said:
    """A track to lay out anew."""
    return words("option-track", tier=option + 1), f"track/{option + 1}", None


def say_swap_own(state: Crossroads, seat: int, option: int) -> Said:
    """An own ingredient tile to give away."""
    return own_tile(state, seat, option, "option-tile")


def say_swap_other(state: Crossroads, seat: int, option: int) -> Said:
    """A rival's ingredient tile to receive."""
    number, space = divmod(option, SPACES)
    owner = rival(state, number)
    said, address, tokens = own_tile(state, owner, space, "option-tile")
    return words("option-of-seat", seat=SeatName(owner), thing=said), address, tokens


SPEAKERS: dict[str, Callable[[Crossroads, int, int], Said]] = {
    "signboard": say_signboard,
    "draft_pick": say_draft,
    "place_basic": say_place,
    "impression_welcome": say_welcome,
    "impression_unwelcome": say_unwelcome,
    "gossip_action": say_gossip_action,
    "gossip_rep_up": say_group_up,
    "gossip_rep_down": say_rep_down,
    "gossip_victims": say_victims,
    "gossip_steal_type": say_stolen,
    "gossip_track": say_track,
    "swap_own_tile": say_swap_own,
    "swap_other_tile": say_swap_other,
    "invest": say_purchase,
    "pay": say_payment,
    "reserve": say_reservation,
    "build": say_space,
    "complete_recipe": say_recipe,
    "ingredient_source": say_source,
    "announce_end": say_announcement,
    "distressed_gossip": say_gossip,
    "outlaws_lose_gossip": say_gossip,
    "travellers_action": say_travellers,
    "travellers_keep": say_recipe,
    "travellers_discard": say_recipe,
    "travellers_victim": say_robbed,
    "travellers_replace": say_replacement,
    "townsfolk_action": say_townsfolk,
    "townsfolk_own": say_own_reserve,
    "townsfolk_target": say_target,
    "gain_gossip_type": say_gossip,
    "lose_gossip_type": say_gossip,
    "gain_reputation_group": say_group_up,
    "lose_reputation_group": say_group_down,
    "reserve_effect": say_reservation,
    "discard_reserved": say_own_reserve,
    "collector_line": say_line,
}
