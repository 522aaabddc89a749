// Generated from the server's schema by scripts/types.mjs. Do not edit.

export interface Messages {
  client:
    AnswerSaid | HoldSaid | UndoSaid | ExplainSaid | OrderSaid | ChatSaid | PingSaid | LayoutSaid;
  server:
    | HelloTold
    | TableTold
    | UpdateTold
    | UndoTold
    | HeldTold
    | AcceptedTold
    | StaleTold
    | RefusedTold
    | ExplainedTold
    | StandingTold
    | ChatTold
    | ProblemTold
    | PongTold;
}
/**
 * The answer to the question with this number. A resend with the same key is harmless.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AnswerSaid".
 */
export interface AnswerSaid {
  type: "answer";
  key: string;
  question: number;
  option: number;
}
/**
 * A choice for a sealed question, to be handed in when everybody has chosen; None: none yet.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HoldSaid".
 */
export interface HoldSaid {
  type: "hold";
  question: number;
  option?: number | null;
}
/**
 * Take back the own last answer, if that is fair. The key works as with an answer.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UndoSaid".
 */
export interface UndoSaid {
  type: "undo";
  key: string;
}
/**
 * Why can the thing at this address not be chosen now?
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ExplainSaid".
 */
export interface ExplainSaid {
  type: "explain";
  address: string;
}
/**
 * A standing order for reaction windows; `mute` names options that are not worth asking.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OrderSaid".
 */
export interface OrderSaid {
  type: "order";
  order?: "ask" | "pass_always" | "pass_this_round" | "pass_this_turn" | "pass_until_my_turn";
  mute?: string[];
}
/**
 * A line for everybody at the table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChatSaid".
 */
export interface ChatSaid {
  type: "chat";
  text: string;
}
/**
 * Still there? Answered with a pong.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PingSaid".
 */
export interface PingSaid {
  type: "ping";
}
/**
 * Whether updates shall hold the whole layout, or its status alone. A fresh update follows.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LayoutSaid".
 */
export interface LayoutSaid {
  type: "layout";
  whole: boolean;
}
/**
 * The first message on a socket: who you are here. `seat` is None for a spectator.
 *
 *     `windows`: the title has moments to react, so that standing orders are of use.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HelloTold".
 */
export interface HelloTold {
  type: "hello";
  protocol: number;
  release: string;
  table: string;
  title: string;
  seats: number;
  seat: number | null;
  yours: number[];
  host: boolean;
  standing: Standing | null;
  windows?: boolean;
}
/**
 * The standing order of one's own seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  order?: "ask" | "pass_always" | "pass_this_round" | "pass_this_turn" | "pass_until_my_turn";
  mute?: string[];
}
/**
 * The social side of the table; sent at the beginning and whenever it changes.
 *
 *     `rematch` is the id of the table on which the same people play again. `notes`: who could ever
 *     look into which hand.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableTold".
 */
export interface TableTold {
  type: "table";
  name: string;
  status: "closed" | "needs_release" | "over" | "running";
  seated: SeatTold[];
  spectators: number;
  rematch: string | null;
  notes?: NoteTold[];
}
/**
 * Who sits on a seat, and whether somebody looks through it now.
 *
 *     `held`: somebody has a right to the seat, even while a bot plays it. `devices`: how many do;
 *     nobody can look into another's hand without being counted here.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatTold".
 */
export interface SeatTold {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  held: boolean;
  devices: number;
}
/**
 * Who could look into the hand of a seat, for good; times are seconds since 1970.
 *
 *     `sat`: somebody sat down there. `device`: one more device of whoever sits there. `host`: the
 *     host took it over where nobody sat. `handed`: the host handed it on. `left`: somebody left it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NoteTold".
 */
