/** The room that the page has: its form, for scripts here and for styles as `data-form` on the root. */
import { drawnScale, enlargement, formOf, isLow, scale, type Form } from "./form";

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
    const { documentElement: root } = document;
    const times = enlargement(window);
    // letters that are enlarged stay as large as they are drawn; the form is the one for which there is room then
    const size = times > 1 ? drawnScale(innerWidth * times, innerHeight * times) : 1;
    const [width, height] = [innerWidth / size, innerHeight / size];
    this.form = formOf(width, height);
    root.dataset.form = this.form;
    root.toggleAttribute("data-low", isLow(height));
    root.toggleAttribute("data-enlarged", times > 1);
    root.style.setProperty("--enlarged", `${String(size * 10)}px`);
  }
}

export const room = new Room();
