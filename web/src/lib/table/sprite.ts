/** The drawings of a title as symbols, put into the page once. */
export function hangArt(title: string, art: string): void {
  const id = `${title}-art`;
  if (document.getElementById(id)) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.setAttribute("aria-hidden", "true");
  holder.className = "sprite";
  holder.innerHTML = art;
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.append(holder);
}
