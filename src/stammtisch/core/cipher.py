"""SPECK64/128: a block cipher of 64 bits with a key of 128, published with its test vectors.

Whoever sees what comes out learns neither the key nor what comes next. Words have 32 bits and
never leave them, so compiled and interpreted code agree.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
ROUNDS: Final = 27


def schedule(k0: i64, k1: i64, k2: i64, k3: i64) -> vec[i64]:
    """The key of each round, from the four words of a key, the lowest first."""
    keys: vec[i64] = append(vec[i64](), k0)
    turn: i64 = 0
    while turn < ROUNDS - 1:
        mixed: i64 = ((((k1 >> 8) | (k1 << 24)) & WORD) + k0 & WORD) ^ turn
        k0 = (((k0 << 3) & WORD) | (k0 >> 29)) ^ mixed
        keys = append(keys, k0)
        k1 = k2
        k2 = k3
        k3 = mixed
        turn += 1
    return keys


def enciphered(keys: vec[i64], high: i64, low: i64) -> i64:
    """The upper word of the block that comes out for the block of these two words."""
    turn: i64 = 0
    while turn < ROUNDS:
        high = ((((high >> 8) | (high << 24)) & WORD) + low & WORD) ^ keys[turn]
        low = (((low << 3) & WORD) | (low >> 29)) ^ high
        turn += 1
    return high
