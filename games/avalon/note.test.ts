import { play } from '@destrier/engine/testkit/check';
import { LANGUAGES, need, type Language, type Table } from '@destrier/engine';
import { expect, it } from 'vitest';
import { content } from './content/index.js';
import type { Seen } from './draw.js';
import { note } from './note.js';
import { staged } from './testing/staged.js';

/** The notes of the options that seat 0 has, as far as there are any. */
function notesOf(table: Table, language: Language = 'en'): { [option: string]: string | null } {
  const sheet = { content: content as never, viewer: 0, names: [], width: 80 } as const;
  const view = table.view(0) as Seen;
  const options = table
    .asks(0)
    .flatMap(({ offers = [], params }) =>
      offers.flatMap((offer) => (offer.form === 'option' ? [{ ...offer, params }] : [])),
    );
  const noted = options.map(
    (option) =>
      [[option.verb, ...option.words].join(' '), note(view, option, language, sheet)] as const,
  );
  return Object.fromEntries(noted.filter(([, said]) => said !== ''));
}

/** All have played; seat 0 may use its power. */
function decided(seat: Parameters<typeof staged>[0][number]): Table {
  const table = staged(
    [
      { hand: 'swords-3 arrows-1', ...seat },
      { hand: 'alchemy-3 arrows-2' },
      { hand: 'swords-14 arrows-3' },
    ],
    { leader: 1 },
  );
  play(table, 'blue: play alchemy-3', 'green: play swords-14', 'red: play swords-3');
  return table;
}

it('[A14.27 computes] what the Elf Knight makes of a card, within the values there are', () => {
  const by = need(content.legends['elf-knight']?.amount, 'a figure');
  expect(notesOf(decided({ hero: 'elf-queen', unlocked: true }))).toEqual({
    'bend swords-3 0 up': `Worth ${3 + by} instead of 3.`,
    'bend swords-3 0 down': 'Worth 1 instead of 3.',
    'bend swords-14 2 up': 'Worth 15 instead of 14.',
    'bend swords-14 2 down': `Worth ${14 - by} instead of 14.`,
  });
});

it('[A16.4 computes] what becomes of a feint', () => {
  expect(notesOf(decided({ hosts: 'twilight' }))).toEqual({
    'deny swords-3 0': 'The feint of 3 is gone.',
    'deny alchemy-3 1': 'The feint of 3 is gone.',
  });
});

it('[A16.4 computes] that a feint of three goes on', () => {
  const table = staged(
    [
      { hand: 'swords-3 arrows-1', hosts: 'twilight' },
      { hand: 'alchemy-3 arrows-2' },
      { hand: 'apprentice arrows-4' },
    ],
    { leader: 1 },
  );
  play(
    table,
    'blue: play alchemy-3',
    'green: play apprentice',
    'green: value 3',
    'red: play swords-3',
  );
  expect(Object.values(notesOf(table))).toEqual(
    Array(3).fill('The other cards of 3 go on feinting.'),
  );
});

it('[A15.17 computes] what the Mirror makes of a card', () => {
  const notes = notesOf(decided({ godsends: 'mirror' }));
  expect(notes).toEqual({ 'mirror swords-3 14': 'Worth 14 instead of 3.' });
});

it('[A15.19 computes] what the card inflicts that is played instead', () => {
  const notes = notesOf(decided({ godsends: 'squire', hand: 'swords-3 swords-2' }));
  expect(notes).toEqual({
    'recall swords-3 swords-2': 'Poison: whoever takes it suffers 10 wounds.',
  });
});

it('[A14.7 computes] whether a card that the Staff turns stays in the combat', () => {
  const turning = (lead: string, other: string): unknown[] => {
    const table = staged(
      [
        { hero: 'merlin', unlocked: true, hand: `${other} sorcery-2 arrows-1` },
        { hand: `${lead} arrows-2` },
        { hand: 'swords-14 arrows-3' },
      ],
      { leader: 1 },
    );
    play(table, `blue: play ${lead}`, 'green: play swords-14', `red: play ${other}`);
    return Object.values(notesOf(table));
  };
  expect(turning('alchemy-3', 'swords-4')).toEqual(['The card stays in the combat.']);
  expect(turning('swords-3', 'swords-4')).toEqual(
    Array(2).fill('The card no longer fits the lead: it is thrown out, its owner dishonoured.'),
  );
});

it('[A6.6 computes] that nothing is told of a card which nobody takes', () => {
  const table = staged(
    [{ hand: 'arrows-1 mists' }, { hand: 'swords-9 arrows-2' }, { hand: 'swords-14' }],
    { leader: 1 },
  );
  play(table, 'blue: play swords-9', 'green: play swords-14');
  expect(notesOf(table)).toEqual({ 'shame arrows-1': null, 'shame mists': null });
});

it.each(LANGUAGES)('in %s every note is whole', (language) => {
  for (const said of Object.values(notesOf(decided({ hosts: 'twilight' }), language)))
    expect(said).toMatch(/^\p{Lu}.*3.*\.$/u);
});
