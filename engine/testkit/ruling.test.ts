import { describe, expect, it } from 'vitest';
import { need, type Card } from '../basics.js';
import { playOn, sampleGame } from '../record/sample-game.js';
import { newMatch, prepare, run, Table, tableKey } from '../index.js';
import {
  allTold,
  asked,
  begun,
  cardsIn,
  colourOf,
  fired,
  happened,
  history,
  hold,
  named,
  offered,
  play,
  refused,
  script,
  seatOf,
  told,
  tried,
} from './ruling.js';

interface Sample {
  readonly deck: Card[];
  readonly shown: Card[];
  readonly players: readonly { readonly hand: Card[] }[];
}

const fresh = (): Table => Table.start(sampleGame(), { seats: 2, seed: 'ruling' });

/** Both have given a card, and red is asked what to do. */
function atTurn(): Table {
  const table = fresh();
  for (const colour of ['red', 'blue'] as const)
    play(table, `${colour}: ${need(offered(table, colour)[0], 'an option')}`);
  return table;
}

describe('a line of a ruling', () => {
  it('names its seat by a colour, in the order of the seats', () => {
    expect(([0, 1, 2, 7] as const).map(colourOf)).toEqual(['red', 'blue', 'green', 'brown']);
    expect(seatOf('blue')).toBe(1);
    expect(() => seatOf('pink')).toThrow('there is no seat pink: name one of red, blue');
    expect(() => play(fresh(), 'rest')).toThrow('there is no seat');
  });

  it('is played at the question that has the option, or fails with its refusal', () => {
    const table = atTurn();
    expect(asked(table)).toContain('red: turn.main');
    play(table, 'red: roll');
    expect(happened(table).at(-1)).toBe('rolled');
    expect(told(table, 'rolled')).toMatchObject({ seat: 0 });
    expect(() => play(table, 'red: roll')).toThrow('red: roll: {"code":');
    expect(() => told(table, 'drew')).toThrow('drew');
  });

  it('that is refused changes nothing and names its rule, if there is one', () => {
    const table = atTurn();
    expect(refused(table, 'red: fly')).toBe('none');
    expect(tried(table, 'red: fly')).toMatchObject({ code: 'unknown' });
    expect(() => refused(table, 'red: rest')).toThrow('red: rest was not refused');
    expect(tried(playOn(table, 'over'), 'red: rest')).toMatchObject({ code: 'over' });
  });
});

describe('what a ruling begins with', () => {
  it('is held where it is put, from what belongs to nobody', () => {
    const match = newMatch(prepare(sampleGame(), 2), tableKey('hold'));
    const { deck, players } = match.s as Sample;
    const hand = need(players[0], 'a player').hand;
    hold(match, hand, ['yale', 'boar']);
    expect(named(Table.at(match, 'hold'), hand)).toBe('boar yale');
    hold(match, deck, ['wyvern']);
    expect(match.name(need(deck.at(-1), 'a card'))).toBe('wyvern');
    expect(() => hold(match, deck, ['yale'])).toThrow('no yale of cards is left to be held');
    expect(() => hold(match, [], ['wyvern'])).toThrow('not a place of the game');
    expect(cardsIn(Table.at(match, 'hold'), hand)).toEqual(['yale', 'boar']);
  });

  it('is taken from what was held before only if nothing else is left', () => {
    const kinds = ['boar', 'boar', 'yale'];
    const match = newMatch(prepare(sampleGame({ kinds }), 2), tableKey('hold'));
    const { deck, shown, players } = match.s as Sample;
    const table = Table.at(match, 'hold');
    shown.push(...deck.splice(0));
    hold(match, deck, ['boar']);
    hold(match, shown, ['boar']);
    expect([deck, shown].map((place) => named(table, place))).toEqual(['boar', 'boar yale']);
    hold(match, need(players[0], 'a player').hand, ['boar', 'boar']);
    expect([deck, shown].map((place) => named(table, place))).toEqual(['', 'yale']);
  });

  it('is part of the story: what happens before the first question is told too', () => {
    const match = newMatch(prepare(sampleGame(), 2), tableKey('begun'));
    run(match);
    const drew = { seat: 1, card: 'yale' } as const;
    const table = begun(match, 'begun', () => {
      match.event('drew', drew);
      match.rule('S1');
    });
    for (const colour of ['red', 'blue'] as const)
      play(table, `${colour}: ${need(offered(table, colour)[0], 'an option')}`);
    play(table, 'red: roll');
    expect(happened(table)[0]).toBe('drew');
    expect(happened(table)).toContain('rolled');
    expect(told(table, 'drew')).toEqual(drew);
    expect(allTold(table, 'drew', 0)).toEqual([{ seat: 1 }]);
    expect(history(table, 1)[0]).toMatchObject({ name: 'drew', params: drew });
    expect(fired(table)).toContain('S1');
    expect(() => fired(fresh())).toThrow('a table that was begun here');
  });

  it('is followed by the outcomes that were scripted', () => {
    const match = newMatch(prepare(sampleGame(), 2), tableKey('script'));
    script(match, { 'dice@0': [6, 1] });
    run(match);
    const table = Table.at(match, 'script');
    for (const colour of ['red', 'blue'] as const)
      play(table, `${colour}: ${need(offered(table, colour)[0], 'an option')}`);
    play(table, 'red: roll');
    expect(told(table, 'rolled')).toMatchObject({ die: 6 });
  });
});
