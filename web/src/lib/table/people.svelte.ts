/** Who sits at a table in play, as everybody sees it: names, presence, colours, a bot that stands in, who is missed. */
import { api } from "$shell/lib/api";
import type { Sitting } from "$shell/lib/board";
import type { Connection } from "$shell/lib/connection.svelte";
import { clockTime } from "$shell/lib/format.svelte";
import { levelName } from "$shell/lib/levels";
import type { SeatTold } from "$shell/lib/messages";
import type { Shell } from "$shell/lib/shell";
import { sittingOf } from "$shell/lib/sitting";

export interface Room {
  readonly id: string;
  readonly connection: Connection;
  /** the seats that are asked, as far as it has been shown */
  readonly waiting: () => readonly number[];
  /** a seat was taken: open the line anew */
  readonly again: (seat: number) => void;
  readonly shell: Shell;
}

export class People {
  constructor(private readonly room: Room) {}

  private readonly seated = $derived.by(() => this.room.connection.table?.seated ?? []);
  readonly names = $derived.by(() =>
    this.seated.map((one) => one.name || this.room.shell("seat-name", { number: one.seat + 1 })),
  );
  readonly colours = $derived.by(() => this.seated.map((one) => one.colour ?? one.seat));
  readonly sitting = $derived.by((): Sitting[] => {
    const yours = this.room.connection.hello?.yours ?? [];
    // whoever shares this screen is here, whoever's turn it is to look
    return this.seated.map((one) =>
      sittingOf(
        yours.includes(one.seat) ? { ...one, away: null, held: false } : one,
        this.room.shell,
      ),
    );
  });

  /** a bot plays for us: we may take the seat back */
  readonly standIn = $derived.by((): (() => void) | null => {
    const { id, connection, again } = this.room;
    const seat = connection.hello?.seat ?? null;
    if (seat === null || this.seated[seat]?.kind !== "bot") return null;
    return () => void api.takeSeat(id, seat).then(() => again(seat));
  });
  /** who asked the bot to, and since when it plays */
  readonly standInSaid = $derived.by((): string => {
    const { connection, shell } = this.room;
    const one = this.seated[connection.hello?.seat ?? -1];
    if (!one?.stand_in) return "";
    const { by, since } = one.stand_in;
    const level = levelName(one.bot ?? "");
    const from = clockTime(since);
    const own = by !== null && connection.hello?.yours.includes(by);
    if (by === null || own) return shell("shell-bot-since", { level, from });
    const name = by < 0 ? shell("shell-the-host") : (this.names[by] ?? "");
    return shell("shell-bot-since-by", { level, from, name });
  });

  /** who is asked and not there, for those who may do something about it; days off are days off */
  readonly absent = $derived.by((): SeatTold | null => {
    const { hello, table } = this.room.connection;
    if (!(hello?.host || hello?.yours.length) || table?.status !== "running") return null;
    const away = (one: number): boolean =>
      ["away", "lost"].includes(this.sitting[one]?.who ?? "") && !this.seated[one]?.off;
    const missing = this.room.waiting().find(away);
    return missing === undefined ? null : (this.seated[missing] ?? null);
  });
}
