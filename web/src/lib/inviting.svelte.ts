/** Inviting to a table: from where its links can be opened, whose link lies open, and new ones. */
import { api, type TableShown } from "./api";
import { BASE } from "./base";
import {
  byReach,
  keepLinks,
  linkAt,
  linksOf,
  shortened,
  widest,
  type Links,
  type Made,
  type Reach,
} from "./invitations";
import type { AddressShown, SeatTold } from "./messages";
import { sentence } from "./problem";
import type { Shell } from "./shell";

/** A place at the table (null: among those who watch), its name and what is known of its link. */
export interface Place {
  one: SeatTold | null;
  seat: number | null;
  name: string;
  own: boolean;
  /** as it is sent and as a list shows it; empty where there is none, or nobody needs it any more */
  url: string;
  short: string;
}

const OFTEN = 5000;

export class Inviting {
  readonly id: string;
  readonly only: NonNullable<Made["only"]> | null;
  table = $state.raw<TableShown | null>(null);
  wished = $state<Reach | null>(null);
  problem = $state("");
  private known = $state.raw<readonly AddressShown[]>([]);
  private links = $state.raw<Links>({ seats: {}, watch: "" });
  /** whose code was asked for: a seat, those who watch (null), or nobody's yet */
  private picked = $state<number | null | undefined>();
  private readonly shell: Shell;
  private readonly page = { hostname: location.hostname, origin: location.origin + BASE };

  constructor(id: string, { first, only }: Made, shell: Shell) {
    this.id = id;
    this.only = only ?? null;
    this.shell = shell;
    this.links = only ? { seats: { [only.seat]: only.token }, watch: "" } : linksOf(id);
    this.picked = only?.seat ?? first;
  }

  readonly addresses = $derived(byReach(this.known, this.page));
  readonly reach = $derived.by((): Reach => {
    const { wished } = this;
    return wished && this.addresses.has(wished) ? wished : widest(this.addresses);
  });
  /** nobody but this machine can open the links */
  readonly hereOnly = $derived(this.reach === "here");
  private readonly address = $derived(this.addresses.get(this.reach) ?? this.page.origin);
  /** whoever laid the table may make new links */
  readonly host = $derived.by(() => this.table?.host === true && this.only === null);

  readonly places = $derived.by((): Place[] => {
    const seated = (this.table?.seated ?? []).filter(
      ({ seat }) => this.only === null || seat === this.only.seat,
    );
    const places = seated.map((one) => this.place(one));
    const watched = this.host && this.table?.watchers !== false;
    return watched ? [...places, this.place(null)] : places;
  });
  /** the place whose code lies open: the one that was picked until somebody has come, or the first that is free */
  readonly open = $derived.by((): Place | null => {
    const free = this.places.filter(({ url }) => url);
    return free.find(({ seat }) => seat === this.picked) ?? free[0] ?? null;
  });

  private place(one: SeatTold | null): Place {
    const seat = one?.seat ?? null;
    const secret = one ? (this.links.seats[one.seat] ?? "") : this.links.watch;
    const wanted = secret !== "" && (one === null || one.kind === "open" || this.only !== null);
    return {
      one,
      seat,
      name: one
        ? one.name || this.shell("seat-name", { number: one.seat + 1 })
        : this.shell("shell-watchers"),
      own: seat !== null && (this.table?.yours.includes(seat) ?? false),
      url: wanted ? linkAt(this.address, secret) : "",
      short: wanted ? shortened(this.address, secret) : "",
    };
  }

  /** Look who has come, again and again; until the answer is called. */
  watch(): () => void {
    const look = (): void =>
      void api.table(this.id).then(
        (found) => (this.table = found),
        () => undefined,
      );
    look();
    void api.addresses().then(
      (found) => (this.known = found),
      () => undefined,
    );
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }

  show(seat: number | null): void {
    this.picked = seat;
  }

  /** A new link for a place; the one before ends. */
  async renew(seat: number | null): Promise<void> {
    this.problem = "";
    try {
      this.links = keepLinks(
        this.id,
        seat === null
          ? { watch: await api.watchLink(this.id) }
          : { seats: { [seat]: await api.newLink(this.id, seat) } },
      );
      this.picked = seat;
      this.table = await api.table(this.id);
    } catch (error) {
      this.problem = sentence(error, this.shell);
    }
  }
}
