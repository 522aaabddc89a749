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
score-heading = The match is over
score-unit = points
score-rounds = round
may-be-chosen = This can be chosen now.

## The shell: shelf, making a table, table page, score, replay
shell-motto = the regulars’ table
shell-shelf = Shelf
shell-games = Games
shell-lay = Lay the table
shell-lay-hint = Pick a box, set the places, begin.
shell-learn = Learn to play
shell-learn-again = Learn once more
shell-learn-hint = First evening, about { $minutes } min. The table explains as you go.
shell-learn-done = You have played a first evening.
shell-learn-about = Your first evening, about { $minutes } min: you and { $others ->
        [one] { $others } Apprentice
       *[other] { $others } Apprentices
    }.
shell-learn-then = Then you play. The table explains each thing the moment it matters.
shell-learn-skip = Skip
shell-learn-begin = Begin
shell-learn-next = Next
shell-learn-panel = Picture { $number } of 3
shell-learn-newcomer = Newcomer
shell-learn-who = Who we are
shell-learn-wins = What wins
shell-learn-turn = What a turn is
shell-box-lay-hint = Choose seats, bots and variants.
shell-box-open = { $title }: what do you want to do?
shell-coach = The host explains
shell-coach-lesson = Lesson { $number } of { $all }
shell-coach-known = Got it
shell-coach-show = Show me
shell-coach-goal = Your goal now
shell-coach-off = No more lessons
shell-coach-caution = The host warns you
shell-coach-back = Think again
shell-coach-anyway = Do it anyway
shell-coach-mute = Don’t warn me about this again
shell-coach-list = Lessons
shell-coach-list-hint = Everything the host says about the questions of this game. What he has told you already is ticked.
shell-coach-again = Tell me everything once more
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
shell-name-ask = What are you called?
shell-pace = Speed on the board
shell-pace-calm = Calm
shell-pace-brisk = Brisk
shell-pace-instant = Instant
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
shell-own-box = Values of your own box
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
shell-looking-at-file = Looking through the file …
shell-values-differ =
    { $number ->
        [one] { $number } value differs from the box
       *[other] { $number } values differ from the box
    }
shell-file-bad = { $file } cannot be played with:
shell-and-more =
    { $number ->
        [one] and { $number } more complaint
       *[other] and { $number } more complaints
    }
shell-remove-file = Remove it
shell-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
shell-name-of-seat = Name at this place
shell-add-seat = Add a seat
shell-clock = Clock
shell-clock-off = Off
shell-late = When the time is up
shell-late-once = One answer
shell-late-once-hint = when it is up, a bot answers once
shell-late-stay = Bot plays on
shell-late-stay-hint = when it is up, a bot plays on until you take your seat back
shell-late-nothing = Nothing
shell-late-nothing-hint = when it is up, the host decides
shell-clock-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
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
shell-glow = Choose what glows
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
shell-lifted = Where it can go glows: click there, or let go over it.
shell-since = for { $time }
shell-round-pass = Not this round
shell-round-pass-note = no more questions
shell-match-pass = Not this match
shell-match-pass-hint = You are not asked for reactions again. The bar can take this back.
shell-undo-takes = { shell-undo }: { $what }
shell-undo-none = nothing yet
shell-undo-stays = it is settled
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
shell-keys-e = end the turn, done, pass
shell-keys-c = carry out: all of the plan, or what is asked about once more
shell-keys-n = not this round; ask me again
shell-keys-across = the next lit place, as one reads
shell-keys-down = the row above or below
shell-keys-ends = the first or the last lit place
shell-keys-tab = bar, board, mat, others, log
shell-keys-o = all options as a list
shell-keys-l = the log, large
shell-keys-skip = skip what is moving; twice: all of it
shell-keys-again = show again what happened since your last turn
shell-keys-h = hint: what the Master would do
shell-keys-slash = to the field in which you type, where the table is in words
shell-keys-sheet = this sheet
shell-keys-scenes = Scenes
shell-keys-scene-on = the next step
shell-keys-scene-end = straight to the totals
shell-keys-scene-back = the step before
shell-keys-replay = Replay
shell-keys-play = play, pause
shell-keys-event = one event
shell-keys-whole = the beginning or the end
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
shell-hint = Hint
shell-hint-heading = What would the Master do?
shell-hint-thinks = The Master is thinking …
shell-hint-fair = Reckoned from what you may see, never from hidden things.
shell-hint-mine = I decide
shell-hint-do = Do that
shell-hint-off = This table plays without hints.
shell-hint-why = A hint answers a question: you are not asked anything now.
shell-hints = Hints
shell-hints-yes = Allowed
shell-hints-no = None
shell-not-now = Not now
shell-finger-hint = Hint
shell-finger-hint-does = what the Master would do
shell-options =
    { $number ->
        [one] { $number } option
       *[other] { $number } options
    }
