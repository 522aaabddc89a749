/** A question in two parts: what is asked, and what matters for it. */

/** so many letters stand in one line of the widest bar beside its answers */
const ENOUGH = 34;
/** a rest that is only a word or two belongs to the question */
const SHORT = 12;
/** a sentence ends with its mark and a space; what is shorter is an abbreviation */
const FIRST = /^(.{8,}?[.?!])\s+(.+)$/su;

/** The sentence that asks, or else the first one, and the rest of them, where the whole is long. */
export function sentences(text: string): [string, string] {
  if (text.length <= ENOUGH) return [text, ""];
  const all = split(text);
  const asks = Math.max(
    0,
    all.findIndex((one) => one.endsWith("?")),
  );
  const head = all[asks] ?? text;
  const rest = all.filter((_, place) => place !== asks).join(" ");
  return rest.length < SHORT ? [text, ""] : [head, rest];
}

function split(text: string): string[] {
  const [, first, rest] = FIRST.exec(text) ?? [];
  return first && rest ? [first, ...split(rest)] : [text];
}
