/** Colours for families of pieces: the same name always has the same colour. Never their only mark. */
const COLOURS = [
  "#c9a14a",
  "#a3312c",
  "#3c5a55",
  "#3d7a4a",
  "#6b3f7c",
  "#2f6b86",
  "#a8623a",
  "#5b6572",
] as const;

export function toneColour(tone: string | null | undefined): string {
  if (!tone) return "#8a7a60";
  let sum = 0;
  for (const letter of tone) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}
