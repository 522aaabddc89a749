/** Every number speaks: a figure or sign that shows no word by itself is read by the sentence that explains it.
 *
 * Boards draw signs and figures and explain them with a tip. Who cannot see them would hear bare numbers: here each
 * gets its tip as its name, and a mat that is one large button lists what it shows as its description.
 */
import { numbersIn } from "$shell/lib/phrasebook";

/** milliseconds of quiet before the board is looked over again */
const PAUSE = 120;
const TIPPED = "[data-tip], [title]";
const FIGURES = `${TIPPED}, [role="img"][aria-label]`;
/** what has a name or a meaning of its own */
const NAMED = "a, button, input, summary, table, tr, th, td, ul, ol, h1, h2, h3, h4, svg";

const tipOf = (element: HTMLElement): string =>
  (element.dataset["tip"] ?? element.getAttribute("title") ?? "").trim();

/** What is read instead of bare figures: the tip, with those numbers that it does not tell.
 *
 * A figure stands behind its name; what its sign stands for comes after it, and may well have figures of its own.
 */
export function spokenFigure(tip: string, text: string): string {
  const shown = text.replace(/\s+/gu, " ").trim();
  const [name = "", ...meaning] = tip.split(" · ");
  const untold = numbersIn(shown).some((number) => !numbersIn(name).includes(number));
  return [untold ? `${name.replace(/[.:]$/u, "")}: ${shown}` : name, ...meaning].join(" · ");
}

/** What an element shows, its parts apart. */
function shownIn(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
  return found.join(" ");
}

const saysWords = (text: string): boolean => /\p{L}{2}/u.test(text);

function name(element: HTMLElement): void {
  const [tip, text] = [tipOf(element), shownIn(element)];
  const ours = "spoken" in element.dataset;
  const own = element.matches(NAMED) || (!ours && element.matches("[role], [aria-label]"));
  if (!tip || own || saysWords(text) || element.querySelector(TIPPED)) return;
  const spoken = spokenFigure(tip, text);
  if (element.getAttribute("aria-label") === spoken) return;
  element.dataset["spoken"] = "";
  // an item of a list stays one
  if (element.tagName !== "LI") element.setAttribute("role", "img");
  element.setAttribute("aria-label", spoken);
}

/** A mat that opens as a whole hides what is drawn on it behind its name: that becomes its description. */
function describe(mat: HTMLElement): void {
  const parts = [...mat.querySelectorAll<HTMLElement>(FIGURES)]
    .filter((element) => !element.querySelector(FIGURES))
    .map((element) =>
      tipOf(element)
        ? spokenFigure(tipOf(element), shownIn(element))
        : (element.getAttribute("aria-label") ?? ""),
    );
  const told = parts.filter(Boolean).join("; ");
  if (told && mat.getAttribute("aria-description") !== told)
    mat.setAttribute("aria-description", told);
}

export function speak(board: HTMLElement): void {
  board.querySelectorAll<HTMLElement>(TIPPED).forEach(name);
  board.querySelectorAll<HTMLElement>("[data-follow][aria-label]").forEach(describe);
}

/** Look a board over whenever it has changed and come to rest. */
export function speaking(board: HTMLElement): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => speak(board), PAUSE);
  };
  const watch = new MutationObserver(later);
  watch.observe(board, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["data-tip", "title"],
  });
  later();
  return {
    destroy: () => {
      clearTimeout(timer);
      watch.disconnect();
    },
  };
}
