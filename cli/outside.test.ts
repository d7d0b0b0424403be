import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from './root.js';

/** A game that lives outside this repository, in every command: the built program, since it loads built games. */

const root = projectRoot();
const home = mkdtempSync(join(tmpdir(), 'destrier-outside-'));
const folder = join(home, 'black-prince');
const ID = 'black-prince';

afterAll(() => rmSync(home, { recursive: true }));

interface Run {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

function node(args: readonly string[], cwd = home, input = ''): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { exit: status, out: stdout, err: stderr };
}

const PROGRAM = [join(root, 'scripts', 'run.mjs'), 'cli/dist/main.js'];

const run = (line: string, input = ''): Run => node([...PROGRAM, ...line.split(' ')], home, input);

/** What a command answers about the game; it must succeed. */
function answer(line: string, input = ''): { readonly [key: string]: unknown } {
  const { exit, out, err } = run(`${line} --with black-prince --json`, input);
  if (exit !== 0) throw new Error(`${line}: ${exit} ${out} ${err}`);
  return JSON.parse(out) as { readonly [key: string]: unknown };
}

/** Why a command refuses to load a game. */
function refusal(named: string): string {
  const { exit, out } = run(`games --with ${named} --json`);
  const { error } = JSON.parse(out) as { error: { code: string; message: string; hint: string } };
  expect([exit, error.code]).toEqual([2, 'usage.option']);
  return `${error.message.replaceAll(home, '~')}; ${error.hint.replaceAll(home, '~').replaceAll(root, '…')}`;
}

beforeAll(() => {
  const { exit, err } = run(`new ${ID} --out black-prince --json`);
  if (exit !== 0) throw new Error(err);
});

it('must be built first', () => {
  expect(refusal('black-prince')).toBe(
    'the game in ~/black-prince is not built: there is no ./dist/index.js; build it first: run "npm run build" in ~/black-prince',
  );
  const tsc = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
  expect(node([tsc, '-p', '.'], folder)).toMatchObject({ exit: 0, out: '' });
});

describe('every command knows it:', () => {
  it('games', () => {
    const { games } = answer('games') as { games: { id: string; seats: object }[] };
    expect(games.at(-1)).toMatchObject({ id: ID, seats: { min: 2, max: 2 } });
    expect(games.some(({ id }) => id === 'hazard')).toBe(true);
  });

  it('play, with bots that think in threads', () => {
    const { exit, out, err } = run(`play ${ID} --seats greedy,strong:5 --with black-prince --json`);
    expect([exit, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ finished: true });
  });

  it('sim, on any number of threads', () => {
    const [one, two] = ['1', '2'].map((threads) => {
      const line = `sim ${ID} --games 6 --seed 1 --bots greedy,random --threads ${threads}`;
      const { timing: _timing, ...rest } = answer(line);
      return rest;
    });
    expect(one).toMatchObject({ finished: 6, errors: [] });
    expect(two).toEqual(one);
  });

  it('ladder and balance, in threads', () => {
    const bots = '--bots greedy,random --threads 2';
    expect(answer(`ladder ${ID} ${bots} --games 4`)).toMatchObject({ ok: true });
    expect(answer(`balance ${ID} ${bots} --games 4`)).toMatchObject({ ok: true });
  });

  it('replay, verify and analyse, in threads', () => {
    answer(`sim ${ID} --games 1 --seed 1 --records records`);
    const record = `records/${ID}-0.record`;
    expect(answer(`replay ${record}`)).toMatchObject({ game: ID, finished: true });
    expect(answer(`verify ${record}`)).toMatchObject({ ok: true });
    expect(answer(`analyse ${record} --iterations 3 --threads 2`)).toMatchObject({ ok: true });
  });

  it('scenario and rules', () => {
    expect(answer('scenario black-prince')).toMatchObject({ files: 2, passed: 2 });
    expect(answer(`scenario --words ${ID}`)).toMatchObject({ ok: true });
    expect(answer(`rules ${ID} --coverage`)).toMatchObject({ total: 5, untested: [], unknown: [] });
    expect(answer(`rules ${ID} BP2.2`)).toMatchObject({ ok: true });
  });

  it('perft, pack and env', () => {
    expect(answer(`perft ${ID} --setup seats=2 --depth 2`)).toMatchObject({ counts: [1, 6, 18] });
    answer(`pack new ${ID}`);
    expect(answer(`pack check ${ID}.pack.yaml`)).toMatchObject({ game: ID, impossible: [] });
    const { exit, out } = run(`env ${ID} --seats 2 --seed 1 --with black-prince`, '{"index":0}\n');
    expect([exit, out.includes('"type":"decision"')]).toEqual([0, true]);
  });

  it('new, which gives its id to nobody else', () => {
    const { exit, out } = run(`new ${ID} --out another --with black-prince --json`);
    expect(exit).toBe(2);
    expect(out).toContain(`there is a game \\"${ID}\\" already`);
    expect(existsSync(join(home, 'another'))).toBe(false);
  });
});

