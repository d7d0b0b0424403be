import { spawn, spawnSync } from 'node:child_process';
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

it('plays the same games on any number of threads', () => {
  const [one, two, three] = ['1', '2', '3'].map((threads) => {
    const { exit, out } = run(
      `sim tricks --seats 4 --games 60 --seed 1 --fired --json --threads ${threads}`,
    );
    expect(exit).toBe(0);
    const { timing: _timing, ...rest } = JSON.parse(out) as { timing: object };
    return JSON.stringify(rest);
  });
  expect(two).toBe(one);
  expect(three).toBe(one);
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
