/** The drawings of Histrio as symbols, put into the page once. */
import art from "./art.svg?raw";

const ID = "histrio-art";

export function hangArt(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.setAttribute("aria-hidden", "true");
  holder.className = "sprite";
  holder.innerHTML = art;
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.append(holder);
}
