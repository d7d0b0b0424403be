import { begun, fired, play } from '@destrier/engine/testkit/check';
import { newMatch, prepare, tableKey } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { alone, questFor, staged, TRIO, type Seated, type Staged } from '../testing/staged.js';

/** Which rules are said to take effect: logs, coverage and what players are shown are made of it. */

const MASON = questFor('mason-black', 'flag-violet');
const trio = { flag: 'blue', material: 'violet', shield: 'orange', quests: TRIO } as const;

/** The rules of a turn of red in which this is done. */
function inTurn(given: Seated, lines: readonly string[], more: Staged = {}): string[] {
  const table = alone(given, more);
  play(table, ...lines.map((line) => `red: ${line}`));
  return fired(table);
}

describe('a turn', () => {
  it.each<[rule: string, given: Seated, lines: readonly string[]]>([
    ['M4.1', { dice: [2] }, ['ride 2']],
    ['M4.2', { white: 2 }, ['merlin back']],
    ['M4.4', { dice: [2], apples: 1 }, ['apple 2 5']],
    ['M4.9', { knight: 0 }, ['ride 1', 'decline']],
    ['M5.3', { knight: 7 }, ['ride 1', 'send mason blue']],
    ['M5.12', { knight: 7, countersLeft: 0 }, ['ride 1', 'send lady blue']],
    ['M6.1', { knight: 0 }, ['ride 1', 'count flag']],
    ['M6.2', { knight: 18 }, ['ride 1', 'count influence']],
    ['M6.3', { knight: 8, influence: 'blue' }, ['ride 1', 'take flag blue']],
    ['M6.5', { knight: 20, influence: 'blue' }, ['ride 1', 'send mason blue']],
    ['M6.6', { knight: 5 }, ['ride 1', 'seize']],
    ['M6.7', { knight: 21 }, ['ride 1', 'seize']],
    ['M6.11', { knight: 13, servants: { mason: 'black' } }, ['ride 1', 'send mason grey']],
    ['M6.15', { knight: 4, quests: 'q10' }, ['ride 1', 'exchange q10']],
    ['M7.1', { knight: 1, material: 'black' }, ['ride 1', 'build 6 black']],
    ['M8.1', { dice: [2], flag: 'violet' }, ['turn 2']],
    ['M8.9', { dice: [2], flag: 'blue' }, ['ride 2 back']],
    ['M8.10', { dice: [2], flag: 'violet' }, ['turn 2']],
    ['M8.11', { knight: 0, flag: 'orange' }, ['ride 1', 'borrow 1']],
    ['M8.14', { knight: 0, flag: 'brown' }, ['ride 1', 'mirror']],
    ['M9.1', { white: 1, staffs: 1 }, ['merlin on', 'count flag', 'staff']],
    ['M10.4', trio, [`quest ${TRIO}`]],
    ['M17.2', trio, [`quest ${TRIO} row1`]],
    ['M17.6', { ...trio, seals: 'flag-bearer-1' }, [`quest ${TRIO} points`]],
    ['M17.10', { traitors: 'black', seals: 'shield-bearer-3' }, ['banish black']],
    [
      'M17.11',
      { knight: 1, material: 'black black', seals: 'mason-3' },
      ['ride 1', 'build 6 black', 'rebuild'],
    ],
    ['M17.13', { knight: 0, seals: 'flag-bearer-3' }, ['ride 1', 'reckon shield']],
    ['M17.14', { knight: 8, influence: 'blue', seals: 'lady-3' }, ['ride 1', 'court']],
    ['M19.1', { dice: [2], allies: 'tristan' }, ['tristan 2 3']],
    [
      'M19.6',
      { knight: 7, servants: { mason: 'blue' }, allies: 'lamorak' },
      ['ride 1', 'send mason blue'],
    ],
    ['M19.8', { dice: [2], allies: 'bors' }, ['portal 2 grey']],
    ['M19.11', { white: 3, allies: 'gawain' }, ['gawain 6']],
    [
      'M19.12',
      { knight: 1, material: 'black', allies: 'gaheris' },
      ['ride 1', 'build 6 black tile'],
    ],
    [
      'M19.16',
      { servants: { mason: 'grey' }, flag: 'violet', quests: MASON, allies: 'percival' },
      [`quest ${MASON} points tile`],
    ],
    ['M19.21', { knight: 4, white: 4, allies: 'lancelot' }, ['merlin on', 'send mason grey']],
    ['M19.24', { flag: 'black', traitors: 'grey', allies: 'gareth' }, ['repel grey']],
    ['M19.26', { knight: 0, flag: 'black', allies: 'geraint' }, ['ride 1', 'count flag']],
  ])('says that %s takes effect', (rule, given, lines) => {
    const favour = rule.startsWith('M17') ? 'on' : 'off';
    expect(inTurn(given, lines, { options: { favour } })).toContain(rule);
  });

  it('says nothing of the opposite', () => {
    expect(inTurn({ dice: [2], flag: 'blue' }, ['ride 2'])).not.toContain('M8.9');
    expect(inTurn({ dice: [2], flag: 'blue' }, ['ride 2 back'])).not.toContain('M4.1');
    expect(inTurn({ knight: 0 }, ['ride 1', 'count flag'])).not.toContain('M6.2');
    expect(inTurn({ knight: 7 }, ['ride 1', 'send mason blue'])).not.toContain('M5.12');
  });

  it('says that a servant is sent home [M5.6], and that a pile is made anew [M10.12]', () => {
    const sent = (mason: 'blue' | 'grey'): string[] => {
      const table = staged([{ knight: 7 }, { servants: { mason } }]);
      play(table, 'red: ride 1', 'red: send mason blue');
      return fired(table);
    };
    expect(sent('blue')).toContain('M5.6');
    expect(sent('grey')).not.toContain('M5.6');
    const lines = ['ride 1', 'exchange q10', 'blind'];
    const drawn = { knight: 4, quests: 'q10' } as const;
    expect(inTurn(drawn, lines)).not.toContain('M10.12');
    expect(inTurn(drawn, lines, { and: (g) => g.moveAll(g.s.pile, g.s.discard) })).toContain(
      'M10.12',
    );
  });
});

