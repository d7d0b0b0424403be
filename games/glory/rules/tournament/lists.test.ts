import { describe, expect, it } from 'vitest';
import type { Match, Table } from '@destrier/engine';
import { asked, cardsIn, hold, offered, play, tried } from '@destrier/engine/testkit/check';
import { content } from '../../content/index.js';
import { CITIES, KNIGHT_TYPES, type Content } from '../../content/types.js';
import { seated, stateOf } from '../../testing/seated.js';
import { NOBODY, type State, type Who } from '../../state.js';
import { layPas, layRow, withKnights } from '../../testing/arranged.js';
import { chooseTournament, layTournament } from './lists.js';
import { tournament } from './tournament.js';

type Options = { readonly [id: string]: string };

/** The choice of a type in a round, after a joust. */
const choosing = (round: number, options: Options = {}, seats = 2, order?: readonly Who[]) =>
  seated(seats, {
    options,
    ...(order === undefined ? {} : { order }),
    given(s) {
      s.round = round;
      s.tournament.kind = 'joust';
    },
    begin: (match) => match.call(chooseTournament, {}),
  });
const kindOf = (table: Table) => stateOf(table).tournament.kind;
const CHOICE = 'choose tournament.kind';

describe('the type of a tournament', () => {
  it('[G3.2 allows] [G3.3 allows] either, by the first player on the initiative track', () => {
    const table = choosing(1, {}, 3, [2, 0, 1]);
    expect(asked(table)).toEqual([`green: ${CHOICE}`]);
    expect(offered(table, 'green')).toEqual(['choose joust', 'choose pas']);
    play(table, 'green: choose pas');
    expect(kindOf(table)).toBe('pas');
    expect(asked(table)).not.toContain(`green: ${CHOICE}`);
  });

  it('[G3.3 forbids] a choice by anybody else', () => {
    const table = choosing(1, {}, 2, [1, 0]);
    expect(tried(table, 'red: choose pas')).toMatchObject({ code: 'notAsked' });
    expect(kindOf(table)).toBe('joust');
  });

  it.each([2, 3])('[G3.2 allows] another type in round %i', (round) => {
    const table = choosing(round);
    play(table, 'red: choose pas');
    expect(kindOf(table)).toBe('pas');
  });

  it.each([
    [1, 'pas'],
    [2, 'joust'],
    [3, 'pas'],
  ])('[G18.16 computes] round %i as the table has fixed it: %s', (round, kind) => {
    const table = choosing(round, { tournament: 'pas-joust-pas' });
    expect(kindOf(table)).toBe(kind);
    expect(asked(table)).not.toContain(`red: ${CHOICE}`);
  });

  it.each([1, 3])('[G18.16 computes] round %i where one type is fixed for all', (round) => {
    expect(kindOf(choosing(round, { tournament: 'pas' }))).toBe('pas');
  });

  it('[G18.6 forbids] another type after the first round of the Russian edition', () => {
    const first = choosing(1, { edition: 'ru' });
    expect(offered(first, 'red')).toEqual(['choose joust', 'choose pas']);
    const second = choosing(2, { edition: 'ru' });
    expect(kindOf(second)).toBe('joust');
    expect(asked(second)).not.toContain(`red: ${CHOICE}`);
  });

  it('[G17.2 computes] a joust in Champion, and only there', () => {
    const champion = choosing(1, { solo: 'champion' }, 1);
    expect(kindOf(champion)).toBe('joust');
    expect(asked(champion)).not.toContain(`red: ${CHOICE}`);
    expect(offered(choosing(1, { solo: 'score' }, 1), 'red')).toContain('choose pas');
    expect(offered(choosing(1, { solo: 'champion' }, 2), 'red')).toContain('choose pas');
  });

  it('[G17.43 allows] the player to choose where Otto is first', () => {
    const table = choosing(2, { solo: 'rivalry' }, 1, [-1, 0]);
    expect(asked(table)).toEqual([`red: ${CHOICE}`]);
  });
});

/** The lists of a round, laid out anew by a card and with these knights on top of their piles. */
const laid = (
  card: string,
  kind: 'joust' | 'pas',
  { round = 1, top = '', options = {}, seats = 2 }: Laid = {},
) =>
  seated(seats, {
    options,
    given(s, match) {
      layPas(match);
      s.tournament.kind = kind;
      s.round = round;
      s.trophies.push(...s.trophy.splice(0));
      hold(match, s.tournamentDeck, [card]);
      for (const knight of top.split(' ').toReversed()) if (knight !== '') onTop(match, knight);
    },
    begin: (match) => match.call(layTournament, {}),
  });
