// Generated from the server's schema by scripts/types.mjs. Do not edit.

export interface Messages {
  client:
    | AnswerSaid
    | HoldSaid
    | UndoSaid
    | ExplainSaid
    | OrderSaid
    | ChatSaid
    | PingSaid
    | LayoutSaid
    | AwaySaid;
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
 * What is the thing at this address, and why can it not be chosen now?
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
 * Whether whoever sits here does not look just now: another page is in front.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AwaySaid".
 */
export interface AwaySaid {
  type: "away";
  away: boolean;
}
/**
 * The first message on a socket: who you are here. `seat` is None for a spectator.
 *
 *     `windows`: the title has moments to react, so that standing orders are of use. `hints`: the
 *     Master may be asked at this table. `own_values`: not all values are those of the standard box.
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
  hints?: boolean;
  own_values?: boolean;
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
 *     look into which hand. `watching`: who looks on now.
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
  watching?: WatcherTold[];
}
/**
 * Who sits on a seat, and whether somebody looks through it now.
 *
 *     `held`: somebody has a right to the seat, even while a bot plays it. `devices`: how many do;
 *     nobody can look into another's hand without being counted here. `colour`: which of the colours
 *     and shapes it has, from the setup to the score and in every rematch. `away`: whoever holds it
 *     does not look just now (`hidden`), or has no line (`lost`), since then. `stand_in`: a bot plays
 *     for whoever holds it. `off`: they have days off until then; `days_off`: taken in this match.
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
  colour?: number;
  face?: number | null;
  away?: ("hidden" | "lost") | null;
  since?: number;
  stand_in?: StandInTold | null;
  off?: number;
  days_off?: number;
}
/**
 * A bot plays for somebody since then.
 *
 *     `by` is the seat of whoever asked it to; -1 a host without a seat, None the clock.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "StandInTold".
 */
export interface StandInTold {
  by: number | null;
  since: number;
}
/**
 * Who could look into the hand of a seat, for good; times are seconds since 1970.
 *
 *     `sat`: somebody sat down there. `device`: one more device of whoever sits there. `host`: the
 *     host took it over where nobody sat. `handed`: the host handed it on. `house`: whoever runs the
 *     server made a new link for it. `left`: somebody left it. `bot`: one played for whoever sits
 *     there. `back`: they took it back.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NoteTold".
 */
export interface NoteTold {
  kind: "back" | "bot" | "device" | "handed" | "host" | "house" | "left" | "sat";
  seat: number;
  times: number;
  first: number;
  last: number;
}
/**
 * Somebody who looks on; without a name where none was given.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WatcherTold".
 */
export interface WatcherTold {
  name: string;
  face?: number | null;
}
/**
 * The table as this viewer sees it now, and what happened since the last update.
 *
 *     `fresh`: the log is complete and replaces what the client had (after connecting or an undo);
 *     otherwise `events` continue it. `view` is the title's own structure (`/api/schema/{title}`).
 *     `layout` is whole only for those who want it; `sheet` comes when the match is over; `window`:
 *     how long a reaction window still lasts; `moments`, for those who asked for them: the views in
 *     between, so that what happened can be shown one thing after the other.
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
  moments?: MomentTold[];
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
 *     `address` names the piece or place that stands for it; without one it is a button. `lifts`: the
 *     option of the next question that is taken up then, such as a die that came back to the hand.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Run".
 */
export interface Run {
  words: Words;
  steps: Step[];
  effect?: Words | null;
  address?: string | null;
  lifts?: number | null;
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
 * The view as it was after so many of the update's events: its change since the last one.
 *
 *     The first change is that of the update before; `wire/changes.py` says how to read it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MomentTold".
 */
export interface MomentTold {
  events: number;
  change: unknown;
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
 *     `about` is what it is and says; null where nothing lies there.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ExplainedTold".
 */
export interface ExplainedTold {
  type: "explained";
  address: string;
  words: Words;
  about?: About | null;
}
/**
 * A thing in full: its name, what it is and whose, all it says, figures now, the paragraph.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "About".
 */
export interface About {
  words: Words;
  kind?: Words | null;
  text?: Words[];
  facts?: Fact[];
  rule?: string;
}
/**
 * One line about a thing: what it is about, and the words; `gain` is in points of the title.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Fact".
 */
export interface Fact {
  label: Words;
  words: Words;
  gain?: number;
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
 *     `lessons`: the kinds of questions that the coach has a lesson for.
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
  first_evening?: FirstEveningShown | null;
  lessons?: string[];
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
 *     `seats`: how many the table is laid for then (0: as many as there are).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PresetShown".
 */
export interface PresetShown {
  id: string;
  variants: {
    [k: string]: string;
  };
  seats?: number;
}
/**
 * How a title is learnt: its settings, the seats, how many kind deals, about how long.
 *
 *     `figures` are numbers of the components that the three pictures show.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FirstEveningShown".
 */
export interface FirstEveningShown {
  variants: {
    [k: string]: string;
  };
  seats: number;
  deals: number;
  minutes: number;
  figures?: {
    [k: string]: number;
  };
}
/**
 * A table to be set. `chairs` names every seat; beat, pace and clock are in seconds.
 *
 *     `beat` is how long a reaction window lasts: 5 s unless told (1.5 s on one screen, 0.4 s among
 *     bots), and never less than 3 s where several people play. `hints`: whether the Master may be
 *     asked. `late`: when a clock has run out, a bot answers `once`, or plays on until its person
 *     takes the seat back (`stay`), or `nothing` happens. `nudge`: when whoever lets a clock run is
 *     called once more. `days_off`: for how many days in all each person may let it stand still.
 *     `night_rest`: a clock of an hour or more stands still at night, which is what each person
 *     has chosen as quiet hours, ten hours at most.
 *     `deal`: one of the kind deals of a first evening, for one person among bots.
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
  late?: "nothing" | "once" | "stay";
  nudge?: "half" | "hour" | "never";
  days_off?: number;
  night_rest?: boolean;
  hints?: boolean;
  watchers?: boolean;
  deal?: number | null;
}
/**
 * Who shall sit on a seat.
 *
 *     `me`, somebody with a `link`, whoever knows the code (`open`), or a `bot` of a level. `colour`:
 *     which of the colours and shapes the seat has, if not that of its number; no two have the same.
 *     `face`: which of the drawn faces its person has.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChairOrder".
 */
export interface ChairOrder {
  kind: "bot" | "link" | "me" | "open";
  name?: string;
  bot?: string | null;
  colour?: number | null;
  face?: number | null;
}
/**
 * A table has been set. `spectate` is empty where nobody may watch.
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
 *     another release, which `command` starts. `watchers`: whether people may come to watch.
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
  late?: "nothing" | "once" | "stay";
  nudge?: "half" | "hour" | "never";
  days_off?: number;
  night_rest?: boolean;
  watchers?: boolean;
}
/**
 * One of a visitor's tables.
 *
 *     The newest ones also tell how things stand there: who plays, the status in words, what the
 *     visitor is asked, and the rank of the visitor's seat once the match is over; or which release
 *     the match `needs`.
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
  needs?: string | null;
}
/**
 * A secret link that is exchanged for the right to sit or to watch.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "LinkOffered".
 */
export interface LinkOffered {
  token: string;
  name?: string;
  face?: number | null;
  colour?: number | null;
  watch?: boolean;
}
/**
 * Whether a match can be set up with a file: the first complaints, or what it changes.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ComponentsChecked".
 */
export interface ComponentsChecked {
  good: boolean;
  complaints: string[];
  more: number;
  differences?: Difference[];
  changed?: number;
}
/**
 * A value of an own file that is not as in the box; empty where one of them has none.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Difference".
 */
export interface Difference {
  place: string;
  standard: string;
  own: string;
}
/**
 * What whoever was invited may know before sitting down; nothing has happened yet.
 *
 *     `seat` is the one that the link opens, or the first free one by code; None: only to watch.
 *     `host` is the seat of the host, if they sit. `yours`: the table, if the visitor belongs there
 *     already. `used`: the link was good for once, and somebody sits there. `watchers`: whether
 *     one may only watch.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  title: string;
  seats: number;
  variants: {
    [k: string]: string;
  };
  own_components: boolean;
  name: string;
  status: "closed" | "needs_release" | "over" | "running";
  seated: SeatTold[];
  spectators: number;
  seat: number | null;
  free: number[];
  host: number | null;
  used: boolean;
  yours: string | null;
  clock: number | null;
  hints: boolean;
  late?: "nothing" | "once" | "stay";
  nudge?: "half" | "hour" | "never";
  days_off?: number;
  night_rest?: boolean;
  watchers?: boolean;
}
/**
 * An address under which people can come, and from how far away.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "AddressShown".
 */
export interface AddressShown {
  url: string;
  reach: "everywhere" | "here" | "home";
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
  marks?: MarkShown[];
}
/**
 * A moment by which people find their way: `kind` is season, round or scene.
 *
 *     `at` is a step of a replay, or a sample of statistics.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "MarkShown".
 */
export interface MarkShown {
  at: number;
  kind: string;
  name: Words;
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
 * A finished match with all hands open: the first step whole, of each other what changed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WholeReplay".
 */
export interface WholeReplay {
  overview: ReplayShown;
  steps: unknown[];
}
/**
 * The moments so far at which points were counted; with events of these kinds there is more.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ScenesShown".
 */
export interface ScenesShown {
  scenes: Scene[];
  openers?: number[];
}
/**
 * Points that are counted at one moment.
 *
 *     `at` is how many events of the log it takes in. `before` holds the points at its beginning,
 *     `mats` what lies before each seat meanwhile. `coming`: it is not over yet. `brief`: it retells
 *     what has been settled, so it goes on by itself.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Scene".
 */
export interface Scene {
  id: string;
  at: number;
  heading: Words;
  note: Words;
  seat: Words;
  unit: Words;
  before: number[];
  steps: Count[];
  mats?: Thing[][];
  mat?: Words | null;
  coming?: Coming | null;
  brief?: boolean;
}
/**
 * One count, with a cell for each seat.
 *
 *     `turned`: its things lie face down first. `order`: it is told seat by seat, in this order, and
 *     who is left out of it with the first. With both, things are turned over one by one: the
 *     `number` of each is what it brings.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Count".
 */
export interface Count {
  id: string;
  name: Words;
  cells: Cell[];
  note?: Words | null;
  turned?: boolean;
  order?: number[];
}
/**
 * What a step brings one seat. `blank`: it has no part in this step, so no nought is shown.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Cell".
 */
export interface Cell {
  points?: number;
  note?: Words | null;
  things?: Thing[];
  blank?: boolean;
  best?: boolean;
}
/**
 * Something to be drawn: its kind and id as the title's board knows them, and its name.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Thing".
 */
export interface Thing {
  kind: string;
  id: string;
  name: Words;
  number?: number;
  note?: Words | null;
}
/**
 * A step whose outcome nobody knows yet.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Coming".
 */
export interface Coming {
  name: Words;
  note: Words;
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
  marks?: MarkShown[];
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
 * What the Master thinks of a question: all options, the best first, and three sentences.
 *
 *     `ends`: where the gesture ends that begins with the best option; `why`: a reason for each
 *     of the sentences, in the title's terms.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  options: HintLine[];
  words: Words[];
  ends?: Choice | null;
  why?: Words[];
}
/**
 * An offered option, and how many points it is expected to bring less than the best one.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "HintLine".
 */
export interface HintLine {
  option: number;
  behind: number;
}
/**
 * The decisions that cost most, the same in words, and the chances round by round.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Reviewed".
 */
export interface Reviewed {
  decisions: Regretted[];
  words: Words[];
  chances?: ChancesThen[];
}
/**
 * A decision that cost something: the answer after `ply` others, and a better one.
 *
 *     The same in words: the question, what was `taken`, what was `missed` (and where both lie on the
 *     table), and why. `chance`: of winning with what was taken, and `instead` with what was missed.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Regretted".
 */
export interface Regretted {
  ply: number;
  chosen: number;
  better: number;
  points: number;
  question: Words;
  taken: Words;
  taken_at: string | null;
  missed: Words;
  missed_at: string | null;
  why: Words;
  chance: number;
  instead: number;
}
/**
 * Every seat's chance of winning after `ply` answers, as one seat could reckon it then.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChancesThen".
 */
export interface ChancesThen {
  ply: number;
  round: number;
  chances: number[];
}
/**
 * A puzzle as whoever is asked sees it: the position and the question, not the answer.
 *
 *     `number` counts from 1 in the set of `count`; `bot` has judged it.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PuzzleShown".
 */
export interface PuzzleShown {
  title: string;
  number: number;
  count: number;
  day: number;
  seat: number;
  seats: number;
  round: number;
  bot: string;
  view: unknown;
  layout: Layout;
  question: AskedTold;
}
/**
 * Whether an answer was the best, what the others lack, and why: words and reasons in pairs.
 *
 *     `tempting` is what a quick look would take.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "PuzzleJudged".
 */
export interface PuzzleJudged {
  right: boolean;
  best: number;
  tempting: number;
  options: HintLine[];
  words: Words[];
  why: Words[];
}
/**
 * What the coach says about the question with this number (0: none is asked).
 *
 *     `cautions` also speak of the ends of gestures that begin with the question.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Coached".
 */
export interface Coached {
  question: number;
  lesson?: Lesson | null;
  goal?: Words | null;
  cautions?: Caution[];
}
/**
 * What one kind of question is about and what to look for.
 *
 *     The first line of the words is the heading. `places` are the addresses on the table that it
 *     speaks of; none: it speaks of whatever can be chosen.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Lesson".
 */
export interface Lesson {
  kind: string;
  words: Words;
  places?: string[];
}
/**
 * An option by which beginners lose something, said before it is taken.
 *
 *     `kind` is the question that the option answers. The first line of the words is what would be
 *     lost; `places` show the way out.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Caution".
 */
export interface Caution {
  id: string;
  kind: string;
  option: number;
  words: Words;
  places?: string[];
}
/**
 * What cannot be chosen at the question with this number (0: none is asked), and why.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ClosedThings".
 */
export interface ClosedThings {
  question: number;
  things: Closed[];
}
/**
 * A thing of the kind that is chosen from, which cannot be chosen, and the reason.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  address: string;
  words: Words;
  reason: Words;
}
/**
 * Everything that the book says to one visitor.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BookShown".
 */
export interface BookShown {
  me: RegularShown;
  titles: TitlePage[];
  evenings: EveningShown[];
}
/**
 * What somebody is called here, and since when they play (seconds since 1970; 0: not yet).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RegularShown".
 */
export interface RegularShown {
  name: string;
  face: number | null;
  colour: number | null;
  since: number;
  evenings: number;
  won: number;
}
/**
 * One title in somebody's book; means are over evenings on which they had one seat.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TitlePage".
 */
export interface TitlePage {
  title: string;
  evenings: number;
  won: number;
  mean_place: number | null;
  mean_points: number | null;
  favourite: Favourite | null;
  scale: OnScale[];
}
/**
 * What somebody owns more often than those beside them: a message, and how many in all.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Favourite".
 */
export interface Favourite {
  id: string;
  number: number;
}
/**
 * Somebody on the scale of a title: a person (`me`: whoever asks) or a level of the bots.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "OnScale".
 */
export interface OnScale {
  name: string;
  bot: string | null;
  face: number | null;
  colour: number | null;
  value: number;
  spread: number;
  matches: number;
  me?: boolean;
}
/**
 * A match that was played; `gain` is what it did to the rating of whoever asks.
 *
 *     `unrated` says why it did nothing; `shown`: its replay can still be looked at.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "EveningShown".
 */
export interface EveningShown {
  id: string;
  title: string;
  at: number;
  sat: SatThere[];
  gain: number | null;
  unrated: "" | "kind-deal" | "one-screen" | "own-values" | "stand-in" | "unmeasured";
  shown: boolean;
}
/**
 * A seat of an evening; `mine`: whoever asks sat there.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "SatThere".
 */
export interface SatThere {
  name: string;
  bot: string | null;
  face: number | null;
  colour: number;
  points: number;
  place: number;
  mine: boolean;
}
/**
 * What somebody wants to be called, and to look like.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "RegularGiven".
 */
export interface RegularGiven {
  name: string;
  face?: number | null;
  colour?: number | null;
}
/**
 * What went wrong: an id for programs and a sentence for people.
 *
 *     Where a title gives the reason, `words` are its own message. `request` is the number of the
 *     request, to be quoted to whoever runs the server: it is in the server's log too.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  detail: string;
  words?: Words | null;
  request?: string | null;
}
/**
 * How somebody is called, and what this server can do.
 *
 *     `push_key` is the server's public key for browsers, empty where it cannot push; `addresses`:
 *     whether it can call other services; `mail`: whether it sends mail itself. `quiet`: minutes of
 *     the day. `tables` differ from the rest (`everywhere`).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "NoticesShown".
 */
export interface NoticesShown {
  push_key: string;
  addresses: boolean;
  mail: boolean;
  channels: ChannelShown[];
  wait: number;
  quiet: number[] | null;
  zone: string;
  language: string;
  everywhere: boolean;
  tables: string[];
}
/**
 * One way to somebody, with what its owner may see of the address.
 *
 *     `state`: a trial is under way (`tried`) until its code came back; `arrived` and `failed` tell
 *     of the last time, at `at` (seconds since 1970).
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ChannelShown".
 */
export interface ChannelShown {
  id: string;
  kind: "discord" | "mail" | "ntfy" | "push" | "slack" | "telegram";
  label: string;
  on: boolean;
  proved: boolean;
  state: "arrived" | "failed" | "tried" | "untried";
  at: number;
}
/**
 * When somebody wants to be called; what is left out stays as it is.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "WishesGiven".
 */
export interface WishesGiven {
  wait?: number | null;
  quiet?: number[] | null;
  never_quiet?: boolean;
  zone?: string | null;
  language?: string | null;
}
/**
 * A browser that lets itself be called: what its push manager said.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "BrowserOffered".
 */
export interface BrowserOffered {
  endpoint: string;
  key: string;
  auth: string;
  name?: string;
}
/**
 * To which tables somebody wants to be called, seen from one of them.
 *
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "TableChosen".
 */
export interface TableChosen {
  calls: "every" | "not" | "only";
}
