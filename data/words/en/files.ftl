# What is wrong in files that people write. "right" is what would be right.

written-refused = This { $what } cannot be played yet: { $number ->
        [one] { $number } thing
       *[other] { $number } things
    } to put right.{ $first ->
        [0] { "" }
       *[other] { " " }These are the first { $first }.
    }
written-few = { LIST($names, type: "comma") } and { $more } more

# How a value is quoted, besides by itself.
written-a-list = a list
written-a-table = a table
written-long-number = a number far too long
written-did-you-mean = did you mean { $word }?
# $hint: the one that may be meant; "" for none.
written-hint-or = { COUNT($hint) ->
        [0] { "" }
       *[other] { $hint }; { "" }
    }

## The file as a whole.

written-too-long = the file is too large
    .right = at most { $most } KB
written-too-deep = this nests too deeply
    .right = at most { $most } brackets inside each other
written-unreadable = this cannot be read: a number far too long, or too many brackets
    .right = plain TOML
written-no-toml = this is not TOML: { $said }
    .right = see the template: key = value, texts in quotes

## Tables and keys.

written-unknown-part = { $value } is not a part of a { $what }
    .right = { COUNT($hint) ->
        [0] one of { LIST($parts, type: "comma") }
       *[other] { $hint }
    }
written-unknown-key = { $value } is not known here
    .right = { COUNT($hint) ->
        [0] one of { LIST($keys, type: "comma") }
       *[other] { $hint }
    }
written-missing-key = { $key } is missing
    .right = every { $thing } has { $an }
written-no-table = { $value } is not a table
    .right = keys and values in curly brackets, or below a header
written-one-table = { $name } is one table
    .right = { "[[" }{ $name }]] in double brackets, or a list
written-no-tables = { $value } is not a list
    .right = tables [[{ $name }]], or { $name } = [ ... ]
written-too-many-tables = there are { $number } of { $name }
    .right = at most { $most }
written-no-list-of-tables = { $value } is not a list
    .right = a list of tables, such as [{ "{" } key = value { "}" }]
written-too-many = there are { $number }
    .right = at most { $most }

## Single values.

written-no-text = { $value } is not a text
    .right = a text in quotes, such as "Old mill"
written-long-text = the text is { $length } characters long
    .right = at most { $most }
written-bad-text = the text holds { $bad }
    .right = plain letters, digits and punctuation
written-control-character = a control character ({ $code })
written-pile-of-accents = a pile of accents on one letter
written-empty-text = the text is empty
    .right = 1 to { $most } characters
written-no-id = { $value } is not an id
    .right = up to 24 letters, digits and hyphens, such as old-mill
written-no-number = { $value } is not a whole number
    .right = a number from { $least } to { $most }
written-out-of-range = { $value } is too { $low ->
        [yes] low
       *[no] high
    }
    .right = a number from { $least } to { $most }
written-no-flag = { $value } is neither true nor false
    .right = true or false, without quotes
written-unknown-value = { $value } is not known here
    .right = { written-hint-or }one of { LIST($options, type: "comma") }
written-no-dice = { $value } is not dice
    .right = dice { $quoted ->
        [yes] in quotes, such as "{ $example }"
       *[no] such as "{ $example }"
    }
written-odd-dice = { $value } has dice that no one has
    .right = d2, d3, d4, d6, d8, d10, d12 or d20
written-many-dice = { $value } has too many dice, or none
    .right = 1 to 12 dice of a kind
written-dice-range = { $value } comes to { $least } to { $largest }
    .right = dice that come to 1 to { $most }
written-no-list-of = { $value } is not a list
    .right = a list of { $things } in square brackets
written-too-many-of = there are { $number } { $things }
    .right = at most { $most }
written-listed-twice = something is listed twice
    .right = each of the { $things } once
