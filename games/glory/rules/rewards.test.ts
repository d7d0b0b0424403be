import { describe, expect, it } from 'vitest';
import type { Table } from '@destrier/engine';
import { asked, cardsIn, hold, offered, play, tried } from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import type { Reward } from '../content/types.js';
import { give, seated, stateOf } from '../testing/seated.js';
import { receive } from './rewards.js';

type Given = NonNullable<NonNullable<Parameters<typeof seated>[1]>['given']>;

/** Red gets the reward of a card that offers these. */
function rewarded(rewards: readonly Reward[], given?: Given): Table {
  const card = { deck: 'romance', copies: 1, source: 'pack', rewards };
  return seated(2, {
    content: { ...content, travel: { ...content.travel, gift: card } },
    ...(given === undefined ? {} : { given }),
    begin: (match) => match.call(receive, { seat: 0, from: 'travel', id: 'gift' }),
  });
}

const red = (table: Table) => stateOf(table).players[0];
const isAsked = (table: Table) => asked(table).includes('red: reward.choose');

describe('parts of a reward', () => {
  it('[G7.6 computes] coins, strength, faith and glory, as many as are shown', () => {
    const table = rewarded([{ coins: 2, strength: 3, faith: 4, glory: 5 }]);
    expect(red(table)).toMatchObject({ coins: 2, strength: 3, faith: 4, glory: 15 });
    expect(table.result[0]).toMatchObject({ breakdown: { travel: 5 } });
    expect(stateOf(table).players[1]).toMatchObject({ coins: 0, strength: 0, faith: 0, glory: 10 });
  });

  it('[G7.17 computes] what can be gained is gained, and the rest is lost', () => {
    const table = rewarded(
      [{ mount: 4, prestige: 'royal', relic: 'ring', support: 'thug', glory: 2 }],
      (_s, match) => {
        give(match, 0, { mount: 2, prestige: ['royal'] });
      },
    );
    expect(red(table)).toMatchObject({ mount: 2, glory: 12 });
    expect(cardsIn(table, red(table).prestige.ready)).toEqual(['royal']);
    expect(cardsIn(table, red(table).relics.ready)).toEqual(['ring']);
    expect(cardsIn(table, red(table).supports.ready)).toEqual(['thug']);
  });

  it.each([
    ['mount', 1, 1],
    ['mount', 2, 3],
    ['mount', 3, 3],
    ['mount', 4, 4],
    ['armour', 1, 1],
    ['armour', 2, 3],
    ['armour', 3, 3],
  ] as const)('[G7.18 computes] a %s of level III, coming from %i: %i', (item, from, to) => {
    const table = rewarded([{ [item]: 3 }], (_s, match) => give(match, 0, { [item]: from }));
    expect(red(table)[item]).toBe(to);
    expect(red(table)[item === 'mount' ? 'armour' : 'mount']).toBe(2);
  });

  it.each(['prestige', 'usedPrestige'] as const)(
    '[G7.19 forbids] a second token of a kind (%s), though not the rest nor another kind',
    (side) => {
      const owner: Given = (_s, match) => give(match, 0, { [side]: ['chamberlain'] });
      const same = rewarded([{ glory: 3, prestige: 'chamberlain' }], owner);
      const { ready, used } = red(same).prestige;
      expect([...ready, ...used]).toHaveLength(1);
      expect(red(same).glory).toBe(13);
      const other = rewarded([{ glory: 3, prestige: 'royal' }], owner);
      expect(cardsIn(other, red(other).prestige.ready)).toContain('royal');
    },
  );

  it('[G7.20 computes] a support comes from the scroll pile', () => {
    const before = stateOf(rewarded([{ coins: 1 }])).piles.scroll.length;
    const table = rewarded([{ support: 'weapon-master' }]);
    expect(cardsIn(table, red(table).supports.ready)).toEqual(['weapon-master']);
    expect(stateOf(table).piles.scroll).toHaveLength(before - 1);
  });

  it('[G7.20 forbids] a support that is not in the scroll pile, though one lies in pile I', () => {
    const table = rewarded([{ support: 'thug', coins: 1 }], (s, match) => {
      const { scroll, one, two } = s.piles;
      for (const card of scroll.splice(0)) (match.name(card) === 'thug' ? two : scroll).push(card);
      hold(match, one, ['thug']);
    });
    expect(red(table)).toMatchObject({ supports: { ready: [] }, coins: 1 });
  });

  it('[G1.10 computes] the last relic of a kind, and none after it', () => {
    const leave =
      (left: number): Given =>
      (s, match) => {
        const rings = s.relics.filter((card) => match.name(card) === 'ring').length;
        for (let i = left; i < rings; i++) give(match, 1, { relics: ['ring'] });
      };
    const last = rewarded([{ relic: 'ring' }], leave(1));
    expect(cardsIn(last, red(last).relics.ready)).toEqual(['ring']);
    const none = rewarded([{ relic: 'ring', coins: 1 }], leave(0));
    expect(red(none)).toMatchObject({ relics: { ready: [] }, coins: 1 });
  });

  it('[G7.21 computes] two titles are drawn, one is kept, the other discarded', () => {
    const table = rewarded([{ titles: 2 }]);
    expect(asked(table)).toEqual(['red: objective.keep']);
    expect(red(table).drawn).toHaveLength(2);
    const [keep = ''] = offered(table, 'red');
    play(table, `red: ${keep}`);
    expect(cardsIn(table, red(table).titles)).toEqual([keep.replace('keep ', '')]);
    expect(stateOf(table).titleDiscard).toHaveLength(1);
  });

  it('[G7.21 computes] nothing where no title is left, and the rest of the reward', () => {
    const table = rewarded([{ titles: 2, coins: 1 }], (s) => {
      s.publicTitles.push(...s.titleDeck.splice(0));
    });
    expect(red(table)).toMatchObject({ drawn: [], titles: [], coins: 1 });
    expect(asked(table)).not.toContain('red: objective.keep');
  });
});

