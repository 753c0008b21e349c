# What the bot says of Discord: channels, permissions, files that arrive, and what goes wrong.

unknown-control = I no longer know that button. Here is how things stand now.
unknown-button = I no longer know that button.
unnamed-member = A player
only-manager = Only a member who manages this server can do that.
only-owner = Only the owner of this server or an administrator can do that.

# $what: "film", "export", "file" or "picture".
taken-enough =
    That is enough for now: a member may have { $what ->
        [film] { $most } films drawn
        [export] { $most } files from me
        [file] { $most } files read
       *[picture] { $most } maps
    } in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. Try again in { $wait ->
        [one] a minute
       *[other] { $wait } minutes
    }.
shut-out-member = The operator of this bot has shut you out. `/privacy` still shows and deletes what I keep of you.
shut-out-server = The operator of this bot has shut out this server.

## Channels and permissions.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-create_public_threads = Create Public Threads
permission-read_message_history = Read Message History
no-place-yet = no place yet
not-in-others-messages =
    I can answer questions here, but there can be no table in direct messages between others. In a direct message with me there can, or in a server that I was invited to.
not-in-this-server =
    I can answer questions here, but there can be no table in this server, where I am not. In a direct message with me there can, or in a server that I was invited to.
thread-is-locked =
    This thread is locked, so I can't post here. A member who manages threads can unlock it. Nothing was changed.
cannot-post-here = I can't post in this channel: I need { $permissions }. Nothing was changed.
channel-is-gone = The channel of that table is gone, or I can't see it. Moved to another one, it can go on.
cannot-post-there = I can't post in { $place }: I need { $permissions } there. Nothing was changed.
that-thread-is-locked = I can't post in { $place }: that thread is locked. Nothing was changed.

## Which games may be opened where.

game-not-in-server = { $game } cannot be opened in this server, but { $games } can.
not-in-this-channel = No game can be opened in this channel. Open it in { LIST($channels, type: "or") }.
channels-are-gone = Games may be opened only in channels that no longer exist.
open-other-channels = { channels-are-gone } { $manager ->
        [yes] `/keeper settings` opens others.
       *[no] A member who manages this server can open others with `/keeper settings`.
    }

## Files.

file-does-not-arrive = That file did not arrive. Send it again in a moment.
file-not-fetched = I could not fetch that file. Try again in a moment.

## Who runs the bot, and how it comes to another server.

about = -# Delvekeeper { $version }. What is kept of you: `/privacy policy`. In another server: `/invite`.
    .contact = -# I am run by { $contact }.
    .support = -# Questions: <{ $support }>
button-invite = Add me to a server
invite = I come to any server that you manage. The link asks for { $permissions }, and never for Administrator.
invite-none = I stay in the servers that I am in. Anyone may run a copy of me: I am free software.
invite-small = -# [Play this in your own server](<{ $link }>)

## What goes wrong.

done = Done.
panel-is-over = This is over. `/status` shows how things stand.
commands-have-changed = My commands have just changed. Try again in a minute.
moved-command = `/{ $old }` is `/{ $new }` now.
not-taken-by-command = “{ $value }” is no value for this command.
cut-off = Discord cut me off in the middle. `/status` shows how things stand.
broke-on-my-side = Something broke on my side. Nothing was lost; try again in a moment.
    .note = -# note { $note } for the host
you-wrote = You wrote:
several-ways-fit = { $count } ways fit. Say which with { $options }, or pick one.
which-one = Which one
