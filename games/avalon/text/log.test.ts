import { need, type Seat, type Table } from '@destrier/engine';
import { colourOf, history, play } from '@destrier/engine/testkit/check';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { dawn } from '../rules/dawn.js';
import { dusk } from '../rules/dusk.js';
import { godsends } from '../rules/godsends.js';
import { staged } from '../testing/staged.js';
import { game } from '../game.js';
import { text } from './index.js';

/** The log as it is read: with what and why somebody loses, what a power did, what a pile inflicted. */

const speak = speaker(text.en, 'en', ['Ann', 'Bob', 'Cleo', 'Dan'], game);

const log = (table: Table): string[] => table.events('all').map((event) => speak.event(event));

/** What is told before anything is asked. */
const toldAtOnce = (...given: Parameters<typeof staged>): string[] =>
  history(staged(...given))
    .filter(({ name }) => !name.startsWith('kernel.'))
    .map((event) => speak.event(event));
const evening = (seats: Parameters<typeof staged>[0], powers = {}): string[] =>
  toldAtOnce(seats, { begin: dusk, powers });

/** The three play these, in order. */
function combatOf(seats: Parameters<typeof staged>[0], ...cards: string[]): Table {
  const hands = ['arrows-1', 'arrows-2', 'arrows-3'];
  const table = staged(
    seats.map((seat, i) => ({ hand: `${cards[i]} ${hands[i]}`, ...seat })),
    { deck: 'arrows-12' },
  );
  for (const [i, card] of cards.entries()) play(table, `${colourOf(i as Seat)}: play ${card}`);
  return table;
}

describe('who loses', () => {
  const NOTHING = [{}, {}, {}];

  it('[A9.2 computes] with the lowest', () => {
    expect(log(combatOf(NOTHING, 'swords-9', 'swords-3', 'swords-5'))).toContain(
      'Bob loses the combat with 3, the lowest.',
    );
  });

  it('[A7.8 computes] with the highest, as Morgan is there', () => {
    expect(log(combatOf(NOTHING, 'swords-9', 'swords-3', 'morgan'))).toContain(
      'Ann loses the combat with 9, the highest (Morgan le Fay).',
    );
  });

  it('[A8.2 computes] with the lowest of those that do not feint', () => {
    expect(log(combatOf(NOTHING, 'swords-9', 'swords-3', 'alchemy-3'))).toContain(
      'Ann loses the combat with 9, the lowest that does not feint.',
    );
  });

  it('[A9.10 computes] with the last of two equals', () => {
    const table = combatOf([{ hosts: 'twilight' }, {}, {}], 'swords-9', 'swords-3', 'alchemy-3');
    play(table, 'red: deny swords-3 1');
    expect(log(table)).toEqual(
      expect.arrayContaining([
        'Ann declares Swords 3 (Bob) unequal (Twilight): the feint of 3 is gone.',
        'Cleo loses the combat with 3, the lowest, the last one played.',
      ]),
    );
  });

  it('[A6.11 computes] as no other card is left', () => {
    const table = staged([
      { hand: 'swords-9 arrows-1' },
      { hand: 'arrows-2 arrows-4' },
      { hand: 'arrows-3 arrows-5' },
    ]);
    play(table, 'red: play swords-9', 'blue: shame arrows-2', 'green: shame arrows-3');
    expect(log(table)).toContain('Ann loses the combat: nobody else has a card left.');
  });

  it('[A7.1 computes] what Mists throws out', () => {
    expect(log(combatOf(NOTHING, 'swords-9', 'swords-3', 'mists'))).toContain(
      'Thrown out by Mists of Avalon: Swords 3 (Bob).',
    );
  });
});