interface Laid {
  readonly round?: number;
  readonly top?: string;
  readonly options?: Options;
  readonly seats?: number;
}
function onTop(match: Match, knight: string): void {
  const s: State = match.s;
  const type = content.knights[knight as keyof typeof content.knights]?.type ?? 'king';
  hold(match, s.knights[type], [knight]);
}
const typeOf = (knight: string) => content.knights[knight]?.type ?? null;
const knightsIn = (table: Table, city: string) =>
  stateOf(table)
    .tournament.stands.filter((stand) => stand.city === city)
    .map(({ knight }) => knight);
const slotsOf = (table: Table) => stateOf(table).tournament.bracket.slice(0, 8);

describe('a tournament is laid out', () => {
  it('[G3.1 computes] before the first action', () => {
    const table = seated(2);
    expect(stateOf(table).phase).toBe('actions');
    expect(stateOf(table).tournamentCards).toHaveLength(1);
    expect(slotsOf(table).filter((name) => name !== '')).not.toHaveLength(0);
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 4],
  ])(
    '[G3.4 computes] by a card for their number: %i at the table, card for %i',
    (seats, players) => {
      const table = seated(seats);
      const { tournamentCards, tournamentDeck } = stateOf(table);
      const all = cardsIn(table, [...tournamentCards, ...tournamentDeck]);
      expect(all.map((card) => content.tournaments[card]?.players)).toEqual([
        players,
        players,
        players,
        players,
      ]);
    },
  );

  it('[G3.4 computes] by a card that was not used', () => {
    const table = laid('lily', 'joust', { round: 2 });
    const { tournamentCards, tournamentDeck } = stateOf(table);
    expect(cardsIn(table, tournamentCards).at(-1)).toBe('lily');
    expect(tournamentDeck).toHaveLength(2);
    expect(cardsIn(table, tournamentDeck)).not.toContain('lily');
    expect(new Set(cardsIn(table, tournamentCards)).size).toBe(2);
  });

  it.each([1, 2, 3])(
    '[G3.5 computes] [G3.13 computes] section %i: the knights to place',
    (round) => {
      const table = laid('lily', 'joust', { round });
      const section = content.tournaments['lily']?.rounds[round - 1];
      expect(slotsOf(table).map(typeOf)).toEqual(section?.joust.place);
      expect(stateOf(table).tournament.bracket.slice(8)).toEqual(['', '', '', '', '', '', '']);
      expect(stateOf(table).tournament.stands).toEqual([]);
    },
  );

  it.each([1, 2, 3])('[G3.5 computes] [G3.9 computes] section %i: the three cities', (round) => {
    const table = laid('lily', 'pas', { round });
    const section = content.tournaments['lily']?.rounds[round - 1];
    for (const city of CITIES)
      expect(new Set(knightsIn(table, city).map(typeOf))).toEqual(new Set(section?.pas[city]));
    const cities = stateOf(table).tournament.stands.map(({ city }) => city);
    expect(cities).toEqual(['florence', 'florence', 'paris', 'paris', 'munich']);
    expect(stateOf(table).tournament.bracket).toEqual([]);
  });

  it('[G3.14 computes] without drawing the knights to be added', () => {
    const table = laid('lily', 'joust');
    expect(stateOf(table).field).toHaveLength(4);
    expect(cardsIn(table, stateOf(table).field)).toEqual(
      slotsOf(table).filter((name) => name !== ''),
    );
  });

  it('[G3.6 computes] with knights of five types', () => {
    const types = new Set(Object.values(content.knights).map(({ type }) => type));
    expect([...types].toSorted()).toEqual(['champion', 'king', 'noble', 'pole', 'veteran']);
    expect(new Set(KNIGHT_TYPES)).toEqual(types);
  });

  it('[G3.7 computes] with knights from the top of the shuffled piles', () => {
    const table = laid('lily', 'joust', { top: 'zizka trotha mathew granowski' });
    const expected = ['zizka', '', '', '', 'mathew', '', 'trotha', 'granowski'];
    expect(slotsOf(table)).toEqual(expected);
    expect(stateOf(table).knights).toMatchObject({
      noble: { length: 4 },
      veteran: { length: 5 },
      pole: { length: 6 },
    });
  });

  it.each(['joust', 'pas'] as const)('[G3.8 computes] with all knights of a %s in view', (kind) => {
    const table = laid('lily', kind);
    const view = table.view('public') as { field: unknown };
    expect(view.field).toEqual(cardsIn(table, stateOf(table).field));
    expect(view.field).toHaveLength(kind === 'joust' ? 4 : 5);
  });

  it('[G3.10 computes] from most glory to least, equals in the order of drawing', () => {
    const sorted = laid('lily', 'pas', { top: 'fastolf trotha kottulin montefeltro' });
    expect(knightsIn(sorted, 'florence')).toEqual(['trotha', 'fastolf']);
    expect(knightsIn(sorted, 'paris')).toEqual(['montefeltro', 'kottulin']);
    const equal = laid('lily', 'pas', { top: 'trotha zizka' });
    expect(knightsIn(equal, 'florence')).toEqual(['trotha', 'zizka']);
    const reversed = laid('lily', 'pas', { top: 'zizka trotha' });
    expect(knightsIn(reversed, 'florence')).toEqual(['zizka', 'trotha']);
  });

  it('[G3.11 computes] with room for one shield beside each knight of a city', () => {
    const shields = stateOf(laid('lily', 'pas')).tournament.stands.map(({ shield }) => shield);
    expect(shields).toEqual([NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]);
  });

  it.each([
    [2, 6],
    [3, 5],
    [4, 4],
  ])('[G3.12 computes] with eight slots: %i players and %i knights', (players, knights) => {
    const cards = Object.values<Content['tournaments'][string]>(content.tournaments);
    const lists = cards.filter((card) => card.players === players).flatMap((card) => card.rounds);
    const slots = lists.map(({ joust }) => joust.place.length);
    expect(slots).toEqual(Array.from({ length: 12 }, () => 8));
    for (const { joust } of lists)
      expect(joust.place.filter((type) => type !== null).length + joust.add.length).toBe(knights);
  });

  it('[G3.15 computes] with a trophy for a joust, which all see', () => {
    const table = laid('lily', 'joust');
    const view = table.view('public') as { trophy: unknown[] };
    expect(view.trophy).toHaveLength(1);
    expect(Object.keys(content.trophies)).toContain(view.trophy[0]);
    expect(stateOf(table).trophies).toHaveLength(3);
  });

  it('[G3.15 computes] and told: the card and the trophy', () => {
    const table = seated(2, {
      given(s, match) {
        layPas(match);
        s.round = 2;
        s.trophies.push(...s.trophy.splice(0));
        hold(match, s.trophies, ['goblet']);
        hold(match, s.tournamentDeck, ['stag']);
      },
      begin(match) {
        match.call(layTournament, {});
        match.call(chooseTournament, {});
      },
    });
    play(table, 'red: choose joust');
    expect(table.events('public').map(({ name, params }) => [name, params])).toEqual([
      ['tournament', { kind: 'joust', card: 'stag' }],
      ['trophy', { trophy: 'goblet' }],
    ]);
  });

  it('[G3.15 computes] without a trophy for a pas d’armes', () => {
    const { trophy, trophies } = stateOf(laid('lily', 'pas'));
    expect([trophy.length, trophies.length]).toEqual([0, 4]);
  });

  it('[G18.9 computes] without a trophy in a learning game', () => {
    const { trophy, trophies } = stateOf(laid('lily', 'joust', { options: { learning: 'on' } }));
    expect([trophy.length, trophies.length]).toEqual([0, 4]);
  });

  it('[G18.15 computes] without a trophy where the table plays without', () => {
    const { trophy, trophies } = stateOf(laid('lily', 'joust', { options: { trophies: 'off' } }));
    expect([trophy.length, trophies.length]).toEqual([0, 4]);
  });
});

