/** Whose mat is looked at large, and whether that goes along with whoever acts. */

interface Looking {
  /** the own seat, which is never followed: its mat is large already */
  seat: number | null;
  question: unknown;
  waiting: readonly number[];
}

export class Following {
  /** whose mat lies open; null: nobody's */
  seat = $state<number | null>(null);
  /** whoever acts is followed */
  along = $state(false);
  /** it was opened while we are asked something ourselves: we want to look now */
  private peek = $state(false);

  open(seat: number): void {
    this.seat = seat;
    this.peek = true;
  }
  close(): void {
    this.seat = null;
    this.along = this.peek = false;
  }

  /** Whose mat is to be shown now. Who follows others has the board for their own question. */
  shown({ question }: Looking): number | null {
    return this.along && question !== null && !this.peek ? null : this.seat;
  }
  /** The table went on. */
  goOn({ seat, question, waiting }: Looking): void {
    if (this.seat === null || !this.along) return;
    if (question === null) this.peek = false;
    const acting = waiting.find((one) => one !== seat);
    if (acting !== undefined && question === null) this.seat = acting;
  }
}

export const following = new Following();
