/** It is your turn: told by the title, the favicon and, if wanted, a notice of the browser; once per question. */
import { at } from "./base";
import { settings } from "./settings.svelte";

export const HOUSE = "Stammtisch";
let last = "";

const icon = (badge: boolean): string => at(badge ? "/favicon-turn.svg" : "/favicon.svg");

/** The name of the page in the browser's tab. */
export function headline(page: string): void {
  document.title = page ? `${page} · ${HOUSE}` : HOUSE;
}

function notify(where: string, body: string): void {
  try {
    new Notification(where, { body, tag: "turn", lang: settings.language });
  } catch {
    // Chrome on Android knows notices but lets no page make one; title and favicon have told already
  }
}

export function announce(question: string, who: string, where: string): void {
  if (question) document.title = `● ${question}`;
  else headline(where);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && !link.href.endsWith(icon(question !== ""))) link.href = icon(question !== "");
  const news = question !== "" && question !== last && document.hidden;
  if (
    news &&
    settings.notices &&
    "Notification" in window &&
    Notification.permission === "granted"
  ) {
    notify(where || HOUSE, who ? `${who}: ${question}` : question);
  }
  last = question;
}
