/** Where the rules speak of a question: the number of the section. */
const SECTIONS: Record<string, string> = {
  buy_deed: "3.1",
  take_turn: "3.2",
  react: "3.6",
  choose_royal_scoring: "3.7",
  choose_dignitary: "4.5",
  choose_table: "4.4",
  choose_favour: "4.7",
};

export const sectionOf = (kind: string): string => SECTIONS[kind] ?? "3.3";
