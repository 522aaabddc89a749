/** Where we are: the path of the address bar, kept as state. */
import { at, within } from "./base";

const here = (): string => within(location.pathname) ?? "/";

class Router {
  path = $state(here());

  constructor() {
    addEventListener("popstate", () => (this.path = here()));
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Go to a page of ours without loading anything anew. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", at(path));
    else history.pushState(null, "", at(path));
    this.path = here();
    scrollTo(0, 0);
  }

  /** The parts of the path: /table/x -> ["table", "x"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (
      !link ||
      !plain ||
      link.target ||
      link.origin !== location.origin ||
      link.hasAttribute("download")
    )
      return;
    const path = within(link.pathname);
    if (path === null || path.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(path + link.search);
  }
}

export const router = new Router();
