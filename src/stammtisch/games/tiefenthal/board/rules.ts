/** Where the rules speak of a question: the letter of the phase. */
const PHASES: Record<string, string> = {
  round_bonus_choice: "A",
  choose_entertainer_side: "A",
  free_upgrade: "A",
  counter_guest_redraw: "B",
  draft_die: "D",
  plan_dice: "E",
  choose_face: "E",
  juggler_encore: "G",
};

export const sectionOf = (kind: string): string => PHASES[kind] ?? "F";