shell-waiting = Waiting for { $names }
shell-on-its-way = Your answer is on its way
shell-in-a-moment = It is your turn again in a moment
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
shell-no-page = This page could not be fetched.
shell-try-again = Try again
shell-needs-release = This match needs release { $release }
shell-needs-build = This match was begun with an earlier build of release { $release }
shell-needs-other = Needs another release
shell-needs-release-hint = It is kept. Whoever runs the server can finish it with that release, on a copy of the data folder from before the upgrade.
shell-over = The match is over
shell-closed = This table is closed
shell-until = until { $time }
shell-time-left = Time left: { $time }
shell-undo = Undo
shell-undo-why = There is nothing to take back yet: you have not answered anything.
shell-undo-why-stays = What you did last stays: since then a card was revealed, chance has spoken, or somebody else has gone on.
shell-rules = Rules
shell-contents = Contents
shell-table = Table
shell-log = Log
shell-log-dealt = Laid out: { $number }
shell-log-more = { $number } more
shell-log-round = Round { $number }
shell-log-before = Before the first round
shell-log-newest = Newest
shell-skip = Skip
shell-news = Since your last turn
shell-news-again = Show again
shell-news-last = since your last turn
shell-news-brief = Since then:
shell-news-you = For you
shell-news-more = More about { $name }
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
shell-seat-back = Take your seat back
shell-bot-plays = a bot plays for you
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
shell-notes = Who came and went
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
shell-note-house =
    { $times ->
        [one] Whoever runs the server made a new link for the seat of { $name }.
       *[other] { $times } times whoever runs the server made a new link for the seat of { $name }.
    }
shell-note-left =
    { $times ->
        [one] Somebody gave up the seat of { $name }.
       *[other] { $times } times somebody gave up the seat of { $name }.
    }
shell-note-bot =
    { $times ->
        [one] A bot played for { $name }.
       *[other] { $times } times a bot played for { $name }.
    }
shell-note-back =
    { $times ->
        [one] { $name } took the seat back.
       *[other] { $name } took the seat back { $times } times.
    }