describe('what a power did, in one sentence', () => {
  it('[A14.1 computes] Arthur: who is to play one more', () => {
    const table = staged(
      [
        { hero: 'arthur', hand: 'swords-9 arrows-1' },
        { hand: 'swords-3 swords-4' },
        { hand: 'swords-5 arrows-3' },
      ],
      { leader: 1 },
    );
    play(table, 'blue: play swords-3');
    expect(table.asks(0).map((ask) => speak.prompt(ask))).toEqual([
      'Bob has played a card. Do you use a power?',
    ]);
    play(table, 'red: order');
    expect(log(table).at(-1)).toBe('Ann orders Bob to play one more card (Arthur Pendragon).');
  });

  it('[A14.30 computes] Galahad: who plays first', () => {
    const table = staged([
      { hero: 'galahad', hand: 'swords-9' },
      { hand: 'swords-3' },
      { hand: 'swords-5' },
    ]);
    play(table, 'red: yield');
    expect(log(table).slice(-2)).toEqual([
      'Ann lets the left neighbour play first (Sir Galahad).',
      'Combat 1: Ann leads; Bob plays first.',
    ]);
  });

  it('[A14.27 computes] the Elf Knight: which card, from what to what', () => {
    const by = need(content.legends['elf-knight']?.amount, 'a figure');
    const elf = { hero: 'elf-queen', unlocked: true };
    const table = staged(
      [
        { ...elf, hand: 'swords-4 arrows-1' },
        { hand: 'swords-6 arrows-2' },
        { hand: 'swords-8 arrows-3' },
      ],
      { leader: 1 },
    );
    play(
      table,
      'blue: play swords-6',
      'green: play swords-8',
      'red: play swords-4',
      'red: bend swords-6 1 up',
    );
    expect(log(table)).toContain(
      `Ann makes Swords 6 (Bob) worth ${6 + by} instead of 6 (the Elf Knight).`,
    );
  });

  it('[A15.18 computes] Broken Guard: which feint', () => {
    const table = combatOf(
      [{ godsends: 'broken-guard' }, {}, {}],
      'swords-9',
      'swords-3',
      'alchemy-3',
    );
    play(table, 'red: break 3');
    expect(log(table)).toContain(
      'Ann breaks the feint of 3 (Broken Guard): these cards no longer feint.',
    );
  });

  it('[A15.8 computes] the Black Knight: whose it is, and that his card cannot lose', () => {
    const table = combatOf(
      [{ godsends: 'black-knight' }, {}, {}],
      'swords-9',
      'swords-3',
      'swords-5',
    );
    play(table, 'red: knight');
    expect(log(table)).toContain('The Black Knight of Ann brings Arrows 12, which cannot lose.');
  });

  it('[A14.19 computes] the Armour: what is not taken', () => {
    const table = combatOf(
      [{ hero: 'lancelot', unlocked: true }, {}, {}],
      'swords-1',
      'swords-3',
      'swords-5',
    );
    play(table, 'red: shed');
    expect(log(table)).toContain(
      'Ann discards instead of taking (the Armour of Avalon): Swords 1, Swords 3, and Swords 5.',
    );
  });

  it('[A15.23 computes] the Curse: whose pile, and what is poison there', () => {
    const table = staged([{ godsends: 'curse-of-poison' }, {}, {}], {
      begin: dawn,
      options: { style: 'camelot' },
    });
    play(table, 'red: curse 1 swords');
    expect(log(table)).toContain(
      'Ann curses Bob (Curse of Poison): standard cards of Swords in that pile count as poison.',
    );
  });

  it('[A15.28 computes] Dragon’s Breath: whose pile, which suit', () => {
    const table = staged([{ godsends: 'dragons-breath' }, { pile: 'swords-1' }, {}], {
      begin: dusk,
    });
    expect(table.asks(0).map((ask) => speak.prompt(ask))).toEqual([
      'Dragon’s Breath: in whose pile do Swords inflict double wounds?',
    ]);
    play(table, 'red: target 1');
    expect(log(table)).toEqual(
      expect.arrayContaining([
        'Ann strikes Bob (Dragon’s Breath): Swords in that pile inflict double wounds.',
        'Pile of Bob: 10 wounds instead of 5 (Dragon’s Breath).',
        'Bob: 10 wounds (wound piles).',
      ]),
    );
  });

  it('[A15.15 computes] [A15.16 computes] why a dishonour wounds more, or not at all', () => {
    const shamed = (own: string): string[] => {
      const table = staged([
        { hand: 'swords-9 arrows-1', godsends: own === '' ? 'trial-of-honour' : '' },
        { hand: 'arrows-2 arrows-4', godsends: own },
        { hand: 'swords-5 arrows-5' },
      ]);
      play(table, 'red: play swords-9', 'blue: shame arrows-2');
      return log(table);
    };
    expect(shamed('')).toContain('Bob: 10 wounds (dishonour, Trial of Honour).');
    expect(shamed('clear-conscience')).toContain('Bob: no wounds (Clear Conscience).');
  });

  it('[A14.32 computes] the Grail is told once', () => {
    const told = evening([{ hero: 'galahad', unlocked: true, health: 5, pile: 'mists' }, {}, {}]);
    expect(told.filter((line) => line.includes('Grail'))).toHaveLength(1);
  });
});

describe('a pile at dusk', () => {
  it('[A11.3 computes] is told without a word more where no power bears on it', () => {
    expect(evening([{ pile: 'swords-1' }, {}, {}]).filter((line) => line.includes('Ann'))).toEqual([
      'Ann: 5 wounds (wound piles).',
      'Dealer: Ann.',
    ]);
  });

  it('[A15.11 computes] [A15.4 computes] leads from the printed wounds to the inflicted ones, power by power', () => {
    const told = evening(
      [
        { godsends: 'fountain-of-youth', pile: 'morgan mists swords-1' },
        { godsends: 'plague' },
        {},
      ],
      { plague: { target: 0 } },
    );
    expect(told.slice(0, 3)).toEqual([
      'Pile of Ann: 80 wounds instead of 55 (Plague).',
      'Pile of Ann: 55 wounds instead of 80 (Fountain of Youth).',
      'Ann: 55 wounds (wound piles).',
    ]);
  });

  it.each([
    ['curse', ['20 wounds instead of 15 (Curse of Poison)', '10 wounds instead of 20 (Antidote)']],
    [
      'antidote',
      ['10 wounds instead of 15 (Antidote)', '15 wounds instead of 10 (Curse of Poison)'],
    ],
  ])('[A15.31 computes] where the %s comes first', (first, steps) => {
    const table = staged(
      [{ godsends: 'antidote', pile: 'swords-1 arrows-3' }, { godsends: 'curse-of-poison' }, {}],
      { begin: dusk, powers: { 'curse-of-poison': { target: 0, suit: 'swords' } } },
    );
    play(table, `${colourOf(table.asks()[0]?.seat ?? 0)}: first ${first}`);
    expect(log(table).filter((line) => line.startsWith('Pile'))).toEqual(
      steps.map((step) => `Pile of Ann: ${step}.`),
    );
  });
});

it('[A12.8 computes] [A12.9 computes] why some take godsends', () => {
  const told = toldAtOnce([{}, { health: 290 }, { health: 350 }, { health: 180 }], {
    begin: godsends,
    round: 2,
  });
  expect(told.filter((line) => /least health|behind/.test(line))).toEqual([
    'Godsends for those with the least health: Dan and Bob.',
    'One more for being 100 or more behind the healthiest: Dan and Bob.',
    'One more for being 200 or more behind the healthiest: Dan.',
  ]);
});
