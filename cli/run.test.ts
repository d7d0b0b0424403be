import { describe, expect, it } from 'vitest';
import { captured } from './captured.js';
import { defineCommand } from './command.js';
import { COMMANDS } from './commands/index.js';
import { CommandError } from './errors.js';

const broken = defineCommand({
  name: 'broken',
  about: 'fails',
  words: ['<how>'],
  options: {},
  example: 'broken here',
  run({ words: [how] }) {
    if (how === 'file')
      throw new CommandError('record.truncated', 'It ends.', 'get the rest', {
        file: 'x.record',
        line: 12,
      });
    throw new TypeError('no such thing');
  },
});
const commands = [broken];

describe('the answer', () => {
  it('begins with the head of the contract, on one line', async () => {
    const { out, err, exit } = await captured('games --json');
    expect(out).toMatch(/^\{"contract":1,"command":"games","ok":true,"games":\[/);
    expect(out.trimEnd()).not.toContain('\n');
    expect({ err, exit }).toEqual({ err: '', exit: 0 });
  });

  it('takes --json before the command too', async () => {
    expect((await captured('--json games')).out).toBe((await captured('games --json')).out);
  });

  it('is the same for the same arguments', async () => {
    const line = 'perft tricks --depth 2 --json';
    expect((await captured(line)).out).toBe((await captured(line)).out);
  });
});

describe('wrong words', () => {
  it.each([
    ['simm tricks', 'usage.command', 'there is no command "simm"', 'did you mean "sim"?'],
    ['sim tricks --seets 3', 'usage.option', 'sim has no option --seets', 'did you mean --seats?'],
    ['sim trick', 'game.unknown', 'there is no game "trick"', 'did you mean "tricks"?'],
    ['sim chess', 'game.unknown', 'there is no game "chess"', 'see destrier games'],
    ['sim', 'usage.option', 'sim needs <game>', 'write destrier sim <game>'],
    ['sim tricks ring', 'usage.option', 'sim does not take "ring"', 'write destrier sim <game>'],
    ['games --json=yes', 'usage.option', '--json takes no value', 'write --json alone'],
    ['sim tricks --games', 'usage.option', '--games needs a value', 'write --games <K>'],
    ['sim tricks --seed --games 3', 'usage.option', '--seed needs a value', 'write --seed <S>'],
    ['sim tricks --games -5', 'usage.option', '--games cannot be -5', 'whole number from 1'],
    ['sim tricks --constructor', 'usage.option', 'sim has no option --constructor', '--help'],
    ['sim tricks --games 0', 'usage.option', '--games cannot be 0', 'whole number from 1'],
    ['sim tricks --games 1.5', 'usage.option', '--games cannot be 1.5', 'whole number from 1'],
    ['sim tricks --seed 1 --seed 2', 'usage.option', '--seed is given twice', 'give it once'],
    ['sim tricks --seats 2', 'usage.option', 'tricks has 3 to 8 seats, not 2', '3 to 8 seats'],
    ['sim tricks --option rounds', 'usage.option', '"rounds" is not a name', 'name=value'],
    ['sim tricks --option rounds=9', 'usage.option', 'rounds cannot be 9', 'rounds=1|2|3'],
    ['sim tricks --option pace=9', 'usage.option', 'tricks has no option pace', 'rounds=1|2|3'],
    ['games --lang de', 'usage.option', '--lang cannot be de', 'en'],
    ['games --lnag fr', 'usage.option', 'games has no option --lnag', 'did you mean --lang?'],
    ['--frob', 'usage.option', 'help has no option --frob', 'see destrier help --help'],
  ])('%s', async (line, code, message, hint) => {
    const { exit, out, err } = await captured(line);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err.trimEnd()).not.toContain('\n');
    expect(err).toContain(message);
    expect(err).toContain(hint);
    const { error, ok } = (await captured(`${line} --json`)).json();
    expect(ok).toBe(false);
    expect(error).toMatchObject({ code });
  });

  it('does not list the games of the kernel', async () => {
    const { out } = await captured('games --json');
    for (const id of ['tricks', 'workers', 'ring']) expect(out).not.toContain(`"id":"${id}"`);
  });
});

describe('errors', () => {
  it('name file and line, and exit with 3 where the input cannot be read', async () => {
    const json = await captured('broken file --json', { commands });
    expect(json.out).toBe(
      '{"contract":1,"command":"broken","ok":false,"error":{"code":"record.truncated","message":"It ends.","hint":"get the rest","file":"x.record","line":12}}\n',
    );
    expect(json.exit).toBe(3);
    expect((await captured('broken file', { commands })).err).toBe(
      'destrier: x.record:12: It ends; get the rest\n',
    );
  });

  it('of our own are called internal, say what to report, and exit with 5', async () => {
    const { exit, err } = await captured('broken otherwise', { commands });
    expect(exit).toBe(5);
    expect(err).toContain('no such thing');
    expect(err).toContain('please report it');
    expect((await captured('broken otherwise --json', { commands })).json()).toMatchObject({
      ok: false,
      error: { code: 'internal', message: 'no such thing' },
    });
  });
});

describe('help', () => {
  it.each(COMMANDS.map(({ name }) => [name]))(
    'of %s says what it does, with an example',
    async (name) => {
      const { exit, out } = await captured(`${name} --help`);
      const command = COMMANDS.find((one) => one.name === name);
      expect(exit).toBe(0);
      expect(out).toContain(command?.about);
      expect(out).toContain(`destrier ${command?.example}`);
      for (const option of Object.keys(command?.options ?? {}))
        expect(out).toContain(`--${option}`);
      expect(await captured(`help ${name}`)).toMatchObject({ exit: 0, out });
    },
  );

  it('lists every command', async () => {
    const { exit, out } = await captured('');
    expect(exit).toBe(0);
    for (const { name, about } of COMMANDS)
      expect(out).toMatch(new RegExp(`\n  ${name} +${about.slice(0, 9)}`));
    expect((await captured('--help')).out).toBe(out);
    expect((await captured('-h')).out).toBe(out);
  });

  it('is one line of JSON with --json', async () => {
    expect((await captured('sim --help --json')).json()).toMatchObject({
      command: 'sim',
      ok: true,
    });
  });
});
