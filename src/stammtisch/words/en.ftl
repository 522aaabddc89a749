# The platform's own words.
seat-name = Seat { $number }
nothing = nothing
number = { $number }
points-amount =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-total = Total
score-rank = Rank
may-be-chosen = This can be chosen now.

## The shell: shelf, making a table, table page, score, replay
shell-motto = the regulars’ table
shell-shelf = Shelf
shell-games = Games
shell-lay = Lay the table
shell-lay-hint = Pick a box, set the places, begin.
shell-your-tables = Your tables
shell-no-tables = No table yet. Take a box from the shelf.
shell-your-turn = Your turn
shell-open = Open
shell-running = The others are thinking
shell-waits-for-you = The table waits for you
shell-finished = Finished
shell-finished-rank =
    { $number ->
        [1] Finished, you came first
       *[other] Finished, you came in place { $number }
    }
shell-join = Join a table
shell-join-hint = Someone sent you a link or a code?
shell-link-or-code = Link or code
shell-sit-down = Sit down
shell-slate = On the slate
shell-read-rules = Read the rules
shell-bots = How strong are the bots?
shell-open-record = Open a record from a file
shell-settings = Settings
shell-language = Language
shell-name = Your name
shell-pace = Movement
shell-pace-slow = Slow
shell-pace-normal = Normal
shell-pace-fast = Fast
shell-pace-none = None
shell-look = Look and notices
shell-night = Night
shell-notices = Tell me when it is my turn
shell-way-back = Your way back
shell-way-back-hint = Your seats belong to this browser. Keep this link somewhere safe: it brings you back to them from any other one. Whoever has it plays as you.
shell-way-back-show = Show my link
shell-come-back = Come back
shell-come-back-hint = From now on this browser sits at the tables of whoever kept this link. What it sits at now is lost to it, unless you kept a link of your own.
shell-done = Done
shell-seats = Seats
shell-variants = Variants
shell-presets = Ready-made
shell-own-components = Play with the values of your own box
shell-choose-file = Choose a file
shell-who = Who sits where
shell-who-hint = clockwise
shell-sitter-me = Me
shell-sitter-screen = This screen
shell-sitter-link = By link
shell-sitter-open = By code
shell-sitter-bot = Bot
shell-level = Level
shell-turn-seats = Turn the seats
shell-round-table =
    { $number ->
        [one] The table from above with { $number } place
       *[other] The table from above with { $number } places
    }
shell-begin = Begin
shell-begin-with =
    { $number ->
        [one] { $number } seat
       *[other] { $number } seats
    }
shell-begin-hint = Whoever comes by link or code may sit down later.
shell-begin-ready = Everybody is here: the game begins at once.
shell-ladder-hint = each step keeps those before
shell-get-components = Save the values of the box as a pattern
shell-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
shell-name-of-seat = Name at this place
shell-add-seat = Add a seat
shell-clock = Clock
shell-clock-off = Off
shell-clock-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
shell-clock-day = 1 day
shell-react = Time to react
shell-seconds = { $number } s
shell-beginner = Who begins
shell-beginner-drawn = Drawn
shell-watchers = Watchers
shell-watchers-nobody = Nobody
shell-watchers-link = Who has the link
shell-question = The question
shell-how = What glows acts: one click.
shell-how-tap = What glows acts: one tap.
shell-glow =
    { $number ->
        [one] One place glows
       *[other] { $number } places glow
    }
shell-list = Options
shell-more =
    { $number ->
        [one] { $number } more
       *[other] { $number } more
    }
shell-close = Close
shell-sure = { $choice }?
shell-sure-lose = it is lost
shell-go-on = Go on
shell-go-on-hint = nothing happens
shell-chosen = Chosen: { $choice }
shell-in-secret = In secret, all at once. Change it until all have chosen.
shell-sealed = Only you see it. Another place that glows changes it.
shell-grace = Final in a moment. Another click changes it.
shell-take-back = Take it back
shell-take-back-hint = choose anew
shell-put-back = Put it back
shell-lifted =
    { $number ->
        [one] One place glows: click it, or let go over it.
       *[other] { $number } places glow: click one, or let go over it.
    }
