/** Who works in the inns and who comes to stay: every bust is put together from the same drawn parts. */
export interface Person {
  skin: string;
  hair: string;
  cloth: string;
  trim: string;
  hat: string;
  band: string;
  /** drawn behind the shoulders */
  back: boolean;
  /** names of the parts above the bust, from the bottom to the top */
  parts: readonly string[];
}

const FAIR = "#f0c9a0";
const ROSY = "#e3b58c";
const TAN = "#d9a377";
const BROWN = "#b97b50";
const DARK = "#8f5d3d";
const BLACK = "#2f241c";
const CHESTNUT = "#5a3a22";
const GREY = "#a9a39a";
const WHITE = "#fffaf0";
const GOLD = "#e8b53f";

/** skin, hair, cloth, trim, parts; then hat and band where there is one. */
type Line = readonly [string, string, string, string, string, string?, string?];

const PEOPLE: Record<string, Line> = {
  tinhorn: [FAIR, BLACK, "#5a3a5a", "#f6ecd8", "moustache short tricorne", "#2f3b47", GOLD],
  crook: [TAN, BLACK, "#4a4f3a", "#2f241c", "goatee short patch scarf", "#a8443a"],
  servant: [FAIR, "#3a2a1e", "#4d5661", WHITE, "smile bun"],
  maide: [ROSY, "#c98a3a", "#3c6a93", WHITE, "smile bun bonnet", WHITE],
  drudge: [TAN, "#7a5a3a", "#6b7683", "#8a7350", "beard cap", "#5a5148"],
  kitchenhand: [FAIR, "#b9773a", "#8fa06a", WHITE, "smile wild scarf", "#3f6b4a"],
  thug: [TAN, BLACK, "#5a3a2a", "#3d281a", "beard sides scar"],
  bouncer: [BROWN, BLACK, "#3a5a7c", "#24384f", "goatee sides flatcap", "#35506e"],
  swindler: [FAIR, "#6b2f1c", "#6d2450", GOLD, "moustache short tophat", "#3d2f4a", GOLD],
  housekeeper: [ROSY, GREY, "#5b5f4a", WHITE, "smile bun glasses"],
  workman: [DARK, BLACK, "#c9862f", "#3d281a", "smile short flatcap", "#7d5232"],
  foreman: [FAIR, "#7a5a3a", "#6d4a30", "#f6ecd8", "moustache short straw", "#caa45d", "#9c2b2b"],
  cook: [FAIR, CHESTNUT, WHITE, "#a8623a", "moustache short toque", WHITE],
  chef: [BROWN, BLACK, WHITE, "#9c2b4b", "goatee short toque", "#fff3d6"],
  veteran: [ROSY, "#cfc9bd", "#5b6572", "#b5432f", "beard scar helmet", "#aeb8c2"],
  hubu_gross: [ROSY, "#b9773a", "#8a7350", "#5a3a22", "beard wild"],
  ganis: [TAN, GREY, "#3f6b4a", "#f6ecd8", "beard cap glasses", "#3f6b4a"],
  renmy: [FAIR, "#a8552a", "#2f3b47", "#5b6572", "-smile parted hood", "#3b4a52"],
  meilan: [ROSY, BLACK, "#a23b32", GOLD, "-smile parted tiara", "#7fd0d9"],
  kobi: [DARK, "#1f1712", "#c9862f", "#3d281a", "smile short feather", "#3d5a3a", "#f3e4b5"],
  letima: [BROWN, BLACK, "#d96f2a", "#f6d27a", "-smile parted"],
  iduna: [FAIR, "#cfcfcf", "#4a8a93", WHITE, "smile bun veil", "#d9c7a0"],
  estelle: [FAIR, "#d9b45a", "#9c2b4b", WHITE, "-smile short tiara", GOLD],
  king_ludo: [ROSY, "#7a4a2a", "#7a3f6b", WHITE, "beard short crown", GOLD],
  nameless: [TAN, BLACK, "#2f3338", "#2a2018", "patch hood", "#3a3633"],
  lilith: [FAIR, BLACK, "#6d2450", "#b5432f", "-smile parted feather", "#4a2444", "#c92f4a"],
  vermelha: [BROWN, "#b5432f", "#5a7f3a", "#f6ecd8", "-smile parted hood", "#6d3030"],
  nillesio: [
    TAN,
    "#5a3a22",
    "#3c6a93",
    GOLD,
    "moustache goatee short feather",
    "#2f3f5c",
    "#e6d7f0",
  ],
  alstero: [DARK, GREY, "#35506e", GOLD, "beard short tricorne", "#22344a", "#e8d9a0"],
  calisterre: [BROWN, "#3a2a1e", "#e0b25a", WHITE, "-smile bun tiara", "#d3dbe0"],
};
const STRANGER: Line = [FAIR, CHESTNUT, "#6b7683", "#f6ecd8", "smile short"];

/** The person of a tile; an owner's own tile gets a stranger's face. */
export function person(tile: string): Person {
  const [skin, hair, cloth, trim, parts, hat = "#6d7f92", band = GOLD] = PEOPLE[tile] ?? STRANGER;
  return {
    skin,
    hair,
    cloth,
    trim,
    hat,
    band,
    back: parts.startsWith("-"),
    parts: ["eyes", ...parts.replace("-", "").split(" ")],
  };
}

export const KNOWN: readonly string[] = Object.keys(PEOPLE);