describe('either or', () => {
  it.each([
    ['choose armour', { armour: 3, coins: 0 }],
    ['choose coins', { armour: 2, coins: 3 }],
  ])('[G7.14 computes] %s: that reward and not the other', (option, after) => {
    const table = rewarded([{ armour: 3 }, { coins: 3 }]);
    expect(offered(table, 'red')).toEqual(['choose armour', 'choose coins']);
    play(table, `red: ${option}`);
    expect(red(table)).toMatchObject(after);
    expect(isAsked(table)).toBe(false);
  });

  it('[G7.14 computes] a reward is called by its rarest part, a tile by its name', () => {
    const tiles = rewarded([
      { glory: 1, support: 'nun', relic: 'ring' },
      { relic: 'medal', prestige: 'royal' },
      { prestige: 'royal', mount: 3 },
    ]);
    expect(offered(tiles, 'red')).toEqual(['choose nun', 'choose medal', 'choose royal']);
    const figures = rewarded([
      { mount: 3, armour: 3 },
      { armour: 3, titles: 2 },
      { titles: 2, glory: 1 },
      { glory: 2, coins: 1 },
      { coins: 1, strength: 1 },
      { strength: 1, faith: 1 },
      { faith: 2 },
    ]);
    expect(offered(figures, 'red')).toEqual(
      ['mount', 'armour', 'titles', 'glory', 'coins', 'strength', 'faith'].map(
        (word) => `choose ${word}`,
      ),
    );
  });

  it('[G7.15 forbids] a reward that would give nothing while others give something', () => {
    const table = rewarded([{ armour: 4 }, { coins: 1 }, { faith: 1 }]);
    expect(offered(table, 'red')).toEqual(['choose coins', 'choose faith']);
    expect(tried(table, 'red: choose armour')).toMatchObject({
      code: 'blocked',
      rule: 'G7.15',
      why: 'otherLevel',
      params: { item: 'armour', level: 4, has: 2 },
    });
    expect(red(table)).toMatchObject({ armour: 2, coins: 0, faith: 0 });
  });

  it('[G7.15 allows] a reward of which only a part can be gained', () => {
    const table = rewarded([{ armour: 4, glory: 1 }, { coins: 1 }]);
    expect(offered(table, 'red')).toEqual(['choose armour', 'choose coins']);
    play(table, 'red: choose armour');
    expect(red(table)).toMatchObject({ armour: 2, glory: 11 });
  });

  it.each<[string, Reward, Parameters<typeof give>[2]]>([
    ['an owned prestige', { prestige: 'royal' }, { prestige: ['royal'] }],
    ['equipment of another level', { mount: 3 }, { mount: 3 }],
  ])('[G7.15 computes] %s: the other reward is taken without a question', (_, empty, holding) => {
    const table = rewarded([empty, { coins: 2 }], (_s, match) => give(match, 0, holding));
    expect(isAsked(table)).toBe(false);
    expect(red(table).coins).toBe(2);
  });

  it.each([
    ['prestigeOwned', { prestige: 'royal' }],
    ['noneLeft', { relic: 'ring' }],
    ['noneLeft', { support: 'thug' }],
    ['noneLeft', { prestige: 'suzerain' }],
    ['noTitles', { titles: 2 }],
    ['otherLevel', { mount: 4 }],
  ])('[G7.15 forbids] an empty reward, because of %s', (reason, empty: Reward) => {
    const table = rewarded([empty, { coins: 2 }, { faith: 1 }], (s, match) => {
      give(match, 0, { prestige: ['royal'] });
      const gone = (card: (typeof s.relics)[number]) =>
        ['ring', 'suzerain', 'thug'].includes(match.name(card));
      for (const supply of [s.relics, s.prestige, s.piles.scroll]) {
        const kept = supply.filter((card) => !gone(card));
        const taken = supply.filter(gone);
        supply.splice(0, supply.length, ...kept);
        const { relics, prestige, supports } = s.players[1];
        const to = supply === s.relics ? relics : supply === s.prestige ? prestige : supports;
        to.ready.push(...taken);
      }
      s.publicTitles.push(...s.titleDeck.splice(0));
    });
    const word = Object.values(empty).find((what) => typeof what === 'string');
    expect(tried(table, `red: choose ${word ?? Object.keys(empty)[0]}`)).toMatchObject({
      code: 'blocked',
      rule: 'G7.15',
      why: reason,
    });
  });

  it('[G7.17 computes] nothing at all where neither reward gives something', () => {
    const table = rewarded([{ mount: 4 }, { armour: 4 }]);
    expect(isAsked(table)).toBe(false);
    expect(red(table)).toMatchObject({ mount: 2, armour: 2 });
  });
});