describe('every tool of the repository knows it:', () => {
  const tool = (program: string, line: string): Run =>
    node([join(root, 'scripts', 'run.mjs'), program, ...line.split(' ')]);
  const SOAK = 'scripts/soak.mjs';
  const LAB = 'lab/dist/main.js';
  /** What the tools keep of games played, to go on where they stopped. */
  const kept = [
    join(root, '.cache', 'soak', `${ID}.jsonl`),
    ...['full', 'quick'].map((mode) => join(root, '.cache', 'lab', mode)),
  ];
  afterAll(() => {
    const [soak = '', ...labs] = kept;
    rmSync(soak, { force: true });
    for (const lab of labs.filter((one) => existsSync(one)))
      for (const name of readdirSync(lab).filter((one) => one.startsWith('prince.')))
        rmSync(join(lab, name));
  });

  it('soak, in threads, and what is done counts until the game changes', () => {
    const line = `${ID} --games 60 --json --with black-prince`;
    const first = tool(SOAK, `${line} --fresh`);
    expect(first.exit).toBe(0);
    const { rows } = JSON.parse(first.out) as { rows: object[] };
    expect(rows).toContainEqual(expect.objectContaining({ id: `${ID}.games`, value: 60 }));
    expect(first.err).not.toContain('done already');
    expect(tool(SOAK, line).err).toContain('60 of 60 games are done already');
    writeFileSync(join(folder, 'dist', 'changed.js'), '');
    expect(tool(SOAK, line).err).not.toContain('done already');
    rmSync(join(folder, 'dist', 'changed.js'));
  });

  it('bench, in a process of its own', () => {
    const line = `--only ${ID} --quick --json --with black-prince`;
    const { exit, out } = tool('bench/dist/main.js', line);
    expect(exit).toBe(0);
    const { rows } = JSON.parse(out) as { rows: { id: string; value: number }[] };
    expect(rows.map(({ id }) => id)).toEqual(['calibration', `${ID}.decisions`]);
    expect(rows[1]?.value).toBeGreaterThan(0);
  });

  it('lab, which asks for what there is to measure', () => {
    const { exit, out } = tool(LAB, '--list --json --with black-prince');
    expect(exit).toBe(2);
    expect(out).toContain(`black-prince does not say what there is to measure`);
  });

  it('lab, which writes what it has measured beside the game', () => {
    cpSync(folder, join(home, 'measured'), { recursive: true, verbatimSymlinks: true });
    const index = join(home, 'measured', 'dist', 'index.js');
    const plan = {
      kind: 'field',
      seats: 2,
      fields: [{ one: 'greedy', others: 'random', games: { full: 4, quick: 2 }, test: null }],
      tables: [],
      seatMargin: 0.5,
      pairs: { kind: 'none', about: '', margin: 1 },
      uses: [],
    };
    const book = { figures: 'docs/lab.json', documents: [], unit: 'points', plan };
    const built = readFileSync(index, 'utf8');
    const given = (prefix: string | null): void =>
      writeFileSync(
        index,
        built.replace('words,', `words, lab: ${JSON.stringify({ ...book, prefix })},`),
      );
    given(null);
    const refused = tool(LAB, '--list --json --with measured');
    expect(refused.out).toContain('do not begin with a word of their own');
    given('prince');
    const { exit, out } = tool(LAB, '--only prince --fresh --json --with measured');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true });
    expect(tool(LAB, '--only prince --write --json --with measured').exit).toBe(0);
    const kept = readFileSync(join(home, 'measured', 'docs', 'lab.json'), 'utf8');
    expect(kept).toContain(`"game":"${ID}"`);
    expect(kept).toContain('"id":"prince.');
  });

  it.each([SOAK, LAB, 'bench/dist/main.js'])('%s refuses what cannot be loaded', (program) => {
    const { exit, out } = tool(program, '--json --with ./nowhere');
    expect([exit, out.replaceAll(home, '~')]).toEqual([
      2,
      expect.stringContaining('there is no folder ~/nowhere'),
    ]);
  });
});

/** A package that offers something that is hardly a game. */
function packageWith(name: string, index: string, manifest: object = {}): string {
  mkdirSync(join(home, name, 'node_modules', '@destrier'), { recursive: true });
  symlinkSync(join(root, 'engine'), join(home, name, 'node_modules', '@destrier', 'engine'));
  const spelled = JSON.stringify({ type: 'module', main: 'index.js', ...manifest });
  writeFileSync(join(home, name, 'package.json'), spelled);
  writeFileSync(join(home, name, 'index.js'), index);
  return name;
}