shell-since = for { $time }
shell-round-pass = Not this round
shell-round-pass-note = no more questions
shell-match-pass = Not this match
shell-match-pass-hint = You are not asked for reactions again. The bar can take this back.
shell-undo-none = nothing yet
shell-confirm = Ask once more
shell-confirm-always = Always
shell-confirm-final = What is lost for good
shell-confirm-never = Never
shell-keys = Keys at the table
shell-keys-answer = Answer
shell-keys-board = Go over the board
shell-keys-digit = the answer with that number
shell-keys-enter = do what has the ring
shell-keys-esc = put back, close, say no
shell-keys-u = undo; the button says what
shell-keys-e = end the turn, done
shell-keys-across = the next lit place, as one reads
shell-keys-down = the row above or below
shell-keys-tab = bar, board, mat, others, log
shell-keys-o = all options as a list
shell-keys-l = the log, large
shell-keys-sheet = this sheet
shell-keys-dice = Where places bear numbers, such as dice and cities, a digit means that number. A piece that was picked up waits for the number of its place.
shell-keys-through = go through
shell-keys-do = does it
shell-keys-close = closes
shell-keys-finger = With the finger
shell-finger-tap = Tap
shell-finger-tap-does = what glows acts
shell-finger-drag = Drag
shell-finger-drag-does = a die or card to a place that glows
shell-finger-press = Tap what is dark
shell-finger-press-does = it says why not
shell-finger-list = Options
shell-finger-list-does = everything you may do, as a list
shell-options =
    { $number ->
        [one] { $number } option
       *[other] { $number } options
    }
shell-waiting = Waiting for { $names }
shell-window = A reaction is possible
shell-nothing-to-decide = Nothing to decide here
shell-pass-on = Pass the screen on
shell-round-pass-hint = You are not asked for reactions until the next round.
shell-round-ask = Ask me again
shell-window-left = Time to react: { $time }. Everybody has the same, with or without a card; who has not answered by then passes.
shell-never-ask = Never ask me for reactions
shell-never-ask-hint = You are not asked for reactions in this match. Nobody else can see that.
shell-thinking = is thinking
shell-lost = The line is broken. Trying again …
shell-connecting = Sitting down …
shell-gone = This table is not here, or not for you.
shell-try-again = Try again
shell-needs-release = This match needs release { $release }
shell-needs-release-hint = It is kept. Whoever runs the server can finish it with that release, on a copy of the data folder from before the upgrade.
shell-over = The match is over
shell-closed = This table is closed
shell-time-left = Time left: { $time }
shell-undo = Undo
shell-undo-why = Nothing can be taken back now: you have not answered yet, or since then a card was revealed, chance has spoken, or somebody else has answered.
shell-rules = Rules
shell-contents = Contents
shell-table = Table
shell-log = Log
shell-chat = Talk
shell-say = Say something
shell-send = Send
shell-tab-board = Board
shell-tab-me = Me
shell-tab-others = Others
shell-tab-log = Log
shell-tab-choice = something to choose here
shell-answer-on = Answer on: { $tab }
shell-pass-to = It is { $name }’s turn
shell-pass-round = The screen goes to { $name }
shell-pass-hint = Hand the screen over. Nothing is shown until you say so.
shell-pass-show = I am here, show my hand
shell-here = here
shell-away = away
shell-free = free
shell-to-bot = Let a bot play
shell-take-seat = Play it myself
shell-devices =
    { $number ->
        [one] { $number } device sees this hand
       *[other] { $number } devices see this hand
    }
shell-add-device = Add a device
shell-add-device-hint = Makes a link by which one more device sees this hand. It is good for once, and everybody at the table is told.
shell-notes = Who could look into a hand
shell-note-sat =
    { $times ->
        [one] Somebody sat down as { $name }.
       *[other] { $times } times somebody sat down as { $name }.
    }
shell-note-device =
    { $times ->
        [one] One more device could see the hand of { $name }.
       *[other] { $times } more devices could see the hand of { $name }.
    }
shell-note-host =
    { $times ->
        [one] The host took over the seat of { $name } and could see the hand.
       *[other] { $times } times the host took over the seat of { $name } and could see the hand.
    }
shell-note-handed =
    { $times ->
        [one] The host handed the seat of { $name } on.
       *[other] { $times } times the host handed on the seat of { $name }.
    }
shell-note-left =
    { $times ->
        [one] Somebody gave up the seat of { $name }.
       *[other] { $times } times somebody gave up the seat of { $name }.
    }