describe('after a tournament', () => {
  const KNIGHTS = 'fastolf borssele kottulin luxembourg trotha zizka mathew rozmital';
  const over = (lay: (match: Match) => void) =>
    seated(2, {
      content: withKnights({}),
      given: (_s, match) => lay(match),
      begin: (match) => match.call(tournament, {}),
    });

  it('[G3.17 computes] [G10.17 computes] all knights of a joust are discarded, and the board is empty', () => {
    const table = over((match) => layRow(match, KNIGHTS));
    const { field, fallen, tournament: lists } = stateOf(table);
    expect(field).toEqual([]);
    expect(cardsIn(table, fallen).toSorted()).toEqual(KNIGHTS.split(' ').toSorted());
    expect(lists).toEqual({ kind: 'joust', stands: [], bracket: [] });
  });

  it('[G3.17 computes] all knights of a pas d’armes are discarded, challenged or not', () => {
    const table = over((match) => layPas(match, 'fastolf:red borssele', 'zizka', 'mathew'));
    expect(cardsIn(table, stateOf(table).fallen)).toEqual([
      'fastolf',
      'borssele',
      'zizka',
      'mathew',
    ]);
    expect(stateOf(table).tournament).toEqual({ kind: 'pas', stands: [], bracket: [] });
  });

  it('[G3.16 computes] its trophy does not come again, though a knight won it', () => {
    const table = over((match) => layRow(match, KNIGHTS));
    const { trophies, trophy, trophiesGone } = stateOf(table);
    expect(trophy).toEqual([]);
    expect(trophiesGone).toHaveLength(1);
    expect(trophies).toHaveLength(3);
    expect(cardsIn(table, trophies)).not.toContain(cardsIn(table, trophiesGone)[0]);
  });
});
