/** Words of the guided first game. */
export const guide = {
  'guide.title': 'Your first game',
  'guide.play': 'Guided first game',
  'guide.count': '({n, number} of {all, number})',
  'guide.skip': 'Play without the guide',
  'guide.close': 'Close the guide',
  'guide.titles':
    'Keep “Rich”: a title brings glory at the end of the game if you then have what it asks for, and coins are easy to save.',
  'guide.exchange':
    'Give back none of your travel cards: each is a journey you may make after the actions, and only cards you cannot use are worth a strength instead.',
  'guide.support':
    'In turn you each place a pawn; begin with the supports, because the cheap ones are soon gone.',
  'guide.hire':
    'Hire the squire: once in each duel such a support helps you, and this slot costs little.',
  'guide.training': 'Train: strength becomes red dice in a duel, and you will need some today.',
  'guide.plans': 'Make travel plans: two new cards mean more to do on the road.',
  'guide.boar':
    'Take the boar hunt: a challenge is won in a duel, and this opponent is a weak one to practise on.',
  'guide.love':
    'Take courtly love: a romance needs no duel and no money, it simply brings its reward.',
  'guide.prayer': 'Pray: a faith token lets you roll two dice again, which saves many a duel.',
  'guide.initiative':
    'Take the initiative: you will act first in the next round, and a coin comes with it.',
  'guide.patrol':
    'Put your last pawn on patrol: there is always room there, and coins count for “Rich”.',
  'guide.travel': 'Now you travel and play cards; play the boar hunt while your strength is fresh.',
  'guide.strength':
    'Add three strength: each becomes a red die for the whole duel, and only the best die of each colour counts.',
  'guide.faith':
    'Spend a faith to roll the lowest red and white die again: this is how one learns it, though you were ahead already.',
  'guide.lance': 'Let the squire help: in a real fight you would keep him until you are behind.',
  'guide.second':
    'You won the first engagement and need one more; add nothing, the dice from before roll again.',
  'guide.compare': 'Look at both attacks: yours is higher, so keep your faith for the tournament.',
  'guide.end':
    'Well fought! You have met every kind of choice: travel on, then enter the joust, where duels go on as this one did. Counsel and the rules stand beside the table whenever you wonder.',
} as const;
