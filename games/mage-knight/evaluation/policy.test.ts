import { menuOf, need, questions, spell, type Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { alone } from '../testing/staged.js';
import { evaluation } from './index.js';

/** What a bot does at a glance: the option that is calculated, or its instinct. */
function chosen(table: Table): string {
  const { match } = table;
  const question = need(questions(match)[0], 'a question');
  const { prompt, params, seat } = need(table.asks()[0], 'a question');
  const asked = { prompt, seat, v: params };
  const menu = menuOf(match, question, match.menu, false);
  const g = match as never;
  const choice =
    evaluation.settled?.(g, asked, menu) ?? evaluation.instinct?.(g, asked, menu, () => 0);
  return choice === undefined ? '' : spell(choice.verb, choice.args);
}

describe('what is safe is killed', () => {
  const beside = (hand: string): Table =>
    alone({ at: '1-W', hand }, { foes: { '1-NW': 'prowlers-1' } });

  it('orcs beside one who can block and beat them are challenged', () => {
    expect(chosen(beside('rage rage determination determination stamina'))).toBe('challenge');
  });

  it('those whom one cannot beat are left alone', () => {
    expect(chosen(beside('promise'))).not.toBe('challenge');
  });

  it('in a fight the attack goes to somebody who falls by it, else it is let be', () => {
    const near = (hand: string): Table => {
      const table = beside(hand);
      play(table, 'red: challenge');
      return table;
    };
    expect(chosen(near('swiftness march'))).toBe('done');
    const melee = near('rage rage');
    play(melee, 'red: done', 'red: done', 'red: face prowlers-1', 'red: suffer');
    expect(chosen(melee)).toBe('attack prowlers-1');
  });
});

describe('what is left buys', () => {
  const village = (hand: string): Table => {
    const table = alone({ at: '2-E', hand }, { units: 'peasants-1 herbalists-1' });
    play(table, 'red: decline', 'red: interact');
    return table;
  };

  it('influence is played for while there is somebody to recruit', () => {
    expect(chosen(village('promise promise'))).toBe('play promise basic all');
  });

  it('the best unit that can be paid is recruited', () => {
    const table = village('promise promise');
    play(table, 'red: play promise basic all', 'red: play promise basic all');
    expect(chosen(table)).toBe('recruit peasants-1');
  });

  it('one who cannot pay anybody is done', () => {
    expect(chosen(village('march'))).toBe('done');
  });
});

describe('the richest place in reach', () => {
  /** Beside a village, with no land left to be found. */
  const near = (hand: string): Table =>
    alone(
      { at: '2-SE', hand },
      {
        units: 'peasants-1',
        and: (g) => {
          g.s.countryside.length = 0;
          g.s.core.length = 0;
        },
      },
    );

  it('is gone to: a village where somebody can be recruited', () => {
    const table = near('march promise promise');
    expect(chosen(table)).toBe('play march basic all');
    play(table, 'red: play march basic all');
    expect(chosen(table)).toBe('go 2-E');
  });

  it('is not gone to where nobody can be paid', () => {
    const table = near('march wound');
    play(table, 'red: play march basic all');
    expect(chosen(table)).not.toBe('go 2-E');
  });
});

describe('the wounded rest', () => {
  it('with three wounds, and give up what is worth least', () => {
    expect(chosen(alone({ hand: 'wound wound wound rage' }))).toMatch(/^rest rage 3/u);
  });

  it('not with one', () => {
    expect(chosen(alone({ hand: 'wound march rage' }))).not.toMatch(/^rest/u);
  });

  it('and heal first', () => {
    expect(chosen(alone({ hand: 'wound wound wound tranquility' }))).toMatch(/^play tranquility/u);
  });
});
