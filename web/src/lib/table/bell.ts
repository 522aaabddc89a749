/** When our turn is heard: once when it comes, not again for each question of it. */
import type { UpdateTold } from "../messages";
import { seatsIn } from "../phrasebook";

export class Bell {
  /** we were asked nothing, or somebody else has played since we were asked */
  private away = true;
  private last: number | undefined;
  private due: number | undefined;

  constructor(private readonly seat: () => number | null) {}

  /** The server has told something; what led to it may still be on its way on the board. */
  hear({ events, question }: Pick<UpdateTold, "events" | "question">): void {
    // each update is one answer: whoever it is about first gave it
    const first = events.flatMap(({ words }) => (words ? seatsIn(words) : []))[0];
    if (first !== undefined && first !== this.seat()) this.away = true;
    if (!question) this.away = true;
    else if (question.number !== this.last) {
      // what all choose at once is a turn of its own
      if (this.away || question.sealed) this.due = question.number;
      this.last = question.number;
      this.away = false;
    }
  }

  /** Whether the turn comes with this question, which is seen now. */
  rings(asked: number | undefined): boolean {
    const rings = asked !== undefined && asked === this.due;
    if (rings) this.due = undefined;
    return rings;
  }
}
