/**
 * The rules as players read them: six chapters, the same in every title and language, each beginning with its part of
 * the one page. Of a specification (a title without such a page) the chapters for programmers are left out.
 */
import { api } from "./api";
import { unmarked } from "./marks";

const FOR_PROGRAMMERS = new Set(["3", "11", "12", "13"]);
const SPECIFICATION = /^## 13\. /m;

export interface Section {
  id: string;
  heading: string;
  text: string;
}
export interface Chapter {
  id: string;
  number: string;
  heading: string;
  /** what the one page says of it; empty in a specification */
  short: string;
  text: string;
  sections: Section[];
}

/** The chapters of a rules file; what stands before the first (title, data file) is left out. */
export function chapters(source: string): Chapter[] {
  const hidden = SPECIFICATION.test(source) ? FOR_PROGRAMMERS : new Set<string>();
  return source.split(/^(?=## )/m).flatMap((text) => {
    const [, number = "", heading = ""] = /^## (\d+)\. (.*)$/m.exec(text) ?? [];
    if (!number || hidden.has(number)) return [];
    const whole = text.replace(/^## .*$/m, "");
    const short = /^\s*> (.*)\n/.exec(whole)?.[1] ?? "";
    const parts = whole.replace(/^\s*> .*\n/, "").split(/^(?=### )/m);
    const sections = parts.map((part, place) => ({
      id: `section-${number}-${String(place)}`,
      heading: /^### (.*)$/m.exec(part)?.[1] ?? "",
      text: part,
    }));
    return [{ id: `chapter-${number}`, number, heading, short, text: whole, sections }];
  });
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** The chapters with those sections in which every word of a search occurs, accents aside. */
export function searched(all: readonly Chapter[], search: string): Chapter[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...all];
  const has = (text: string): boolean =>
    wanted.every((word) => plain(unmarked(text)).includes(word));
  return all.flatMap((chapter) => {
    const sections = chapter.sections.filter(({ text }) => has(text));
    return sections.length || has(chapter.short) ? [{ ...chapter, sections }] : [];
  });
}

/** The section of the rules that a question belongs to; a title says which (`board/rules.ts`). */
type SectionOf = (kind: string) => string;
const places = import.meta.glob<{ sectionOf: SectionOf }>(
  "../../../src/stammtisch/games/*/board/rules.ts",
);

/** The id of the section where one is: its heading begins with what the title says, in any language. */
export async function hereIn(
  title: string,
  kind: string,
  all: readonly Chapter[],
): Promise<string | null> {
  const file = Object.keys(places).find((name) => name.split("/").at(-3) === title);
  const found = file ? (await places[file]?.())?.sectionOf(kind) : undefined;
  if (!found) return null;
  const named = (heading: string): boolean => heading.split(" ").slice(0, 2).includes(found);
  const sections = all.flatMap((chapter) => chapter.sections);
  return sections.find(({ heading }) => named(heading))?.id ?? null;
}

/** A paragraph as a link names it. */
export interface Paragraph {
  id: string;
  name: string;
}
const NUMBERED = /^(\d+(?:\.\d+)+) (.*)$/;
const read = new Map<string, Promise<Record<string, Paragraph>>>();

/** Chapters and numbered sections by their numbers: "4.4" is "Upgrading". */
export function numbered(source: string): Record<string, Paragraph> {
  const found: Record<string, Paragraph> = {};
  for (const { id, number, heading, sections } of chapters(source)) {
    found[number] = { id, name: heading };
    for (const section of sections) {
      const [, paragraph, name = ""] = NUMBERED.exec(section.heading) ?? [];
      if (paragraph) found[paragraph] = { id: section.id, name };
    }
  }
  return found;
}

/** A paragraph by its number; one that has no heading of its own stands under the one before its last dot. */
export function paragraphAt(
  found: Readonly<Record<string, Paragraph>>,
  rule: string,
): Paragraph | null {
  for (let number = rule; number; number = number.slice(0, Math.max(0, number.lastIndexOf(".")))) {
    const paragraph = found[number];
    if (paragraph) return paragraph;
  }
  return null;
}

/** The paragraphs of a title's rules in a language, read once; none where they cannot be had. */
export function paragraphs(title: string, language: string): Promise<Record<string, Paragraph>> {
  const key = `${language}/${title}`;
  const known =
    read.get(key) ??
    api.rules(title, language).then(numbered, () => {
      read.delete(key);
      return {};
    });
  read.set(key, known);
  return known;
}
