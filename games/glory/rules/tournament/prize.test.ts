import { cardsIn, hold } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { give, seated, stateOf } from '../../testing/seated.js';
import { fightOn, layRow, LOST, withKnights, WON } from '../../testing/arranged.js';
import { tournament } from './tournament.js';

interface Won {
  readonly seats?: number;
  readonly options?: { readonly [id: string]: string };
  readonly trophy?: string;
  readonly prestige?: readonly string[];
  readonly row?: string;
}

/** A joust that red wins: three duels of glory 1. */
function won({ seats = 2, options = {}, trophy, prestige = [], row = 'red' }: Won = {}) {
  const glory = { glory: 1 };
  return seated(seats, {
    options,
    content: withKnights({
      suero: glory,
      almada: glory,
      lalaing: { glory: 0 },
      terrail: glory,
      henry: { glory: 0 },
      james: { glory: 0 },
      joao: { glory: 0 },
      zizka: { glory: 9 },
    }),
    random: { 'dice@0': [...WON, ...WON, ...WON] },
    given(s, match) {
      give(match, 0, { mount: 1, armour: 1, prestige });
      s.trophies.push(...s.trophy.splice(0));
      if (trophy !== undefined) hold(match, s.trophy, [trophy]);
      layRow(match, `${row} suero almada lalaing terrail henry james joao`);
    },
    begin: (match) => match.call(tournament, {}),
  });
}
const causes = (table: ReturnType<typeof won>) => {
  const { trophy = 0, prize = 0, tournament: duels = 0 } = table.result[0]?.breakdown ?? {};
  return { trophy, prize, duels, coins: stateOf(table).players[0].coins };
};

describe('the winner of a joust', () => {
  it('[G10.12 computes] gets the trophy in place of the standard prize', () => {
    const table = won({ trophy: 'goblet' });
    expect(causes(table)).toEqual({ trophy: 3, prize: 0, duels: 3, coins: 2 });
    expect(stateOf(table).players[1]).toMatchObject({ glory: 10, coins: 0 });
  });

  it('[G10.13 computes] gets 1 glory and 1 coin without a trophy', () => {
    expect(causes(won())).toEqual({ trophy: 0, prize: 1, duels: 3, coins: 1 });
  });

  it('[G10.12 forbids] both, in the Russian edition too', () => {
    const table = won({ trophy: 'goblet', options: { edition: 'ru' } });
    expect(causes(table)).toEqual({ trophy: 3, prize: 0, duels: 3, coins: 2 });
    const without = won({ options: { edition: 'ru' } });
    expect(causes(without)).toEqual({ trophy: 0, prize: 1, duels: 3, coins: 1 });
  });

  it('[G10.14 computes] gets at once what the trophy shows, as far as it can be', () => {
    const names = (table: ReturnType<typeof won>) =>
      cardsIn(table, stateOf(table).players[0].prestige.ready);
    const first = won({ trophy: 'spurs' });
    expect(causes(first).trophy).toBe(2);
    expect(names(first)).toEqual(['prestige:champion']);
    const again = won({ trophy: 'spurs', prestige: ['prestige:champion'] });
    expect(causes(again).trophy).toBe(2);
    expect(names(again)).toEqual(['prestige:champion']);
  });

  it('[G10.15 computes] gets nothing if it is a knight, and nobody else does', () => {
    const table = won({ trophy: 'goblet', row: 'zizka' });
    expect(causes(table)).toEqual({ trophy: 0, prize: 0, duels: 0, coins: 0 });
    expect(stateOf(table).players[1]).toMatchObject({ glory: 10, coins: 0 });
    expect(stateOf(table).trophiesGone).toHaveLength(1);
  });
});

describe('alone', () => {
  const rivalry = { seats: 1, options: { solo: 'rivalry', difficulty: 'easy' } };

  it('[G17.41 computes] Otto scores the glory of the trophy or of the prize, and gains nothing else', () => {
    const glory = (trophy: string | undefined, options = {}) => {
      const given = { ...rivalry, options: { ...rivalry.options, ...options }, row: 'otto' };
      const table = won(trophy === undefined ? given : { ...given, trophy });
      expect(causes(table)).toEqual({ trophy: 0, prize: 0, duels: 0, coins: 0 });
      return stateOf(table).otto.glory - 11 - 3;
    };
    expect(glory('goblet')).toBe(3);
    expect(glory('laurel')).toBe(0);
    expect(glory(undefined)).toBe(1);
    expect(glory('goblet', { edition: 'ru' })).toBe(3);
  });

  it('[G17.41 computes] the cause of Otto’s glory', () => {
    const told = (trophy: readonly string[]) => {
      const table = seated(1, {
        options: rivalry.options,
        content: withKnights({ zizka: { glory: 20 } }),
        random: { 'dice@0': LOST },
        given(s, match) {
          give(match, 0, { mount: 1, armour: 1, strength: 1 });
          s.trophies.push(...s.trophy.splice(0));
          hold(match, s.trophy, trophy);
          layRow(match, 'otto suero red almada terrail henry james joao');
        },
        begin: (match) => match.call(tournament, {}),
      });
      fightOn(table);
      return table.events('all').findLast(({ name }) => name === 'glory')?.params;
    };
    expect(told(['goblet'])).toEqual({ who: 'otto', cause: 'trophy', points: 3 });
    expect(told([])).toEqual({ who: 'otto', cause: 'prize', points: 1 });
  });

  it('[G17.2 computes] the finals that the player has won', () => {
    const champion = { seats: 1, options: { solo: 'champion' } };
    expect(stateOf(won(champion)).joustsWon).toBe(1);
    expect(stateOf(won({ ...champion, row: 'zizka' })).joustsWon).toBe(0);
    expect(stateOf(won({ ...rivalry, row: 'otto' })).joustsWon).toBe(0);
    expect(stateOf(won()).joustsWon).toBe(0);
  });
});