shell-new-link = New link
shell-new-link-sure = { $name } gets a new link. Whoever sits there now loses the seat, and the old link is void.
shell-copied = Copied.
shell-selected = The link is selected: copy it from here.
shell-code = Code for free seats: { $code }
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
shell-rules-search = Search the rules
shell-rules-none = Nothing in the rules has these words.
shell-rules-page = One page
shell-rules-whole = All chapters
shell-rules-print = Print
shell-rules-here = You are here
shell-review = Look back
shell-review-heading = Looking back
shell-review-thinks = The Master looks through your match …
shell-review-fair = Judged by what you could know then, not by what came.
shell-review-score = Score
shell-chance = Chance of winning
shell-chance-is = { $name }: { $chance }
shell-chance-round = Round { $number }
shell-dearest = Your dearest decisions
shell-dearest-number = Decision { $number }
shell-dearest-chosen = Chosen
shell-dearest-better = Better
shell-dearest-cost = cost about { $amount }
shell-dearest-chance = { $chance } instead of { $instead }
shell-dearest-show = Show me
shell-dearest-none = No decision cost you anything that the Master would notice. Well played.
shell-puzzle = Puzzle
shell-puzzle-day = Puzzle of the day
shell-puzzle-number = Number { $number } of { $count }, round { $round }
shell-puzzle-ask = Which answer is best?
shell-puzzle-hint = One answer leads clearly, and a quick look misses it.
shell-puzzle-answer = This one
shell-puzzle-pick = Pick an answer first.
shell-puzzle-right = Solved. That is the best answer.
shell-puzzle-wrong = Not the best. That was better:
shell-puzzle-quick = what a quick look would take
shell-puzzle-other = Another one
shell-puzzle-week = Your last seven days
shell-puzzle-solved = { $day }: solved
shell-puzzle-missed = { $day }: missed
shell-puzzle-open = { $day }: not tried
shell-puzzle-judge = Judged twice by the Master’s search, from what this seat may see.
shell-points-over-time = Points over time
shell-plot-hint = touch a point to open the replay there
shell-viewpoint = Seen by
shell-viewpoint-all = what all can see
shell-viewpoint-hands = All hands open
shell-follow-along = Go along with whoever plays
shell-step = Event { $number } of { $all }
shell-first = To the beginning
shell-back = One step back
shell-forward = One step on
shell-last = To the end
shell-no-replay = There is no replay here.
shell-links-hint = A link is a key: whoever opens it first sits there. Give each person their own.
shell-invite = Invite to the table
shell-links-work = These links work
shell-reach-here = only here
shell-reach-home = at home
shell-reach-everywhere = everywhere
shell-reach-home-hint = Everybody in your home network can open them.
shell-reach-everywhere-hint = Everybody who has one can open it, wherever they are.
shell-only-here = Only this machine can open these links
shell-only-here-hint = The house listens to this machine alone. A link sent away now leads nowhere. Start it so, and your tables are still there:
shell-open-at-home = Friends in the same house
shell-open-far = Friends far away
shell-copy = Copy
shell-share-link = Share
shell-for = For { $name }
shell-qr-for = Code for a camera: { $name }
shell-qr-large = Show the code large
shell-qr-small = Show the code small
shell-qr-hint = Point a phone’s camera at it, or send the link:
shell-no-qr = No code yet
shell-no-qr-hint = A phone could not open it.
shell-new-link-dies = New link, the old one dies
shell-pick-link = Nobody is missing. Make a link for watchers, or give a seat to somebody in the table’s menu.
shell-seat-number = seat { $number }
shell-you-here = you, on this screen
shell-not-here-yet = not here yet
shell-watchers-see = see the table, never a hidden card
shell-may-watch = Others may watch
shell-let-watch = Let others watch
shell-place-free = A place is free
shell-look-on = Look on
shell-place-free-hint = You were invited. Nothing is settled until you sit down.
shell-invites-you = { $name } invites you to
shell-invited = You are invited to
shell-host = host
shell-usual-rules = The usual setup
shell-no-clock = No clock
shell-no-clock-hint = play tonight or over a week, the table waits
shell-ago-minutes = { $number } min
shell-ago-hours = { $number } h
shell-ago-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
shell-clock-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
shell-clock-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
shell-you-are-watching = You are watching
shell-watch-now =
    { $number ->
        [0] Nobody watches
        [one] { $number } watches
       *[other] { $number } watch
    }
shell-and-others =
    { $number ->
        [one] and { $number } more
       *[other] and { $number } more
    }