shell-new-link = New link
shell-new-link-sure = { $name } gets a new link. Whoever sits there now loses the seat, and the old link is void.
shell-copied = Copied.
shell-selected = The link is selected: copy it from here.
shell-code = Code for free seats: { $code }
shell-watch-link = Link for watchers
shell-plain-board = Plain board
shell-drawn-board = Drawn board
shell-export = Save the record
shell-close-table = Close the table
shell-close-sure = Close the table for everybody? Nobody can answer after that.
shell-delete-table = Delete the table
shell-delete-sure = Delete the table for good? Nothing of it is left then, not even the replay.
shell-keep = No, leave it
shell-victory = { $names } wins with { $amount }
shell-shared-victory = { $names } share the victory with { $amount }
shell-replay = Replay
shell-again = Play again
shell-points-over-time = Points over time
shell-plot-hint = touch a point to open the replay there
shell-viewpoint = Seen by
shell-viewpoint-all = everybody’s open facts
shell-viewpoint-hands = all hands open
shell-step = Step { $number } of { $all }
shell-first = To the beginning
shell-back = One step back
shell-forward = One step on
shell-last = To the end
shell-no-replay = There is no replay here.
shell-links-title = Links for your friends
shell-links-hint = Each link is a seat, is shown only once and is good for one device. Send them now.
shell-copy-link = Copy the link
shell-to-table = To the table
shell-welcome = Sit down as
shell-bots-intro = Every bot sees only what its seat may see.
level-apprentice = Apprentice
level-apprentice-hint = Knows the rules and what is worth something, but often misjudges it. Good for a first evening.
level-regular = Regular
level-regular-hint = Takes what looks best right now and seldom errs about it.
level-innkeeper = Innkeeper
level-innkeeper-hint = Plans the whole turn before the first move, and guesses what the others will do at the same time.
level-master = Master
level-master-hint = Plays many evenings through in the mind before each answer. Takes a moment, up to two seconds.
bot-random = Random
bot-random-text = Answers at random. A yardstick, and a way to see every rule.
bot-greedy = Regular
bot-greedy-text = Looks at every option and takes the most promising one.
bot-planner = Planner
bot-planner-text = Plans the whole turn before its first answer.
hint-best = Best: { $choice }
hint-close = Almost as good: { $choice }
hint-behind = About { $amount } behind: { $choice }
hint-only = There is only this: { $choice }
review-heading = The decisions that cost most
review-cost = About { $amount }: you chose “{ $chosen }”, better was “{ $better }”.
review-flawless = No decision cost you anything that the Master would notice.

# The table server.
refused-not-offered = This option is not offered.
refused-closed = Nothing can be answered at this table.
refused-undo = This cannot be taken back: since then a card was revealed, chance has spoken, or somebody else has answered.
refused-not-stored = The server cannot store anything at the moment. Nothing has changed.

## Why the server did not do what it was asked
problem-not-understood = The server did not understand this message.
problem-no-server = The server does not answer. Is it running?
problem-fault = Something went wrong on the server.
problem-not-stored = The server cannot store anything at the moment.
problem-no-table = There is no such table, or you do not belong to it.
problem-not-host = Only the host of the table may do this.
problem-not-yours = This seat is not yours.
problem-not-there = There is no such thing here.
problem-no-free-seat = No seat is free at this table.
problem-link-used = This link has been used: it is good for once. Whoever sits at that seat can add a device in the table’s menu; the host can make a new link.
problem-seat-taken = This seat is not free for whoever has the code.
problem-still-going-on = The match is still going on.
problem-hidden-until-end = The match is still going on: what is hidden stays hidden until its end.
problem-other-release = This match was begun with another release and can only go on with that one.
problem-read-anew = The table is just being read anew. Try again.
problem-not-asked = You are not asked anything now.
problem-master-busy = The Master is busy. Try again in a moment.
problem-answered-meanwhile = The question has been answered meanwhile.
problem-unknown-title = This game is not on the shelf.
problem-unknown-bot = There is no such bot.
problem-bad-table = No table can be laid with these seats and variants.
problem-bad-record = This file is no record that can be opened: { $detail }
problem-bad-components = This components file cannot be used: { $detail }
problem-bad-request = This cannot be done.
problem-complaint = This cannot be done.
problem-busy = The server is very busy and takes nobody in. Try again in a minute.
problem-too-many = Too many requests. Wait a minute and try again.
problem-too-many-tables = You have set too many tables. Delete some that you do not need any more.
problem-no-room = There is no room for another table like this on the server.
problem-too-long = This is too long.
problem-wrong-host = The server does not answer under this address.
problem-wrong-origin = Requests from other sites are not accepted.
problem-not-json = The server did not understand this request.
