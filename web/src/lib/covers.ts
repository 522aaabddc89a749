/** The drawn boxes, one in each title's folder: the cover, and the colours of side and lid. */
const files = import.meta.glob<string>("../../../src/stammtisch/games/*/board/cover.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
import.meta.glob("../../../src/stammtisch/games/*/board/box.css", { eager: true });

const covers = new Map(
  Object.entries(files).map(([path, drawing]) => [path.split("/").at(-3) ?? "", drawing]),
);

export const cover = (title: string): string => covers.get(title) ?? "";
