# Campaigns: games of one kind that a party plays in a row. $stands is the game's: "at depth 2 after 3 delves".

campaign-none = none
    .meaning = This delve stands alone.
campaign-new = new
    .meaning = The first of several in a row.
campaign-goes-on = the campaign **{ $name }** goes on { $stands }
    .meaning = Goes on { $stands }.
campaign-begins = a new campaign begins
campaign-told-begun = **{ $name }**, { $stands }.
campaign-told-new = **{ $name }**: a new campaign begins.
campaign-told-ended = **{ $name }** is { $stands } now.
no-campaigns-here = There are no campaigns here: they are for a few games, in a server.
no-such-campaign = There is no such campaign in this server, or it has ended.
campaign-ended-choose = That campaign has ended. Choose another one, or none.
campaign-ended = That campaign has ended.
campaign-unknown = There is no such campaign in this server.
campaign-never-begun = No campaign was begun in this server. A lobby's options have one: Campaign, new.
campaign-name-taken = Another campaign in this server has that name.
bad-campaign-name = A campaign's name has 1 to { $most } characters: letters, digits, spaces, and { $marks }
campaign-name-misread = That would read as something else in a lobby.
not-their-campaign = Only that party, or a manager of this server, can go on with it.
campaign-called = campaign
