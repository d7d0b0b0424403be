import type { Speech } from '../../../guide/script.js';

/** What the herald says in the guided first game of Merlin, step by step. */
export const en = {
  ring: [
    'This is the ring: your own dice move your knight round it, the white die moves Merlin, whom all of you share.',
    'Each turn you use one die and carry out the action of the space you reach. After six rounds the most points win.',
  ],
  ride: [
    'Ride 4 spaces, to the brown province.',
    'Gold spaces are those you can reach now; the number beside each is the die that takes you there.',
  ],
  lady: [
    'Send the lady there: she places one of your counters.',
    'Each of the four servants does something else. Counters are influence, and every province is scored.',
  ],
  end: [
    'End your turn. After this I do that for you, until the scoring.',
    'Then the others use a die each, until everybody has used all four.',
  ],
  toBuild: ['Ride 6, to a space with a house: there you build a manor.'],
  build: [
    'Build here, at the lake, and pay with your blue material.',
    'A material pays for tiles on its lines from the frame. Tiles of one kind that touch are a territory: it pays whoever has most manors in it.',
  ],
  tower: [
    'A tower gives something besides. Take a grey shield.',
    'Three traitors stand before your castle: black, grey and blue. At the scoring each costs 3 points, unless a shield of its colour keeps it away.',
  ],
  quest: [
    'A quest lights up in your hand: you have all that it asks for. Fulfil it.',
    'Nothing is given away for it. One quest a turn is allowed.',
  ],
  blind: [
    'Those who have fulfilled a quest draw a new one at the end of their turn. Take one from the pile.',
    'Or one of the three on show, if it suits you better.',
  ],
  merlin: [
    'Now the white die: lead Merlin 5 back, to the grey province.',
    'Merlin goes both ways, your knight onwards, and back only with a blue flag. Merlin stays where you leave him, for the next player too.',
  ],
  mason: ['Send the mason: he takes a material of this province.'],
  staff: [
    'Spend a staff: you act on the same space once more.',
    'You have three for the whole game, and one may be used each turn.',
  ],
  bearer: [
    'Send the shield-bearer: another grey shield.',
    'Where you go next, shields bring points. If a servant of the same kind stood here, it would go home.',
  ],
  questAgain: [
    'And another quest: fulfil it.',
    'It asks for a blue shield, a flag and a material. I draw the next one for you.',
  ],
  points: ['Ride 5, to a space with a star.', 'There you count what is drawn below the star.'],
  count: ['Count your shields: a point for each.', 'They stay yours.'],
  toTrade: [
    'A new round, and all dice are rolled anew. Ride 4, to the trade.',
    'The two arrows: you return one good and take any other.',
  ],
  give: ['Return the violet shield.', 'No violet traitor threatens you.'],
  take: ['Take a blue shield in return, against the blue traitor.'],
  apple: [
    'Spend your apple: turn a 2 into a 6.',
    'An apple sets the die you use to any number. You start with one; the Grail brings others, and each one left at the end is a point.',
  ],
  toTradeAgain: [
    'Now ride 6, to another trade.',
    'There you can get something against the black traitor.',
  ],
  giveSpare: [
    'Return a grey shield.',
    'There is one grey traitor only, and you have two grey shields.',
  ],
  takeFlag: [
    'Take a black flag in return.',
    'Flags have powers, one for each colour. You may use as many as you like in your turn.',
  ],
  repel: [
    'Use the flag: it drives the black traitor away at once.',
    'A black flag works against all traitors of one colour. A flag that is used goes back to its province.',
  ],
  influence: [
    'Ride 2, to a star with counters.',
    'Two equal dice, used one after the other: the second one stayed a 2.',
  ],
  countInfluence: ['Count your influence: a point for each counter in the provinces.'],
  flags: [
    'Your last die is the white one: lead Merlin 5 back, to the flags.',
    'You still have a brown one, whose power would take your knight to the space opposite.',
  ],
  countFlag: ['Count your flags: one point.'],
  endScoring: ['End your turn.', 'After the second round there is a scoring.'],
  scored: [
    'No traitor got through to you! Territories, provinces and servants that are out brought points besides.',
    'Shields that were used are gone, and new traitors stand before every castle. There are three scorings in a game.',
  ],
  now: [
    'The small number beside each score tells what a scoring would bring now.',
    'Look at it often: your own shows what is worth doing, those of the others show where to hinder them.',
  ],
  after: [
    'You know dice, servants, manors, quests and the scoring: enough for your first real game. Or play on here.',
    'What is left shows as you play: Excalibur, the Grail, the other flags, servants that move on. “Chronicle” has the tabs “Rules” and “Aids”, and the button “Hint” shows a good choice.',
  ],
} as const satisfies { readonly [step: string]: Speech };

export type GuideSpeeches = { readonly [step in keyof typeof en]: Speech };

/** What the lessons are called. */
export const lessonsEn = {
  turn: 'a turn',
  manor: 'a manor',
  merlin: 'Merlin and a quest',
  goods: 'trade',
  apple: 'an apple and a flag',
  shields: 'before the scoring',
  scoring: 'the scoring',
} as const;

export type LessonNames = { readonly [lesson in keyof typeof lessonsEn]: string };
