import { describe, expect, it } from 'vitest';
import { optionsOf, prepare, SettingError } from '@destrier/engine';
import { asked, cardsIn, offered } from '@destrier/engine/testkit/check';
import { agree, dealt, each, settled } from '../testing/dealt.js';
import { game } from '../game.js';
import { stateOf } from '../testing/seated.js';

type Options = { readonly [id: string]: string };
const levels = (options: Options, seats = 2) =>
  stateOf(settled(dealt(seats, { options }))).players.map(({ mount, armour }) => [mount, armour]);

describe('the edition', () => {
  it('[G18.1 allows] the French one where nothing is said, or the Russian one', () => {
    expect(optionsOf(game, {})['edition']).toBe('fr');
    expect(optionsOf(game, { edition: 'ru' })['edition']).toBe('ru');
    expect(() => optionsOf(game, { edition: 'en' })).toThrow(SettingError);
  });

  it('[G18.6 forbids] different types by round in the Russian edition', () => {
    expect(() => prepare(game, 2, { edition: 'ru', tournament: 'joust-pas-joust' })).toThrow(
      /oneTournamentType \[G18\.6\]/,
    );
    expect(() => prepare(game, 2, { edition: 'ru', tournament: 'pas' })).not.toThrow();
    expect(() => prepare(game, 2, { tournament: 'joust-pas-joust' })).not.toThrow();
  });
});

describe('types fixed beforehand', () => {
  it('[G18.16 allows] each type for each round, or the choice', () => {
    const kinds = ['joust', 'pas'];
    const mixed = kinds
      .flatMap((one) => kinds.flatMap((two) => kinds.map((three) => `${one}-${two}-${three}`)))
      .filter((triple) => triple !== 'joust-joust-joust' && triple !== 'pas-pas-pas');
    const { values } = game.options.find(({ id }) => id === 'tournament') ?? { values: [] };
    expect(values.map(String).toSorted()).toEqual(['choose', ...kinds, ...mixed].toSorted());
  });

  it('[G18.16 forbids] a choice of the first one', () => {
    const table = dealt(2, { options: { tournament: 'pas-joust-pas' } });
    expect(asked(table)).toEqual(['red: setup.character', 'blue: setup.character']);
    expect(stateOf(table).tournament.kind).toBe('pas');
  });

  it.each(['pas', 'joust-pas-joust'])('[G17.2 forbids] %s in Champion', (tournament) => {
    const options = { tournament, solo: 'champion' };
    expect(() => prepare(game, 1, options)).toThrow(/onlyJousts \[G17\.2\]/);
    expect(() => prepare(game, 2, options)).not.toThrow();
    expect(() => prepare(game, 1, { tournament, solo: 'score' })).not.toThrow();
    expect(() => prepare(game, 1, { tournament: 'joust', solo: 'champion' })).not.toThrow();
  });
});

describe('a learning game', () => {
  const learning = { learning: 'on' };

  it('[G18.10 computes] everybody is of level I, and nobody chooses', () => {
    const table = dealt(4, { options: learning });
    expect(asked(table)).toEqual(
      ['red', 'blue', 'green', 'white'].map((c) => `${c}: setup.titles`),
    );
    expect(each(table, ({ character }) => character)).toEqual([
      ['aspirant'],
      ['aspirant'],
      ['aspirant'],
      ['aspirant'],
    ]);
    expect(stateOf(table).players[0]).toMatchObject({ mount: 2, armour: 2, coins: 3, pawns: 6 });
    const { one, two, three } = stateOf(table).box;
    expect([one.length, two.length, three.length]).toEqual([0, 4, 4]);
    expect(table.events('public').filter(({ name }) => name === 'character')).toHaveLength(4);
  });

  it('[G18.10 allows] a choice in any other game', () => {
    expect(asked(dealt(2, {}))).toEqual(['red: setup.character', 'blue: setup.character']);
  });

  it('[G18.8 computes] personal titles lie open from the set-up on', () => {
    const tops = { titles: ['brave', 'rich', 'patron', 'feared', 'strong', 'charming'] };
    const table = dealt(2, { options: learning, tops });
    const kept = offered(table, 'red')[0]?.split(' ')[1];
    agree(table);
    const [red] = stateOf(table).players;
    expect(cardsIn(table, red?.openTitles ?? [])).toEqual([kept]);
    expect(red?.titles).toEqual([]);
    expect(table.view(1)).toMatchObject({ players: [{ openTitles: [kept] }, {}] });
    const secret = dealt(2, { tops });
    agree(secret);
    agree(secret);
    expect(stateOf(secret).players.map(({ openTitles }) => openTitles.length)).toEqual([0, 0]);
  });

  it('[G18.9 computes] the first joust has no trophy', () => {
    expect(stateOf(settled(dealt(2, { options: learning }))).trophy).toEqual([]);
    expect(stateOf(settled(dealt(2))).trophy).toHaveLength(1);
  });
});

describe('the handicap', () => {
  it.each([
    ['none', [2, 2]],
    ['mount', [1, 2]],
    ['armour', [2, 1]],
    ['both', [1, 1]],
  ])('[G18.11 computes] %s', (handicap, lowered) => {
    expect(levels({ handicap2: handicap })).toEqual([[2, 2], lowered]);
  });

  it('[G18.11 computes] for each seat apart', () => {
    const options = { handicap1: 'mount', handicap3: 'armour', handicap4: 'both' };
    expect(levels(options, 4)).toEqual([
      [1, 2],
      [2, 2],
      [2, 1],
      [1, 1],
    ]);
  });
});
