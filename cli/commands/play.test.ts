import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Table } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { afterAll, describe, expect, it } from 'vitest';
import { boxes } from '@destrier/registry';
import { fakeIo, withoutEscapes } from '../play/testing/keyboard.js';
import { runCommand } from '../run.js';
import { standingOf } from '../standing.js';
import { play } from './play.js';
import { start } from './start.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line with these lines on stdin and no terminal. */
async function piped(args: readonly string[], lines: readonly string[] = []): Promise<Ran> {
  const io = fakeIo({ isTTY: false });
  io.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const exit = await runCommand(args, io, [play, start]);
  return { exit, out: io.written(), err: io.errors() };
}

/** A table on which these options were chosen by whoever was asked first. */
function after(lines: readonly string[], seats = 2, seed = '1'): Table {
  const table = Table.start(hazard.game, { seats, seed });
  for (const line of lines) {
    const [ask] = table.asks();
    table.choose(ask?.seat ?? 0, ask?.id, line);
  }
  return table;
}

describe('play without a terminal', () => {
  const LINES = ['call 2', 'watch', 'throw'];

  it('plays one option per line for the seat that is asked, and tells where the game stands', async () => {
    const { exit, out, err } = await piped(['play', 'hazard', '--json'], LINES);
    const answer = JSON.parse(out) as object;
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^\{"contract":1,"command":"play","ok":true,.*\}\n$/);
    expect(answer).toMatchObject({ ...standingOf(after(LINES)), choices: 3, finished: false });
  });

  it.each([
    ['en', 'each line is the id of an option. Ann may choose: throw'],
    ['fr', 'chaque ligne est l’identifiant d’un choix. Ann peut choisir : throw'],
    ['ru', 'каждая строка — обозначение варианта. Ann может выбрать: throw'],
  ])('says what a line has to be, and which can come next, in %s', async (lang, said) => {
    const names = ['--names', 'Ann,Bob'];
    const { out } = await piped(['play', 'hazard', '--lang', lang, ...names], LINES.slice(0, 2));
    expect(out.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(said);
    const json = await piped(['play', 'hazard', '--json'], LINES.slice(0, 2));
    expect(JSON.parse(json.out)).toMatchObject({ next: { seat: 0, options: ['throw', 'wink 1'] } });
  });

  it('passes over empty lines and remarks', async () => {
    const plain = await piped(['play', 'hazard', '--json'], LINES);
    const spaced = await piped(
      ['play', 'hazard', '--json'],
      ['# a game', '', ' call  2 ', 'watch', '#', 'throw'],
    );
    expect(spaced.out).toBe(plain.out);
  });

  it('prints the same for people without --json', async () => {
    const { exit, out } = await piped(['play', 'hazard'], LINES);
    expect(exit).toBe(0);
    expect(out).toContain('after choice 3 of 3, not finished');
    expect(out).toContain(after(LINES).hash);
    expect(out).not.toContain('\u001B');
  });

  it.each([
    ['en', 'calls a mark of 2', 'not finished', 'Points'],
    ['fr', 'annonce 2', 'en cours', 'Rang'],
    ['ru', 'объявлена цель 2', 'не окончена', 'Очки'],
  ])('tells what happened, in %s', async (lang, called, going, points) => {
    const { out } = await piped(['play', 'hazard', '--lang', lang], LINES);
    const [told = '', standing = ''] = out.split('hazard 1.0.0');
    expect(told).toContain(called);
    expect(standing).toContain(going);
    expect(standing).toContain(points);
  });

  it('tells the points of a rival without a seat, by cause', async () => {
    const alone = ['play', 'glory', '--seats', 'you'];
    const table = Table.start(glory.game, { seats: 1, seed: '1' });
    const chosen: string[] = [];
    // The set-up: kind of tournament, character, titles, cards.
    while (chosen.length < 4) {
      const [id = ''] = table.optionIds(0);
      chosen.push(id);
      table.choose(0, undefined, id);
    }
    const begun = await piped([...alone, '--json'], chosen);
    expect(JSON.parse(begun.out)).toMatchObject({
      rival: { name: 'otto', score: 11, breakdown: { start: 10, initiative: 1 } },
    });
    const words = await piped(alone, chosen);
    expect(words.out).toMatch(/\n1 +Otto +11 +.*10/);
  });

  it('tells a refused line with its reason and its number, and loses nothing before it', async () => {
    const lines = ['call 2', '# next', 'call 9', 'watch'];
    const { exit, out, err } = await piped(['play', 'hazard', '--json'], lines);
    expect([exit, err]).toEqual([1, '']);
    expect(out).toMatch(
      /^\{"contract":1,"command":"play","ok":false,"error":\{"code":"choice\.refused",/,
    );
    expect(JSON.parse(out)).toMatchObject({
      error: { line: 3 },
      choices: 1,
      stateHash: after(['call 2']).hash,
    });
    expect(out).toContain('seat 1 cannot choose \\"call 9\\"');
    const words = await piped(['play', 'hazard'], lines);
    expect(words.exit).toBe(1);
    expect(words.err).toMatch(
      /^destrier: line 3: seat 1 cannot choose "call 9": .+; a line is the id of an option: it can choose .*watch\n$/,
    );
    expect(words.out).toContain('after choice 1 of 1');
  });

  it('gives the rule that forbids a line', async () => {
    const { err } = await piped(['play', 'hazard'], [...LINES.slice(0, 2), 'stop']);
    expect(err).toMatch(
      /seat 0 cannot choose "stop": .+ \(H3\.3\); a line is the id of an option: it can choose throw/,
    );
  });

  it('plays to the end and reads no further', async () => {
    const table = Table.start(hazard.game, { seats: 2, seed: 'end' });
    const lines: string[] = [];
    while (!table.over) {
      const [ask] = table.asks();
      const [id = ''] = table.optionIds(ask?.seat ?? 0, ask?.id);
      lines.push(id);
      table.choose(ask?.seat ?? 0, ask?.id, id);
    }
    const { exit, out } = await piped(
      ['play', 'hazard', '--json', '--seed', 'end'],
      [...lines, 'more'],
    );
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ...standingOf(table), finished: true });
  });

  it('lets bots play the seats that are given to them', async () => {
    const { out } = await piped(
      ['play', 'hazard', '--seats', 'you,random', '--json'],
      ['call 2', 'throw'],
    );
    expect(JSON.parse(out)).toMatchObject({ ok: true });
    expect((JSON.parse(out) as { choices: number }).choices).toBeGreaterThan(2);
  });

  it('without lines says how the game begins', async () => {
    const { exit, out } = await piped([
      'play',
      'hazard',
      '--seats',
      '3',
      '--option',
      'rounds=2',
      '--json',
    ]);
    const table = Table.start(hazard.game, { seats: 3, seed: '1', options: { rounds: '2' } });
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject(standingOf(table));
  });
});

