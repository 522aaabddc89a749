/** The rules as players read them: without the chapters that only speak to programmers. */
const FOR_PROGRAMMERS = new Set(["3", "11", "12", "13"]);

export interface Chapter {
  id: string;
  number: string;
  heading: string;
  text: string;
}

/** The chapters of a rules file; what stands before the first (title, data file) is left out. */
export function chapters(source: string): Chapter[] {
  return source.split(/^(?=## )/m).flatMap((text) => {
    const [, number = "", heading = ""] = /^## (\d+)\. (.*)$/m.exec(text) ?? [];
    return number && !FOR_PROGRAMMERS.has(number)
      ? [{ id: `chapter-${number}`, number, heading, text: text.replace(/^## .*$/m, "") }]
      : [];
  });
}
