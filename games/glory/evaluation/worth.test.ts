import { need, type Match, type Seat } from '@destrier/engine';
import { asked, hold, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { OTTO, type State } from '../state.js';
import { give, seated, stateOf } from '../testing/seated.js';
import { text } from '../text/index.js';
import { evaluation } from './index.js';
import { titlesValue } from './titles.js';

type Holding = Parameters<typeof give>[2];
const worthOf = (match: Match, seat: Seat = 0): number => evaluation.worth(match, seat);

const plain: Holding = { strength: 4, faith: 2, coins: 2 };

/** What red, who holds this besides, may expect in a pas d'armes. */
function having(more: Holding, given: (s: State, match: Match) => void = () => {}): number {
  const table = seated(2, {
    options: { tournament: 'pas' },
    given(s, match) {
      give(match, 0, { ...plain, ...more });
      given(s, match);
    },
  });
  return worthOf(table.match);
}

it('is made of parts that have names', () => {
  const table = seated(2, {
    options: { tournament: 'pas' },
    given: (_, match) => give(match, 0, plain),
  });
  const parts = Object.entries(need(evaluation.parts, 'parts')(table.match, 0));
  expect(parts.reduce((sum, [, points]) => sum + points, 0)).toBe(worthOf(table.match));
  const said = Object.keys(text.en).filter((key) => key.startsWith('worth.'));
  expect(parts.map(([part]) => `worth.${part}`).toSorted()).toEqual(said.toSorted());
});

describe('worth', () => {
  it.each<[string, Holding]>([
    ['glory', { glory: 11 }],
    ['a coin', { coins: 3 }],
    ['strength', { strength: 7 }],
    ['a level of armour', { armour: 3 }],
    ['a level of the mount', { mount: 3 }],
    ['a squire', { supports: ['squire'] }],
    ['an amulet', { relics: ['amulet'] }],
    ['a prestige token', { prestige: ['royal'] }],
    ['a card that gives glory', { cards: ['serenade'] }],
    ['a pawn', { pawns: 7 }],
  ])('of two who are equal but for %s, it is greater for who has it', (_, more) => {
    expect(having(more)).toBeGreaterThan(having({}));
  });

  it('an amulet is worth less when fewer tournaments are left', () => {
    const last = (s: State) => {
      s.round = 3;
    };
    const early = having({ relics: ['amulet'] }) - having({});
    const late = having({ relics: ['amulet'] }, last) - having({}, last);
    expect(early).toBeGreaterThan(late);
    expect(late).toBeGreaterThan(0);
  });

  it('is the score when the last title has been counted', () => {
    const table = seated(2, {
      given(s, match) {
        s.phase = 'titles';
        s.round = 4;
        s.turn = 2;
        give(match, 0, { glory: 40, coins: 9, relics: ['amulet'], strength: 5 });
      },
    });
    expect(worthOf(table.match)).toBe(40);
  });

  it('does not change with what the other seat holds in hand', () => {
    const table = seated(2, { options: { tournament: 'pas' } });
    const before = worthOf(table.match);
    give(table.match, 1, { cards: ['serenade'], titles: ['rich'] });
    expect(worthOf(table.match)).toBe(before);
  });
});

describe('titles', () => {
  const titled = (title: string, more: Holding, phase = 'titles'): number => {
    const table = seated(2, {
      given(s, match) {
        s.titleDeck.push(...s.publicTitles.splice(0));
        hold(match, s.publicTitles, [title]);
        s.phase = phase;
        s.round = 4;
        s.turn = 0;
        give(match, 0, more);
      },
    });
    return titlesValue(table.match, 0);
  };

  it('one that is complete at the end is worth its glory', () => {
    expect(titled('rich', { coins: 6 })).toBe(7);
  });

  it('one thing short at the end, nothing', () => {
    expect(titled('rich', { coins: 5 })).toBe(0);
  });

  it('one that a support forbids is worth nothing at any time', () => {
    const nobles = ['minstrel', 'queen', 'squire'];
    expect(titled('title:noble', { supports: [...nobles, 'thug'] }, 'last-travel')).toBe(0);
    expect(titled('title:noble', { supports: nobles }, 'last-travel')).toBeGreaterThan(3);
  });

  it('the nearer, the more; and the last steps count most', () => {
    const played = ['serenade', 'hunt', 'feast', 'confession', 'audience'];
    const at = [1, 2, 3, 4, 5].map((n) =>
      titled('charming', { played: played.slice(0, n) }, 'last-travel'),
    );
    const steps = at.slice(1).map((value, i) => value - (at[i] ?? 0));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps[0]).toBeGreaterThan(0);
  });

  it('what counts for two titles counts for one of them', () => {
    const table = seated(2, {
      given(s, match) {
        s.titleDeck.push(...s.publicTitles.splice(0));
        hold(match, s.publicTitles, ['rich', 'fortunate']);
        s.phase = 'titles';
        s.round = 4;
        s.turn = 0;
        give(match, 0, { coins: 8, strength: 3 });
      },
    });
    expect(titlesValue(table.match, 0)).toBe(7);
    give(table.match, 0, { coins: 9 });
    expect(titlesValue(table.match, 0)).toBe(14);
  });
});

describe('the rival', () => {
  const rivalOf = (match: Match): number => evaluation.rivalWorth?.(match) ?? NaN;

  it('Score: just below the goal of the difficulty, which is reached with its last point', () => {
    const goals = ['easy', 'medium', 'hard'].map((difficulty) =>
      rivalOf(seated(1, { options: { solo: 'score', difficulty } }).match),
    );
    expect(goals).toEqual([64.5, 74.5, 84.5]);
  });

  it('Rivalry: Otto may expect his titles and tournaments, and at the end has what he has', () => {
    const table = seated(1, { options: { solo: 'rivalry' } });
    const s = stateOf(table);
    expect(rivalOf(table.match)).toBeGreaterThan(s.otto.glory + 20);
    s.phase = 'titles';
    s.round = 4;
    s.turn = s.order.length;
    expect(s.order).toContain(OTTO);
    expect(rivalOf(table.match)).toBe(s.otto.glory);
  });
});

describe('turns and phases', () => {
  const at = (match: Match) => [evaluation.turn(match), evaluation.horizon(match)];

  it('what follows from a pawn belongs to its turn; the next phase does not', () => {
    const table = seated(2, {
      options: { tournament: 'pas' },
      given(_s, match) {
        for (const seat of match.seats) give(match, seat, { coins: 9 });
      },
    });
    const before = at(table.match);
    const [question] = asked(table);
    play(table, `${question?.split(':')[0]}: place support`);
    expect(asked(table)).toEqual([question?.replace('pawn.place', 'support.hire')]);
    expect(at(table.match)).toEqual(before);
    stateOf(table).phase = 'registration';
    const [turn, horizon] = at(table.match);
    expect(turn).not.toBe(before[0]);
    expect(horizon).not.toBe(before[1]);
  });

  it('a lead is worth more from round to round', () => {
    const table = seated(2);
    const scales = [1, 2, 3, 4].map((round) => {
      stateOf(table).round = round;
      return evaluation.scale(table.match);
    });
    expect(scales).toEqual(scales.toSorted((a, b) => b - a));
    expect(scales[3]).toBeGreaterThan(0);
  });
});
