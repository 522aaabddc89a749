/** A question in two parts: what is asked, and what matters for it. */

/** so many letters stand in one line of the widest bar beside its answers */
const ENOUGH = 34;
/** a rest that is only a word or two belongs to the question */
const SHORT = 12;

/** The first sentence and the rest of them, where the whole is long. */
export function sentences(text: string): [string, string] {
  const found = /^(.{8,}?[.?!])\s+(.+)$/su.exec(text);
  const [, first, rest] = found ?? [];
  return text.length <= ENOUGH || !first || !rest || rest.length < SHORT
    ? [text, ""]
    : [first, rest];
}
