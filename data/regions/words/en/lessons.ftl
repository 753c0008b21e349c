# What the guides of the lessons say (`data/regions/lessons`): of each step before its move, and after it.

lesson-first = Your first scenario
    .about = Over a bridge that the ice takes down behind you: cards, dice, a gate.
    .end = Fighting is that roll, too: your Attack against theirs. A hit does damage less Defence, a miss may cost you some. Bots go with you: stay together, and heal who is low. A bold line says what you likely lose: 3 to 4 Injuries kill.
lesson-first-chair = The ice takes the bridge, and you have 7 rounds to the far bank. Each turn you have a **Strategy**, an **Action** and a **Move**. An Action can use what stands here: the **sedan chair** brings 1 Move more.
    .after = Two Moves now. The Strategy comes before the Action: yours is gone, and drew you a card instead.
lesson-first-go = Each way on has a letter. **B** and **C** are barred. **A** is open.
    .after = The Fish arch. Smoke hangs here, and on the next way, **D**, drift floes: what harms you or bars your way is a **Challenge**.
lesson-first-floes = Try the floes: your d6 against theirs, and your hit must do their 4 **effort**. Both together: 2 in 5. Your hand is full, and this Move ends your turn, so two cards go.
    .after = 2 against 5: a miss, and the floes took 4 **EP**. You have 12. At 0 you go **down**, and get up next turn with an **Injury**: 5 EP fewer for good.
lesson-first-react = Now the Challenges act: the smoke rolls against you. **Deflect** is always yours, and loses about 2 EP. **Brace** is a card, and saves them.
    .after = It hit, and Brace took all the damage away. A card that was played comes back once your deck is used up.
lesson-first-card = Round 2, and this time the Strategy first. **Steady Hands** is under **Your hand**, as all your cards. It makes you better at searching, till your next turn.
    .after = To find something was 2 in 3, and is 3 in 4 now.
lesson-first-search = Use your Action: **Search here**. No one knows whether anything is hidden. If so, you find it 3 in 4.
    .after = **A hidden way!** **E** goes to the Pier foot, below the floes.
lesson-first-again = E is a detour, and its far side unknown. The floes are 2 in 5 again, and if they throw you back, E is still there.
    .after = **Through**, to the Candle arch. The crowd there pushed, and missed you.
lesson-first-chapel = **G** is open. One arch more, and there is only its gate before the bank.
    .after = The Chapel arch. An **iron grate** bars **I**, the last way.
lesson-first-close = You drew **Follow Close**: 1 Move more. Play it first. If the gate opens now, you go through in this same turn.
    .after = A Move in reserve.
lesson-first-pick = To break the grate takes about 5 Actions, and the bridge has 5 rounds. Its lock opens at once, 2 in 3; a miss costs up to 4 EP. Dare it: **Pick iron grate**.
    .after = **Open**, with 6 against 4! It stays open for all who come after you.
lesson-first-out = Your Move in reserve: **Go I**, and you are **out**.
    .after = **Through, in round 3 of 7.** Behind you the arches go, one by one.

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
