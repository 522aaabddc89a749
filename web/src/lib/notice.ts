/** It is your turn: told by the title, the favicon and, if wanted, a notice of the browser; once per question. */
import { settings } from "./settings.svelte";

const HOME = "Stammtisch";
let last = "";

const icon = (badge: boolean): string => (badge ? "/favicon-turn.svg" : "/favicon.svg");

export function announce(question: string, who: string): void {
  document.title = question ? `● ${question}` : HOME;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && !link.href.endsWith(icon(question !== ""))) link.href = icon(question !== "");
  const news = question !== "" && question !== last && document.hidden;
  if (news && settings.notices && "Notification" in window && Notification.permission === "granted") {
    new Notification(HOME, { body: who ? `${who}: ${question}` : question, tag: "turn" });
  }
  last = question;
}