describe('what cannot be loaded is refused with what to do:', () => {
  it('a folder that is not there', () => {
    expect(refusal('./nowhere')).toBe('there is no folder ~/nowhere; name the folder of a game');
  });

  it('a package that is not installed', () => {
    expect(refusal('nobody')).toBe(
      'there is no folder ~/nobody, and no package "nobody" is installed here; name the folder of a game, or install its package where you are',
    );
  });

  it('a folder that is no package', () => {
    expect(refusal('records')).toContain('~/records has no package.json; ');
  });

  it('a module without a box', () => {
    expect(refusal(packageWith('boxless', 'export const box = { game: {} };'))).toContain(
      '~/boxless/index.js exports no box of a game; ',
    );
  });

  it('a module that fails', () => {
    expect(refusal(packageWith('failing', 'throw new Error("out of lances");'))).toContain(
      'the game in ~/failing cannot be loaded: out of lances; ',
    );
  });

  it('an id that is taken, by a game of this repository or by another', () => {
    cpSync(folder, join(home, 'twin'), { recursive: true, verbatimSymlinks: true });
    expect(refusal('black-prince --with twin')).toBe(
      `the game in ~/twin is called ${ID}, and so is that in ~/black-prince; name one of them`,
    );
    const glory =
      "import { glory } from './node_modules/@destrier/glory/dist/index.js'; export { glory };";
    packageWith('false-glory', glory);
    symlinkSync(join(root, 'games/glory'), join(home, 'false-glory/node_modules/@destrier/glory'));
    expect(refusal('false-glory')).toContain('is called glory, and so is that in games/glory; ');
  });

  it('a game made for another version of the engine, or with one of its own', () => {
    const peers = { peerDependencies: { '@destrier/engine': '9.0.0' } };
    expect(refusal(packageWith('newer', '', peers))).toContain(
      'the game in ~/newer was made for version 9.0.0 of @destrier/engine, and this is 0.1.0; ',
    );
    packageWith('own', '');
    const engine = join(home, 'own/node_modules/@destrier/engine');
    rmSync(engine);
    mkdirSync(join(engine, 'dist'), { recursive: true });
    writeFileSync(join(engine, 'dist/index.js'), '');
    writeFileSync(
      join(engine, 'package.json'),
      '{ "name": "@destrier/engine", "version": "0.1.0", "main": "dist/index.js" }',
    );
    expect(refusal('own')).toContain('brings a copy of @destrier/engine of its own');
    rmSync(engine, { recursive: true });
    expect(refusal('own')).toContain('does not find @destrier/engine; link it: ');
  });
});

it('a package is found by its name where the command is typed', () => {
  mkdirSync(join(home, 'club', 'node_modules'), { recursive: true });
  symlinkSync(folder, join(home, 'club', 'node_modules', 'the-black-prince'));
  const args = [...PROGRAM, 'games', '--with', 'the-black-prince', '--json'];
  const { out } = node(args, join(home, 'club'));
  expect(out).toContain(`"id":"${ID}"`);
});

/** Plays a table against a bot of the server, always the first option; the last line that is told. */
async function playedAt(server: string): Promise<string> {
  const guest = await fetch(`${server}/api/v1/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server },
    body: '{"name":"Ada"}',
  });
  const cookie = guest.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { 'content-type': 'application/json', origin: server, cookie };
  const post = async (path: string, body: object): Promise<{ readonly id: string }> => {
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${server}/api/v1${path}`, options)).json()) as { id: string };
  };
  const { id } = await post('/tables', { game: ID, seats: 2, bots: [null, 'greedy'] });
  await post(`/tables/${id}/start`, {});
  const stream = await fetch(`${server}/api/v1/tables/${id}/stream?seat=0`, { headers });
  const lines = createInterface({ input: Readable.fromWeb(stream.body as never) });
  for await (const line of lines) {
    if (line.includes('"result":[{')) return line;
    const { asks = [] } = JSON.parse(line) as { asks?: Asks };
    const mine = asks.find(({ seat, offers }) => seat === 0 && (offers ?? []).length > 0);
    if (mine === undefined) continue;
    await post(`/tables/${id}/choose`, { ask: mine.id, option: mine.offers?.[0]?.id });
  }
  return 'the stream ended';
}

type Asks = readonly {
  readonly id: string;
  readonly seat: number;
  readonly offers?: readonly { readonly id: string }[];
}[];

/** Pages of long ago, as many as are kept. */
function oldPages(): readonly string[] {
  const KEPT = 8;
  const pages = Array.from({ length: KEPT }, (_, n) => join(root, '.cache', 'pages', `old-${n}`));
  for (const page of pages) {
    mkdirSync(page, { recursive: true });
    utimesSync(page, 0, 0);
  }
  return pages;
}

it('a server offers it, on a page that holds it, and its bots play it', async () => {
  const old = oldPages();
  const line = `serve --port 0 --data data --log-level silent --with black-prince --json`;
  const child = spawn(process.execPath, [...PROGRAM, ...line.split(' ')], { cwd: home });
  try {
    const ready = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      child.once('close', () => reject(new Error('the server ended')));
    });
    const { url } = JSON.parse(ready) as { url: string };
    const { games } = (await (await fetch(`${url}/api/v1/games`)).json()) as {
      games: { id: string; title: object }[];
    };
    expect(games.at(-1)).toMatchObject({ id: ID, title: { en: 'Black Prince' } });
    expect((await fetch(`${url}/`)).status).toBe(200);
    // One page more was built, so at least one of long ago is gone.
    expect(old.filter((page) => existsSync(page)).length).toBeLessThan(old.length);
    expect(await playedAt(url)).toMatch(/"result":\[\{/);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
    for (const page of old) rmSync(page, { recursive: true, force: true });
  }
});
