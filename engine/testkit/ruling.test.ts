import { describe, expect, it } from 'vitest';
import { need, type Card } from '../basics.js';
import { playOn, sampleGame } from '../record/sample-game.js';
import { newMatch, prepare, run, Table, tableKey } from '../index.js';
import {
  asked,
  colourOf,
  happened,
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
