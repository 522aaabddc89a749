/** Where the rules speak of a question: the number of the section. */
const STEPS =
  /^(impression_|gossip_|swap_|invest|pay|reserve$|build|complete_|ingredient_|announce_)/;
const SPECIAL = /^(distressed_|outlaws_|travellers_|townsfolk_)/;

export const sectionOf = (kind: string): string => {
  if (STEPS.test(kind)) return "3.2";
  return SPECIAL.test(kind) ? "3.3" : "3.4";
};
