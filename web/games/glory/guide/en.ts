import type { Speech } from '../../../guide/script.js';

/** What the herald says in the guided first game of Glory, step by step. */
export const en = {
  titles: [
    'Keep “Rich”. A title pays its glory at the end, if you have what it asks for by then.',
    'After three rounds the player with the most glory wins. “Rich” asks for 6 coins, and each coin counts for one title only.',
  ],
  exchange: [
    'Trade in none of your travel cards.',
    'After the actions you may play up to three of them. A card is worth trading for a strength only if you cannot use it.',
  ],
  support: [
    'Place a pawn on Support. You take turns, and gain at once what the space gives.',
    'Start here: the cheap supports go fast.',
  ],
  hire: [
    'Hire the squire for 1 coin.',
    'In a duel he turns a mount die to 4. The other squire on the track would cost 2.',
  ],
  training: ['Train.', 'The strength you add in a duel becomes red dice.'],
  plans: ['Make travel plans.', 'Two more cards for the road.'],
  riccio: [
    'Take Riccio of Parma: a challenge is won in a duel.',
    'He raises armour III to IV, the best there is; without armour III he brings nothing.',
  ],
  love: [
    'Take “Courtly love”.',
    'A romance needs no duel and no coins: you simply get the reward.',
  ],
  market: [
    'Go to the Market.',
    'The armour IV that Riccio brings can only be put on over armour III.',
  ],
  armour: ['Improve your armour for 2 coins.', 'Level III means three white dice in every duel.'],
  prayer: ['Pray.', 'One faith lets you reroll two dice, which saves many a duel.'],
  patrol: [
    'Put your last pawn on Patrol.',
    'There is always room there, and coins count for “Rich”.',
  ],
  travel: [
    'Now you travel. Play Riccio first, while you have all your strength.',
    'A challenge is a duel: whoever wins two engagements wins it.',
  ],
  strength: [
    'Add 4 strength, the most a duel allows.',
    'Three of them give a red die each. The side ✦ of a red die counts only 1; with the fourth strength it counts 5.',
  ],
  ahead: [
    '11 against 10: you win this engagement as it is. Choose “nothing” and keep your faith.',
    'Only your best die of each colour counts: red for strength, black for the mount, white for the armour.',
  ],
  keep: [
    'This is the step Lance: helpers with a lance may act now, after the roll. Keep the squire, you are ahead.',
    'Helpers with a tent act once, before the duel; you have none. Those who have helped rest until the upkeep.',
  ],
  faith: [
    'You are behind. Spend a faith: pick the red 1 and one of the two red 4s, then “reroll”.',
    'The other 4 still counts, so you risk nothing, and a 5 would add 1.',
  ],
  lance: [
    '10 against 10: call the squire, your mount die turns to 4.',
    'With equal attack prestige decides, the number beside the crown: he has 1, you have 0.',
  ],
  more: ['Play “Courtly love”: it costs nothing.', 'You may play two more cards on this journey.'],
  reward: [
    'Of the two rewards take the Heartthrob.',
    'A prestige token adds 1 beside your crown. With equal attack you beat a knight if you have at least as much prestige.',
  ],
  tapestry: [
    'Buy “The tapestry” with your third card.',
    'It costs 2 coins and brings 2 glory and 1 coin.',
  ],
  upkeep: [
    'That was the upkeep. Your pawns are back, and your helpers are ready again.',
    'There is a new turn order, everybody gets their income, and new supports and travel cards are on offer.',
  ],
  register: [
    'Hang your shield here, in the joust: its neighbour is your first opponent.',
    'Every duel you win brings the glory of the one you beat; whoever wins the last one also gets the prize.',
  ],
  joust: [
    'The joust begins. Add 2 strength: he only has 7.',
    'The red dice stay for the whole duel. But you get nothing back between the duels of a tournament, so save some strength.',
  ],
  enough: [
    '12 against 7: you are ahead. Choose “nothing”.',
    'What you do not spend now helps in the final. Whenever you are ahead, I now pass for you.',
  ],
  semi: [
    'The second duel. Now add 4 strength.',
    'He has 8, and whoever loses a duel of the joust is out.',
  ],
  rescue: [
    '6 against 8, and no faith is needed: call the squire.',
    'Your mount die shows 4 then instead of 1: 9 against 8, and the duel is won.',
  ],
  final: [
    'The final, against the other player. Add the strength that you have left.',
    'Both of you roll now, the rest works as it does against a knight. Watch: I only pass for you.',
  ],
  won: [
    'The joust is yours! Every duel brought the glory of the one you beat, and the final the prize.',
    'Your shield has moved along the track of glory: whoever is ahead on it at the end wins.',
  ],
  claim: [
    '“Rich” is yours alone. The other titles here count for everybody who has what they ask for.',
    'After the third tournament you travel one last time. Then the titles are counted, and the game is over.',
  ],
  event: [
    'Every round has its event. This one is “Recruitment”: a space of its own in the town, for one pawn.',
    'It costs 1 coin and brings the helper who waits there. Some events have no space: they touch everybody at once.',
  ],
  order: [
    'This is the turn order: whoever stands first places the first pawn.',
    'With a pawn on Initiative you move forward here, from the next upkeep on.',
  ],
  pas: [
    'The other kind of tournament is the pas d’armes. In games of your own, whoever is first in turn order chooses the kind.',
    'There you challenge single knights in three cities, and whoever loses one duel still fights the next.',
  ],
  end: [
    'You have learned it all: actions, journeys, duels, tournaments and titles. Play on here, or begin your first real game.',
    'It keeps the rules for beginners. “Chronicle” has the tabs “Rules” and “Aids”, and the button “Hint” shows a good choice.',
  ],
} as const satisfies { readonly [step: string]: Speech };

export type GuideSpeeches = { readonly [step in keyof typeof en]: Speech };

/** What the lessons are called. */
export const lessonsEn = {
  aims: 'the aim',
  actions: 'the actions',
  duel: 'a duel',
  road: 'on the road',
  shield: 'upkeep and registration',
  joust: 'the joust',
  glory: 'glory',
  next: 'the next rounds',
} as const;

export type LessonNames = { readonly [lesson in keyof typeof lessonsEn]: string };
