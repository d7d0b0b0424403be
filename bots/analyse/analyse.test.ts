import {
  forkFor,
  newMatch,
  prepare,
  run,
  stateHash,
  streamFrom,
  Table,
  tableKey,
  type Seat,
} from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '@destrier/registry';
import { winShares } from '../play.js';
import { analyse, type Analysis, type Progress } from './analyse.js';

const HANDS = [
  'lion-9 lion-3 rose-1 tower-2 moon-4',
  'lion-5 rose-9 rose-2 tower-9 moon-3',
  'rose-5 rose-6 tower-4 moon-8 moon-9',
  'lion-6 rose-3 tower-3 tower-5 moon-7',
  'lion-7 lion-8 rose-4 tower-6 moon-5',
  'lion-4 rose-7 rose-8 tower-8 moon-2',
];

/** A trick game at its first question, in which whoever gets one more point wins: a card of rank 1 brings it at once. */
function onePointShort(): Table {
  const prepared = prepare(gameNamed('tricks').game, HANDS.length, {
    passing: 'off',
    limit: '12',
  });
  const match = newMatch(prepared, tableKey('given'));
  const deck = [...HANDS, 'tower-7 moon-6'].flatMap((words) => words.split(' '));
  match.script = new Map([['deck', deck]]);
  run(match);
  const { players } = match.s as { players: { score: number }[] };
  players.forEach((player, seat) => {
    player.score = 11;
    match.ledger = match.ledger.with(seat, { given: 11 });
  });
  return Table.at(match, 'given');
}

function choose(table: Table, seat: Seat, option: string): Table {
  const answer = table.choose(seat, undefined, option);
  if (!answer.ok) throw new Error(`${option}: ${answer.refusal.why}`);
  return table;
}

interface Course {
  readonly game: string;
  readonly seats: number;
  /** The table begins after this many choices, and has this many. */
  readonly from?: number;
  readonly to?: number;
}

/** A game of random choices. `free`: the numbers of those that were asked for and had an alternative. */
function randomGame({ game, seats, from = 0, to = Infinity }: Course) {
  let table = Table.start(gameNamed(game).game, { seats, seed: `random ${game}` });
  const random = streamFrom('choices', 'test');
  const free: number[] = [];
  while (!table.over && table.match.n < to) {
    if (table.match.n === from) table = table.fork();
    const asks = table.asks();
    const ask = asks[random.below(asks.length)];
    const ids = ask === undefined ? [] : table.optionIds(ask.seat, ask.id);
    if (ask === undefined || ids.length === 0) continue;
    const answer = table.choose(ask.seat, ask.id, ids[random.below(ids.length)] as string);
    if (!answer.ok) throw new Error(answer.refusal.why);
    if (table.match.n > from && ask.kind !== 'aside' && ids.length > 1) free.push(table.match.n);
  }
  return { table, free };
}

const seqs = (rows: readonly { readonly seq: number }[]): number[] => rows.map(({ seq }) => seq);

describe('a decision', () => {
  it('that let a sure victory go by has a cost that is surely not 0', async () => {
    const table = choose(onePointShort(), 0, 'play tower-2');
    const { decisions } = await analyse(table, { iterations: 60 });
    expect(decisions).toHaveLength(1);
    const [{ cost, cost95, ...blunder }] = decisions as [Analysis['decisions'][number]];
    expect(blunder).toEqual({ seq: 1, seat: 0, chosen: 'play tower-2', best: 'play rose-1' });
    expect(cost).toBeGreaterThan(0.3);
    expect(cost95[0]).toBeGreaterThan(0);
    expect(cost95[0]).toBeLessThan(cost);
    expect(cost95[1]).toBeGreaterThan(cost);
  });

  it('as the master would have made it costs nothing', async () => {
    const table = choose(onePointShort(), 0, 'play rose-1');
    const { decisions, curve } = await analyse(table, { iterations: 30 });
    const option = 'play rose-1';
    expect(decisions).toEqual([
      { seq: 1, seat: 0, chosen: option, best: option, cost: 0, cost95: [0, 0] },
    ]);
    expect(curve.at(-1)).toEqual({ seq: 1, win: [1, 0, 0, 0, 0, 0] });
  });

  it.each([1, 20])(
    'is judged by what its seat knew: the hands of others do not matter, with %i iterations',
    async (iterations) => {
      const table = Table.start(gameNamed('tricks').game, { seats: 3, seed: 'eyes' });
      for (const seat of [0, 1, 2] as const)
        choose(table, seat, table.optionIds(seat).at(seat) as string);
      const { seat } = table.asks()[0] as { seat: Seat };
      const option = table.optionIds(seat)[0] as string;
      const hashes = new Set<string>();
      const found = new Set<string>();
      for (const other of ['a', 'b', 'c', 'd', 'e']) {
        const world = Table.at(forkFor(table.match, seat, other), other);
        hashes.add(stateHash(world.match));
        const { curve, decisions } = await analyse(choose(world, seat, option), { iterations });
        expect(decisions).toMatchObject([{ seat, chosen: option }]);
        found.add(JSON.stringify([curve[0]?.win[seat], decisions]));
      }
      expect(hashes.size).toBe(5);
      expect([...found]).toHaveLength(1);
    },
  );

  it.each([
    { game: 'tricks', seats: 3, from: 30 },
    { game: 'hazard', seats: 2, to: 14 },
  ])('is one only where there was a choice: $game', async (course) => {
    const { table, free } = randomGame(course);
    const { decisions } = await analyse(table, { iterations: 1 });
    expect(free.length).toBeGreaterThan(0);
    expect(free.length).toBeLessThan(table.rows.length);
    expect(seqs(decisions)).toEqual(free);
    const before = table.match.n - table.rows.length;
    for (const { seq, seat, chosen } of decisions)
      expect(table.rows[seq - before - 1]).toMatchObject({ seat, option: chosen });
  });
});

