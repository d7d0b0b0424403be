import { describe, expect, it } from 'vitest';
import { need, type Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { acting } from './testing/acting.js';
import { bracket, fightOn, layRow, withKnights, WON } from './testing/arranged.js';
import { give, seated, stateOf } from './testing/seated.js';
import { tournament } from './rules/tournament/tournament.js';

/** What red has, in the eyes of somebody. */
function redFor(table: Table, viewer: 0 | 1 | 'public'): { readonly [what: string]: unknown } {
  const view = table.view(viewer) as { readonly players: readonly object[] };
  return need(view.players[0], 'red') as { readonly [what: string]: unknown };
}

const table = seated(2, {
  given: (_s, match) =>
    give(match, 0, {
      coins: 3,
      strength: 2,
      faith: 1,
      mount: 3,
      armour: 2,
      cards: ['tryst', 'tapestry', 'giant'],
      played: ['oath', 'feud', 'hauberk'],
      titles: ['rich', 'brave'],
      supports: ['nun'],
      usedSupports: ['cook'],
      relics: ['ring'],
      prestige: ['royal'],
    }),
});

describe('what somebody sees', () => {
  it('[G1.14 computes] hand and personal titles are seen by their owner alone', () => {
    const own = redFor(table, 0);
    expect(own).toMatchObject({ romance: ['tryst'], market: ['tapestry'], challenge: ['giant'] });
    expect((own['titles'] as string[]).toSorted()).toEqual(['brave', 'rich']);
    for (const viewer of [1, 'public'] as const)
      expect(redFor(table, viewer)).toMatchObject({
        romance: { count: 1, known: [] },
        market: { count: 1, known: [] },
        challenge: { count: 1, known: [] },
        titles: { count: 2, known: [] },
      });
  });

  it('[G1.15 computes] everything else is seen by everybody', () => {
    for (const viewer of [0, 1, 'public'] as const)
      expect(redFor(table, viewer)).toMatchObject({
        coins: 3,
        strength: 2,
        faith: 1,
        mount: 3,
        armour: 2,
        glory: 10,
        supports: { ready: ['nun'], used: ['cook'] },
        relics: { ready: ['ring'], used: [] },
        prestige: { ready: ['royal'], used: [] },
      });
  });

  it('[G1.16 computes] and so are the travel cards played', () => {
    expect(redFor(table, 1)).toMatchObject({
      played: { romance: ['oath'], market: ['hauberk'], challenge: ['feud'] },
    });
  });
});

it('[G1.13 allows] a hand of any number of cards', () => {
  const cards = ['brigands', 'poachers', 'boar-hunt', 'rescue', 'bridge', 'honour'];
  const many = acting(2, {
    given(s, match) {
      give(match, 0, { cards: [...cards, ...cards, 'outlaw', 'abbey', 'page'] });
      expect(s.players[0].challenge).toHaveLength(15);
    },
  });
  play(many, 'red: place plans', 'red: blind challenge', 'red: blind challenge');
  expect(stateOf(many).players[0].challenge).toHaveLength(17);
});

it('[G1.8 computes] a player fights a player as a player, and a knight as a knight, in the same row', () => {
  const joust = seated(3, {
    content: withKnights({}),
    random: { 'dice@0': WON, 'foe@0': ['black0', 'white0', 'black0', 'white0'], 'dice@2': WON },
    given(_s, match) {
      layRow(match, 'red blue green suero almada zizka fastolf borssele');
      for (const seat of match.seats) give(match, seat, { mount: 1, armour: 1, strength: 1 });
    },
    begin: (match) => match.call(tournament, {}),
  });
  expect(bracket(joust)).toBe('red blue green suero almada zizka fastolf borssele');
  expect(fightOn(joust).slice(0, 2)).toEqual(['red seat', 'green suero']);
});
