import type { Speech } from '../../../guide/script.js';

/** What the herald says in the guided first round of Tournament at Avalon, step by step. */
export const en = {
  health: [
    'This is your health. When somebody has none left, the tournament ends, and whoever has the most wins.',
    'Here everybody starts with 300. The lock shows the health at which your legend awakens.',
  ],
  hand: [
    'Every round is fought with the cards in your hand, one in each combat.',
    'The lowest card of a combat loses, and its owner takes all its cards as wounds. High cards are safe.',
  ],
  lead: [
    'You lead the first combat. Play your Arrows 13.',
    'Those who have Arrows must play them; those who have none play alchemy, if they have some. A special weapon fits any lead.',
  ],
  wait: [
    'You are Arthur: once in a round you may order whoever has just played to play one more card. Wait until all have played.',
    'Both cards count. For now choose “use no power”.',
  ],
  waitMore: [
    'Wait once more.',
    'The Arrows 1 is the lowest so far, and one card is still to come.',
  ],
  order: [
    'Now give your order: whoever played last must add one more card.',
    'The Arrows 1 loses, so its owner will take that card as well.',
  ],
  morgan: [
    'Morgan le Fay is in this combat: with her the highest card loses. Get rid of your lowest, the Alchemy 2.',
    'You have no Swords, so alchemy follows.',
  ],
  mists: [
    'Morgan again. Play the Mists: they send the lowest card away, and that is Morgan.',
    'Then the lowest loses as usual, the Deception 1; and whoever played Morgan is dishonoured, which costs 5 wounds at once.',
  ],
  turn: [
    'Swords 14 is a high card. Play your own Morgan le Fay, and it loses.',
    'Morgan is worth 25 wounds to whoever takes her.',
  ],
  middle: [
    'Play the Sorcery 7.',
    'Two more play after you. Your low cards would probably lose, and the 8 may come in handy later.',
  ],
  safe: ['Deception leads: play your 11. The 9 is lower, so you are safe.'],
  forced: [
    'You have no Swords but you do have alchemy, so you must play it. Your 9 is the lowest: you lose.',
    'All cards of this combat go into your wound pile.',
  ],
  leads: [
    'Whoever loses a combat leads the next one. Lead with your Arrows 9, the highest card you have.',
  ],
  shame: [
    'You cannot follow: you are dishonoured and take 5 wounds at once. Put down your lowest card, the Sorcery 2.',
    'It cannot lose the combat, so this is a safe way to get rid of it. In the last two combats of the round I do the same for you.',
  ],
  dusk: [
    'That was dusk: everybody lost as much health as their pile has wounds. You are ahead!',
    'A weapon counts 5 wounds, one with poison or an Apprentice 10, Morgan and the Mists 25. Those who are behind get godsends.',
  ],
  feint: [
    'Look at the 9. If somebody played a second one, the two would feint, and neither could lose.',
    'Cards of the same number always feint, whatever their suit. Then the lowest of the others loses.',
  ],
  end: [
    'You have learned a whole round: combats, special weapons, dishonour and dusk. Play on here, or begin your first real game.',
    'It is played like this one: 300 health, and no cards are passed. “Chronicle” has the tabs “Rules” and “Aids”, and the button “Hint” shows a good card.',
  ],
} as const satisfies { readonly [step: string]: Speech };

export type AvalonSpeeches = { readonly [step in keyof typeof en]: Speech };

/** What the lessons are called. */
export const lessonsEn = {
  aim: 'the aim',
  combat: 'a combat',
  special: 'special weapons',
  wounds: 'wounds',
  shame: 'dishonour',
  dusk: 'dusk',
} as const;

export type AvalonLessons = { readonly [lesson in keyof typeof lessonsEn]: string };
