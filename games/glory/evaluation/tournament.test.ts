import { need, type Match } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import type { State } from '../state.js';
import { layPas, layRow } from '../testing/arranged.js';
import { give, seated } from '../testing/seated.js';
import { evaluation } from './index.js';
import { tournamentValue } from './tournament.js';

type Holding = Parameters<typeof give>[2];
const armed: Holding = { strength: 8, faith: 2, mount: 3, armour: 3 };

/** What red may expect of a tournament after this set-up, in the registration phase. */
function expected(lay: (match: Match) => void, more: Holding = {}): number {
  const { match } = seated(2, {
    given(s, of) {
      lay(of);
      s.phase = 'registration';
      give(of, 0, { ...armed, ...more });
    },
  });
  return tournamentValue(match, 0);
}

describe("the pas d'armes", () => {
  const free = (match: Match) => layPas(match, 'fastolf', 'trotha', 'suero');

  it('free knights are worth less than the same knights challenged', () => {
    const own = (match: Match) => layPas(match, 'fastolf', 'trotha:red', 'suero:red');
    expect(expected(free)).toBeGreaterThan(0);
    expect(expected(own)).toBeGreaterThan(expected(free));
  });

  it('knights whom the other has challenged are worth nothing', () => {
    expect(expected((match) => layPas(match, 'fastolf:blue', 'trotha:blue', 'suero:blue'))).toBe(0);
  });

  it('strength and tiles raise what may be expected', () => {
    const weak = expected(free, { strength: 2 });
    expect(expected(free)).toBeGreaterThan(weak);
    expect(expected(free, { relics: ['amulet'] })).toBeGreaterThan(expected(free));
  });
});

describe('the joust', () => {
  const row = 'red fastolf trotha suero borssele kottulin zizka lalaing';

  it('a weak neighbour is worth more than one who cannot be beaten', () => {
    const strong = 'red henry trotha suero borssele kottulin zizka lalaing';
    expect(expected((match) => layRow(match, row))).toBeGreaterThan(
      expected((match) => layRow(match, strong)),
    );
  });

  it('who has lost expects nothing more, who has won goes on', () => {
    const won = (name: string) => (match: Match) => {
      layRow(match, row);
      const s: State = match.s;
      s.tournament.bracket[8] = name;
    };
    expect(expected(won('fastolf'))).toBe(0);
    expect(expected(won('seat0'))).toBeGreaterThan(0);
  });
});

describe('Champion', () => {
  const worthOf = (change: (s: State, match: Match) => void): number => {
    const { match } = seated(1, {
      options: { solo: 'champion' },
      given(s, of) {
        give(of, 0, { strength: 4 });
        change(s, of);
      },
    });
    return evaluation.worth(match, 0) - need(evaluation.rivalWorth, 'a rival')(match);
  };

  it('arms raise the chance, glory does not', () => {
    const plain = worthOf(() => {});
    expect(worthOf((_s, match) => give(match, 0, { armour: 3 }))).toBeGreaterThan(plain);
    expect(worthOf((_s, match) => give(match, 0, { glory: 60 }))).toBe(plain);
  });

  it('a joust lost is the end, the third won is the victory', () => {
    const after = (joustsWon: number) => (s: State) => {
      s.round = 3;
      s.phase = 'tournament';
      s.tournament.bracket = [];
      s.joustsWon = joustsWon;
    };
    expect(worthOf(after(2))).toBeLessThan(-10);
    expect(worthOf(after(3))).toBeGreaterThan(10);
  });
});
