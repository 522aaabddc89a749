# The platform's own words.
seat-name = Seat { $number }
nothing = nothing
number = { $number }
score-total = Total
score-rank = Rank
may-be-chosen = This can be chosen now.

# The table server.
refused-not-offered = This option is not offered.
refused-closed = Nothing can be answered at this table.
refused-undo = This cannot be taken back: since then a card was revealed, chance has spoken, or another seat has answered.
refused-not-stored = The server cannot store anything at the moment. Nothing has changed.
problem-not-understood = The server did not understand this message.
