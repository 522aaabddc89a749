"""The match: what is asked, what may be answered, and the steps from one question to the next."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import below, count, has, nth
from stammtisch.core.rng import seeded
from stammtisch.games.tiefenthal.judgement.evaluate import promise
from stammtisch.games.tiefenthal.rules import (
    bonuses,
    drafting,
    entertainers,
    evening,
    filling,
    goods,
    guest_book,
    ids,
    imagine,
    monastery,
    planning,
    removal,
    reputation,
    scoring,
    serving,
    setup,
    turn,
    upgrades,
)
from stammtisch.games.tiefenthal.rules.dice import faces_of
from stammtisch.games.tiefenthal.rules.questions import COLLECTED, COMPLETING
from stammtisch.games.tiefenthal.rules.state import Mat, Tableau


class Tiefenthal(Tableau):
    """A match of The Taverns of Tiefenthal."""

    # -- the contract --------------------------------------------------------------------------

    def awaited(self) -> i64:
        """The seats that must answer now."""
        return self.waiting

    def kind(self, seat: i64) -> i64:
        """The question put to a seat."""
        return self.mats[seat].asked

    def options(self, seat: i64) -> i64:
        """What a seat may answer. [6]"""
        mat = self.mats[seat]
        asked: i64 = mat.asked
        if asked == ids.TURN_ACTION:
            return serving.turn_options(self, seat)
        if asked == ids.CHOOSE_SPACE:
            if self.phase == ids.SERVING and self.is_serving(seat):
                return serving.usable_spaces(self, mat, mat.chosen)
            return planning.free_spaces(self, mat, mat.chosen)
        if asked == ids.DRAFT_DIE:
            return faces_of(mat.coaster) >> 1
        if asked == ids.PLAN_DICE:
            return planning.plan_options(self, mat)
        if asked == ids.REPUTATION_START:
            return turn.start_options(self)
        if asked == ids.COUNTER_GUEST_REDRAW or asked == ids.TAKE_CARD_BONUS:
            return below(2)
        return self.rarer_options(seat)

    def rarer_options(self, seat: i64) -> i64:
        """What a seat may answer to the questions that come up less often. [5, 6]"""
        mat = self.mats[seat]
        asked: i64 = mat.asked
        if asked == ids.REMOVE_GUEST:
            return removal.removal_options(mat)
        if asked == ids.CHOOSE_DISCOUNT:
            return upgrades.discount_options(self, mat, mat.chosen)
        if asked == ids.REPUTATION_BONUS:
            return reputation.bonus_options(self, mat)
        if asked == ids.ROUND_BONUS_CHOICE:
            return evening.choice_options(self, seat)
        if asked == ids.CHOOSE_ENTERTAINER_SIDE:
            return evening.side_options(self, seat)
        if asked == ids.FREE_UPGRADE:
            return evening.upgrade_options(self, seat)
        if asked == ids.CHOOSE_FACE:
            return planning.other_faces(mat)
        if asked == ids.CHOOSE_SIGNATURE_COLUMN:
            return guest_book.signature_options(self, mat)
        if asked == ids.CHOOSE_UPGRADE:
            return upgrades.round_upgrade_options(mat, False)
        if asked == ids.JUGGLER_ENCORE:
            return entertainers.encore_options(mat)
        if asked == ids.REMOVE_REGULAR:
            return setup.regular_options(self, mat)
        return self.offered_start_cards

    def is_serving(self, seat: i64) -> bool:
        """Whether the seat's turn has begun in earnest: the plan can no longer be laid anew."""
        return self.next_step() == ids.SERVE + ids.STEP_SEATS * seat

    def take(self, seat: i64, option: i64) -> None:
        """Carry out an answer and run on to the next question."""
        self.answered(seat)
        mat = self.mats[seat]
        if has(COLLECTED, mat.asked):
            mat.answer = option
        else:
            self.carry_out(seat, mat, option)
        self.run_on()

    def run_on(self) -> None:
        """Everything that is planned, up to the next question."""
        while self.waiting == 0 and self.planned > 0:
            step: i64 = self.next_step()
            self.done()
            self.perform(step % ids.STEP_SEATS, step // ids.STEP_SEATS % 4, step // ids.STEP_VALUES)

    def carry_out(self, seat: i64, mat: Mat, option: i64) -> None:
        """Carry out an answer that need not wait for others."""
        asked: i64 = mat.asked
        if asked == ids.TURN_ACTION:
            serving.act(self, seat, option)
        elif asked == ids.CHOOSE_SPACE:
            if self.phase == ids.SERVING and self.is_serving(seat):
                serving.use_die(self, seat, option)
            else:
                planning.place(self, seat, option)
        elif asked == ids.DRAFT_DIE:
            drafting.draft(self, seat, option + 1)
        elif asked == ids.PLAN_DICE:
            planning.answer_plan(self, seat, option)
        elif asked == ids.REPUTATION_START:
            turn.answer_start(self, seat, option)
        elif asked == ids.TAKE_CARD_BONUS:
            goods.answer_card_bonus(self, seat, option)
        elif asked == ids.REMOVE_GUEST:
            removal.answer_removal(self, seat, option)
        elif asked == ids.CHOOSE_DISCOUNT:
            upgrades.upgrade(self, seat, mat.chosen, option)
        elif asked == ids.REPUTATION_BONUS:
            reputation.answer_bonus(self, seat, option)
        elif asked == ids.CHOOSE_FACE:
            planning.turn_die(self, seat, option + 1)
        elif asked == ids.CHOOSE_SIGNATURE_COLUMN:
            guest_book.answer_signature(self, seat, option)
        elif asked == ids.CHOOSE_UPGRADE:
            upgrades.answer_free_upgrade(self, seat, option)
        else:
            setup.answer_regular(self, seat, option)

    # -- the steps -------------------------------------------------------------------------------

    def perform(self, step: i64, seat: i64, value: i64) -> None:
        """Carry out a step of the agenda; it may plan further steps or ask. [6]"""
        if step == ids.SERVE:
            turn.serve(self, seat)
        elif step == ids.DRAFT:
            drafting.next_pick(self)
        elif step == ids.EFFECTS:
            bonuses.carry_out_all(self, seat, value)
        elif step == ids.REPUTATION_STEPS:
            reputation.rise(self, seat, value)
        elif step == ids.MONASTERY_STEPS:
            monastery.walk(self, seat, value)
        elif step == ids.BOOK_SIGNATURE:
            guest_book.sign_for_guest(self, seat, value)
        elif step == ids.TURN_BEGINS:
            turn.turn_begins(self, seat)
        elif step == ids.REPUTATION_PHASE:
            reputation.reputation_phase(self, seat)
        elif step == ids.MERCHANTS:
            turn.merchants_come(self, seat)
        elif step == ids.STOW:
            turn.stow(self, seat)
        elif step == ids.ROUND_ANSWER:
            evening.carry_out_answer(self, seat, value)
        elif step == ids.ONE_EFFECT:
            bonuses.carry_out(self, seat, value)
        else:
            self.perform_for_all(step, value)

    def perform_for_all(self, step: i64, value: i64) -> None:
        """The steps of a round that concern every seat, in their order. [5, 6]"""
        if step == ids.START_CARDS:
            setup.reveal_start_cards(self)
        elif step == ids.SHOW_OUT:
            setup.show_regulars_out(self)
        elif step == ids.OPEN_HOUSE:
            setup.open_house(self)
        elif step == ids.EVENING:
            evening.evening_comes(self)
        elif step == ids.ROUND_EFFECT:
            evening.round_effect(self, value)
        elif step == ids.ROUND_REVEAL:
            evening.reveal_round(self, value)
        elif step == ids.FILLING:
            filling.taverns_fill(self)
        elif step == ids.REDRAW_WAVE:
            filling.redraw_wave(self)
        elif step == ids.WAITRESSES:
            drafting.waitresses_come(self)
        elif step == ids.PLAN:
            planning.planning_begins(self)
        elif step == ids.TURNS:
            turn.turns_begin(self)
        elif step == ids.ENCORES:
            entertainers.last_orders(self)
        elif step == ids.ENCORE_REVEAL:
            entertainers.reveal_encores(self)
            self.close()

    def close(self) -> None:
        """The cards are discarded; the mug moves on and a new evening comes, or it is over. [6]"""
        for mat in self.mats:
            filling.clear_tavern(mat)
        self.tell(ids.CLOSED, self.round)
        if self.round == self.box.rounds:
            self.phase = ids.OVER
            self.tell(ids.GAME_ENDED, 0)
        else:
            self.start_seat = self.in_turn_order(1)
            self.plan_step(ids.EVENING, 0, 0)

    # -- copies, worlds, points ------------------------------------------------------------------

    def copy(self) -> Tiefenthal:
        """An independent twin, without the journal."""
        mats: list[Mat] = []
        for mat in self.mats:
            mats.append(mat.copy())
        twin = Tiefenthal(
            self.seats,
            self.rng.copy(),
            self.agenda[:],
            self.planned,
            self.box,
            mats,
            self.supply[:],
            self.three.copy(),
            self.guests.copy(),
            self.slots[:],
            self.removed[:],
        )
        self.copy_table_to(twin)
        return twin

    def imagine(self, seat: i64, seed: i64) -> Tiefenthal:
        """A world that looks the same to a seat. [4]"""
        world = self.copy()
        world.rng = seeded(seed, ids.STREAMS)
        imagine.deal_hidden_cards(world)
        other: i64 = 0
        while other < world.seats:
            if other != seat:
                world.imagine_answer(other)
            other += 1
        return world

    def imagine_answer(self, seat: i64) -> None:
        """Whatever another seat has decided in secret, decided anew. [4]"""
        mat = self.mats[seat]
        if self.phase == ids.PLANNING:
            imagine.imagine_plan(self, seat)
        elif self.next_step() == ids.OPEN_HOUSE and self.phase == ids.SETUP:
            imagine.imagine_farewells(self, seat)
        elif mat.answer >= 0:
            options: i64 = self.options(seat)
            stream: i64 = ids.OWN_DICE_CHANCE + seat
            mat.answer = nth(options, self.rng.below(stream, count(options)))

    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand. [8]"""
        return scoring.points(self, seat)

    def standing(self, seat: i64) -> i64:
        """Most points win; a tie goes to who has more ducats and beer left. [8]"""
        return self.score(seat) * scoring.STANDING_WIDTH + scoring.leftovers(self, seat)

    def evaluate(self, seat: i64) -> float:
        """How promising the match looks for a seat, in points."""
        return promise(self, seat)

    def first_seat(self) -> i64:
        """The seat that was drawn to begin."""
        return self.start_seat

    def continues(self, seat: i64) -> bool:
        """Whether the question only completes what the seat has begun in its turn."""
        return has(COMPLETING, self.mats[seat].asked)
