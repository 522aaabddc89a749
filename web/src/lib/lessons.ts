/** Lessons and warnings in words: the first line is the heading. */
export function headedByLine(said: string): { heading: string; text: string } {
  const [heading = "", ...rest] = said.split("\n");
  return { heading: heading.trim(), text: rest.map((line) => line.trim()).join(" ") };
}
