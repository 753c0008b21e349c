# What the guides of the lessons say (`data/regions/lessons`): of each step before its move, and after it.

lesson-first = Your first scenario
    .about = Over a bridge that the ice takes down behind you: cards, dice, a gate.
    .end = Other scenarios are longer: something is hidden to fetch, or guards must not see you. With friends each has a Craft of their own, and what blocks a way is gone for all once it is broken.
lesson-first-card = The ice takes the bridge, and you have 7 rounds to the far bank, the **goal**. A turn is one **Strategy**, one **Action** and one **Move**. The Strategy first: play such a card, or draw one. **Steady Hands** makes you better at searching and locks till your next turn.
    .after = Played. Your cards are behind **Your hand**: some are for Strategies, some for Actions, some for when you are attacked.
lesson-first-chair = Your Action may be used on a thing that stands here. A sedan chair, the lever on the map, gives **1 Move more** this turn, and in a race that is worth an Action.
    .after = Two Moves this turn instead of one.
lesson-first-go = Ways have letters, and three lead on. **B** and **C** are barred: to climb or to force them takes a roll. **A** is open.
    .after = The Fish arch, and the next way on, **D**, has drifting floes on it. Smoke hangs here too: what is in your way or harms you is a **Challenge**.
lesson-first-floes = You have a Move to spare. To go through a Challenge is a roll against its own, and a tie will do; then your hit has to bring the 4 **effort** on its sign. Both together: 2 in 5. A miss costs some **EP**, your strength.
    .after = 4 was too high for your 2. It cost 2 **EP**: at 0 you are down till your next turn. With that the round ended, and now the Challenges act.
lesson-first-react = The smoke attacks, and you may **react**. Each way says how likely you are hit and for how much. **Brace** takes nearly all of the damage off.
    .after = It did not even reach you. A card that was played goes to your discards, and comes back when the deck is shuffled.
lesson-first-again = Round 2, and three parts of a turn again. A Strategy that you leave unused draws a card at the end. The same floes, the same odds; if it fails there is a round to spare.
    .after = **Through**, to the Candle arch. Your crowbar helped: gear adds to what it is for.
lesson-first-search = Your Move is gone, the Action is not. A **search** may turn up what is hidden in a place, or a piece of luck: you roll a d8 for it.
    .after = Nothing here. That also ended your turn, and the unused Strategy drew a card. As a round ends, cards above 5 in your hand go; they come back when the deck is shuffled. **Your hand** has a menu to say which.
lesson-first-chapel = **F** is open. One arch more, and only the gate of the chapel is between you and the bank.
    .after = The Chapel arch: an **iron grate** on the last way, 15 effort. There is a loft with a winch too, by way G, for those who prefer a detour.
lesson-first-close = You drew **Follow Close**: 1 Move more. Play it now, in case the gate gives way this turn.
    .after = A Move in reserve.
lesson-first-pick = The grate has 15 **effort**: what a barrier takes before it breaks. **Pry** takes about 4 off with a hit, which is 2 in 3. But it has a lock: to **pick** it is 2 in 3 as well, and opens it at once. Try that first, without a card: Fine Work stays for later.
    .after = **Open.** What is open or broken stays so, for everybody who comes after you.
lesson-first-out = And there is your Move in reserve: go through. Who moves into the goal with what is needed is **out**, and here nothing is needed but you.
    .after = **Through, in round 3 of 7.**

## Stealth.

lesson-stealth = Stealth
    .about = A guard on its round, what a Stealth Token is worth, and what to do with a body.
    .end = Watch a round before you cross it, strike only where the odds are good, and leave no body in the open. With a party, let the quiet one go first: all of you lose the same tokens.
lesson-stealth-stair = The Duke's ring lies by his bed, and you are to carry it out unseen. You have 5 **Stealth Tokens**: each time you are noticed some go, and with the last one all is lost. Begin with **A**, a dark stair.
    .after = Dark is good. Beside you are the kitchen, the great hall and the library.
lesson-stealth-wait = Somewhere a **Seeker** walks its round: it is there to notice you. Seekers move when your turn is over, so wait here and see where it walks.
    .after = There it is: a **lamp watch**, in the great hall beside you. The line below the map says what it does next: it goes on its round, so it has not seen you.
lesson-stealth-hall = If you stay, it may come up the stair with its lamp, and react to you. It is alone in the hall and has not turned to you: go in, and be first. Going in costs no token.
    .after = You stand beside it, and your Action is left.
lesson-stealth-blow = A Seeker has 1 EP, so any hit ends it. But a miss costs 2 tokens, and it would be **Alerted**. Two Actions of yours can do it: Careful Strike hits 2 in 3, Quick Hands 3 in 5. Play the better one.
    .after = It sees nothing more, and no token is lost. But its **body** lies in a bright hall: another Seeker that comes upon it is Alerted.
lesson-stealth-drag = There is nothing to hide it behind in this hall. So **drag** it back to the stair: that takes your Action and your Move together.
    .after = It lies in the dark now.
lesson-stealth-hide = Here it can be **hidden**, without a roll, as no Seeker is looking. A hidden body is never found.
    .after = As if nobody had ever been here.
lesson-stealth-on = Your Move is left, and the way through the hall is free. Dawn will come, so do not wait longer than you must.
    .after = From the hall a gallery leads on towards the Duke's rooms.
