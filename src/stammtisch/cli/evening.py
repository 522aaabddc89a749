"""An evening at the terminal: the loop of a match between people and bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from stammtisch.bots.advice import advise, in_words, review, review_words
from stammtisch.bots.bot import Bot
from stammtisch.cli.draw import SEAT_MARKS, draw, draw_zone, score_table, seat_style
from stammtisch.cli.vocabulary import COMMANDS, HERE, meant, read
from stammtisch.core import record
from stammtisch.core.decision import Question
from stammtisch.core.errors import Complaint
from stammtisch.core.match import Match
from stammtisch.core.rng import seeded
from stammtisch.core.words import Words
from stammtisch.core.zones import Zone


class Left(Exception):
    """A person left the table."""


class Evening:
    """One match at one terminal. Seats without a bot belong to people at the keyboard."""

    def __init__(
        self,
        console: Console,
        match: Match,
        bots: dict[int, Bot],
        called: Mapping[int, str] | None = None,
    ) -> None:
        self.console = console
        self.match = match
        self.bots = bots
        self.called = called or {}
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.names = {seat: self.name(seat) for seat in range(match.seats)}
        self.rng = seeded(match.seed & 0xFFFFFFFF, 2)
        self.told = match.ply or -1  # events up to this answer have been read
        self.news: list[str] = []  # what was told last
        self.at_screen = self.people[0]

    def name(self, seat: int) -> str:
        """How the log calls a seat."""
        kind = self.called.get(seat, "bot") if seat in self.bots else "player"
        return f"{kind.capitalize()} {seat + 1}"

    def say(self, said: Words) -> str:
        """Words in English with the names of this table."""
        return self.match.game.phrasebook().say(said, self.names)

    def play(self) -> None:
        """Until the match is over or everybody has left."""
        self.console.print(f"[bold]{self.match.game.title}[/] — 'help' lists what you can type.")
        try:
            while not self.match.over:
                self.next_answer()
        except (Left, EOFError):
            self.console.print("You leave the table. 'save' would have kept the match.")
            return
        self.tell_news()
        self.console.print(score_table(self.match, self.names))
        winners = [self.names[seat] for seat in self.match.game.sheet(self.match.state).winners]
        verb = "wins" if len(winners) == 1 else "share the victory"
        self.console.print(f"[bold]{' and '.join(winners)} {verb}.[/]")
        with suppress(EOFError):
            question = "Type 'yes' if the Master shall look back on your decisions: "
            if self.console.input(question).strip().lower() in ("y", "yes"):
                self.look_back()

    def next_answer(self) -> None:
        """A forced answer, then the bots, then a person."""
        forced = self.match.forced()
        if forced is not None:
            self.match.answer(*forced)
            return
        for seat in self.match.awaited():
            if seat in self.bots:
                world = self.match.state.imagine(seat, self.rng.word(1))
                self.match.answer(seat, self.bots[seat].choose(world, seat, self.rng))
                return
        self.ask(self.match.awaited()[0])

    def tell_news(self) -> None:
        """What happened since the log was last read."""
        lines = [self.say(line) for _, line in self.match.story(self.at_screen, self.told)]
        self.news = lines or self.news
        self.told = self.match.ply
        self.tell(lines)

    def tell(self, lines: Iterable[str]) -> None:
        """Lines of the log with the names in the colours of their seats."""
        for line in lines:
            self.console.print(self.coloured(f"  {line}"))

    def coloured(self, line: str) -> Text:
        """A log line with the names in the colours of their seats."""
        text = Text(line)
        for seat, name in self.names.items():
            text.highlight_words([name], seat_style(seat))
        return text

    def hand_over(self, seat: int) -> None:
        """Between two people: clear the screen, so that nobody sees another's secrets."""
        if seat != self.at_screen:
            self.console.clear()
            self.console.input(f"{self.names[seat]}, it is your turn. Press Enter when alone: ")
            self.at_screen = seat
            self.console.clear()

    def ask(self, seat: int) -> None:
        """Put a question to a person until it is answered."""
        self.hand_over(seat)
        self.tell_news()
        self.show_board()
        ply = self.match.ply
        while self.match.ply == ply and not self.match.over:
            question = self.match.question(seat)
            self.show_question(question)
            self.obey(question, self.console.input("> ").strip())

    def show_board(self) -> None:
        """The table as the person at the screen sees it."""
        view = self.match.view(self.at_screen)
        self.console.print(draw(self.match.game.layout(view), self.say, self.at_screen))

    def show_question(self, question: Question) -> None:
        """The question with its numbered options."""
        self.console.print(
            Text(f"{SEAT_MARKS[question.seat]} ", style=seat_style(question.seat))
            + Text(self.say(question.words), style="bold")
        )
        for number, choice in enumerate(question.choices, start=1):
            line = Text(f"{number:4}  {self.say(choice.words)}")
            if choice.effect is not None:
                line += Text(f"  ({self.say(choice.effect)})", style="dim")
            self.console.print(line)

    def obey(self, question: Question, typed: str) -> None:
        """Do what was typed; a complaint is shown and nothing happens."""
        wish, rest = read(typed)
        try:
            if wish == "number":
                self.choose(question, int(rest))
            elif wish == "words":
                self.choose_by_words(question, rest)
            elif wish == "undo":
                self.match.undo(question.seat)
                self.told = min(self.told, self.match.ply)
                self.console.print("Taken back.")
            elif wish == "save":
                self.save(rest)
            elif wish == "quit":
                raise Left
            else:
                self.show(question, wish, rest)
        except Complaint as complaint:
            self.console.print(Text(str(complaint), style="red"))

    def choose_by_words(self, question: Question, typed: str) -> None:
        """Answer with the one option that has all these words; of several, say which."""
        names = [self.say(choice.words) for choice in question.choices]
        found = meant(typed, names)
        if not found:
            raise Complaint(
                f"No answer is called '{typed}'. 'options' lists them, 'help' lists the commands."
            )
        if len(found) == 1:
            self.choose(question, found[0] + 1)
            return
        self.console.print("Which one?")
        for place in found:
            self.console.print(Text(f"{place + 1:4}  {names[place]}"))

    def choose(self, question: Question, number: int) -> None:
        """Answer with the option of this number."""
        if not 1 <= number <= len(question.choices):
            raise Complaint(f"Choose a number from 1 to {len(question.choices)}.")
        self.match.answer(question.seat, question.choices[number - 1].option)

    def save(self, name: str) -> None:
        """Keep the match as a record."""
        if not name:
            raise Complaint("Say where: save FILE.")
        record.write(record.to_record(self.match), Path(name))
        self.console.print(Text(f"Kept in {name}."))

    def show(self, question: Question, word: str, rest: str) -> None:
        """Words that only show something."""
        if word == "board" or (word == "status" and not rest):
            self.show_board()
        elif word == "status":
            self.show_part(rest)
        elif word in ("last", "repeat"):
            self.tell(self.news or ["Nothing has happened since your last answer."])
        elif word == "log":
            self.tell(self.say(line) for _, line in self.match.story(question.seat))
        elif word == "hint":
            self.hint(question.seat)
        elif word in ("look", "why") and rest:
            self.explain(question.seat, word, rest)
        elif word != "options":  # these are shown after every command
            self.help()

    def help(self) -> None:
        """Everything that can be typed."""
        self.console.print("A number chooses an option, and so do words of it. Other words:")
        commands = {one: self.say(Words(f"shell-does-{one}")) for one in COMMANDS}
        for word, does in (commands | HERE).items():
            self.console.print(Text(f"  {word:8} ", style="bold") + Text(does))

    def show_part(self, name: str) -> None:
        """What a seat has, or what lies in a place."""
        layout = self.match.game.layout(self.match.view(self.at_screen))
        seats = meant(name, list(self.names.values()))
        zones = [zone for zone in layout.mats if zone.owner in seats]
        if not zones:
            every = [part for zone in (*layout.common, *layout.mats) for part in within(zone)]
            zones = [every[place] for place in meant(name, [self.say(one.words) for one in every])]
        if not zones:
            raise Complaint(f"There is nothing called '{name}' on the table.")
        for zone in zones[:6]:
            self.console.print(draw_zone(zone, self.say, full=True))

    def hint(self, seat: int) -> None:
        """What the Master would do, with the next best options."""
        world = self.match.state.imagine(seat, self.rng.word(1))
        advice = advise(self.match.game, world, seat, self.rng.word(1))
        for line in in_words(self.match, self.match.state, seat, advice):
            self.console.print(f"  {self.say(line)}", style="italic", markup=False)

    def look_back(self) -> None:
        """The decisions that cost each person most."""
        game = self.match.game
        judge = partial(advise, game)
        for seat in self.people:
            with self.console.status("The Master looks back ..."):
                found = review(self.match, seat, judge)
            if len(self.people) > 1:
                self.console.print(f"[bold]{self.names[seat]}[/]")
            self.console.print(self.say(Words("review-heading")), style="bold", markup=False)
            for line in review_words(self.match, seat, found):
                self.console.print(f"  {self.say(line)}", markup=False)

    def explain(self, seat: int, word: str, name: str) -> None:
        """What things of this name say, or why they cannot be chosen."""
        game = self.match.game
        layout = game.layout(self.match.view(seat))
        found = [
            thing
            for zone in (*layout.common, *layout.mats)
            for thing in things(zone)
            if meant(name, [self.say(thing[0])]) or name == thing[1]
        ]
        if not found:
            raise Complaint(f"There is nothing called '{name}' on the table.")
        for said, address, notes in found[:6]:
            self.console.print(Text(self.say(said), style="bold"))
            if word == "look":
                for note in notes:
                    self.console.print(Text(f"  {self.say(note)}"))
            elif address is not None:
                reason = game.verdict(self.match.state, seat, address)
                self.console.print(Text(f"  {self.say(reason)}"))


def within(zone: Zone) -> list[Zone]:
    """A zone and all zones in it."""
    return [zone, *(part for inner in zone.zones for part in within(inner))]


Thing = tuple[Words, str | None, tuple[Words, ...]]


def things(zone: Zone) -> list[Thing]:
    """Everything in a zone that has a name: words, address, notes."""
    found: list[Thing] = [(zone.words, zone.address, ())]
    found += [(piece.words, piece.address, piece.notes) for piece in zone.pieces]
    found += [(counter.words, counter.address, ()) for counter in zone.counters]
    for inner in zone.zones:
        found += things(inner)
    return found
