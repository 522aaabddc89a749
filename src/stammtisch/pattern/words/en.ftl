title-name = Ferry Night
title-motto = Row hard, or row with the current.
title-minutes = 15 min

variant-fog = Fog
variant-fog-off = Clear night: the current shows itself before oars are chosen.
variant-fog-on = Fog: the current shows itself only when all oars are chosen.

## Things
sort-salt = Salt
sort-wool = Wool
sort-wine = Wine
sort-wax = Wax
parcel = { $sort } { $value }
zone-pier = Pier
zone-mat = { $seat }
zone-oars = Oars
zone-hold = Hold
counter-pile = Pile
counter-sealed = Sealed parcels
piece-chosen = Oar { $number }, rowing
note-chosen = has chosen an oar
status-crossing = Crossing { $number } of { $of }
status-lead = Lead: { $seat }
status-current = The current favours oar { $number }

## Questions and options
prompt-choose_oar = With which oar do you row?
prompt-take_parcel = Which parcel do you take?
prompt-buy_sealed = You came last. Do you buy the top parcel of the pile, sealed, for { $price }?
option-oar = Oar { $number }
option-no = No
option-yes = Yes, sealed as it is
effect-worth =
    { $points ->
        [one] { $points } point to you
       *[other] { $points } points to you
    }
effect-price =
    { $price ->
        [one] costs { $price } point
       *[other] costs { $price } points
    }

## Reasons
why-over = The match is over.
why-not-asked = You are not asked anything now.
why-other-mat = You row with your own oars.
why-oar-first = First choose an oar.
why-parcel-first = First take a parcel from the pier.
why-buy-first = First say whether you buy a sealed parcel.
why-pile-empty = The pile is empty.

## What happened
event-began = Crossing { $number } begins. { $seat } has the lead.
event-laid = { $parcel } comes onto the pier.
event-current = The current favours oar { $number }.
event-revealed = { $seat } rows with oar { $number }.
event-took = { $seat } takes { $parcel }.
event-bought = { $seat } buys a sealed parcel.
event-bought-known = { $seat } buys a sealed parcel: { $parcel }.
event-cleared =
    { $number ->
        [one] { $number } parcel stays ashore.
       *[other] { $number } parcels stay ashore.
    }
event-ended = The last crossing is over.

## Score
score-hold = Parcels in the hold
score-sealed = Sealed parcels
score-paid = Paid for sealed parcels
score-bought = Sealed parcels (fewer is better)