shell-clock-of = { $span } for each answer
shell-with-hints = Hints are allowed
shell-without-hints = No hints
shell-own-values = Own values
shell-own-values-hint = some cards differ from the standard box
shell-standard-box = The standard box
shell-who-are-you = Who are you?
shell-face = Your face
shell-face-hint = kept for next time
shell-face-number = Face { $number }
shell-colour = Your colour
shell-colour-hint = the shape goes with it
shell-colour-0 = blue
shell-colour-1 = green
shell-colour-2 = purple
shell-colour-3 = orange
shell-colour-4 = slate
shell-colour-taken = { $colour }: { $name } has it
shell-seen-so = so the others see you
shell-your-place = your place
shell-there-already = You belong to this table already.
shell-link-is-key = This link is your key to the place. It is good for one device; more can be added at the table.
shell-sit-here = Sit here
shell-sit-here-as = Sit here as { $name }
shell-only-watch = Only watch
shell-line-lost = line lost
shell-bot-stands-in = Bot stands in, { $level }
shell-bot-for-me = Let a bot play for you?
shell-bot-for-me-hint = It plays until you take your seat back, with one click.
shell-bot-for-them = Let a bot play for { $name }?
shell-bot-for-free = Let a bot play { $name }?
shell-bot-why = Now: { $how }. { $name } is told at once, the table reads it in the log, and one click gives the place back, at any time.
shell-wait-for = Wait for { $name }
shell-let-it-play = Let it play
shell-bot-plays-for-you = A bot plays for you
shell-bot-since = { $level }, since { $from }.
shell-bot-since-by = { $level }, since { $from }. { $name } asked it to.
shell-the-host = The host
shell-copy-link = Copy the link
shell-to-table = To the table
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
hint-alike = As good as the others: { $choice }
hint-behind = About { $amount } behind: { $choice }
hint-only = There is only this: { $choice }
why-gains = It brings: { $terms }.
why-prevents = It holds the others back by { $amount }.
why-lets = It lets the others have { $amount } more.
why-ahead = The next best lacks: { $terms }.
why-next-costs = The next best costs points ({ $amount }).
why-lacks = It lacks: { $terms }.
why-costs = It costs points ({ $amount }).
why-instead = It has instead: { $terms }.
why-missed = It would have brought more: { $terms }.
why-cost = What you chose cost points ({ $amount }).
why-prevented = It would have held the others back by { $amount }.
why-had = What you chose had: { $terms }.
why-rest = The rest shows only after this turn.
why-later = What makes the difference comes after this turn.
why-same = All are worth the same: take the one you like.
why-term = { $term } ({ $amount })
why-amount = about { $points }
review-heading = The decisions that cost most
review-cost = About { $amount }: you chose “{ $chosen }”, better was “{ $better }”.
review-flawless = No decision cost you anything that the Master would notice.

# The table server.
refused-not-offered = This option is not offered.
refused-closed = Nothing can be answered at this table.
refused-undo = This cannot be taken back: since then a card was revealed, chance has spoken, or somebody else has answered.
refused-undo-often = The match is too long by now for anything to be taken back: play on.
refused-not-stored = The server cannot store anything at the moment. Nothing has changed.

## Why the server did not do what it was asked
problem-not-understood = The server did not understand this message.
problem-no-server = The server does not answer. Is it running?
problem-fault = Something went wrong on the server.
problem-fault-quoted = Something went wrong on the server. Whoever runs it finds out more by this number: { $request }
problem-not-stored = The server cannot store anything at the moment.
problem-no-table = There is no such table, or you do not belong to it.
problem-not-host = Only the host of the table may do this.
problem-not-yours = This seat is not yours.
problem-not-there = There is no such thing here.
problem-no-free-seat = No seat is free at this table.
problem-link-used = This link has been used: it is good for once. Whoever sits at that seat can add a device in the table’s menu; the host can make a new link.
problem-known-deal = Whoever set this table can know what is hidden here: the deal can be looked up, or the match was brought as a record. So nobody else sits down until the match is over.
problem-no-watchers = Nobody may watch at this table.
problem-seat-taken = This seat is not free for whoever has the code.
problem-still-going-on = The match is still going on.
problem-hidden-until-end = The match is still going on: what is hidden stays hidden until its end.
problem-other-release = This match was begun with another release and can only go on with that one.
problem-read-anew = The table is just being read anew. Try again.
problem-not-asked = You are not asked anything now.
problem-no-hints = This table plays without hints.
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
problem-later = There is a lot to do just now. Try again in a moment.
problem-too-many = Too many requests. Wait a minute and try again.
problem-too-many-tables = You have set too many tables. Delete some that you do not need any more.
problem-too-many-today = So many tables were set from your network today that no more are. Try again later.
problem-no-room = There is no room for another table like this on the server.
problem-too-long = This is too long.
problem-wrong-host = The server does not answer under this address.
problem-wrong-origin = Requests from other sites are not accepted.
problem-not-json = The server did not understand this request.
problem-unknown-service = Write a mail address, or one that begins with ntfy://, discord://, slack:// or tgram://.
problem-strange-address = This address makes no sense here. Leave out whatever follows a question mark.
problem-not-safe = A browser’s push service is called over https only.
problem-not-outside = This address lies in the network of the server. Only its host can allow that.
problem-no-push = This server cannot call browsers. Its host can change that.
problem-no-services = This server calls browsers only. Its host can change that.
problem-no-mail = This server sends no mail. Its host can change that.
problem-too-many-channels = You have enough ways to be called. Remove one first.
problem-wrong-code = This is not the code of the last trial.
problem-not-proved = Try it first: it is used once its trial has arrived.
problem-not-waited-for = The table does not wait for this seat.
problem-cannot-be-called = This person is here, or has chosen no notices.
problem-nudged-already = This person was nudged a short while ago. Wait a few hours.
problem-no-days-left = You have not so many days off left at this table.

