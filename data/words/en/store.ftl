# Why the store cannot do what was asked, whatever database it is.

store-taken = Something is being played here already.
store-done = That was done already. Here is how things stand now.
store-quicker = Someone else was quicker. Here is how things stand now.
store-full = My disk is full, so that was not done. Nothing was lost; whoever runs me has to make room.
store-read-only = I may only read my store, so that was not done. Nothing was lost; whoever runs me has to let me write there.
store-failed = My disk failed, so that was not done. Nothing was lost; whoever runs me has to look at it.
store-busy = My store is busy with something else, so that was not done. Try again in a moment.
store-away = I cannot reach my store, so that was not done. Nothing was lost; try again in a moment.
store-unsure = My store went away just then. What you did may be done: look how things stand before you do it again.
store-nul = There is a sign in it that no text has (NUL), so I cannot keep it. Leave that out.
daily-begun = You have begun that already: `/daily` shows it.
campaign-busy = That campaign is being played elsewhere, or has just gone on. `/{ $game } campaign` shows how it stands.
campaign-playing = It is being played just now. It can be ended after the delve.
