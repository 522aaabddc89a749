# The platform's own words.
seat-name = Seat { $number }
nothing = nothing
number = { $number }