## Being called to the table
notice-turn = Your turn in { $title }
notice-turn-body = The table waits for you.
notice-clock-body = The table still waits for you, and your clock is running.
notice-nudge-body = { $name } asks you to come to the table.
notice-trial-title = Stammtisch can call you
notice-trial = Your code is { $code }. Enter it on the page from which you sent this trial.
notice-trial-push = This is how you hear that it is your turn.
shell-call-page = It is your turn
shell-call-intro = How this house calls you to the table.
shell-call-choose = How you are called…
shell-call-me = Call me
shell-call-first = the first that works is enough
shell-call-device = This device
shell-call-device-hint = A notice, also when the page is shut.
shell-call-device-blocked = Your browser forbids notices from this page. Allow them in its settings.
shell-call-device-unsafe = Works only over https, or on the machine the server runs on.
shell-call-device-missing = This server cannot call browsers. Its host can change that.
shell-call-other-device = Another device
shell-call-mail = Mail
shell-call-other = Mail, ntfy, Discord, Slack, Telegram
shell-call-other-hint = One address is enough; the house tries it before it trusts it.
shell-call-other-missing = This server calls browsers only. Its host can change that.
shell-call-arrived = Arrived { $time }.
shell-call-failed = Did not arrive, { $time }.
shell-call-tried = A trial is on its way.
shell-call-code = Code from the trial
shell-call-confirm = Confirm
shell-call-try = Try it
shell-call-add = Add
shell-call-remove = Remove
shell-call-address = Address
shell-call-wait = Wait before calling
shell-call-wait-hint = maybe I am looking at the table anyway
shell-call-at-once = at once
shell-call-for = For
shell-call-for-hint = this table can differ from the rest
shell-call-every = every table
shell-call-only = only this one
shell-call-not = not this one
shell-call-promise = One call for each turn, never two. Addresses stay on this server and are shown to nobody.
shell-quiet = Quiet hours
shell-quiet-from = from
shell-quiet-until = until
shell-quiet-dial = quiet until
shell-quiet-on = Let me sleep
shell-quiet-sentence = Between { $from } and { $until } nobody calls you.
shell-quiet-clock = Where nights do not count, your clock stands still then, ten hours at most.
shell-quiet-never = You are called at any hour.
shell-call-looks = So it looks on your phone
shell-call-now = now
shell-call-clock = Clock of this table
shell-terms-none = There is no clock at this table: it waits for everybody.
shell-terms-clock = Everybody has { $span } for each answer.
shell-terms-nights = Nights do not count: each one’s quiet hours, ten hours at most.
shell-terms-half = After half of it comes a reminder.
shell-terms-hour = An hour before the end comes a reminder.
shell-terms-once = Then a bot answers once.
shell-terms-stay = Then a bot plays until the person is back.
shell-terms-nothing = Then the host decides.
shell-terms-days =
    { $number ->
        [one] { $number } day off for each.
       *[other] { $number } days off for each.
    }
