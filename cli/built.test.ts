import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './root.js';

const root = projectRoot();
const program = join(root, 'scripts', 'run.mjs');

interface Run {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** The program itself, in a process of its own; it builds itself where it is stale. */
function run(line: string, input = ''): Run {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'cli/dist/main.js', ...line.split(' ')],
    { cwd: root, input, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { exit: status, out: stdout, err: stderr };
}

it.each([
  'sim tricks --seats 4 --games 60 --seed 1 --fired',
  'ladder hazard --option rounds=2 --bots greedy,random,strong:2 --games 4',
  'balance glory --seats 2 --games 5 --seed 1 --bots random',
])('plays the same games on any number of threads: %s', (line) => {
  const [one, two, three] = ['1', '2', '3'].map((threads) => {
    const { exit, out } = run(`${line} --json --threads ${threads}`);
    expect(exit).toBe(0);
    const { timing: _timing, ...rest } = JSON.parse(out) as { timing: object };
    return JSON.stringify(rest);
  });
  expect(two).toBe(one);
  expect(three).toBe(one);
});

it('finds the best play of a duel in a thread of its own', () => {
  const { exit, out } = run(
    'odds glory --scenario games/glory/scenarios/odds-of-a-duel.scenario.yaml --json',
  );
  expect(exit).toBe(0);
  const { best, duel } = JSON.parse(out) as { best: number; duel: number };
  expect(best).toBeGreaterThan(duel);
  expect(best).toBeLessThan(1);
});

it('prints the odds that docs/glory.md shows', () => {
  const line = 'odds glory --scenario games/glory/scenarios/odds-of-a-duel.scenario.yaml';
  const docs = readFileSync(join(root, 'docs', 'glory.md'), 'utf8');
  expect(docs).toContain(`./destrier ${line}\n${run(line).out}`);
});

it('calculates the chances that counsel tells in a thread beside the game', () => {
  const script = `
    import { questions } from '@destrier/engine';
    import { sceneOf } from '@destrier/bots/host';
    import { pointsIn, Reckoning, SETUPS } from '@destrier/glory/odds';
    import { reckonerThread } from '../../cli/dist/play/counsel/reckoner.js';
    const { match } = SETUPS[0].table();
    const scene = sceneOf(match, questions(match)[0], 'x');
    const reckoner = reckonerThread();
    const early = reckoner.ask(scene, () => undefined);
    const found = [];
    await reckoner.ask(scene, (one) => found.push(one));
    await early;
    const odds = new Reckoning(match, pointsIn(match)[0]).odds({});
    console.log(JSON.stringify({ found, odds }));
    await reckoner.close();`;
  run('games');
  // Inside the project, so that it finds the packages.
  const folder = mkdtempSync(join(root, '.cache', 'counsel-'));
  writeFileSync(join(folder, 'ask.mjs'), script);
  const { stdout } = spawnSync(process.execPath, [join(folder, 'ask.mjs')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { found, odds } = JSON.parse(stdout) as {
    found: { option: string | null; prospects: object[] }[];
    odds: { engagement: number; duel: number };
  };
  expect(found.map(({ option }) => option)).toEqual([
    null,
    'pass',
    'add 4',
    'add 3',
    'add 2',
    'add 1',
  ]);
  expect(found[0]?.prospects).toEqual([
    { of: 'engagement', chance: odds.engagement },
    { of: 'duel', chance: odds.duel },
  ]);
});

it('looks back at a game in the same way on any number of threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'destrier-built-'));
  run(`sim hazard --seats 2 --option rounds=2 --games 1 --seed 1 --records ${folder}`);
  const found = ['1', '2'].map((threads) => {
    rmSync(join(folder, 'hazard-0.analysis.json'), { force: true });
    const line = `analyse ${join(folder, 'hazard-0.record')} --iterations 5 --json`;
    const { exit, out } = run(`${line} --threads ${threads}`);
    expect(exit).toBe(0);
    const { timing: _timing, ...rest } = JSON.parse(out) as { timing: object };
    return JSON.stringify(rest);
  });
  rmSync(folder, { recursive: true });
  expect(found[1]).toBe(found[0]);
});

it('ends a simulation on threads with 4 and what it has when interrupted', async () => {
  const line = 'sim workers --seats 3 --games 1000000 --seed 1 --threads 2 --json';
  const child = spawn(process.execPath, [program, 'cli/dist/main.js', ...line.split(' ')], {
    cwd: root,
  });
  let out = '';
  let err = '';
  let interrupted = false;
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
    // The first words of progress say that games are being played.
    if (!interrupted && /\d+ of 1000000 games/.test(err)) interrupted = child.kill('SIGINT');
  });
  const exit = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(exit).toBe(4);
  expect(JSON.parse(out)).toMatchObject({ command: 'sim', ok: false, partial: true, errors: [] });
  expect(err).toContain('cancelled after');
});

