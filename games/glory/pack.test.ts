import { checkPack, contentIssues, packTemplate } from '@destrier/engine/pack';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.js';
import { pack } from './pack.js';

const check = (changes: object) =>
  checkPack('glory', content, pack, { pack: 'mine', game: 'glory', content: changes });

/** What is said against a pack, each with its path. */
const against = (changes: object): string[] =>
  check(changes).impossible.map(({ path, reason }) => `${path.join('.')}: ${reason}`);

/** A pack that says one thing: `knights.henry.attack`, 13. */
const one = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;

it('[G1.19 computes] every item says whether a rulebook prints it or it is of our design', () => {
  const { figures, board, solo, ...items } = content;
  const sources = (group: object) =>
    new Set(Object.values(group).map(({ source }: { source?: string }) => source));
  const OURS = new Set(['house']);
  const PRINTED = new Set(['rulebook']);
  const { characters, knights, tournaments, trophies, prestige, dice, travel, ...printed } = items;
  for (const group of [characters, knights, tournaments, trophies, prestige, solo.cards])
    expect(sources(group)).toEqual(OURS);
  for (const group of Object.values(printed)) expect(sources(group)).toEqual(PRINTED);
  for (const group of [travel, dice, board.spaces])
    expect([...sources(group)].every((source) => source === 'house' || source === 'rulebook')).toBe(
      true,
    );
  expect(figures.source).toBe('rulebook');
  expect(Object.values(travel).filter(({ source }) => source === 'rulebook')).toHaveLength(12);
});

it('the content of the game keeps its own schema', () => {
  expect(contentIssues(pack, content)).toEqual([]);
});

describe('a pack', () => {
  it('[G1.19 computes] replaces the figures it names, and says where they come from', () => {
    const {
      content: mine,
      impossible,
      missing,
    } = check(one('knights.henry', { attack: 11, glory: 9 }));
    expect(impossible).toEqual([]);
    expect(mine).toEqual({
      ...content,
      knights: {
        ...content.knights,
        henry: { source: 'pack', type: 'king', attack: 11, glory: 9, prestige: 2 },
      },
    });
    expect(missing).not.toContain('knights.henry');
    expect(missing).toContain('knights.zawisza');
  });

  it('is the source of prices and trophies of which it changes a part', () => {
    const { impossible, missing } = check({
      board: { prices: { mount: { 4: 6 } } },
      trophies: { sword: { reward: { glory: 3 } } },
    });
    expect(impossible).toEqual([]);
    expect(missing).not.toContain('board.prices');
    expect(missing).not.toContain('trophies.sword');
    expect(missing).toContain('trophies.spurs');
  });

  it('may give a knight another type, and a veteran other dice', () => {
    expect(against(one('knights.talbot', { type: 'champion', fewer: { white: 0 } }))).toEqual([]);
    expect(against(one('knights.talbot.fewer', { white: 0, red: 1 }))).toEqual([]);
  });

  it('may move copies between cards, but not change their number', () => {
    expect(against({ travel: { hunt: { copies: 0 }, feast: { copies: 2 } } })).toEqual([]);
    expect(against({ travel: { hunt: { copies: 0 } } })).toEqual([
      'content.travel: there must be 26 romance cards, and there are 25',
    ]);
  });

  it('is refused with the nearest name where it names what is not there', () => {
    expect(against(one('knights.henri.attack', 9))).toEqual([
      'content.knights.henri: there is no henri here: is henry meant?',
    ]);
    expect(against(one('travel.convent.rewards', [{ support: 'monk' }]))).toEqual([
      'content.travel.convent.rewards.0.support: there is no monk among the supports',
    ]);
  });

  it('is refused where a reward has a part that no reward has', () => {
    expect(against(one('travel.convent.rewards', [{ pawns: 1 }]))).toHaveLength(1);
  });

  it('is refused where a joust does not add up', () => {
    const [first, second, third] = content.tournaments['lily']?.rounds ?? [];
    const joust = { place: first?.joust.place.slice(1), add: first?.joust.add };
    expect(against(one('tournaments.lily.rounds', [{ ...first, joust }, second, third]))).toEqual([
      'content.tournaments.lily.rounds.0.joust: a joust has eight slots, and here are 7 slots, 3 knights placed, 2 added and 2 players',
      'content.tournaments.lily.rounds.0.joust: players, knights placed and knights added fill a joust, and here are 7 slots, 3 knights placed, 2 added and 2 players',
    ]);
  });
});

describe('a value is refused when it is impossible', () => {
  it.each([
    ['board.spaces.training.circles', [0, 12, 12], [0, 12, 13]],
    ['board.spaces.training.circles', [1, 1, 1], [1, 1]],
    ['board.prices.mount.4', 12, 13],
    ['board.prices.mount.2', 0, -1],
    ['characters.heir.mount', 4, 5],
    ['characters.heir.armour', 1, 0],
    ['characters.heir.coins', 20, 21],
    ['characters.heir.glory', 30, 31],
    ['characters.heir.titles.keep', 3, 7],
    ['characters.heir.travel.market', 4, 5],
    ['characters.exile.special', 2, 3],
    ['dice.red.faces', ['symbol', 2, 2, 3, 4, 5], ['symbol', 2, 3, 4, 5]],
    ['dice.red.faces', ['symbol', 2, 2, 3, 4, 5], ['sword', 2, 2, 3, 4, 5]],
    ['knights.henry.attack', 15, 16],
    ['knights.henry.attack', 1, 0],
    ['knights.henry.attack', 10, 10.5],
    ['knights.henry.attack', 10, '10'],
    ['knights.henry.prestige', 5, 6],
    ['knights.henry.type', 'noble', 'emperor'],
    ['knights.talbot.fewer.white', 3, 4],
    ['solo.tiles.hard', 'zawisza', 'lancelot'],
    ['solo.cards.pride.deck', 'basic', 'angry'],
    ['supports.nun.tiles.one', 1, 31],
    ['tournaments.lily.players', 2, 5],
    ['travel.destrier.cost', 12, 13],
    ['travel.giant.foe.attack', 15, 16],
    ['travel.hunt.rewards', [{ mount: 2 }], [{ mount: 1 }]],
    ['travel.hunt.rewards', [{ mount: 4 }], [{ mount: 5 }]],
    ['travel.hunt.rewards', [{ coins: 1 }], [{ coins: 0 }]],
    ['travel.hunt.rewards', [{ coins: 1 }], []],
    ['travel.hunt.rewards', [{ coins: 1 }], [{}]],
    ['trophies.sword.reward.glory', 30, 31],
  ])('%s may be %j and not %j', (path, possible, impossible) => {
    expect(against(one(path, possible))).toEqual([]);
    expect(against(one(path, impossible)).map((line) => line.split(':')[0])).toEqual([
      expect.stringContaining(`content.${path}`),
    ]);
  });
});

it('the template explains every figure', () => {
  const figures = packTemplate('glory', content, pack)
    .split('\n')
    .filter((line) => /^ +# {3}\w+: /.test(line));
  expect(figures).not.toEqual([]);
  expect(figures.filter((line) => !line.includes('  # '))).toEqual([]);
});