shell-nights = Nights
shell-nights-rest = do not count
shell-nights-count = count
shell-reminder = Reminder
shell-reminder-never = never
shell-reminder-half = at half time
shell-reminder-hour = an hour before
shell-days-each = Days off each
shell-days-off = Days off
shell-days-hint = Your clock stands still, and everybody sees it.
shell-days-left =
    { $number ->
        [0] None left.
        [one] { $number } day left.
       *[other] { $number } days left.
    }
shell-days-back = I am back
shell-off-until = off until { $date }
shell-nudge = Nudge
shell-nudged = { $name } is being called.

## Tables in words, and what is said aloud
shell-text-mode = Text mode
shell-guide = Guide to playing by ear and keyboard
shell-text-you = you
shell-text-you-are = { $name }, you
shell-text-yours = yours
shell-text-owner = of { $name }
shell-text-spent = spent
shell-text-of = { $value } of { $limit }
shell-text-number = number { $number }
shell-text-option = answer { $number }
shell-text-track = { $markers } (spaces { $first } to { $last })
shell-text-now = Now:
shell-text-stand = How it stands
shell-text-common = The table
shell-text-answered = has nothing to decide now
shell-text-repeat = Say it again
shell-text-sealed = Only you know it. You can take it back until all have chosen.
shell-text-secret = In secret, all at once.
shell-text-secret-last = In secret, all at once. All others have chosen: your choice is final at once.
shell-text-log =
    { $number ->
        [one] Log, { $number } line
       *[other] Log, { $number } lines
    }
shell-undone = Taken back.
shell-command = Type a number, an answer or a command
shell-command-do = Do it
shell-command-about = “help” lists the commands. The slash key comes here, Escape goes back to the question.
shell-command-nothing = There is nothing to answer now.
shell-command-numbers = The answers have the numbers { $numbers }.
shell-command-unknown = No answer is called “{ $typed }”. “options” lists them, “help” lists the commands.
shell-command-which = Which one?
shell-command-no-news = Nothing has happened since your last answer.
shell-command-no-thing = There is nothing called “{ $name }” on the table.
shell-command-name-it = Say of what: a card, a place, a seat.
shell-command-options = options
shell-does-options = every answer with its number
shell-command-status = status
shell-does-status = how the match stands; with a name, what that seat has or what lies in that place
shell-command-last = last
shell-does-last = what happened since your last answer
shell-command-look = look
shell-does-look = with a name: what a card or piece says
shell-command-why = why
shell-does-why = with a name: why something cannot be chosen now
shell-command-log = log
shell-does-log = everything that happened so far
shell-command-hint = hint
shell-does-hint = what the Master would do, from what you may know
shell-command-undo = undo
shell-does-undo = take back your last answer, if that is fair
shell-command-repeat = repeat
shell-does-repeat = say again what was said last
shell-command-help = help
shell-does-help = this list
shell-keys-a = say again what was said last
shell-contrast = Strong contrast
shell-telling = Said aloud on your turn
shell-telling-brief = The question
shell-telling-usual = What happened in short
shell-telling-full = Every line
shell-letters = Letters and digits as keys
shell-letters-alone = On their own
shell-letters-alt = With Alt
shell-letters-off = Off

## Scenes
shell-scene-before = So far
shell-scene-go = Go on
shell-scene-turn = Turn the next
shell-scene-turn-of = Next: { $seat }
shell-scene-next = Next: { $step }
shell-scene-skip = Skip to the end
shell-scene-close = Back to the table
shell-scene-score = To the score
shell-scene-told = { $seat }, { $step }, { $gain }, { $total }.
shell-scene-plus = plus { $n }
shell-scene-minus = minus { $n }
shell-scene-nothing = nothing
shell-scene-again = Count again
shell-key-home = Home
shell-key-end = End
shell-key-space = Space

