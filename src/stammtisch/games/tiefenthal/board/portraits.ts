/** Every person of the valley as a bust of a few parts: hair, beard, hat, cloth, and the thing in the hand. */
export interface Person {
  skin: string;
  hair: string;
  style: string;
  beard: string;
  hat: string;
  hatColour: string;
  cloth: string;
  thing: string;
  long: boolean;
  glasses: boolean;
}

const SKIN: Record<string, string> = {
  a: "#f0c9a0",
  b: "#e3b58c",
  c: "#dba87c",
  d: "#c98f63",
  e: "#a06b45",
};
const HAIR: Record<string, string> = {
  k: "#2f241c",
  n: "#5a3a22",
  o: "#7a5a3a",
  r: "#a8552a",
  y: "#d9b45a",
  g: "#8d8d8d",
  w: "#d8d2c6",
};
const CLOTH: Record<string, string> = {
  blue: "#3c6a93",
  green: "#5a7f52",
  red: "#9c3b36",
  brown: "#6d4a30",
  sand: "#8a7350",
  purple: "#7a3f6b",
  teal: "#4a7c86",
  navy: "#39475f",
  rust: "#a8623a",
  ochre: "#b9892f",
  white: "#fffaf0",
  grey: "#6d7883",
  wine: "#7a2f45",
  moss: "#5a6f3a",
  black: "#3a3531",
};
const STYLE: Record<string, string> = { s: "short", p: "part", b: "bald", u: "bun", t: "tonsure" };
const BEARD: Record<string, string> = { f: "full", g: "goatee", m: "tash" };

/** skin, hair, style, beard (or - for a smile), then cloth, hat:colour and thing; a trailing `+` is
 * long hair, `*` glasses. */
const LINES: Record<string, string> = {
  noble: "ansg+ purple crown -",
  bard: "arp-+ teal feather:purple bard",
  beer_merchant: "aks- ochre tricorn:brown merchant",
  dishwasher: "ans- teal scarf:blue dish",
  waitress: "ayu- blue maid waitress",
  supplier: "dosm brown straw:sand supplier",
  monk: "ant- brown - -",
  host: "anbm white - -",
  regular_2_on_2: "aosm sand cap:own beer",
  regular_2_on_3: "cksf navy beret:own beer",
  regular_2_on_4: "agbf moss fur:own beer",
  regular_2_on_5: "bnu- rust scarf:own beer",
  regular_1_on_2: "dks- grey cap:own -",
  regular_1_on_3: "ayp-+ wine scarf:own -",
  regular_1_on_4: "brsg brown band:own -",
  guest_3_day_labourer: "cos- sand straw:ochre sack",
  guest_3_carter: "ans- green scarf:red shoe",
  guest_4_weaver: "arp-+ green hood:red spool",
  guest_4_cobbler: "agbm brown band:rust boot",
  guest_4_shepherd: "cksf moss cowl:sand crook",
  guest_4_pedlar: "dksm ochre feather:rust pouch",
  guest_4_cooper: "bnsf brown cap:grey merchant",
  guest_4_laundress: "ayu- blue maid dish",
  guest_4_night_watchman: "aosg navy tall:black lantern",
  guest_4_apothecary: "ewsg* teal beret:moss herbs",
  guest_4_fishwife: "arp-+ teal shawl:blue fish",
  guest_5_miller: "agsm white cap:sand wheat",
  guest_5_baker: "ansm white toque loaf",
  guest_5_ferryman: "cgsf blue straw:sand -",
  guest_5_beekeeper: "byp- ochre straw:white honey",
  guest_5_potter: "dku- rust scarf:teal pot",
  guest_5_seamstress: "aou-+ purple hood:wine scissors",
  guest_5_town_crier: "brsm red tricorn:navy bell",
  guest_5_hop_farmer: "cosf green straw:moss herbs",
  guest_5_charcoal_burner: "eksf black cowl:black coal",
  guest_5_story_teller: "aksg+ rust feather:moss -",
  guest_6_butcher: "arbm wine band:white axe",
  guest_6_organist: "bgp-* black - pipes",
  guest_6_tanner: "dosg brown beret:rust sack",
  guest_6_carpenter: "ansf ochre cap:brown saw",
  guest_6_gamekeeper: "bosm moss feather:green horn",
  guest_6_blacksmith: "dkbf brown - hammer",
  guest_6_pilgrim: "cwsf grey cowl:brown crook",
  guest_6_distiller: "agbg* teal tall:moss schnapps",
  guest_6_bell_founder: "eksm rust fur:grey bell",
  guest_6_postmaster: "aysm blue tricorn:ochre horn",
  guest_7_goldsmith: "dgbg* wine beret:purple ring",
  guest_7_master_builder: "bnsf navy tall:brown saw",
  guest_7_scholar: "bwsf* navy gown:navy quill",
  guest_7_sergeant: "aksm red tricorn:black saber",
  guest_7_horse_dealer: "cosg rust fur:rust shoe",
  guest_7_surgeon: "ans-* grey cap:white scissors",
  guest_8_wine_merchant: "eksg wine feather:wine grapes",
  guest_8_brewmaster: "arbm ochre cap:green beer",
  guest_8_physician: "agp-* black gown:black schnapps",
  guest_8_notary: "bwb-* navy beret:black quill",
  guest_8_mayor: "agsf+ red tall:wine chain",
};

function read(line: string): Person {
  const [looks = "", cloth = "", hat = "-", thing = "-"] = line.split(" ");
  const [skin = "a", hair = "n", style = "s"] = looks;
  const [shape = "-", colour = ""] = hat.split(":");
  return {
    skin: SKIN[skin] ?? "#f0c9a0",
    hair: HAIR[hair] ?? "#5a3a22",
    style: STYLE[style] ?? "short",
    beard: BEARD[looks[3] ?? ""] ?? "smile",
    hat: shape === "-" ? "" : shape,
    hatColour: colour === "own" ? "var(--own)" : (CLOTH[colour] ?? "#6d7f92"),
    cloth: CLOTH[cloth] ?? "#8a7350",
    thing: thing === "-" ? "" : thing,
    long: looks.includes("+"),
    glasses: looks.includes("*"),
  };
}

/** A face for cards of an owner's own box: always the same for the same id. */
function invented(id: string): Person {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 99991;
  const known = Object.keys(LINES).filter((name) => name.startsWith("guest_"));
  const pick = (shift: number): Person =>
    read(LINES[known[(sum + shift) % known.length] ?? "noble"] ?? "");
  return {
    ...pick(0),
    cloth: pick(5).cloth,
    hat: pick(11).hat,
    hatColour: pick(11).hatColour,
    thing: "",
  };
}

const drawn = new Map<string, Person>();

export function person(id: string): Person {
  const known = drawn.get(id);
  if (known) return known;
  const line = LINES[id];
  const fresh = line ? read(line) : invented(id);
  drawn.set(id, fresh);
  return fresh;
}

export const PEOPLE = Object.keys(LINES);