export interface NoteTold {
  kind: "device" | "handed" | "host" | "left" | "sat";
  seat: number;
  times: number;
  first: number;
  last: number;
}
/**
 * The table as this viewer sees it now, and what happened since the last update.
 *
 *     `fresh`: the log is complete and replaces what the client had (after connecting or an undo);
 *     otherwise `events` continue it. `view` is the title's own structure (`/api/schema/{title}`).
 *     `layout` is whole only for those who want it; `sheet` comes when the match is over; `window`:
 *     how long a reaction window still lasts.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UpdateTold".
 */
export interface UpdateTold {
  type: "update";
  number: number;
  fresh: boolean;
  view: unknown;
  layout: Layout | null;
  question: AskedTold | null;
  waiting: Waiting;
  over: boolean;
  sheet: ScoreSheet | null;
  events: EventTold[];
  log: Words[];
  window?: WindowTold | null;
}
/**
 * The whole table: a status line, the common zones, and one zone for each seat's mat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Layout".
 */
export interface Layout {
  status: Words[];
  common: Zone[];
  mats: Zone[];
}
/**
 * A message of the title's (or the platform's) words files with its arguments.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Words".
 */
export interface Words {
  is: "words";
  id: string;
  args?: {
    [k: string]: number | string | Words[] | Words | SeatName;
  };
}
/**
 * Stands for the name of whoever sits on a seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatName".
 */
export interface SeatName {
  is: "seat";
  seat: number;
}
/**
 * A place on the table with what lies there. Group zones hold further zones.
 *
 *     Tracks: `pieces[i].number` is the space a marker stands on, `first` to `last` the spaces.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Zone".
 */
export interface Zone {
  words: Words;
  address?: string | null;
  arrangement?: "counters" | "group" | "row" | "stack" | "track";
  pieces?: Piece[];
  counters?: Counter[];
  zones?: Zone[];
  owner?: number | null;
  first?: number;
  last?: number;
  note?: Words | null;
}
/**
 * A card, tile, token, die or figure. `tone` names its colour family, never its only mark.
 *
 *     `owner` is the seat whose colour it bears; `faded` pieces are spent or out of reach.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Piece".
 */
export interface Piece {
  words: Words;
  address?: string | null;
  shape?: "card" | "die" | "figure" | "tile" | "token";
  tone?: string | null;
  owner?: number | null;
  notes?: Words[];
  number?: number | null;
  faded?: boolean;
}
/**
 * Something that is only counted: coins, beer, cards left in a pile.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Counter".
 */
export interface Counter {
  words: Words;
  value: number;
  address?: string | null;
  limit?: number | null;
  tone?: string | null;
}
/**
 * A decision put to one's own seat. `number` goes back with the answer.
 *
 *     `seconds` is the time left on the clock, if the table has one; `window` says that a standing
 *     order could pass it; `sealed` that an answer may be held back and changed until everybody has
 *     chosen. `leads` are the gestures that go on after an option, `runs` several answers under one
 *     name: the client gives them one by one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AskedTold".
 */
export interface AskedTold {
  number: number;
  kind: string;
  words: Words;
  choices: Choice[];
  seconds?: number | null;
  window?: boolean;
  sealed?: boolean;
  leads?: Lead[];
  runs?: Run[];
}
/**
 * One option as it is offered to a seat: where to click and what it says.
 *
 *     `address` names the piece or place on the table; `effect` says what it costs and gives,
 *     from what the seat may know. `warning` says what would be lost by it: people are asked once
 *     more. `meant`: among several gestures that end at one place this is the one it stands for.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  option: number;
  id: string;
  words: Words;
  address?: string | null;
  effect?: Words | null;
  warning?: Words | null;
  meant?: boolean;
}
/**
 * Where a gesture that begins with an option may end: the answers after it, and the last one.
 *
 *     `open`: the gesture passes through a question with other answers, so its beginning may also
 *     stand alone.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lead".
 */
export interface Lead {
  begins: number;
  steps: Step[];
  ends: Choice;
  open?: boolean;
}
/**
 * One answer of a gesture: the question it answers, and how.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  kind: string;
  option: number;
}
/**
 * Several answers in a row under one name, such as a plan that is carried out.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Run".
 */
