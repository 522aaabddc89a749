"""The laws that hold for every title, whatever its seats and variants; see stammtisch/laws/."""

from __future__ import annotations

import msgspec
import pytest

from stammtisch.arena.hashes import final_hash
from stammtisch.core.freeze import freeze
from stammtisch.core.registry import titles
from stammtisch.core.words import words
from stammtisch.laws import copies, encoding, modes, play, replay, secrecy, sentences
from tests.tables import Table, all_tables, new_match, standard_tables, table_at, table_id

every_table = pytest.mark.parametrize("table", all_tables(), ids=table_id)
standard_table = pytest.mark.parametrize("table", standard_tables(), ids=table_id)


@every_table
def test_a_match_runs_from_setup_to_score_sheet(table: Table):
    """Laws 1, 2, 5, 8: no dead end, components are conserved, the end comes, lines add up."""
    play.a_match_runs_from_setup_to_score_sheet(table_at(table))


@standard_table
def test_very_many_random_games_end_well(table: Table):
    """Laws 5 and 8 over masses of games: 100,000 of every seat count in the soak."""
    play.very_many_random_games_end_well(table_at(table))


@every_table
def test_every_offered_option_plays_and_nothing_else(table: Table):
    """Law 2: an offered option leads on; anything else is refused and changes nothing."""
    play.offered_options_play_and_nothing_else(table_at(table))


@every_table
def test_replay_of_every_prefix_is_the_same_match(table: Table):
    """Law 3: replaying a prefix gives the same state; a record survives JSON."""
    replay.replay_of_every_prefix_is_the_same_match(table_at(table))


@standard_table
def test_an_edited_answer_is_found(table: Table):
    """Law 3: a record whose answers were changed is refused, wherever the change is."""
    replay.an_edited_answer_is_found(table_at(table))


@pytest.mark.parametrize("name", titles())
def test_compiled_and_interpreted_rules_agree(name: str):
    """Law 4: thousands of seeded games end with equal hashes in both modes."""
    modes.compiled_and_interpreted_rules_agree(titles()[name])


@every_table
def test_what_is_hidden_shows_nowhere(table: Table):
    """Law 6: worlds that differ only in hidden things look byte-equal to a seat."""
    secrecy.what_is_hidden_shows_nowhere(table_at(table))


@every_table
def test_nobody_lends_its_eyes(table: Table):
    """Law 6: what viewers see alike is built once, and nobody sees anything else than alone."""
    secrecy.nobody_lends_its_eyes(table_at(table))


@every_table
def test_events_tell_no_more_than_the_view(table: Table):
    """Law 6: where two worlds look alike to a seat before and after, its events are alike too."""
    secrecy.events_tell_no_more_than_the_view(table_at(table))


@standard_table
def test_a_peeking_view_is_caught(table: Table, monkeypatch):
    """The canary: a view that shows one hidden thing makes the law of secrecy fail."""
    game = titles()[table[0]]
    honest = type(game).layout

    def peeking(self, view):
        layout = honest(self, view)
        secret = words_of_chance()
        return msgspec.structs.replace(layout, status=(*layout.status, secret))

    def words_of_chance():
        return words("number", number=hash(str(freeze(current["state"]))))

    current = {}
    original = type(game).view

    def remembering(self, state, seat):
        current["state"] = state
        return original(self, state, seat)

    monkeypatch.setattr(type(game), "view", remembering)
    monkeypatch.setattr(type(game), "layout", peeking)
    with pytest.raises(AssertionError, match="from the true one by the layout"):
        test_what_is_hidden_shows_nowhere(table)


@every_table
def test_an_observation_cannot_peek(table: Table):
    """Law 6 for programs that learn: worlds that look alike are encoded alike, byte for byte."""
    encoding.an_observation_cannot_peek(table_at(table))


@standard_table
def test_an_observation_forgets_nothing(table: Table):
    """What looks different to a seat is encoded differently, from one answer to the next."""
    encoding.an_observation_forgets_nothing(table_at(table))


@standard_table
def test_an_observation_shows_every_change(table: Table):
    """Each number of a state is changed alone: who sees it has another observation."""
    encoding.an_observation_shows_every_change(table_at(table))


@pytest.mark.parametrize("name", titles())
def test_observations_agree_with_their_schema_and_in_both_modes(name: str):
    """Fields have the widths of the schema, values fit, and both engines write the same."""
    encoding.observations_agree_with_their_schema_and_in_both_modes(titles()[name])


@every_table
def test_simultaneous_answers_commute(table: Table):
    """Law 7: the order in which answers arrive never matters."""
    copies.simultaneous_answers_commute(table_at(table))


@every_table
def test_copies_are_independent_and_complete(table: Table):
    """Law 7: a copy is equal, and what happens to it never reaches the original."""
    copies.copies_are_independent_and_complete(table_at(table))


@standard_table
def test_the_same_seed_is_the_same_match(table: Table):
    """Law 7: setup depends on the seed alone, and does depend on it."""
    play.the_same_seed_is_the_same_match(table_at(table))


@standard_table
def test_a_key_that_nobody_can_guess_begins_a_match(table: Table):
    """Law 7: nor does a match among people depend on a part of its key only."""
    play.a_key_that_nobody_can_guess_begins_a_match(table_at(table))


@every_table
def test_undo_is_fair(table: Table):
    """Law 9: undo never crosses another seat's answer or chance; redoing gives the same state."""
    replay.undo_is_fair(table_at(table))


@every_table
def test_every_message_can_be_said(table: Table):
    """Law 10: whatever a viewer may meet has words in English."""
    sentences.every_message_can_be_said(table_at(table))


@standard_table
def test_every_choice_lies_on_the_table(table: Table):
    """A title without a drawn board offers what its layout shows."""
    sentences.every_choice_lies_on_the_table(table_at(table))


def test_hashes_differ_between_seeds():
    """A hash that never changes would prove nothing."""
    table = standard_tables()[0]
    assert final_hash(new_match(table, 1), 1) != final_hash(new_match(table, 2), 2)