describe('a scoring', () => {
  const scored = (seats: readonly Seated[], more: Staged = {}): string[] =>
    fired(staged(seats, { begin: 'scoring', round: 6, ...more }));

  it.each<[rule: string, does: readonly Seated[], doesNot: readonly Seated[], more: Staged]>([
    ['M12.1', [{ traitors: 'black', shield: 'black' }, {}], [{ shield: 'black' }, {}], {}],
    ['M12.4', [{ traitors: 'black' }, {}], [{ traitors: 'black', shield: 'black' }, {}], {}],
    ['M12.5', [{}, {}], [{ traitors: 'black' }, {}], { excalibur: 0 }],
    ['M13.2', [{ manors: [3] }, {}], [{}, {}], {}],
    ['M13.3', [{ manors: [3] }, { manors: [9] }], [{ manors: [3] }, {}], {}],
    ['M14.3', [{ influence: 'blue' }, { influence: 'blue' }], [{ influence: 'blue' }, {}], {}],
    ['M14.4', [{ influence: 'blue blue' }, {}], [{ influence: 'blue' }, {}], {}],
  ])('says that %s takes effect, and only where it does', (rule, does, doesNot, more) => {
    expect(scored(does, more)).toContain(rule);
    expect(scored(doesNot, more)).not.toContain(rule);
  });

  it('says that new traitors come [M12.8], not after the last round', () => {
    expect(scored([{}, {}], { round: 4 })).toContain('M12.8');
    expect(scored([{}, {}])).not.toContain('M12.8');
  });

  it('says that the Grail is used [M14.5]', () => {
    const tie = { influence: 'orange' };
    const table = staged([tie, tie], { begin: 'scoring', round: 6, grail: 1 });
    expect(fired(table)).not.toContain('M14.5');
    play(table, 'blue: grail');
    expect(fired(table)).toContain('M14.5');
  });
});

describe('the beginning of a game and of a round', () => {
  const begins = (seats: number, knights: string): string[] =>
    fired(begun(newMatch(prepare(game, seats, { knights }), tableKey('effects')), 'effects'));

  it('says that tiles are left out [M2.8], and that knights are dealt [M18.1]', () => {
    expect(begins(3, 'off')).toContain('M2.8');
    expect(begins(4, 'off')).not.toContain('M2.8');
    expect(begins(4, 'dealt')).toContain('M18.1');
    expect(begins(4, 'draft')).not.toContain('M18.1');
  });

  it('says that equal faces are rolled again [M3.3], and that another is first [M11.2]', () => {
    const rolled = (dice: readonly number[], round: number): string[] =>
      fired(staged([{}, {}], { begin: 'round', round, script: { dice } }));
    const plain = [1, 2, 3, 4, 1, 2, 3, 4];
    expect(rolled([5, 5, 5, 1, ...plain], 1)).toContain('M3.3');
    expect(rolled(plain, 1)).not.toContain('M3.3');
    expect(rolled(plain, 1)).toContain('M11.2');
    expect(rolled(plain, 0)).not.toContain('M11.2');
  });
});