describe('wrong use', () => {
  it.each([
    [['play'], 'usage.option', 'play needs <game>'],
    [['play', 'hazrd'], 'game.unknown', 'there is no game "hazrd"'],
    [['play', 'tricks'], 'game.unknown', 'there is no game "tricks"'],
    [
      ['play', 'hazard', '--seats', 'you,otto'],
      'usage.option',
      'nobody called "otto" can take a seat',
    ],
    [['play', 'hazard', '--seats', '9'], 'usage.option', 'hazard cannot be played with 9 seats'],
    [['play', 'hazard', '--names', 'Ann,Ann'], 'usage.option', 'two seats are called "Ann"'],
    [['play', 'hazard', '--option', 'rounds=99'], 'usage.option', 'rounds cannot be 99'],
    [['play', 'hazard', '--option', 'colour=red'], 'usage.option', 'hazard has no option colour'],
    [
      ['play', 'avalon', '--seats', '5', '--option', 'chaos=on', '--option', 'style=camelot'],
      'usage.option',
      'Absolute Chaos is played in the style of Avalon. [A18.16]',
    ],
    [
      ['play', 'hazard', '--load', 'x', '--seed', '1'],
      'usage.option',
      '--seed cannot be given with --load',
    ],
    [
      ['play', 'hazard', '--load', 'x', '--option', 'a=b'],
      'usage.option',
      '--option cannot be given with --load',
    ],
    [['play', 'hazard', '--load', join(folder, 'no.save')], 'record.damaged', 'is not there'],
  ])('%j', async (args, code, message) => {
    const { exit, out } = await piped([...args, '--json']);
    const { error } = JSON.parse(out) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
    expect(exit).toBe(code === 'record.damaged' ? 3 : 2);
  });

  it('a wrong level of bots is told the right ones', async () => {
    const { err } = await piped(['play', 'hazard', '--seats', 'you,rondom']);
    expect(err).toContain('random');
  });
});

