/**
 * The rules as players read them. A page for players is shown whole, also what it says about where its values come
 * from; of a specification (a title without such a page) the chapters that only speak to programmers are left out.
 */
const FOR_PROGRAMMERS = new Set(["3", "11", "12", "13"]);
const SPECIFICATION = /^## 13\. /m;

export interface Chapter {
  id: string;
  number: string;
  heading: string;
  text: string;
}

/** The chapters of a rules file; what stands before the first (title, data file) is left out. */
export function chapters(source: string): Chapter[] {
  const hidden = SPECIFICATION.test(source) ? FOR_PROGRAMMERS : new Set<string>();
  return source.split(/^(?=## )/m).flatMap((text) => {
    const [, number = "", heading = ""] = /^## (\d+)\. (.*)$/m.exec(text) ?? [];
    return number && !hidden.has(number)
      ? [{ id: `chapter-${number}`, number, heading, text: text.replace(/^## .*$/m, "") }]
      : [];
  });
}
