import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, stateHash, type Match } from '@destrier/engine';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { gameNamed } from '@destrier/registry';
import type { Thought } from '../mind.js';
import { playGame, type Player } from '../play.js';
import { playerNamed } from '../players.js';
import { closePrograms } from './programs.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'exec-'));
});
afterEach(closePrograms);
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string): string => join(folder, name);

/** What every script begins with: the lines that come in go to `heard(message)`, `say` writes one. */
const HEAD = `#!${process.execPath}
const { appendFileSync } = require('node:fs');
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
const note = (value) => appendFileSync(__filename + '.log', JSON.stringify(value) + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => heard(JSON.parse(line)));
`;

/** A bot whose code stands here, and what it noted. */
function bot(name: string, code: string): { readonly player: Player; readonly log: () => Line[] } {
  const file = fileOf(`${name}.cjs`);
  writeFileSync(file, `${HEAD}${code}`, { mode: 0o755 });
  return { player: playerOf(`exec:${file}`), log: () => logOf(file) };
}

interface Line {
  readonly type: string;
  readonly [key: string]: unknown;
}

function logOf(file: string): Line[] {
  if (!existsSync(`${file}.log`)) return [];
  const lines = readFileSync(`${file}.log`, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

function playerOf(name: string, seconds?: number): Player {
  const player = playerNamed(name, gameNamed('hazard').evaluation, seconds);
  if (player === undefined) throw new Error(`there is no bot ${name}`);
  return player;
}

interface Fallen {
  readonly n: number;
  readonly seat: number;
  readonly fell: Thought['fell'];
}

async function played(
  players: readonly Player[],
  seed = 'a',
): Promise<{ readonly match: Match; readonly fallen: Fallen[] }> {
  const prepared = prepare(gameNamed('hazard').game, players.length);
  const fallen: Fallen[] = [];
  const match = await playGame(prepared, players, seed, [
    {
      decided({ n }, { seat }, { fell }) {
        if (fell !== undefined) fallen.push({ n, seat, fell });
      },
    },
  ]);
  return { match, fallen };
}

it('plays by index and by name, and is told of its own seat alone', async () => {
  const first = bot(
    'first',
    `const heard = (m) => { note(m); if (m.type === 'decision') say({ index: 0 }); }`,
  );
  const named = bot(
    'named',
    `const heard = (m) => { if (m.type === 'decision') say({ choose: m.legal[0] }); }`,
  );
  const { match, fallen } = await played([playerOf('greedy'), first.player]);
  expect(fallen).toEqual([]);
  const again = await played([playerOf('greedy'), named.player]);
  expect(stateHash(again.match)).toBe(stateHash(match));
  await closePrograms();
  const log = first.log();
  expect(log[0]).toMatchObject({
    type: 'hello',
    protocol: 'env 1',
    game: 'hazard',
    seats: 2,
    seat: 1,
  });
  expect(log[0]?.['seed']).not.toBe('a');
  const decisions = log.filter(({ type }) => type === 'decision');
  expect(decisions.length).toBeGreaterThan(2);
  expect(decisions.every(({ seat, observation }) => seat === 1 && observation !== undefined)).toBe(
    true,
  );
  expect(log.at(-1)).toMatchObject({ type: 'end', stateHash: stateHash(match) });
  expect(log.filter(({ type }) => type === 'hello' || type === 'end')).toHaveLength(2);
});

const FAULTS: readonly (readonly [name: string, code: string, why: RegExp])[] = [
  ['dies', `process.exit(3)`, /^it ended with code 3$/],
  ['talks nonsense', `console.log('hm')`, /^it wrote "hm": this line is not JSON/],
  [
    'chooses what is not there',
    `say({ choose: 'fly' })`,
    /^it wrote ".*", which is none of its \d+ options$/,
  ],
  ['counts too far', `say({ index: m.count })`, /which is none of its \d+ options$/],
  ['begins another game', `say({ reset: { seed: '1' } })`, /which is none of its \d+ options$/],
  ['dawdles', ``, /^no answer within 0.5 s$/],
  [
    'sleeps with a child',
    `require('node:child_process').spawn('sleep', ['1000']); for (;;);`,
    /^no answer within 0.5 s$/,
  ],
  [
    'writes a line without end',
    `process.stdout.write('x'.repeat(1e6))`,
    /^it wrote a line without end$/,
  ],
  [
    'writes lines without end',
    `process.stdout.write('{"index":0}\\n'.repeat(1e5))`,
    /^it wrote a line without being asked$/,
  ],
];

it.each(FAULTS)('loses its seat when it %s', async (name, code, why) => {
  const { player } = bot(
    name.replaceAll(' ', '-'),
    `let n = 0; const heard = (m) => {
      if (m.type !== 'decision') return;
      if (n++ < 2) say({ index: 0 }); else { ${code} }
    }`,
  );
  const patient = /dawdles|sleeps/.test(name) ? playerOf(player.name, 0.5) : player;
  const { fallen } = await played([patient, playerOf('random')]);
  expect(fallen).toHaveLength(1);
  expect(fallen[0]).toMatchObject({ seat: 0, fell: { to: 'greedy@1' } });
  expect(fallen[0]?.fell?.reason).toMatch(why);
});

it('loses its seat at once when it cannot be run', async () => {
  const { fallen } = await played([playerOf(`exec:${fileOf('nobody')}`), playerOf('random')]);
  expect(fallen).toHaveLength(1);
  expect(fallen[0]?.fell?.reason).toMatch(/^it cannot be run: .*ENOENT/);
});

it('leaves the rest of the game to greedy as greedy plays it', async () => {
  const { player } = bot('mute', `const heard = () => process.exit(0);`);
  const { match } = await played([player, playerOf('random')]);
  const { match: greedy } = await played([playerOf('greedy'), playerOf('random')]);
  expect(stateHash(match)).toBe(stateHash(greedy));
});

it('is kept from game to game', async () => {
  const { player, log } = bot(
    'kept',
    `const heard = (m) => {
      if (m.type === 'hello') note({ type: 'game', seed: m.seed, pid: process.pid });
      if (m.type === 'decision') say({ index: 0 });
    }`,
  );
  for (const seed of ['a', 'b', 'a']) await played([player, playerOf('random')], seed);
  const games = log();
  expect(new Set(games.map(({ pid }) => pid)).size).toBe(1);
  const [a, b, again] = games.map(({ seed }) => seed);
  expect(a).not.toBe(b);
  expect(again).toBe(a);
});

it('gets its seat back in the next game', async () => {
  const { player } = bot(
    'weary',
    `let n = 0; const heard = (m) => {
      if (m.type === 'decision') { if (++n === 3) process.exit(1); say({ index: 0 }); }
    }`,
  );
  const falls: number[] = [];
  for (const seed of ['a', 'b'])
    falls.push(...(await played([player, playerOf('random')], seed)).fallen.map(({ n }) => n));
  expect(falls).toHaveLength(2);
  expect(Math.min(...falls)).toBeGreaterThan(2);
});

it('may leave after a game', async () => {
  const { player, log } = bot(
    'leaving',
    `const heard = (m) => {
      if (m.type === 'hello') note(m);
      if (m.type === 'decision') say({ index: 0 });
      if (m.type === 'end') process.exit(0);
    }`,
  );
  for (const seed of ['a', 'b', 'c'])
    expect((await played([player, playerOf('random')], seed)).fallen).toEqual([]);
  expect(log().length).toBeGreaterThanOrEqual(3);
});

it('takes two seats with a program each', async () => {
  const file = fileOf('twin.cjs');
  writeFileSync(
    file,
    `${HEAD}const heard = (m) => { if (m.type === 'hello') note({ type: m.type, seat: m.seat, pid: process.pid }); if (m.type === 'decision') say({ index: 0 }); }`,
    { mode: 0o755 },
  );
  await played([playerOf(`exec:${file}`), playerOf(`exec:${file}`)]);
  const log = logOf(file);
  expect(new Set(log.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  expect(new Set(log.map(({ pid }) => pid)).size).toBe(2);
});

it('leaves no program behind, nor what it started', async () => {
  const { player, log } = bot(
    'parent',
    `const { pid } = require('node:child_process').spawn('sleep', ['1000'], { stdio: 'ignore' });
    note({ type: 'pids', pids: [pid, process.pid] });
    process.stdin.on('end', () => setInterval(() => {}, 1000));
    const heard = (m) => { if (m.type === 'decision') say({ index: 0 }); }`,
  );
  await played([player, playerOf('random')]);
  await closePrograms();
  const pids = log().flatMap(({ pids: all }) => all as number[]);
  expect(pids).toHaveLength(2);
  await expect.poll(() => pids.filter(isRunning), { timeout: 10_000 }).toEqual([]);
});

/** A process that is there and not only waits to be buried by whoever adopted it. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