export interface Run {
  words: Words;
  steps: Step[];
  effect?: Words | null;
}
/**
 * For whom the table waits, as a viewer may know: seats, or just 'somebody' in a window.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  seats: number[];
  window?: boolean;
}
/**
 * How many points each seat has, where they come from, and who is ahead.
 *
 *     `ranks` counts from 1; equal ranks mean that the rules share the place.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScoreSheet".
 */
export interface ScoreSheet {
  lines: ScoreLine[];
  tie_breaks: ScoreLine[];
  totals: number[];
  ranks: number[];
}
/**
 * One source of points (or one tie-break): a message id `score-<id>` and a value per seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
  id: string;
  points: number[];
}
/**
 * Something that happened, as this viewer may know it; -1 stands for what is hidden.
 *
 *     `words` is its log line, None for what only moves on the table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EventTold".
 */
export interface EventTold {
  kind: number;
  args: number[];
  words: Words | null;
}
/**
 * A reaction window ends for everybody in `left` seconds; who has not answered passes then.
 *
 *     Another may follow at once without a message: it takes `lasts` seconds, as they all do.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WindowTold".
 */
export interface WindowTold {
  left: number;
  lasts: number;
}
/**
 * Whether it is worth asking for an undo of one's own last answer; told to that seat alone.
 *
 *     `words` says what would be taken back.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "UndoTold".
 */
export interface UndoTold {
  type: "may_undo";
  may: boolean;
  words?: Words | null;
}
/**
 * The choice that the table keeps for one's own seat until everybody has chosen; None: none.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HeldTold".
 */
export interface HeldTold {
  type: "held";
  question: number;
  option: number | null;
}
/**
 * The answer (or undo) with this key is stored for good.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AcceptedTold".
 */
export interface AcceptedTold {
  type: "accepted";
  key: string;
}
/**
 * The question was answered already, or is not asked any more. A fresh update follows.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StaleTold".
 */
export interface StaleTold {
  type: "stale";
  key: string;
}
/**
 * What was asked cannot be done; nothing has changed. `words` says why.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RefusedTold".
 */
export interface RefusedTold {
  type: "refused";
  key: string;
  words: Words;
}
/**
 * Why the thing at the address cannot be chosen now (or that it can).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ExplainedTold".
 */
export interface ExplainedTold {
  type: "explained";
  address: string;
  words: Words;
}
/**
 * The standing order that holds from now on.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StandingTold".
 */
export interface StandingTold {
  type: "standing";
  order: "ask" | "pass_always" | "pass_this_round" | "pass_this_turn" | "pass_until_my_turn";
  mute: string[];
}
/**
 * A line that somebody said; `seat` is None for a spectator. Plain text, never markup.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChatTold".
 */
