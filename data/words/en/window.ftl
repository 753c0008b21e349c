# The window: the page of a table, and how one gets there.

## Links.

window-unknown = This link is not good, or not any more. `/window` in the channel gives you a new one.
window-own = Your window shows your hand and acts as you: keep its address to yourself. `/window close:True` makes it useless.
# $link: where everybody may look on.
window-for-all = For everybody's eyes, to be passed on: { $link }
button-window = Open in browser
button-open-window = Open the window
window-none = There is no window here: whoever runs me has given it no address.
# $own: they asked for their own link.
window-not-here = { $own ->
        [yes] Tables of this server have no windows: its managers have switched them off.
       *[no] Tables of this server have windows only for those who sit there.
    }
window-not-watched = The host of this table has switched spectators off: windows are only for those who sit there.
# $on: everybody who has a link may look on from now on.
window-watched = { $on ->
        [yes] Everybody who has a link may look on again. `/window` gives you a new one to pass on.
       *[no] No one can look on by a link any more: those that were passed on are useless from now on. Those who sit there keep theirs. `/window spectators:on` allows it again.
    }
window-closed = { $count ->
        [0] You had no window here.
       *[other] Your windows here are closed.
    }
window-looks-on = Through this link one only looks on. `/window` gives you your own, if you have a seat.
window-not-newest = Another game has begun in this channel: this one can only be looked back at.
window-own-key = This key acts as you, so no program reads with it. Take that of the link for everybody: `/window` gives you one.
window-finished = { $game }: how it went
window-busy = That was too fast for me. Try it again in a moment.
window-broke = Something broke on my side. Nothing is lost: load the page again.
window-wants = That is nothing that this page can ask for.

## The page. It puts in the names that stand for $name, $place and so on itself.

window-you = you are { $name }
window-moves-here = What you can do at { $place }
# $number: which of the $count ways round a tile lies.
window-turn = Turn it ({ $number } of { $count })
# $percent: how much of a film is there.
window-drawing = The film is being drawn: { $percent } %.
window-due = If nothing is done, I go on { $time }.
window-changed = Changed: { $story }
window-page =
    .map = Map
    .hand = Hand
    .story = Story
    .back-in-time = Back
    .looking-on = looking on
    .live = live
    .lost = connection lost: trying again
    .places = All places
    .nothing-here = Nothing can be done here now.
    .points = How it stands
    .log = Log
    .ask-rule = Ask a rule
    .search = Search
    .undo = Undo
    .close = Close
    .back = Back
    .send = Send
    .larger = Larger
    .smaller = Smaller
    .whole = Whole map
    .entry = Entry
    .die = may roll, draw or reveal
    .nothing-found = No rule says that. Ask in other words.
    .modes = Map modes
    .usual = As usual
    .advice = Hint
    .film = Film
    .chronicle = Chronicle
    .save = Save it
    .other-way = Try another way
    .begin = First
    .on = Next
    .changed-places = What has changed since you looked last is ringed.
