/** What a person points at and wants to know: by resting on it, by the keyboard, by the right button, by a long press.
 * Nothing is chosen by any of them. */
import type { About, Words } from "$shell/lib/messages";

/** What is known of the thing at an address. */
export interface Told {
  about: About | null;
  /** why it cannot be chosen now; null where nobody is asked */
  reason: Words | null;
}
/** Where that comes from: it may take a moment. */
export interface Feed {
  ask: (address: string) => void;
  told: (address: string) => Told | null;
}
/** near: for as long as one points at it; told: until something else is done; asked: it takes the focus. */
export type How = "near" | "told" | "asked";
export interface Opened {
  anchor: HTMLElement;
  /** null: a sign of which one sentence tells */
  address: string | null;
  tip: string;
  how: How;
}

const THING = "[data-address], [data-tip]";
const PANEL = "[data-explains]";
const REST = 300;
const NEXT = 80;
const GRACE = 200;
const LONG = 450;
const SLACK = 8;
const MOST_KEPT = 2;

const elementOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target : null;

/** The thing that lies under a pointer. */
function thingAt(target: EventTarget | null, how: How): Opened | null {
  const anchor = elementOf(target)?.closest<HTMLElement>(THING);
  if (!anchor || anchor.closest("[inert]")) return null;
  const address = anchor.dataset["address"] ?? null;
  return { anchor, address, tip: anchor.dataset["tip"] ?? "", how };
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

export class Explaining {
  /** what is open besides what was pinned */
  current = $state.raw<Opened | null>(null);
  kept = $state.raw<readonly Opened[]>([]);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private press: ReturnType<typeof setTimeout> | undefined;
  private returning = false;
  private from = { x: 0, y: 0 };
  private at = { x: -1, y: -1 };
  /** the thing or panel under the mouse */
  private under: Element | null = null;

  open(opened: Opened): void {
    this.wait();
    const same = this.current?.anchor === opened.anchor && this.current.address === opened.address;
    if (this.kept.some(({ anchor }) => anchor === opened.anchor)) return;
    if (!same || opened.how !== "near") this.current = opened;
  }

  /** The thing at an address answers, where a click would choose nothing. */
  answer(address: string, anchor: Element): void {
    if (anchor instanceof HTMLElement) this.open({ anchor, address, tip: "", how: "told" });
  }

  /** Ask about whatever has the focus. */
  askFocused(): void {
    const thing = thingAt(document.activeElement, "asked");
    if (thing) this.open(thing);
  }

  /** True where something was open. */
  close(): boolean {
    this.wait();
    const open = this.current ?? this.kept.at(-1);
    if (!open) return false;
    if (open === this.current) this.current = null;
    else this.kept = this.kept.slice(0, -1);
    this.back(open);
    return true;
  }

  closeOne(opened: Opened): void {
    this.wait();
    if (opened === this.current) this.current = null;
    else this.kept = this.kept.filter((one) => one !== opened);
    this.back(opened);
  }

  /** The next question: what was not pinned is over. */
  moveOn(): void {
    this.wait();
    this.current = null;
  }

  pin(opened: Opened): void {
    if (this.kept.includes(opened)) {
      this.closeOne(opened);
      return;
    }
    this.kept = [...this.kept.slice(1 - MOST_KEPT), opened];
    if (this.current === opened) this.current = null;
  }

  // -- what hands do ---------------------------------------------------------------------------

  move(event: PointerEvent): void {
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y);
    if (far > SLACK) clearTimeout(this.press);
    // what comes to lie under a resting mouse was not pointed at
    const way = Math.hypot(event.clientX - this.at.x, event.clientY - this.at.y);
    if (event.pointerType !== "mouse" || way < 1) return;
    this.at = { x: event.clientX, y: event.clientY };
    if (event.buttons === 0) this.point(event.target);
  }

  private point(target: EventTarget | null): void {
    const onPanel = elementOf(target)?.closest(PANEL) ?? null;
    const thing = onPanel ? null : thingAt(target, "near");
    const under = onPanel ?? thing?.anchor ?? null;
    if (under === this.under) return;
    this.under = under;
    if (onPanel || (thing && thing.anchor === this.current?.anchor)) this.wait();
    else if (thing) this.wait(() => this.open(thing), this.current ? NEXT : REST);
    else if (this.current?.how === "near") this.wait(() => this.moveOn(), GRACE);
    else this.wait();
  }

  down(event: PointerEvent): void {
    removeEventListener("click", swallow, { capture: true });
    clearTimeout(this.press);
    if (elementOf(event.target)?.closest(PANEL)) return;
    this.moveOn();
    const thing = event.pointerType === "mouse" ? null : thingAt(event.target, "asked");
    if (!thing) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.press = setTimeout(() => this.pressed(thing), LONG);
  }

  up(): void {
    clearTimeout(this.press);
  }

  focus(event: FocusEvent): void {
    const thing = this.returning ? null : thingAt(event.target, "near");
    // to the question the table itself leads the focus: nobody has asked
    if (thing?.anchor !== event.target || thing.anchor.matches("h1")) return;
    if (thing.anchor.matches(":focus-visible")) this.open(thing);
  }

  blur(event: FocusEvent): void {
    if (this.current?.how === "near" && this.current.anchor === event.target) this.moveOn();
  }

  /** The right button, a long press, or the key for menus. */
  menu(event: MouseEvent): void {
    const thing = thingAt(event.target, "asked");
    if (!thing) return;
    event.preventDefault();
    if (this.current?.anchor !== thing.anchor || this.current.how !== "asked") this.open(thing);
  }

  /** A finger rested on a thing: the click with which it is lifted plays nothing. */
  private pressed(thing: Opened): void {
    this.open(thing);
    addEventListener("click", swallow, { capture: true, once: true });
  }

  private wait(then?: () => void, milliseconds = 0): void {
    clearTimeout(this.timer);
    this.timer = then && setTimeout(then, milliseconds);
  }

  /** The focus goes back to the thing where it was taken from it. */
  private back({ anchor, how }: Opened): void {
    this.returning = true; // whoever closed it does not ask for it again
    if (how === "asked" && anchor.isConnected) anchor.focus({ preventScroll: true });
    this.returning = false;
  }
}
