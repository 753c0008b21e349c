# For managers and operators: backups, settings, signboards; and what is given of a person's rows.

## Backups.

bad-seal = That is no seal. One begins with delve-seal- and has 64 digits and letters after it.
backup-newer = That backup was made by a newer version of me. Whoever runs me has to update me first.
backup-other-server = That is a backup of another server. It goes back only to the one that it was made in.
backup-changed = That backup was changed by someone: its seal is broken. Nothing of it is restored.
backup-none = That file is no backup of mine. `/keeper backup` makes one.
backup-large = That backup holds more than I take at once.
# $part: what is wrong with it.
backup-damaged = That backup is damaged: { $part ->
        [digest] what it holds is not what its digest says. Take another copy of it.
        [head] its beginning cannot be read. Take another copy of it.
        [packing] what it holds cannot be unpacked.
        [size] it holds something else than it says.
        [row] a row of it is not as it should be.
       *[place] a row of it does not belong there.
    }
backup-too-many = The tables of this server are { $files } files, and I can hand over { $most }. Whoever runs me has a copy of everything.
backup-not-at-hand = I don't have that file at hand any more. `/keeper restore` takes it again.

## A server's settings.

settings-no-such-game = I no longer know that game. `/keeper settings` shows those that I know.
settings-no-such-pace = I know no such wait.
settings-windows = Windows are for everybody, for those who sit there, or for no one.
settings-months = I keep no finished table that long.

## Threads and signboards.

sign-setting-out = setting out
thread-name = { $title } - { LIST($names) }
thread-others = { $others ->
        [one] 1 other
       *[other] { $others } others
    }
thread-gathering = { $title } - { $host }'s party

## What a person is given of themselves.

export-about = Every row that holds your number or your name, without the numbers of others. Of tables that still run there is only what your seat may know; states of games, which hold the names of those who play, are left out.
export-other = somebody
privacy-table-moved = The table was moved meanwhile.
privacy-table-changed = The table changed meanwhile.