it('lets bots of every level think in threads until the game is over', () => {
  const { exit, out, err } = run('play hazard --seats strong:5,greedy,master:5,random --json');
  expect(exit).toBe(0);
  expect(err).not.toContain('failed');
  expect(JSON.parse(out)).toMatchObject({ command: 'play', ok: true, finished: true });
});

it('keeps words off stdout and says a wrong one in one line', () => {
  const { exit, out, err } = run('simm tricks');
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toMatch(/destrier: there is no command "simm"; did you mean "sim"\?\n$/);
});

it('is quiet when its reader goes away', async () => {
  const child = spawn(process.execPath, [program, 'cli/dist/main.js', 'env', 'tricks'], {
    cwd: root,
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin.on('error', () => undefined);
  const closed = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.destroy();
  for (let i = 0; i < 50; i++) child.stdin.write('{"look":{}}\n');
  await closed;
  expect(err.replaceAll(/^Destrier: .*\n/gm, '')).toBe('');
});

interface PlayedGame {
  readonly decisions: number;
  readonly rewards: readonly number[];
}

function playInPython(): PlayedGame {
  const bot = join(root, 'examples', 'bots', 'random_bot.py');
  const { status, stdout, stderr } = spawnSync('python3', [bot, 'tricks', '3', 'bot'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as PlayedGame;
}

/** The lines that the bot sends, without the bot. */
function playInLines(): PlayedGame {
  const { out } = run('env tricks --seats 3 --seed bot', '{"index":0}\n'.repeat(500));
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; n: number; rewards: number[] });
  const end = lines.find(({ type }) => type === 'end');
  if (end === undefined) throw new Error('the game does not end');
  return { decisions: end.n, rewards: end.rewards };
}

const players = { lines: playInLines, python: playInPython };
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.each(hasPython ? (['lines', 'python'] as const) : (['lines'] as const))(
  'a whole game is played over the pipe: %s',
  (player) => {
    const { decisions, rewards } = players[player]();
    expect(decisions).toBeGreaterThan(20);
    expect(rewards).toHaveLength(3);
    expect(rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0);
  },
);

/** A player as docs/env.md describes one, in the language that is always there. */
function nodePlayer(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'destrier-bot-')), 'player.cjs');
  const text = `#!${process.execPath}
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      if (JSON.parse(line).type === 'decision') console.log('{"index":0}');
    });`;
  writeFileSync(file, text, { mode: 0o755 });
  return file;
}

it.each(hasPython ? ['examples/bots/player_bot.py', nodePlayer()] : [nodePlayer()])(
  'a program plays among bots and gives the same figures on any number of threads: %s',
  (program) => {
    const [one, two] = ['1', '2'].map((threads) => {
      const bots = `--bots exec:${program},greedy`;
      const { exit, out } = run(`sim hazard --games 4 ${bots} --json --threads ${threads}`);
      expect(exit).toBe(0);
      const { timing: _timing, ...rest } = JSON.parse(out) as { timing: object };
      return rest;
    });
    expect(one).toMatchObject({ finished: 4, errors: [], fallen: [] });
    expect(two).toEqual(one);
  },
);
