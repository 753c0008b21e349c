# Titles at the end of an expedition, in the past tense, and the columns of the table beside them.

column-passed = passed
column-tests = rolls
earned-goal = Made most successes at the goal
earned-saved = Brought somebody back from the brink
earned-found = Found most on the map
earned-fed = Fed the party
earned-scouted = Went ahead most often
earned-studied = Studied most often
earned-watched = Watched best at night
earned-ways = Cleared the way
earned-critical = Succeeded best of all
earned-wounded = Never took a wound
earned-tests = Was put to the test most
