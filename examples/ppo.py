"""Masked PPO by self-play on the batch, in one file: a network that learns a title from nothing.

    pip install 'stammtisch[rl]' torch
    python examples/ppo.py --title histrio-v1 --seats 2 --minutes 20

All seats share one network, which sees what the seat may know and answers only what is offered.
Every few minutes it meets `greedy` on deals that it has not seen. docs/python.md says how far it
came.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from stammtisch.bots import bot
from stammtisch.core.bits import lowest
from stammtisch.core.rng import seeded
from stammtisch.envs import Unpacker, batch
from stammtisch.envs.batches import masks
from stammtisch.envs.lanes import match_seed
from stammtisch.envs.single import Single

OPTIONS = 62
UNSEEN = 2**40  # the seed of the deals on which it is judged


class Player(nn.Module):
    """What a seat sees -> how much it likes each option of its question, and what it hopes for."""

    def __init__(self, size: int, kinds: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.likes = nn.Linear(width, kinds * OPTIONS)
        self.hopes = nn.Linear(width, 1)
        self.kinds = kinds
        nn.init.zeros_(self.likes.weight)

    def forward(self, seen: Tensor, kind: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """The answers to draw from, and the value: 1 is to be first, -1 to be last."""
        thought = self.body(seen)
        likes = self.likes(thought).view(-1, self.kinds, OPTIONS)[torch.arange(len(kind)), kind]
        offered = Categorical(logits=likes.masked_fill(~mask, -1e9), validate_args=False)
        return offered, self.hopes(thought).squeeze(-1)


class Learner:
    """A network, the matches that it plays against itself, and how it learns from them."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.made = batch(chosen.title, chosen.seats, chosen.lanes, chosen.seed, settle=True)
        self.unpack = Unpacker(self.made.setting.schema)
        self.player = Player(self.unpack.size, self.made.setting.kinds)
        self.steering = torch.optim.Adam(self.player.parameters(), lr=chosen.rate, eps=1e-5)
        self.answers = 0

    @torch.no_grad()
    def play(self) -> dict[str, Tensor]:
        """Some answers in every lane, as they were given: tensors of (length, lanes, ...)."""
        kept: dict[str, list[Tensor]] = {}
        for _ in range(self.chosen.length):
            now = {
                "seen": torch.from_numpy(self.unpack(self.made.observations)),
                "kind": torch.from_numpy(self.made.kinds.copy()),
                "mask": torch.from_numpy(self.made.masks()),
                "seat": torch.from_numpy(self.made.seats.copy()),
            }
            offered, now["value"] = self.player(now["seen"], now["kind"], now["mask"])
            now["answer"] = offered.sample()
            now["chance"] = offered.log_prob(now["answer"])
            self.made.step(now["answer"].numpy())
            now["ended"] = torch.from_numpy(self.made.ended.copy())
            now["rewards"] = torch.from_numpy(self.made.rewards.copy())
            for name, tensor in now.items():
                kept.setdefault(name, []).append(tensor)
        self.answers += self.chosen.length * len(self.made)
        return {name: torch.stack(listed) for name, listed in kept.items()}

    def gains(self, kept: dict[str, Tensor]) -> Tensor:
        """How much better each answer did than was hoped for, seat by seat (GAE, no discount).

        After an answer comes the same seat's next one in its lane, or the end of the match with its
        reward. Where neither was seen yet, the answer did as well as was hoped for.
        """
        length, lanes = kept["seat"].shape
        rows, seats = torch.arange(lanes), self.made.setting.seats
        gain, ahead = torch.zeros(lanes, seats), torch.zeros(lanes, seats)
        known = torch.zeros(lanes, seats, dtype=torch.bool)
        found = torch.zeros(length, lanes)
        for step in reversed(range(length)):
            over = kept["ended"][step]
            gain[over], ahead[over], known[over] = 0.0, kept["rewards"][step][over], True
            seat, value = kept["seat"][step], kept["value"][step]
            better = torch.where(known[rows, seat], ahead[rows, seat] - value, 0.0)
            found[step] = better + self.chosen.trace * gain[rows, seat]
            gain[rows, seat], ahead[rows, seat], known[rows, seat] = found[step], value, True
        return found

    def learn(self, kept: dict[str, Tensor]) -> None:
        """A few rounds over what was played: towards what did better, but not far at once."""
        gained = self.gains(kept)
        hoped = (gained + kept["value"]).flatten()
        better = ((gained - gained.mean()) / (gained.std() + 1e-8)).flatten()
        flat = {name: kept[name].flatten(0, 1) for name in ("seen", "kind", "mask")}
        answer, chance = kept["answer"].flatten(), kept["chance"].flatten()
        for _ in range(self.chosen.epochs):
            for part in torch.randperm(len(better)).split(self.chosen.part):
                offered, value = self.player(*(tensor[part] for tensor in flat.values()))
                ratio = (offered.log_prob(answer[part]) - chance[part]).exp()
                careful = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part])
                wrong = (value - hoped[part]).pow(2).mean()
                loss = -careful.mean() + 0.5 * wrong
                loss = loss - self.chosen.curiosity * offered.entropy().mean()
                self.steering.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.steering.step()

    @torch.no_grad()
    def meet(self, rival: str, deals: int) -> tuple[float, float]:
        """Each deal once in every seat: the share of victories, and half its 95 % interval."""
        seats = range(self.made.setting.seats)
        seeds = [int(match_seed(UNSEEN, 0, deal)) for deal in range(deals)]
        of_deals = [np.mean([self.contest(rival, seed, own) for own in seats]) for seed in seeds]
        return float(np.mean(of_deals)), float(1.96 * np.std(of_deals) / deals**0.5)

    def contest(self, rival: str, seed: int, own: int) -> float:
        """One match, the network in one seat, the bot in the others; 1 is a victory."""
        single = Single(self.made.setting, "packed", "victory")
        single.begin(seed)
        state, rng = single.state, seeded(seed, 2)
        other = bot(rival, single.setting.game)
        while awaited := state.awaited():
            seat = lowest(awaited)
            options = int(state.options(seat))
            if options & (options - 1) == 0:
                state.take(seat, lowest(options))
            elif seat == own:
                state.take(seat, self.answer(single, seat, options))
            else:
                state.take(seat, other.choose(state.imagine(seat, rng.word(1)), seat, rng))
        return single.rewards()[own]

    def answer(self, single: Single, seat: int, options: int) -> int:
        """The answer that the network likes best."""
        seen = torch.from_numpy(self.unpack(single.observation(seat)[None]))
        kind = torch.tensor([int(single.state.kind(seat))])
        offered, _ = self.player(seen, kind, torch.from_numpy(masks(np.array([options]))))
        return int(offered.logits.argmax())


