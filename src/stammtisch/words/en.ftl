# The platform's own words.
seat-name = Seat { $number }
nothing = nothing
number = { $number }
score-total = Total
score-rank = Rank
may-be-chosen = This can be chosen now.