export interface ChatTold {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * A message that could not be understood or carried out; the socket stays open.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ProblemTold".
 */
export interface ProblemTold {
  type: "problem";
  words: Words;
}
/**
 * The answer to a ping.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PongTold".
 */
export interface PongTold {
  type: "pong";
}
/**
 * A title on the shelf. Where the first seat begins, draw who sits there.
 *
 *     `cover`: its package brings a picture, to be had at `/api/cover/{title}`.
 *     `windows`: reactions are asked for in secret, so that the length of a window (`beat`) matters.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TitleShown".
 */
export interface TitleShown {
  name: string;
  title: string;
  fewest_seats: number;
  most_seats: number;
  first_seat_begins: boolean;
  rules_version: number;
  components: string;
  variants: VariantShown[];
  presets: PresetShown[];
  languages: string[];
  cover: boolean;
  windows: boolean;
}
/**
 * A switch that is set before setup: `variant-<id>` and `variant-<id>-<value>` in words.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "VariantShown".
 */
export interface VariantShown {
  id: string;
  values: string[];
  default: string;
  seats: number[];
  cumulative: boolean;
}
/**
 * Several variants under one name: `preset-<id>` in words, a name, a colon and a hint.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PresetShown".
 */
export interface PresetShown {
  id: string;
  variants: {
    [k: string]: string;
  };
}
/**
 * A table to be set. `chairs` names every seat; beat, pace and clock are in seconds.
 *
 *     `beat` is how long a reaction window lasts: 5 s unless told (1.5 s on one screen, 0.4 s among
 *     bots), and never less than 3 s where several people play.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableOrder".
 */
export interface TableOrder {
  title: string;
  chairs: ChairOrder[];
  name?: string;
  variants?: {
    [k: string]: string;
  };
  components?: string | null;
  beat?: number | null;
  pace?: number | null;
  clock?: number | null;
}
/**
 * Who shall sit on a seat.
 *
 *     `me`, somebody with a `link`, whoever knows the code (`open`), or a `bot` of a level.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChairOrder".
 */
export interface ChairOrder {
  kind: "bot" | "link" | "me" | "open";
  name?: string;
  bot?: string | null;
}
/**
 * A table has been set.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableSet".
 */
export interface TableSet {
  id: string;
  code: string;
  links: SeatLink[];
  spectate: string;
}
/**
 * The secret link of a seat: `/join#<token>` in the browser. It is shown once.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SeatLink".
 */
export interface SeatLink {
  seat: number;
  token: string;
}
/**
 * A table as a member may know it. `code` is told to the host alone.
 *
 *     `older`: it was played by other rules than ours; then it is over and only shown, or it `needs`
 *     another release, which `command` starts.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableShown".
 */
export interface TableShown {
  id: string;
  title: string;
  seats: number;
  variants: {
    [k: string]: string;
  };
  own_components: boolean;
  name: string;
  status: "closed" | "needs_release" | "over" | "running";
  needs: string | null;
  seated: SeatTold[];
  spectators: number;
  host: boolean;
  yours: number[];
  code: string | null;
  rematch: string | null;
  beat: number;
  pace: number;
  clock: number | null;
  created: number;
  command?: string | null;
  older?: boolean;
}
/**
 * One of a visitor's tables.
 *
 *     The newest ones also tell how things stand there: who plays, the status in words, what the
 *     visitor is asked, and the rank of the visitor's seat once the match is over.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableListed".
 */
export interface TableListed {
  id: string;
  title: string;
  name: string;
  created: number;
  running: boolean;
  names?: string[];
  status?: Words[];
  asked?: Words | null;
  rank?: number | null;
}
/**
 * Where somebody sits now; `seat` is None for a spectator.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  table: string;
  seat: number | null;
}
/**
 * A fresh secret link; the old one is void.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewLink".
 */
export interface NewLink {
  token: string;
}
/**
 * The id of a table.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  id: string;
}
/**
 * How many steps a replay has from this viewpoint, and the log with the step of each line.
 *
 *     `plies[step]` is the number of answers at that step, once the match is over or closed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ReplayShown".
 */
export interface ReplayShown {
  steps: number;
  log: number[][];
  plies?: number[];
}
/**
 * One step of a replay. `views` holds every seat's view if all were asked for.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StepShown".
 */
export interface StepShown {
  step: number;
  view: unknown;
  layout: Layout;
  waiting: Waiting;
  events: EventTold[];
  sheet: ScoreSheet | null;
  views?: unknown[];
}
/**
 * Points over time by source. `answers[i]` is the number of answers at the i-th sample.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Statistics".
 */
export interface Statistics {
  answers: number[];
  lines: PointsLine[];
  totals: number[][];
  decisions: number[];
  sheet: ScoreSheet;
}
/**
 * The points of each seat from one source (`score-<id>`) at every sample.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PointsLine".
 */
export interface PointsLine {
  id: string;
  points: number[][];
}
/**
 * What went wrong: an id for programs and a sentence for people.
 *
 *     Where a title gives the reason, `words` are its own message.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  detail: string;
  words?: Words | null;
}
