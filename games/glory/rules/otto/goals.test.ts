import { describe, expect, it } from 'vitest';
import { need, type Table } from '@destrier/engine';
import { hold } from '@destrier/engine/testkit/check';
import { give, seated, stateOf } from '../../testing/seated.js';
import { OTTO } from '../../state.js';
import { titlesPhase } from '../titles.js';

const options = { tournament: 'joust' };
/** Against Otto who has not reached the goal takes the second place. */
const place = (table: Table) => table.result[0]?.place;

describe('who wins against Otto', () => {
  const jousts = (won: number) =>
    seated(1, {
      options: { ...options, solo: 'champion' },
      given(s, match) {
        give(match, 0, { glory: won === 3 ? 0 : 99 });
        s.joustsWon = won;
      },
    });

  it('[G17.2 computes] Champion: three finals, whatever the glory', () => {
    expect(place(jousts(3))).toBe(1);
    expect(place(jousts(2))).toBe(2);
  });

  it.each([
    ['easy', 65],
    ['medium', 75],
    ['hard', 85],
  ])('[G17.5 computes] Score, %s: at least %d glory', (difficulty, goal) => {
    const scored = (glory: number) =>
      seated(1, {
        options: { ...options, solo: 'score', difficulty },
        given(s, match) {
          give(match, 0, { glory });
          s.otto.glory = 99;
        },
      });
    expect(place(scored(goal))).toBe(1);
    expect(place(scored(goal - 1))).toBe(2);
  });

  it('[G17.6 computes] Rivalry: more glory than Otto, and equal is not enough', () => {
    const scored = (glory: number) =>
      seated(1, {
        options: { ...options, solo: 'rivalry' },
        given(s, match) {
          give(match, 0, { glory, prestige: ['royal'] });
          s.otto.glory = 40;
          s.joustsWon = 3;
        },
      });
    expect(place(scored(41))).toBe(1);
    expect(place(scored(40))).toBe(2);
    expect(place(scored(39))).toBe(2);
  });
});

describe('the end of a Champion game', () => {
  const IDLE = ['stop', 'pass', 'add 0'];

  /** The rest of a round, in which red does nothing in duels and so loses the joust. */
  function afterRound(round: number, won: number): Table {
    const table = seated(1, {
      options: { ...options, solo: 'champion', difficulty: 'hard' },
      given(s) {
        s.round = round;
        s.joustsWon = won;
      },
    });
    const isOver = () => table.over || stateOf(table).round > round;
    while (!isOver()) {
      const ids = table.optionIds(0);
      const id = IDLE.find((idle) => ids.includes(idle)) ?? ids[0];
      table.choose(0, undefined, need(id, 'an option'));
    }
    expect(stateOf(table).joustsWon).toBe(won);
    return table;
  }
  const verdictOf = (table: Table) =>
    table.events(0).flatMap(({ name, params }) => (name === 'solo' ? [params['won']] : []));

  it('[G17.3 computes] it ends with the first joust that is not won', () => {
    for (const round of [1, 2]) {
      const lost = afterRound(round, round - 1);
      expect([lost.over, verdictOf(lost)]).toEqual([true, [false]]);
      expect(stateOf(lost).round).toBe(round);
      const told = lost.events(0).map(({ name }) => name);
      // Nobody travels after the joust that has decided the game.
      expect(told.slice(told.lastIndexOf('phase'))).not.toContain('stopped');
    }
  });

  it('[G17.3 allows] the next round after a joust that is won', () => {
    const table = afterRound(1, 1);
    expect([table.over, verdictOf(table)]).toEqual([false, []]);
    expect(stateOf(table).phase).toBe('actions');
  });

  it('[G17.3 computes] it ends with the third that is won, without last travel and titles', () => {
    const table = afterRound(3, 3);
    expect([table.over, verdictOf(table)]).toEqual([true, [true]]);
    expect(stateOf(table).phase).toBe('tournament');
  });
});

describe('titles of Otto', () => {
  const scoring = (more: { readonly [id: string]: string } = {}) =>
    seated(1, {
      options: { ...options, ...more },
      order: [OTTO, 0],
      given(s, match) {
        const { titles, openTitles } = s.otto;
        s.titleDeck.push(...s.publicTitles.splice(0), ...titles.splice(0), ...openTitles.splice(0));
        hold(match, s.publicTitles, ['strong', 'rich', 'brave']);
        hold(match, s.otto.titles, ['equipped']);
        hold(match, s.otto.openTitles, ['patron']);
      },
      begin: (match) => match.call(titlesPhase, {}),
    });

  it('[G17.44 computes] all public ones and his own, with nothing to meet', () => {
    const { otto, players } = stateOf(scoring());
    expect(otto.glory).toBe(11 + 4 + 7 + 7 + 6 + 5);
    expect(players[0].glory).toBe(10);
  });

  it('[G17.44 computes] his own are shown then', () => {
    const table = scoring();
    expect(table.view(0)).toMatchObject({
      otto: { titles: { count: 0 }, openTitles: ['patron', 'equipped'] },
    });
  });

  it('[G17.44 forbids] titles of Otto outside Rivalry', () => {
    const { otto } = stateOf(scoring({ solo: 'score' }));
    expect(otto.glory).toBe(0);
    expect(otto.titles).toHaveLength(1);
  });
});
