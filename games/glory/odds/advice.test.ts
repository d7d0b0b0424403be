import { menuOf, need, promptOf, questions, spell, type Match } from '@destrier/engine';
import { asked, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { BLUE, fought } from '../testing/fought.js';
import { seated } from '../testing/seated.js';
import { advice } from './advice.js';
import { Reckoning } from './odds.js';
import { pointsIn } from './point.js';
import type { Spend } from './spend.js';

function askedIn(match: Match) {
  const question = need(questions(match)[0], 'a question');
  const { v } = need(match.fibers[question.fiber]?.stack[question.depth], 'a frame');
  const asking = { seat: question.seat, prompt: promptOf(match, question), v };
  return { asking, menu: menuOf(match, question, match.menu, false) };
}

/** The chances told of each option, engagement and duel. */
function told(match: Match): { [option: string]: readonly number[] | undefined } {
  const { asking, menu } = askedIn(match);
  const prospects = need(advice.prospects(match, asking), 'chances');
  const choices = Array.from({ length: menu.count }, (_, i) => menu.nth(i));
  return Object.fromEntries(
    choices.map((choice) => [
      spell(choice.verb, choice.args),
      prospects(choice)?.map(({ chance }) => exact(chance)),
    ]),
  );
}

/** In which order sums were made leaves its trace in the last digits. */
function exact(chance: number): number {
  return Number(chance.toFixed(12));
}

function odds(match: Match, spend: Spend): number[] {
  const found = new Reckoning(match, need(pointsIn(match)[0], 'a duel')).odds(spend);
  return [exact(found.engagement), exact(found.duel)];
}

const RED = {
  mount: 2,
  armour: 2,
  strength: 2,
  faith: 1,
  supports: ['cook', 'squire', 'armourer'],
  relics: ['medal'],
};
const DICE = 'black1 black0 white1 white0';

describe('the chances of an option are those of what it declares', () => {
  it('step by step', () => {
    const table = fought({ knight: { attack: 9 }, red: RED, dice: DICE });
    const { match } = table;
    const steps: readonly (readonly [string, { readonly [option: string]: Spend }])[] = [
      ['tent.tent', { pass: { tent: ['pass'] }, 'tent cook': { tent: ['cook'] } }],
      [
        'strength.add',
        { pass: { strength: 0 }, 'add 1': { strength: 1 }, 'add 2': { strength: 2 } },
      ],
      ['faith.reroll', { pass: { reroll: ['pass'] } }],
      ['lance.lance', { pass: { lance: ['pass', 'pass'] }, 'lance squire': { lance: ['squire'] } }],
      ['second lance.lance', { pass: { lance: ['pass'] }, 'lance squire': { lance: ['squire'] } }],
      ['relic.relic', { pass: { relic: 'pass' }, 'relic medal': { relic: 'medal' } }],
    ];
    for (const [prompt, options] of steps) {
      expect(asked(table)).toEqual([`red: ${prompt}`]);
      const chances = told(match);
      for (const [option, spend] of Object.entries(options))
        expect([prompt, option, chances[option]]).toEqual([prompt, option, odds(match, spend)]);
      play(table, 'red: pass');
    }
  });

  it('for each reroll too', () => {
    const table = fought({ knight: { attack: 9 }, red: { faith: 1 }, dice: 'black1 white0' });
    const { match } = table;
    expect(told(match)).toEqual({
      'reroll black1': odds(match, { reroll: ['black1'] }),
      'reroll white0': odds(match, { reroll: ['white0'] }),
      'reroll black1 white0': odds(match, { reroll: ['black1', 'white0'] }),
      pass: odds(match, { reroll: ['pass'] }),
    });
  });
});

describe('a helper that is refused', () => {
  /** Lost by one, and the squire adds more than that. */
  const LOST = { supports: ['squire'] };
  const assumed = (match: Match): unknown => {
    const { asking, menu } = askedIn(match);
    const prospects = need(advice.prospects(match, asking), 'chances');
    return prospects(menu.nth(menu.count - 1))?.map(({ assumes }) => assumes);
  };

  it('is not counted on again where nothing can happen before the second question', () => {
    const { match } = fought({ knight: { attack: 1 }, red: LOST, dice: 'black0 white0' });
    const { pass, 'lance squire': called } = told(match);
    expect(called?.[0]).toBe(1);
    expect(pass?.[0]).toBe(0);
    expect(assumed(match)).toEqual(['noHelper', 'noHelper']);
  });

  it('is counted on, and that is said, where the other player may act in between', () => {
    const table = fought({
      against: BLUE,
      order: [1, 0],
      red: LOST,
      rival: { supports: ['support:veteran'] },
      dice: 'black0 white0',
      foeDice: 'black1 white0',
    });
    expect(asked(table)).toEqual(['red: lance.lance']);
    expect(told(table.match)['pass']).toEqual(odds(table.match, { lance: ['pass'] }));
    expect(odds(table.match, { lance: ['pass'] })).not.toEqual(
      odds(table.match, { lance: ['pass', 'pass'] }),
    );
    expect(assumed(table.match)).toEqual(['helperLater', 'helperLater']);
  });

  it('is not spoken of where it makes no difference', () => {
    const { match } = fought({ knight: { attack: 30 }, red: LOST, dice: 'black0 white0' });
    expect(assumed(match)).toEqual([undefined, undefined]);
  });
});

describe('the grounds of the policy', () => {
  it('are said at every step at which it has any, with its prices', () => {
    const at = (prompt: string) => advice.grounds?.({ seat: 0, prompt, v: {} });
    const duel = { id: 'duel', params: {} };
    expect(at('strength.add')).toEqual({
      engagement: { id: 'strength', params: { strength: 0.02, tile: 0.2 } },
      duel,
    });
    expect(at('faith.reroll')?.['engagement']?.params).toEqual({ faith: 0.16, tile: 0.2 });
    expect(at('tent.tent')?.['engagement']?.params).toEqual({ tent: 0.04, glory: 0.15 });
    for (const prompt of ['lance.lance', 'second lance.lance', 'relic.relic'])
      expect(at(prompt)?.['engagement']?.id).toBe('tiles');
    expect(at('tie.turn')).toEqual({ duel });
  });
});

it('tells the chances by the policy, which is named, where nothing is chosen', () => {
  const { match } = fought({ knight: { attack: 9 }, red: { strength: 4 } });
  const { asking } = askedIn(match);
  const [engagement, duel] = odds(match, {});
  const now = advice.prospects(match, asking)?.() ?? [];
  expect(now.map(({ of, chance }) => [of, exact(chance)])).toEqual([
    ['engagement', engagement],
    ['duel', duel],
  ]);
  expect(advice.policy).toBe('counsel 1');
});

it('advises in the recovery, too, where no chance is left', () => {
  const table = fought({
    knight: { attack: 30 },
    red: { supports: ['support:veteran', 'squire'] },
    dice: 'black0 white0 black0 white0',
  });
  play(table, 'red: lance support:veteran', 'red: lance squire');
  expect(asked(table)).toEqual(['red: recovery.supports']);
  const { asking, menu } = askedIn(table.match);
  expect(advice.prospects(table.match, asking)).toBeUndefined();
  expect(advice.choice(table.match, asking, menu)).toMatchObject({ args: ['squire'] });
});

it('says nothing outside duels', () => {
  const { match } = seated(2);
  const { asking, menu } = askedIn(match);
  expect(advice.choice(match, asking, menu)).toBeUndefined();
  expect(advice.prospects(match, asking)).toBeUndefined();
});

describe('keeping the dice as they lie', () => {
  const assumes = (match: Match) => {
    const { asking, menu } = askedIn(match);
    const pass = Array.from({ length: menu.count }, (_, i) => menu.nth(i)).find(
      ({ verb }) => verb === 'pass',
    );
    return advice
      .prospects(
        match,
        asking,
      )?.(need(pass, 'nothing'))
      ?.map((one) => one.assumes);
  };
  const behind = (red: object) =>
    fought({ knight: { attack: 4 }, red: { faith: 1, ...red }, dice: 'black0 white0' });

  it('says that a helper or a relic may still be used, where one is counted on', () => {
    const table = behind({ supports: ['squire'] });
    expect(asked(table)).toEqual(['red: faith.reroll']);
    expect(told(table.match)['pass']?.[0]).toBe(1);
    expect(assumes(table.match)).toEqual(['tilesLater', 'tilesLater']);
  });

  it('says nothing where none is left, or none would help', () => {
    expect(assumes(behind({}).match)).toEqual([undefined, undefined]);
    const table = fought({
      knight: { attack: 30 },
      red: { faith: 1, supports: ['squire'] },
      dice: 'black0 white0',
    });
    expect(assumes(table.match)).toEqual([undefined, undefined]);
  });
});
