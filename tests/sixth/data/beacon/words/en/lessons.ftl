# What the guides of the lessons say (`data/beacon/lessons`): of each step before its move, and after it.

lesson-first = Your first watch
    .about = Five stormy nights in a lighthouse.
    .end = With other keepers each holds cards that the others do not see, and may hand one over.
lesson-first-mirror = Ten things have to be kept from falling to 0 for five nights. You do one chore a night: a card in your hand makes its thing better by a step. You hold a boat and two mirrors, so polish the mirror.
    .after = The mirror stands at 3, and you drew a lamp. The first night is calm.
lesson-first-lamp = From now on a storm takes things down when the work is done. The lamp is what all of this is for: kindle it.
    .after = The lamp is at 3. The storm took the oil and the bell to 1.
lesson-first-boat = You have no card for either. Tar the boat, and see what you draw.
    .after = The oil is at **0**, and at the end nothing may be. But you drew an oil card.
lesson-first-oil = Haul oil up the tower.
    .after = The oil is back at 1. Now the cellar and the stairs are at 1.
lesson-first-stairs = The last night. Sweeping the stairs takes no card, and is always possible.
    .after = **The light was kept.**