describe('other origins', () => {
  const given = (from: 'trophy' | 'event' | 'prize', id: string, changed: object = {}) =>
    seated(2, {
      content: { ...content, ...changed },
      begin: (match) => match.call(receive, { seat: 0, from, id }),
    });

  it('[G10.13 computes] the standard prize: 1 glory and 1 coin', () => {
    const table = given('prize', 'prize');
    expect(red(table)).toMatchObject({ glory: 11, coins: 1 });
    expect(table.result[0]).toMatchObject({ breakdown: { prize: 1 } });
  });

  it('[G10.14 computes] a trophy pays what it shows', () => {
    const trophies = {
      ...content.trophies,
      goblet: { source: 'pack', reward: { glory: 4, relic: 'amulet' } },
    };
    const table = given('trophy', 'goblet', { trophies });
    expect(red(table).glory).toBe(14);
    expect(table.result[0]).toMatchObject({ breakdown: { trophy: 4 } });
    expect(cardsIn(table, red(table).relics.ready)).toEqual(['amulet']);
  });

  it('[G6.4 computes] the reward of an event', () => {
    const table = given('event', 'crusade');
    expect(red(table)).toMatchObject({ glory: 13, faith: 3 });
    expect(table.result[0]).toMatchObject({ breakdown: { event: 3 } });
  });
});
