/** Where the rules speak of a question: the number of the section. */
const TRAVEL = /^(before_travel|ox_|choose_|after_reveal|fox_|bear_|elephant_)/;
const ENCOUNTERS = /^(steal_|court_|discard_)/;

export const sectionOf = (kind: string): string => {
  if (TRAVEL.test(kind)) return "3.3";
  if (ENCOUNTERS.test(kind)) return "3.4";
  return kind === "play_request" || kind === "chameleon_role" ? "5.2" : "3.5";
};
