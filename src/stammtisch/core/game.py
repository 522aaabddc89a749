"""The contract of a title: what the platform asks of the one object `GAME` in each title's folder.

Everything here runs interpreted, at the boundary to people; the rules themselves are the compiled
`State` of the title. A title's own class says what is special about it; what it tells people is
found by name in its rooms, and the names are given here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec
from librt.vecs import vec

from stammtisch.core import components as component_files
from stammtisch.core.about import About, plain_about
from stammtisch.core.bits import has, members
from stammtisch.core.decision import Choice, DecisionKind, Run
from stammtisch.core.errors import BadTable
from stammtisch.core.features import Schema, laid_out
from stammtisch.core.journal import Event, Journal
from stammtisch.core.lesson import Caution, Lesson
from stammtisch.core.rooms import find, has_room, room
from stammtisch.core.scene import Mark, Scene, Story
from stammtisch.core.score import ScoreSheet
from stammtisch.core.seeds import insist_on_seed
from stammtisch.core.state import State
from stammtisch.core.variants import FirstEvening, Preset, Variant
from stammtisch.core.weights import Weights, names_in, own_weights, read_weights
from stammtisch.core.words import Phrasebook, Words, phrasebook
from stammtisch.core.zones import Layout

StateT = TypeVar("StateT", bound=State)
BoxT = TypeVar("BoxT")
ViewT = TypeVar("ViewT", bound=msgspec.Struct)


class Components(Generic[BoxT]):
    """A components file that has been read and checked."""

    def __init__(
        self,
        text: str,
        hash: str,
        box: BoxT,
        decisions: Callable[[BoxT], tuple[DecisionKind, ...]],
        tuned_for: str = "",
        weights: Mapping[str, float] | None = None,
    ) -> None:
        self.text = text
        self.hash = hash
        self.weights = dict(weights or {})  # of the evaluation
        self.tuned_for = tuned_for  # the hash of the box that the bots' weights belong to
        self.box = box
        self._decisions = decisions

    @cached_property
    def kinds(self) -> tuple[DecisionKind, ...]:
        """Every question of the title with this box: thousands of names, worked out once."""
        return self._decisions(self.box)


class Game(ABC, Generic[StateT, BoxT, ViewT]):
    """The rules of one title. It keeps nothing of a match."""

    name: str
    title: str
    fewest_seats: int
    most_seats: int
    variants: tuple[Variant, ...] = ()
    presets: tuple[Preset, ...] = ()  # what a rulebook advises, the simplest first
    first_evening: FirstEvening | None = None  # a title may do without one
    rules_version: int
    observations_version: int = 1  # rises with the rules, and with what an observation shows
    most_decisions: int  # no match ever takes more answers than this
    first_seat_begins: bool = False  # the rules draw no start player: whoever sets the table does
    hides_nothing: bool = False  # everybody sees everything but the chance to come
    languages: tuple[str, ...] = ("en",)  # those that are complete; English stands in for others

    # -- what a title's class answers ------------------------------------------------------------

    @abstractmethod
    def setup(
        self,
        box: BoxT,
        seats: int,
        variants: Mapping[str, str],
        seed: int,
        journal: Journal | None = None,
    ) -> StateT:
        """A fresh match that waits for its first answer; the journal hears of it from the start."""

    @abstractmethod
    def census(self, state: StateT) -> dict[str, int]:
        """Every component across all areas of the table, counted."""

    @abstractmethod
    def contents(self, box: BoxT, seats: int, variants: Mapping[str, str]) -> dict[str, int]:
        """Every component that takes part in such a match, counted from the box."""

    # -- what is found in its rooms, under the names given here ------------------------------------

    def read_box(self, checker: component_files.Checker) -> BoxT:
        """The component tables of a checked file; complaints go to the checker."""
        box: BoxT = self.found("components.reader.read_box")(checker)
        return box

    def decisions(self, box: BoxT) -> tuple[DecisionKind, ...]:
        """Every question of this title; the place in the tuple is what `State.kind` gives."""
        kinds: tuple[DecisionKind, ...] = self.found("telling.decisions.decisions")(box)
        return kinds

    def prompt(self, state: StateT, seat: int) -> Words:
        """The question that an awaited seat is asked, in words."""
        question: Words = self.found("telling.decisions.prompt")(state, seat)
        return question

    def choice(self, state: StateT, seat: int, option: int) -> Choice:
        """One offered option: address, words, cost and gain, from what the seat may know."""
        offered: Choice = self.found("telling.choices.choice")(state, seat, option)
        return offered

    def runs(self, state: StateT, seat: int) -> tuple[Run, ...]:
        """Several answers under one name that an awaited seat may give; a title may do without."""
        named: tuple[Run, ...] = self.perhaps("telling.runs", "runs", (), state, seat)
        return named

    def needless(self, state: StateT, seat: int) -> int | None:
        """The option that everybody knows to be the only sensible one; a title may do without.

        The platform answers it like a forced one, so it must follow from public facts alone.
        """
        option: int | None = self.perhaps("telling.needless", "needless", None, state, seat)
        return option

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What a seat (or None, a spectator) may know, built from nothing."""
        seen: ViewT = self.found("telling.view.view")(state, seat)
        return seen

    def layout(self, view: ViewT) -> Layout:
        """The view as zones and pieces, for the terminal and the plain board."""
        zones: Layout = self.found("telling.plain.layout")(view)
        return zones

    def status(self, view: ViewT) -> tuple[Words, ...]:
        """The first lines of the layout: how things stand; `status` beside it costs less."""
        own = getattr(room(self.package, "telling.plain"), "status", None)
        lines: tuple[Words, ...] = self.layout(view).status if own is None else own(view)
        return lines

    def explain(self, state: StateT, seat: int, address: str) -> Words:
        """Why the thing at this address cannot be chosen by the seat now."""
        reason: Words = self.found("telling.explain.explain")(state, seat, address)
        return reason

    def about(self, view: ViewT, address: str) -> About | None:
        """What the thing at an address is, says and is worth to whoever has this view.

        The layout tells it; `telling.about` may tell more. None where nothing lies there.
        """
        plain = plain_about(self.layout(view), address)
        told: About | None = self.perhaps("telling.about", "about", plain, view, address, plain)
        return told

    def tell(self, box: BoxT, event: Event) -> Words | None:
        """The log line of an event as it reached its viewer (UNKNOWN stands for what is hidden)."""
        line: Words | None = self.found("telling.events.tell")(box, event)
        return line

    def sheet(self, state: StateT) -> ScoreSheet:
        """The itemised score sheet as it stands."""
        lines: ScoreSheet = self.found("telling.sheet.sheet")(state)
        return lines

    def features(self, box: BoxT, seats: int) -> Schema:
        """What stands where in an observation (`State.encode`); a title may do without both."""
        return laid_out(self.found("telling.features.features")(box, seats))

    def scenes(self, story: Story) -> tuple[Scene, ...]:
        """The moments at which points were counted so far; a title may do without."""
        staged: tuple[Scene, ...] = self.perhaps("telling.scene", "scenes", (), story)
        return staged

    @cached_property
    def scene_openers(self) -> tuple[int, ...]:
        """The kinds of events with which a scene opens or goes on."""
        if not has_room(self.package, "telling.scene"):
            return ()
        kinds: tuple[int, ...] = room(self.package, "telling.scene").OPENERS
        return kinds

    def marks(self, story: Story) -> tuple[Mark, ...]:
        """Where rounds and seasons began; a title may do without."""
        found: tuple[Mark, ...] = self.perhaps("telling.scene", "marks", (), story)
        return found

    def lesson(self, state: StateT, seat: int) -> Lesson | None:
        """What the question of an awaited seat is about; a title may do without lessons."""
        taught: Lesson | None = self.perhaps("telling.lessons", "lesson", None, state, seat)
        return taught

    def goal(self, state: StateT, seat: int) -> Words | None:
        """What the seat should be after in this phase; a title may do without."""
        aim: Words | None = self.perhaps("telling.lessons", "goal", None, state, seat)
        return aim

    def cautions(self, state: StateT, seat: int) -> tuple[Caution, ...]:
        """What beginners would regret among the options of an awaited seat; never all of them.

        Who is warned of everything is told nothing.
        """
        said: tuple[Caution, ...] = self.perhaps("telling.lessons", "cautions", (), state, seat)
        warned = {one.option for one in said}
        return said if warned < set(members(state.options(seat))) else ()

    def figures(self, box: BoxT) -> dict[str, int]:
        """Numbers of the components that the pictures of the first evening show."""
        shown: dict[str, int] = self.perhaps("telling.intro", "figures", {}, box)
        return shown

    @cached_property
    def lessons(self) -> tuple[str, ...]:
        """The kinds of questions that have a lesson (`lesson-<kind>` in words)."""
        if not has_room(self.package, "telling.lessons"):
            return ()
        return tuple(kind.id for kind in self.components.kinds)

    @cached_property
    def weight_names(self) -> tuple[str, ...]:
        """Of the evaluation, in the order of their places; a title may do without."""
        if not has_room(self.package, "judgement.weights"):
            return ()
        return names_in(room(self.package, "judgement.weights"))

    def set_weights(self, box: BoxT, weights: Mapping[str, float]) -> None:
        """Lay the weights of the evaluation into a box."""
        laid: Any = box
        laid.weights = vec[float]([weights[name] for name in self.weight_names])

    def found(self, place: str) -> Callable[..., Any]:
        """A function in the title's rooms, see core/rooms.py."""
        return find(self.package, place)

    def perhaps(self, module: str, name: str, otherwise: Any, *given: Any) -> Any:
        """What a function says that a title may do without."""
        if not has_room(self.package, module):
            return otherwise
        return self.found(f"{module}.{name}")(*given)

    # -- what follows from it ----------------------------------------------------------------------

    @cached_property
    def package(self) -> str:
        """The Python package of the title's folder."""
        return type(self).__module__.rsplit(".", 1)[0]

    @cached_property
    def view_type(self) -> Any:
        """The shape of what `view` gives."""
        return get_type_hints(self.found("telling.view.view"))["return"]

    @cached_property
    def components(self) -> Components[BoxT]:
        """The components that come with the title."""
        file = resources.files(self.package) / "components.toml"
        return self.parse_components(file.read_text(encoding="utf-8"), f"{self.name} (standard)")

    @cached_property
    def weights(self) -> Weights:
        """The weights of the evaluation that come with the title."""
        return read_weights(self.package, self.weight_names)

    def read_components(self, path: Path) -> Components[BoxT]:
        """The components of an owner's own file, or complaints."""
        return self.parse_components(component_files.read(path), str(path))

    def parse_components(self, text: str, file: str) -> Components[BoxT]:
        """The components in a TOML text, or complaints that name the file."""
        data: dict[str, Any] = component_files.parse(text, file)
        checker = component_files.Checker(data, file)
        meta = data.get("meta")
        game = meta.get("game") if isinstance(meta, dict) else None
        if game != self.name:
            said = component_files.shown(game)
            checker.complain("[meta]", f"'game' must be '{self.name}', it is {said}.")
            checker.finish()
        try:
            own = own_weights(data, self.weight_names)
            box = self.read_box(checker)
            hash_of_it = component_files.fingerprint(data)
        except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError) as error:
            checker.finish()  # what is known to be wrong comes first
            raise component_files.BadComponents(
                file, [f"A value has the wrong form or names something unknown: {error}."]
            ) from error
        checker.finish()
        if not self.weight_names:
            return Components(text, hash_of_it, box, self.decisions, hash_of_it)
        weights = own or self.weights
        self.set_weights(box, weights.weights)
        return Components(
            text, hash_of_it, box, self.decisions, weights.components, weights.weights
        )

    def variants_at(self, seats: int) -> tuple[Variant, ...]:
        """The variants that may be set with so many seats."""
        return tuple(v for v in self.variants if not v.seats or seats in v.seats)

    def check_table(self, seats: int, variants: Mapping[str, str]) -> dict[str, str]:
        """The full setting of all variants for so many seats, or a complaint."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadTable(
                f"{self.title} is for {self.fewest_seats} to {self.most_seats} seats, not {seats}."
            )
        known = {variant.id: variant for variant in self.variants_at(seats)}
        for name, value in variants.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadTable(
                    f"{self.title} with {seats} seats has no variant '{name}' (known: {names})."
                )
            if value not in known[name].values:
                raise BadTable(
                    f"Variant '{name}' of {self.title} cannot be '{value}'; "
                    f"it is one of {', '.join(known[name].values)}."
                )
        return {name: variants.get(name, variant.default) for name, variant in known.items()}

    def begin(
        self,
        seats: int,
        variants: Mapping[str, str] | None = None,
        seed: int = 0,
        components: Components[BoxT] | None = None,
    ) -> StateT:
        """The state of a fresh match, or a complaint about seats, variants or seed."""
        checked = self.check_table(seats, variants or {})
        insist_on_seed(seed)
        return self.setup((components or self.components).box, seats, checked, seed)

    def preset(self, name: str) -> dict[str, str]:
        """The settings of a preset, or a complaint."""
        for preset in self.presets:
            if preset.id == name:
                return dict(preset.variants)
        known = ", ".join(preset.id for preset in self.presets) or "none"
        raise BadTable(f"{self.title} has no preset '{name}' (known: {known}).")

    def learning(self) -> dict[str, str]:
        """The settings of the first evening, or a complaint where a title has none."""
        evening = self.first_evening
        if evening is None:
            raise BadTable(f"{self.title} has no first evening.")
        return {**self.preset(evening.preset), **evening.variants}

    def round_number(self, state: StateT) -> int:
        """A number that differs from round to round; with it a standing order for a round ends."""
        return 0

    def choices(self, state: StateT, seat: int) -> tuple[Choice, ...]:
        """All options that an awaited seat is offered."""
        return tuple(self.choice(state, seat, option) for option in members(state.options(seat)))

    def verdict(self, state: StateT, seat: int, address: str) -> Words:
        """That the thing at an address can be chosen now, or why it cannot."""
        if has(state.awaited(), seat):
            if any(choice.address == address for choice in self.choices(state, seat)):
                return Words("may-be-chosen")
        return self.explain(state, seat, address)

    def phrasebook(self, language: str = "en") -> Phrasebook:
        """The title's words in a language; English stands in where it is not declared."""
        return phrasebook(self.package, language, gaps=language not in self.languages)


AnyGame = Game[Any, Any, Any]
