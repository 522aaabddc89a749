/** Which sheet lies over the table: a pile, or a thing in whole sentences. */
export type Sheet =
  | { kind: "deck"; seat: number }
  | { kind: "guests" }
  | { kind: "thing"; title: string; notes: readonly string[] };

class Sheets {
  open = $state<Sheet | null>(null);

  /** Lay a thing's sentences over the table. */
  tell(title: string, notes: readonly string[]): void {
    this.open = { kind: "thing", title, notes };
  }
}

export const sheets = new Sheets();