describe('the curve', () => {
  it('goes from before the first choice to the result', async () => {
    const { table } = randomGame({ game: 'hazard', seats: 2 });
    const { curve, partial, iterations, bot } = await analyse(table, { iterations: 1 });
    expect(seqs(curve)).toEqual(Array.from({ length: table.rows.length + 1 }, (_, i) => i));
    expect(curve.at(-1)?.win).toEqual(winShares(table.result));
    for (const { win } of curve) expect(Math.min(...win)).toBeGreaterThanOrEqual(0);
    expect({ partial, iterations, bot }).toEqual({
      partial: false,
      iterations: 1,
      bot: 'master@1',
    });
  });

  it('of an unfinished game goes as far as the game', async () => {
    const { table } = randomGame({ game: 'hazard', seats: 2, to: 7 });
    const { curve, partial } = await analyse(table, { iterations: 4 });
    expect(seqs(curve)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(partial).toBe(false);
    for (const share of curve.at(-1)?.win ?? []) expect(share).toBeLessThan(1);
  });

  it('turns where somebody wins or lets a victory go by', async () => {
    const { turningPoints, curve } = await analyse(choose(onePointShort(), 0, 'play rose-1'), {
      iterations: 60,
    });
    const before = curve[0]?.win[0] as number;
    expect(before).toBeLessThan(0.8);
    expect(turningPoints).toMatchObject([{ seq: 1, seat: 0 }]);
    expect(turningPoints[0]?.swing).toBeCloseTo(1 - before, 3);
  });
});

describe('the work', () => {
  it('is the same by the same iterations, in one pass or in several', async () => {
    const { table } = randomGame({ game: 'hazard', seats: 2, to: 9 });
    const passes = new Set<number>();
    const onProgress = ({ iterations }: Progress): void => void passes.add(iterations);
    const found = await analyse(table, { iterations: 40, onProgress });
    expect([...passes]).toEqual([16, 40]);
    expect(await analyse(table, { iterations: 40, minutes: 30 })).toEqual(found);
    expect(await analyse(table, { iterations: 41 })).not.toEqual(found);
  });

  it('deepens for the time it is given, and is complete when that is over', async () => {
    const { table } = randomGame({ game: 'hazard', seats: 2, to: 2 });
    const { partial, iterations, curve } = await analyse(table, { minutes: 1 / 120 });
    expect(partial).toBe(false);
    expect(iterations).toBeGreaterThanOrEqual(16);
    expect(curve).toHaveLength(3);
  });

  it('that is cancelled in the second pass has all of the first', async () => {
    const { table } = randomGame({ game: 'hazard', seats: 2, to: 9 });
    const stop = new AbortController();
    const cancelled = await analyse(table, {
      iterations: 5000,
      signal: stop.signal,
      onProgress({ done, all }) {
        if (done === all) stop.abort();
      },
    });
    expect(cancelled).toEqual({ ...(await analyse(table, { iterations: 16 })), partial: true });
  });

  it('that is cancelled in the first pass has as much as was done', async () => {
    const { table } = randomGame({ game: 'hazard', seats: 2, to: 9 });
    const stop = new AbortController();
    const { curve, partial } = await analyse(table, {
      iterations: 16,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(partial).toBe(true);
    expect(curve.length).toBeGreaterThan(0);
    expect(curve.length).toBeLessThan(10);
    expect(await analyse(table, { signal: AbortSignal.abort() })).toMatchObject({
      partial: true,
      iterations: 0,
      curve: [],
      decisions: [],
    });
  });
});