/** Runs a command line at a terminal at which these lines are typed, and then Ctrl-D. */
async function typed(args: readonly string[], lines: readonly string[], env = {}): Promise<Ran> {
  const io = fakeIo({ env });
  io.stdin.write(`${lines.map((line) => `${line}\n`).join('')}\u0004`);
  const exit = await runCommand(args, io, [play, start]);
  return { exit, out: withoutEscapes(io.written()), err: io.errors() };
}

describe('play at a terminal', () => {
  it('shows the game to whoever sits there', async () => {
    const { exit, out } = await typed(['play', 'hazard', '--names', 'Ann,Otto', '--seed', '1'], []);
    expect(exit).toBe(4);
    expect(out).toContain('1 Ann (you) · 2 Otto');
  });

  it('speaks the language it is told to', async () => {
    const { out } = await typed(['play', 'hazard', '--lang', 'ru'], []);
    expect(out).toContain('Номер, или ? для справки');
  });

  it('saves, and goes on with what was saved', async () => {
    const file = join(folder, 'a.save');
    const first = await typed(['play', 'hazard'], ['call 2', `save ${file}`, 'quit']);
    expect(first.exit).toBe(0);
    const again = await typed(['play', 'hazard', '--load', file, '--plain'], ['log', 'quit']);
    expect(again.exit).toBe(0);
    expect(again.out).toContain('Player 1 calls a mark of 2.');
  });

  it.each([
    [[], 'off'],
    [['--no-counsel'], 'on'],
  ])('with counsel or without: %j', async (more, after) => {
    const file = join(folder, `counsel-${after}.save`);
    const { out } = await typed(['play', 'glory', ...more], ['counsel', `save ${file}`, 'quit']);
    expect(out).toContain(`Counsel is ${after}.`);
    const again = await typed(['play', 'glory', '--load', file], ['counsel', 'quit', 'n']);
    expect(again.out).toContain(`Counsel is ${after === 'on' ? 'off' : 'on'}.`);
    const without = await typed(
      ['play', 'glory', '--load', file, '--no-counsel'],
      ['counsel', 'quit', 'n'],
    );
    expect(without.out).toContain('Counsel is on.');
  });

  it('deals another game every time, unless a seed is given', async () => {
    const seeds = await Promise.all(
      [1, 2].map(async (n) => {
        const file = join(folder, `seed-${n}.save`);
        await typed(['play', 'hazard'], [`save ${file}`]);
        return JSON.parse(readFileSync(file, 'utf8')) as { table: string };
      }),
    );
    expect(seeds[0]?.table).not.toBe(seeds[1]?.table);
  });
});

describe('with a content pack', () => {
  const pack = join(folder, 'rich.yaml');
  writeFileSync(pack, 'pack: rich\ngame: hazard\ncontent:\n  marks:\n    2:\n      prize: 3\n');

  it('plays with its content, and says so', async () => {
    const house = await piped(['play', 'hazard', '--json']);
    const other = await piped(['play', 'hazard', '--json', '--pack', pack]);
    const hashOf = ({ out }: Ran) => (JSON.parse(out) as { contentHash: string }).contentHash;
    expect(hashOf(other)).not.toBe(hashOf(house));
    const { out } = await typed(['play', 'hazard', '--pack', pack], []);
    expect(out).toContain('Hazard · pack rich.yaml');
  });

  it('goes on only with the same pack', async () => {
    const file = join(folder, 'packed.save');
    const saved = await typed(['play', 'hazard', '--pack', pack], [`save ${file}`, 'quit']);
    expect(saved.out).toContain(`--load ${file} --pack ${pack}`);
    expect((await typed(['play', 'hazard', '--load', file, '--pack', pack], ['quit'])).exit).toBe(
      0,
    );
    const without = await piped(['play', 'hazard', '--load', file, '--json']);
    expect(JSON.parse(without.out)).toMatchObject({ error: { code: 'record.content' } });
    expect(without.exit).toBe(3);
  });

  it('refuses a pack that is wrong', async () => {
    const { exit, out } = await piped([
      'play',
      'hazard',
      '--json',
      '--pack',
      join(folder, 'no.yaml'),
    ]);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'pack.invalid' } });
    expect(exit).toBe(3);
  });
});