## Sounds
shell-sound = Sounds
shell-sound-off = Off
shell-sound-quiet = Quiet
shell-sound-full = Full

## Replay
shell-play = Play
shell-pause = Pause
shell-speed = Speed
shell-speed-times = { $speed } times as fast
shell-share = Share this moment
shell-to-score = Score
shell-marks = Rounds and counts
shell-axis-start = start
shell-axis-end = end
shell-last-count = the last count
shell-season = Season { $n }
shell-leads-for-good = { $name } leads for good

## What a thing is
shell-signs = Signs
shell-signs-of = The signs of { $name }
shell-signs-hint = Every sign of this table. Point at one on the board, or press it long, for the same words and more.
shell-signs-find = Find a sign
shell-signs-none = No sign of this table is called that.
shell-keys-i = what is this? (the thing with the focus)
shell-keys-g = all signs of the game
shell-finger-long = Press long
shell-finger-long-does = it says what it is
shell-explain-pin = Keep open
shell-explain-can = You can: { $what }
shell-explain-rule = Rules { $paragraph }: { $name }
shell-explain-rules = Rules, paragraph { $paragraph }
about-worth = Worth now
about-price = Price
about-have = You have
about-left = Left

## The regulars’ book
shell-book = The regulars’ book
shell-book-short = Book
shell-book-hint = Written by this house, for its guests.
shell-book-person = Face and name
shell-book-person-keep = Keep
shell-book-tab-me = Me
shell-book-tab-evenings = Evenings
shell-book-tab-titles = Titles
shell-book-regular =
    { $evenings ->
        [one] A regular since { $since }: { $evenings } evening, { $won } won.
       *[other] A regular since { $since }: { $evenings } evenings, { $won } won.
    }
shell-book-nobody = Somebody
shell-book-empty = No evening yet. A match that is played to its end is written down here.
shell-book-strong = How strong
shell-book-between = In { $title } you play between { $weaker } and { $stronger }.
shell-book-above = In { $title } you play above { $weaker }.
shell-book-below = In { $title } you do not reach { $stronger } yet.
shell-book-early = In { $title } it is too early to say.
shell-book-value =
    { $matches ->
        [one] { $value }, give or take { $spread }, after { $matches } match. The bar shrinks with every match.
       *[other] { $value }, give or take { $spread }, after { $matches } matches. The bar shrinks with every match.
    }
shell-book-no-rating = No match of { $title } counts yet: it takes at least two players, each with a place of their own.
shell-book-scale = People and bots in { $title }, the strongest first
shell-book-you = you
shell-book-give-or-take = give or take { $spread }
shell-book-by-title = By title
shell-book-title = Title
shell-book-evenings = Evenings
shell-book-count = evenings
shell-book-won = won
shell-book-place = mean place
shell-book-points = mean points
shell-book-favourite = favourite
shell-book-thing = { $thing }, { $number } in all
shell-book-all = All { $number }
shell-book-fewer = Fewer
shell-book-gain = rating { $gain }
shell-book-unrated-one-screen = not rated: one screen
shell-book-unrated-own-values = not rated: own values
shell-book-unrated-kind-deal = not rated: first evening
shell-book-unrated-stand-in = not rated: a bot helped out
shell-book-unrated-unmeasured = not rated: an unmeasured bot
shell-book-result = { $name }: { $points }, place { $place }
shell-book-table-gone = The table was cleared away, the replay with it.
shell-book-yours = Nothing leaves this server. These pages are yours.
shell-book-export = Take along
shell-book-delete = Delete …
shell-book-delete-heading = Delete your pages?
shell-book-delete-sure = Your evenings, ratings and your face go for good. The others keep their evenings, without your name.
shell-book-delete-write = Write { $name } to say so
shell-book-delete-do = Delete for good
shell-book-keep = Keep them
problem-another-name = This is not the name that stands in the book.

## Without a line
shell-offline = No line to the house
shell-offline-hint = What you have watched before is still here. Everything else waits until the line is back.
shell-offline-none = Nothing lies here yet. A finished match that you watch again stays in this browser.
