/** Marks in the rules: a line `[picture: name]` is where a picture stands, `{sign:name}` a drawing beside a word. */
export interface Piece {
  is: "text" | "picture";
  /** what is written, or the name of the picture */
  text: string;
}
const PICTURE = /^\[picture: ([a-z][a-z-]*)\]$/;
const SIGN = /\{sign:([a-z][a-z0-9_-]*)\} ?/g;

/** A paragraph of the rules as what is written and what is drawn, in their order. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const line of text.split("\n")) {
    const name = PICTURE.exec(line.trim())?.[1];
    const last = found.at(-1);
    if (name) found.push({ is: "picture", text: name });
    else if (last?.is === "text") last.text += `\n${line}`;
    else found.push({ is: "text", text: line });
  }
  return found.filter((one) => one.is === "picture" || one.text.trim());
}

/** The names of the pictures in a text. */
export const picturesIn = (text: string): string[] =>
  pieces(text).flatMap((one) => (one.is === "picture" ? [one.text] : []));

/** What is written, without the marks of pictures and signs. */
export const unmarked = (text: string): string =>
  text.replace(/^\[picture: .*\]$/gm, "").replace(SIGN, "");

/** The signs of a text as drawings; they stand beside the words that say the same. */
export const drawnSigns = (html: string): string =>
  html.replace(
    SIGN,
    (_, name: string) => `<svg class="sign" aria-hidden="true"><use href="#${name}"/></svg>`,
  );

const TABLE = /<table>[\s\S]*?<\/table>/g;
const bare = (html: string): string => html.replace(/<[^>]*>/g, "").replaceAll('"', "&quot;");

/**
 * Tables that can be read on a phone: every cell knows the head of its column, so that a row of many may be laid as a
 * card. They stay tables for those who listen, and scroll by the keyboard where they are wide.
 */
export function labelled(html: string): string {
  return html.replace(TABLE, (table) => {
    const heads = [...table.matchAll(/<th(?=[ >])[^>]*>([\s\S]*?)<\/th>/g)].map((one) =>
      bare(one[1] ?? ""),
    );
    let column = 0;
    return table
      .replace(
        "<table>",
        `<table tabindex="0" role="table" data-columns="${String(heads.length)}">`,
      )
      .replaceAll(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
      .replaceAll(/<th(?=[ >])/g, '<th role="columnheader"')
      .replaceAll(/<(tr|td)(?=[ >])/g, (_, name: string) => {
        if (name === "tr") column = 0;
        return name === "tr"
          ? '<tr role="row"'
          : `<td role="cell" data-head="${heads[column++] ?? ""}"`;
      });
  });
}
