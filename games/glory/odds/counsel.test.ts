import {
  answer,
  menuOf,
  newMatch,
  prepare,
  promptOf,
  questions,
  run,
  spell,
  streamFrom,
  tableKey,
  walk,
  type Choice,
  type Match,
  type Question,
  type Table,
} from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import { BLUE, fought } from '../testing/fought.js';
import { counsel } from './counsel.js';

/** What counsel says to a question. */
function adviceOn(match: Match, question: Question): Choice | undefined {
  const menu = menuOf(match, question, match.menu, false);
  const v = match.fibers[question.fiber]?.stack[question.depth]?.v ?? {};
  return counsel(match, { seat: question.seat, prompt: promptOf(match, question), v }, menu);
}

/** What counsel does, and whether the menu has it. */
function counselled(match: Match, question: Question): { id: string; legal: boolean } | undefined {
  const choice = adviceOn(match, question);
  if (choice === undefined) return undefined;
  const menu = menuOf(match, question, match.menu, false);
  const found = menu.find(spell(choice.verb, choice.args));
  const legal = found !== undefined && 'verb' in found;
  if (legal) answer(match, question, choice);
  return { id: choice.verb, legal };
}

describe('counsel', () => {
  it.each([
    [4, {}],
    [2, {}],
    [1, { solo: 'rivalry' }],
  ])(
    'answers every question of every duel with an option of the menu, at a table of %i',
    (seats, options) => {
      const given = new Set<string>();
      const illegal: string[] = [];
      const prepared = prepare(game, seats, options);
      for (let i = 0; i < 70; i++) {
        const match = newMatch(prepared, tableKey(`counsel ${i}`));
        const random = streamFrom(`counsel ${i}`);
        run(match);
        while (!match.over) {
          const [question] = questions(match);
          if (question === undefined) throw new Error('nobody is asked');
          const said = counselled(match, question);
          if (said?.legal === true) given.add(said.id);
          else walk(match, random, true);
          if (said?.legal === false) illegal.push(said.id);
        }
      }
      expect(illegal).toEqual([]);
      expect([...given].toSorted()).toEqual(
        expect.arrayContaining(['add', 'lance', 'pass', 'recover', 'relic', 'reroll']),
      );
    },
  );
});

/** The advice on the question that is open, as one would type it. */
function advice({ match }: Table): string {
  const [question] = questions(match);
  const choice = question === undefined ? undefined : adviceOn(match, question);
  return choice === undefined ? 'nothing' : spell(choice.verb, choice.args);
}

describe('counsel on strength', () => {
  it('spends it where it helps, and none where it is needed no more or does not help', () => {
    const before = (attack: number) =>
      advice(fought({ knight: { attack }, red: { mount: 2, armour: 2, strength: 4 } }));
    expect(before(8)).toMatch(/^add [34]$/);
    expect(before(0)).toBe('pass');
    expect(before(13)).toBe('pass');
  });
});

describe('counsel on faith', () => {
  const rolled = (attack: number, dice: string, more: object = {}): Table =>
    fought({ knight: { attack }, red: { faith: 1, ...more }, dice });

  it('keeps it for who leads already, by equal attack too', () => {
    expect(advice(rolled(4, 'black3 white1'))).toBe('pass');
    expect(advice(rolled(5, 'black3 white1'))).not.toBe('pass');
  });

  it('rerolls the worst die of a colour and keeps the best', () => {
    const two = rolled(5, 'black3 black0 white1', { mount: 2 });
    expect(advice(two)).toBe('reroll black0 white1');
  });

  it('keeps it where no reroll can win', () => {
    expect(advice(rolled(8, 'black3 white1'))).toBe('pass');
  });

  it('does not need it where a medal does', () => {
    expect(advice(rolled(5, 'black3 white0'))).toBe('reroll white0');
    expect(advice(rolled(4, 'black3 white0', { relics: ['medal'] }))).toBe('pass');
  });
});

describe('counsel on tiles', () => {
  const rolled = (attack: number, more: object): Table =>
    fought({ knight: { attack }, red: { glory: 5, ...more }, dice: 'black2 white1' });

  it('uses none for who leads, and none that cannot lead', () => {
    expect(advice(rolled(3, { supports: ['squire'] }))).toBe('pass');
    expect(advice(rolled(6, { supports: ['squire'] }))).toBe('pass');
    expect(advice(rolled(5, { supports: ['squire'] }))).toBe('lance squire');
  });

  it('uses the cheapest that leads: one rather than two, one for nothing rather than for glory', () => {
    const supports = ['witch', 'support:veteran', 'squire'];
    expect(advice(rolled(4, { supports }))).toBe('lance support:veteran');
    expect(advice(rolled(5, { supports }))).toBe('lance squire');
    expect(advice(rolled(4, { supports: ['witch'] }))).toBe('lance witch');
    expect(advice(rolled(4, { supports: ['witch'], relics: ['medal'] }))).toBe('pass');
  });

  it('leaves the relic for its step, and the ring for when nothing else leads', () => {
    const table = rolled(4, { supports: ['witch'], relics: ['medal', 'ring'] });
    play(table, 'red: pass', 'red: pass');
    expect(advice(table)).toBe('relic medal');
    expect(advice(rolled(6, { relics: ['medal', 'ring'] }))).toBe('relic ring');
    expect(advice(rolled(8, { relics: ['medal', 'ring'] }))).toBe('pass');
  });

  it('sends the ring at the dice that lead most often', () => {
    const table = rolled(4, { relics: ['ring'] });
    play(table, 'red: relic ring');
    expect(advice(table)).toBe('reroll white1');
  });

  it('answers a player who has taken the lead', () => {
    const table = fought({
      against: BLUE,
      order: [0, 1],
      red: { supports: ['squire'] },
      rival: { supports: ['squire'] },
      dice: 'black2 white2',
      foeDice: 'black1 white3',
    });
    expect(advice(table)).toBe('lance squire');
    play(table, 'blue: lance squire');
    expect(advice(table)).toBe('pass');
  });
});

describe('counsel on a lost duel', () => {
  it('takes back the lance that does most', () => {
    const table = fought({
      knight: { attack: 12 },
      red: { supports: ['support:veteran', 'squire'] },
      dice: 'black0 white0 black0 white0',
    });
    play(table, 'red: lance support:veteran', 'red: lance squire');
    expect(advice(table)).toBe('recover squire');
  });
});
