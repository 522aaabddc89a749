/** The room that the page has: its form, for scripts here and for styles as `data-form` on the root. */
import { formOf, isLow, scale, type Form } from "./form";

class Room {
  form = $state<Form>("wide");

  constructor() {
    this.measure();
    addEventListener("resize", () => this.measure());
  }

  /** one part of a table at a time, behind tabs */
  get narrow(): boolean {
    return this.form === "phone";
  }

  /** how many pixels a pixel of the drawing is now */
  get scale(): number {
    return scale();
  }

  private measure(): void {
    this.form = formOf(innerWidth, innerHeight);
    document.documentElement.dataset.form = this.form;
    document.documentElement.toggleAttribute("data-low", isLow(innerHeight));
  }
}

export const room = new Room();
