# What slash commands do, and what each of their options is for. The id is the name of the command, with hyphens;
# attributes are the names that options have in the code. Each text has at most 100 characters.

command-play = Start a game here, join the one that gathers, or go on with yours.
    .game = Which game; left out, I show them all
command-settings = See what is set here and for you, or set a standing order.
    .order = A standing order: what I do for you without asking
command-window = Open the table as a page, to look at and to touch.
    .close = Make your links to this table useless instead
    .spectators = Whether others may look on at this table by a link; its host says
command-delve-watch = Look on at the game of this channel, without a seat.

command-delve = Gather a party, start, end: the table of this channel
command-delve-join = Take a seat here, even under way: a free one, a bot's, or your own back.
    .whose = Which bot's seat you take over; left out: a free seat, else the first bot's
command-delve-leave = Give your seat up; in a delve under way I ask first, and play for it until you join again.
command-delve-start = Begin, once the party is complete.
    .quick = Deal what is chosen before the first turn
command-delve-end = End what is being played here, or close the lobby.
command-delve-move-here = Bring a table from another channel, even one that was deleted, to this one.
    .channel = Where the table is now
    .number = That channel's number, if it is no longer there
command-delve-export = Get the delve as a file: the journal, to check every roll once it has ended, or a chronicle to read.
    .public = Whether everybody here sees it
    .kind = The journal, in which every roll can be checked, or the chronicle: a page to read, with maps
command-delve-forget = Let me forget what I keep about you for delves to come, such as a character
    .game = From which game
command-delve-invite = Offer a member a seat at this table that is free, or was left
    .member = Who shall have a seat here; they are mentioned once
command-delve-pause = Stop all deadlines for a while: the host of a party can, rivals must agree, each has one alone
    .until = Until when, such as 3 days or Monday; left out: until one of you goes on
    .own = Take your own pause: up to 72 hours, once a game, and no one can refuse it
command-delve-resume = End a pause before its time, or wake a table that sleeps

command-delve-skip = Go on without those who are awaited: I make their usual move. Rivals must have been away for long.
command-delve-give = Give a player's seat to another member; a rival's only once they left it.
    .seat = Who gives the seat up
    .to = Who takes it
command-delve-master = Make a member the game master of the party that gathers here, where the game takes one.
    .member = Who referees the next delve here; left out: I do it alone
command-delve-hire = Add bot players to the party that gathers here. Each knows only what its seat may know.
    .level = How well they play; left out: steady
    .count = How many; left out: 1
command-delve-dismiss = Remove a bot player, before the start.
    .name = Who goes; left out: who came last

command-daily = Play the delve of the day: the same for everybody, alone, in private. One try counts.
    .game = Play this one; without it I show all of today's
    .show = See a table or yesterday's keys instead
    .of = Whose result of yesterday to check, with show and game; yours if you name no one

command-away = Say that you are away, or back: I play for you meanwhile
command-away-set = Be away: no one waits for you, and your seats come back to you by themselves.
    .until = Until when, such as 3 days, Monday or 2027-01-31; left out: until you are back
    .stand_in = Who plays your seats meanwhile; left out: I do, as the table agreed
    .everywhere = At all your tables, not only in this server
command-away-back = Be back at all your tables; what is asked of you there stands in /games.

command-undo = Take the newest move back; where others are affected, they are asked first.
command-delve-redo = Make the move again that was taken back last.
command-hint = What would you do? The best moves as a good player sees them, for you alone.
command-plan = Plan your next turn while others are awaited.
    .move = What to do next in it, as you would type it in your turn; nothing: see your plan
    .only_if = What it depends on; nothing: only if nothing new comes to light

command-me = See and change your own settings: language, time zone, quiet hours, nudges, calls, pictures.
    .zone = Your time zone, by a large city near you; off for none
    .quiet = When you want no nudge and no deadline, such as 22-8 or 22:30-7:00; off for never
    .nudges = Whether I nudge you once when a table has waited for you for half of its time
    .every = Nudge me again every so many hours while I am awaited, 3 to 72; 0 for once
    .early = Whether I call you already when the player before you begins
    .pictures = Words in place of pictures, or large pictures, in everything that only you see; or pictures as usual
    .tips = Whether I explain what you meet for the first time in a game
    .language = In which language you read what only you see
    .hall = Whether you stand in the halls of servers; off forgets what stands there of you
command-games = See all the tables that you sit at, those that wait for you first.
command-privacy = What I keep about you: see it, get it, delete it
command-privacy-show = See what I keep about you.
command-privacy-export = Get all that I keep about you as a file.
command-privacy-delete = Delete all that I keep about you; I ask first.
command-privacy-policy = Read what is stored, why, how long, and who sees it.
command-privacy-terms = Read under which terms I referee.

command-rules = Look a rule up.
    .ask = A question in your own words, or a rule's id
    .game = Whose rules; alone, to look through them by topic
    .why = What I refused you last in this channel, explained
    .public = Whether everybody here sees it
command-how = Learn a game on three short cards.
    .game = Which game; left out, the one of this channel
    .public = Whether everybody here sees it
command-learn = Learn a game by playing it: alone with a guide, in private, here or in a direct message.
    .lesson = Which lesson; left out, I show them all
command-invite = Have me in another server: the link, and the few permissions that it asks for.
command-help = What I do, and what can be typed in this channel.

command-map = See the map as it is now.
    .around = A place on the map, to see it closely with what lies around it
    .mode = What it should show besides
    .text = In words instead of a picture
    .public = Whether everybody here sees it
command-status = See where things stand, and what you can do now.
command-log = Read what has happened so far.
    .page = Which page; 1 is the newest
command-hand = See what only you may know, and what only you can do.
command-delve-since = See what has happened since you looked here last.
command-replay = Step through the game of this channel, move by move.
    .at = An entry or a round to begin at, such as 12 or round 3
    .seat = Whose eyes to see it with, once the game is over
    .public = Whether everybody here sees it
command-hall = See what was played in this server: best delves, titles, ratings.
    .game = Which game; left out, the one that was played last
    .public = Whether everybody here sees it

command-keeper = For managers of this server: my tables here
command-keeper-settings = See and change which games may be opened here and where, their wait, and how long I keep them.
command-keeper-doctor = See the problems of my tables and channels here, and let me repair what I can.
command-keeper-tables = See the tables of this server: wake, pause, end or move one.
command-keeper-webhook = Have me tell a program of yours what happens at the tables here; without options: how it stands.
    .url = Its address: https, and one that the whole internet reaches
    .names = Whether it is told the names of those who play; left out, it is not
command-keeper-backup = Get the tables of this server as a file; for its owner and administrators.
command-keeper-restore = Bring back what is missing here from a backup; for the owner and administrators.
    .file = What /keeper backup gave
