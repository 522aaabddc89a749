/** Which pieces came, went or moved between two looks at the table. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A piece as it lay: where on the screen, and in which place of the table. */
export interface Lying {
  box: Box;
  place: string;
}
export type Table = ReadonlyMap<string, Lying>;

export interface Move {
  key: string;
  how: "slide" | "morph" | "enter" | "leave";
  at: number;
  /** the place where an entering piece comes from, or to which a leaving one goes */
  via: string;
}

/** What a title says of a piece that moves: when it does, and by way of which place where it comes or goes. */
export type Plan = (
  key: string,
  from: string | null,
  to: string | null,
) => { at: number; via: string };

const seen = ({ box }: Lying): boolean => box.width > 0 && box.height > 0;

export const sameSize = (a: Box, b: Box): boolean => {
  const ratio = (x: number, y: number): boolean => x > 0 && y > 0 && x / y < 1.35 && y / x < 1.35;
  return ratio(a.width, b.width) && ratio(a.height, b.height);
};

export const moved = (a: Box, b: Box): boolean =>
  Math.abs(a.left - b.left) > 1 || Math.abs(a.top - b.top) > 1;

/** Everything that differs between two looks: pieces that slide or change their size, come and go. */
export function differences(before: Table, after: Table, plan: Plan): Move[] {
  const found: Move[] = [];
  for (const [key, is] of after) {
    const was = before.get(key);
    if (!was) found.push({ key, how: "enter", ...plan(key, null, is.place) });
    else if (seen(was) && seen(is) && (moved(was.box, is.box) || was.place !== is.place)) {
      found.push({
        key,
        how: sameSize(was.box, is.box) ? "slide" : "morph",
        ...plan(key, was.place, is.place),
      });
    }
  }
  for (const [key, was] of [...before].reverse()) {
    if (!after.has(key) && seen(was))
      found.push({ key, how: "leave", ...plan(key, was.place, null) });
  }
  return found;
}