def wanted() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description="A network learns a title by playing itself.")
    parser.add_argument("--title", default="histrio-v1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--every", type=float, default=2, help="minutes between two contests")
    parser.add_argument("--deals", type=int, default=200, help="of a contest")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--length", type=int, default=192, help="answers in a lane between lessons")
    parser.add_argument("--part", type=int, default=2048, help="answers in one step of learning")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--trace", type=float, default=0.8, help="how far back a surprise reaches")
    parser.add_argument("--curiosity", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="where the network is kept")
    return parser.parse_args()


def main() -> None:
    """Learn for a while, and say from time to time how far it is. Contests are not counted."""
    chosen = wanted()
    torch.manual_seed(chosen.seed)
    learner = Learner(chosen)
    print("minutes     answers  victories against", chosen.rival, flush=True)
    spent, judged = 0.0, -chosen.every
    while True:
        if spent >= chosen.minutes or spent - judged >= chosen.every:
            share, give = learner.meet(chosen.rival, chosen.deals)
            print(f"{spent:7.1f} {learner.answers:11,}  {share:.1%} ± {give:.1%}", flush=True)
            judged = spent
        if spent >= chosen.minutes:
            break
        begin = time.monotonic()
        learner.learn(learner.play())
        spent += (time.monotonic() - begin) / 60
    if chosen.out:
        torch.save(learner.player.state_dict(), chosen.out)


if __name__ == "__main__":
    main()
