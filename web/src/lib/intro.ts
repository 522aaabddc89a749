/** The three pictures before a first evening: drawn by the title, with its own figures and words in them. */
import type { Words } from "./messages";
import { hangArt } from "./table/sprite";

/** What stands in the drawing for `{name}`: a figure of the components, or a message. */
export type Texts = Readonly<Record<string, string | Words>>;

/** What a title says of its pictures besides drawing them. */
interface IntroFile {
  texts: (figures: Readonly<Record<string, number>>) => Texts;
}

const drawings = import.meta.glob<string>("../../../src/stammtisch/games/*/board/intro.svg", {
  query: "?raw",
  import: "default",
});
const files = import.meta.glob<IntroFile>("../../../src/stammtisch/games/*/board/intro.ts");

const of = <T>(found: Record<string, () => Promise<T>>, title: string) =>
  found[Object.keys(found).find((name) => name.split("/").at(-3) === title) ?? ""];

const escaped = (text: string): string =>
  text.replace(/[<>&"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** One picture of a drawing, with texts in the places of their names; a place without a text stays empty. */
export function picture(
  drawing: string,
  panel: number,
  texts: Readonly<Record<string, string>>,
): string {
  const [, inside = ""] = drawing.split(`<g data-panel="${String(panel)}">`);
  const [drawn = ""] = inside.split(/<g data-panel=|<\/svg>\s*$/);
  return drawn
    .trim()
    .replace(/<\/g>$/, "")
    .replace(/\{([+-]?)(\w+)\}/g, (_, sign: string, name: string) =>
      escaped(sign.replace("-", "−") + (texts[name] ?? "")),
    );
}

/** The drawing of a title's pictures, its parts put into the page; null where it has none. */
export async function loadIntro(
  title: string,
): Promise<{ drawing: string; texts: IntroFile["texts"] } | null> {
  const [drawing, file] = await Promise.all([
    of(drawings, title)?.().catch(() => null),
    of(files, title)?.().catch(() => null),
  ]);
  if (!drawing || !file) return null;
  hangArt(`intro-${title}`, `<svg>${/<defs>.*<\/defs>/s.exec(drawing)?.[0] ?? ""}</svg>`);
  return { drawing, texts: file.texts };
}
