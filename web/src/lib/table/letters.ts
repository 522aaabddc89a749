/** Letters and digits as keys: each person lets them act alone, with Alt, or not at all. */
import { settings } from "$shell/lib/settings.svelte";

/** what is printed on a key; with Alt some keyboards write other signs instead */
const isPrinted = (key: string): boolean => /^[a-z0-9?/]$/i.test(key);

/** The key that was meant, or null where the person does not let it act. */
export function meantKey(event: Pick<KeyboardEvent, "key" | "code" | "altKey">): string | null {
  const { key, code, altKey } = event;
  if (key.length > 1 || key === " ") return altKey ? null : key;
  if (settings.keys === "off" || altKey !== (settings.keys === "alt")) return null;
  return altKey && !isPrinted(key) ? code.replace(/^(Key|Digit|Numpad)/, "").toLowerCase() : key;
}

/** How a key is pressed now, as it is drawn and told; undefined where it does not act. */
export function pressed(key: string): string | undefined {
  if (!isPrinted(key) || settings.keys === "alone") return key || undefined;
  return settings.keys === "alt" ? `Alt+${key}` : undefined;
}

/** Whether a key acts only once, however long it is held; keys that lead on, such as arrows, go on leading. */
export const actsOnce = (key: string): boolean =>
  key.length === 1 || key === "Enter" || key === "Escape";
