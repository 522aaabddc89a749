/** Which questions are answered in the tray, and how each of their choices is drawn. */
import type { Choice, Question } from "$shell/lib/board";

import { messages } from "./gains";
import { favourSign, scoringSign } from "./notes";
import { SIGNS, type Customer, type Town } from "./view";

/** Several choices of one place, or choices that need more words than a piece can show. */
const TRAY = [
  "choose_customer",
  "choose_symbol",
  "choose_favour_count",
  "choose_level_count",
  "choose_guild_tokens",
  "choose_dignitary",
  "choose_moved_dignitary",
  "choose_favour",
  "choose_royal_scoring",
];
/** The castle must stay in sight: the tray lies below it. */
const LOW = ["choose_favour", "choose_royal_scoring"];
const FAR = ["mat/", "turn/herald"];

export const inTray = (town: Town): boolean => {
  const kind = town.question?.kind ?? "";
  return TRAY.includes(kind) || (town.narrow && kind === "choose_guild_spot");
};
export const isLow = (question: Question | null): boolean => LOW.includes(question?.kind ?? "");

/** Narrow screens: choices that lie on another part of the table. */
export const far = (town: Town): Choice[] =>
  town.narrow && !inTray(town)
    ? (town.question?.choices ?? []).filter(({ address }) =>
        FAR.some((part) => address?.startsWith(part)),
      )
    : [];

export interface Drawing {
  art: "bust" | "pawn" | "sign" | "fav";
  names: string[];
  times: number;
}

const named = (choice: Choice, start: string): string[] =>
  messages(choice.words)
    .filter(({ id }) => id.startsWith(start))
    .map(({ id }) => id.slice(start.length));
const sign = (...names: string[]): Drawing => ({
  art: "sign",
  names,
  times: 1,
});

/** The drawing of a choice. */
export function drawing(kind: string, choice: Choice): Drawing {
  const [zone, , what, name] = (choice.address ?? "").split("/");
  if (kind === "choose_customer")
    return {
      art: "bust",
      names: [...named(choice, "one-"), ...named(choice, "symbol-")],
      times: 1,
    };
  if (kind === "choose_dignitary" || kind === "choose_moved_dignitary")
    return { art: "pawn", names: [choice.id], times: 1 };
  if (kind === "choose_favour_count") return { ...sign("favour"), times: Number(choice.id) };
  if (kind === "choose_level_count") return { ...sign("level"), times: Number(choice.id) };
  if (kind === "choose_guild_tokens") return sign(...choice.id.split("+"));
  if (kind === "choose_guild_spot")
    return sign(SIGNS.find((one) => choice.id.endsWith(one)) ?? "sign");
  if (kind === "choose_royal_scoring") return sign(scoringSign(choice.id));
  if (kind === "choose_favour") return { art: "fav", names: favourNames(choice.id), times: 1 };
  if (zone === "mat" && what === "spell") return sign("spell");
  if (zone === "mat" && what === "favour")
    return { art: "fav", names: favourNames(name ?? ""), times: 1 };
  if (zone === "mat" && what === "privileges") return sign("privilege");
  if (zone === "mat") return sign(`seat-${Number((choice.address ?? "").split("/")[1])}`);
  return sign(kind === "choose_symbol" ? choice.id : "others");
}

/** What a seat could still do in its turn after the customer sits, counted by sign. */
export function still(town: Town): { sign: string; n: number }[] {
  if (town.question?.kind !== "take_turn" || town.view.turn?.phase !== "seated") return [];
  const kinds: [string, (id: string) => boolean][] = [
    ["notary", (id) => id.startsWith("activate_")],
    ["spell", (id) => id.startsWith("cast_")],
    ["favour", (id) => id.startsWith("use_")],
  ];
  const { choices } = town.question;
  return kinds
    .map(([sign, fits]) => ({
      sign,
      n: choices.filter(({ id }) => fits(id)).length,
    }))
    .filter(({ n }) => n > 0);
}

/** One of the two customers between whom a dual card lets choose. */
export function bothOf(choice: Choice): Customer {
  const [people = "orc", symbol = "mask"] = drawing("choose_customer", choice).names;
  return {
    people: people as Customer["people"],
    symbol: symbol as Customer["symbol"],
  };
}

const favourNames = (kind: string): string[] => favourSign(kind).filter((name) => name !== null);
