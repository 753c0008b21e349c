### Titles that members earn, columns of the last post, and what a planned move depends on.

earned-battles = Won most battles
earned-relics = Dug up most relics
earned-deals = Traded most
earned-speaker = Was speaker most often
earned-technologies = Learnt most technologies
earned-first-goal = Scored the first goal
earned-explored = Explored most planets
earned-seal = Broke the seal of Meridian
column-found = found
column-fights = fights
if-held = I hold { $planet }