describe('start', () => {
  const hazard = String(boxes().findIndex(({ game }) => game.id === 'hazard') + 1);

  it('three Enters are enough to play, alone where the first game can be', async () => {
    const { out } = await typed(['start'], ['', '', '']);
    expect(out).toContain('Which game?');
    expect(out).toContain(' 1  Glory: A Game of Knights (1 to 4 seats, about 60 minutes)');
    expect(out).toContain('With one seat you play alone against Otto.');
    expect(out).toContain('Goal against Otto: Rivalry: more glory than Otto');
    expect(out).toContain('Glory: A Game of Knights · ');
  });

  it('asks for the game, the number of seats and who else plays', async () => {
    const { out } = await typed(['start'], ['9', hazard, '1', '6', '4', '', '', '']);
    expect(out).toContain(`It is a whole number from 1 to ${boxes().length}.`);
    expect(out.match(/It is a whole number from 2 to 5\./g)).toHaveLength(2);
    expect(out).toContain(
      'How strong are the bots?\n 1  beginner\n 2  casual\n 3  strong\n 4  master\n',
    );
    expect(out).toContain('1 Player 1 (you) · 2 Bot 2, beginner · 3 Bot 3, beginner');
    const strong = await typed(['start'], [hazard, '2', '1', '3', '']);
    expect(strong.out).toContain('1 Player 1 (you) · 2 Bot 2, strong');
    const shared = await typed(['start'], [hazard, '2', '2', '']);
    expect(shared.out).toContain('Pass the keyboard to Player 1.');
  });

  it('changes options, says which do not go together, and asks again', async () => {
    const { out } = await typed(['start'], [hazard, '', '', '', '1', '3', '']);
    expect(out).toContain(' 1  Rounds: three\n');
    expect(out).toContain(' 1  Rounds: four\n');
    const russian = ['1', '2', '2', '4', ''];
    const wrong = await typed(['start'], ['1', '2', '', '', ...russian]);
    const said = wrong.out.replaceAll(/\s+/g, ' ');
    const reason = 'This edition plays one type of tournament in all three rounds.';
    expect(said).toContain(`4 joust, joust, pas d’armes (${reason})`);
    expect(said).toContain('3 pas d’armes only (challenges in three cities) 4');
    expect(said.split(reason).length).toBeGreaterThan(7);
    expect(said).not.toContain('Tournaments: joust, joust');
    const french = await typed(['start', '--lang', 'fr'], ['1', '2', '', '', ...russian]);
    expect(french.out.replaceAll(/\s+/g, ' ')).toContain('joue un seul type de tournoi');
  });

  it('changes the language at any question', async () => {
    const first = await typed(['start'], ['fr', hazard, '', '', '', '']);
    expect(first.out).toContain('Quel jeu\u00A0?');
    expect(first.out).toContain('1 Joueur 1 (vous) · 2 Bot 2, débutant');
    const second = await typed(['start', '--lang', 'fr'], [hazard, 'ru', '', '', '', '']);
    expect(second.out).toContain('Сколько мест?');
    expect(second.out).toContain('1 Игрок 1 (вы) · 2 Бот 2, новичок');
  });

  it.each([['quit'], ['', 'quit'], []])('can be left: %j', async (...lines) => {
    const { exit, out } = await typed(['start'], lines);
    expect(exit).toBe(0);
    expect(out).not.toContain('(you)');
  });

  it.each(['en', 'fr', 'ru'])(
    'without a terminal says in %s what to type, and ends well',
    async (lang) => {
      const { exit, out, err } = await piped(['start', '--lang', lang]);
      expect([exit, err]).toEqual([0, '']);
      for (const box of boxes()) expect(out).toContain(`./destrier play ${box.game.id} `);
      expect(out).not.toContain('cli.');
      expect(out).not.toContain('\u001B');
    },
  );
});
