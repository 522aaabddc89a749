/** Where we are: the path of the address bar, kept as state. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Go to a page of ours without loading anything anew. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.path = location.pathname;
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
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname))
      return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
