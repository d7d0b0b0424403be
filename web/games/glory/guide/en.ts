/** What the guided first game of Glory says, step by step. */
export const en = {
  titles:
    'The most glory after three rounds wins. Keep “Rich”: a title brings its glory at the end of the game if you then have what it asks for, here 6 coins; each coin counts for one title only.',
  exchange:
    'Trade in none of your travel cards: after the actions you may play up to three of them. A card is worth trading for a strength only if you cannot use it.',
  support:
    'You take turns placing a pawn and gain what its space gives; begin with Support, because the cheap helpers are soon gone.',
  hire: 'Win over the squire for 1 coin (another one further left costs 2): in a duel he turns a mount die to 4.',
  training: 'Train: the strength you add in a duel becomes red dice.',
  plans: 'Make travel plans: two more cards for the road.',
  riccio:
    'Take Riccio of Parma: a challenge is won in a duel, and this one raises armour III to IV, the best there is; without armour III it brings nothing.',
  love: 'Take “Courtly love”: a romance needs no duel and no coins, it simply brings its reward.',
  market: 'Go to the Market: the armour IV that Riccio brings can only be put on over armour III.',
  armour: 'Improve your armour for 2 coins: level III means three white dice in every duel.',
  prayer: 'Pray: one faith lets you reroll two dice, which saves many a duel.',
  patrol: 'Put your last pawn on Patrol: there is always room there, and coins count for “Rich”.',
  travel:
    'Now you travel: play Riccio first, while you have all your strength. The step Tent is skipped: your squire does not act there, but at the Lance.',
  strength:
    'Add 4 strength, the most a duel allows. The first three give a red die each, the fourth lets the red ✦ count 5; of each colour only the best die counts.',
  ahead:
    '11 against 10: you win this engagement as it is, so choose “nothing” and keep your faith.',
  keep: 'Keep the squire too: he could change nothing now, and once used he rests.',
  second: 'Two helpers may act in one engagement; again choose “nothing”.',
  faith:
    'Two engagements win a duel; in this one you are behind. Spend a faith: pick the red 1 and one of the two red 4s, then “reroll”. The other 4 still counts, so you risk nothing, and a 5 would add 1.',
  lance:
    '10 against 10, and with equal attack prestige decides, the number beside the crown: he has 1, you have 0. Call the squire, your mount die turns to 4.',
  more: 'You may play two more cards on this journey: “Courtly love” costs nothing.',
  reward:
    'Of the two rewards take the Heartthrob: a prestige token adds 1 beside your crown, and with equal attack you beat a knight if you have at least as much prestige.',
  tapestry:
    'A journey has up to three cards: buy “The tapestry” with the third. It costs 2 coins and brings 2 glory and 1 coin.',
  register:
    'Hang your shield in a slot of the joust: its neighbour is your first opponent, every duel you win brings glory, and whoever wins the last one gets the prize.',
  end: 'The duels of the joust go like this one. Then the next round begins, and after the third the titles are claimed: most glory wins. The tabs “Rules” and “Aids” hold the rules and what each thing does; in duels, “Counsel” tells the chances.',
} as const;

export type GuideSentences = { readonly [step in keyof typeof en]: string };
