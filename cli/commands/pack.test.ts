import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hazard } from '@destrier/example-hazard';
import { afterAll, describe, expect, it } from 'vitest';
import { capturedArgs, type Captured } from '../captured.js';
import { schemaOf } from '../packs.js';
import { tricksBox } from '../play/testing/boxes.js';

const folder = mkdtempSync(join(tmpdir(), 'destrier-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => join(folder, name);
const pack = (...args: string[]): Promise<Captured> => capturedArgs(['pack', ...args, '--json']);
async function check(text: string): Promise<Captured> {
  writeFileSync(file('tried.yaml'), text);
  return pack('check', file('tried.yaml'));
}

describe('pack new', () => {
  it('writes a template that can be played as it is, with everything still missing', async () => {
    const written = await pack('new', 'hazard', '--out', file('new.yaml'));
    expect(written.exit).toBe(0);
    const checked = await pack('check', file('new.yaml'));
    expect(checked.exit).toBe(0);
    expect(checked.json()).toMatchObject({
      command: 'pack',
      ok: true,
      pack: 'my-box',
      game: 'hazard',
      hash: written.json()['hash'],
      missing: written.json()['missing'],
      impossible: [],
    });
    expect(written.json()['missing']).not.toEqual([]);
  });

  it('does not write over a file', async () => {
    writeFileSync(file('mine.yaml'), 'precious');
    const { exit } = await pack('new', 'hazard', '--out', file('mine.yaml'));
    expect(exit).toBe(2);
    expect(readFileSync(file('mine.yaml'), 'utf8')).toBe('precious');
  });

  it('knows the game or says which it knows', async () => {
    const { exit, json } = await pack('new', 'hazrd', '--out', file('none.yaml'));
    expect(exit).toBe(2);
    expect(json()).toMatchObject({
      ok: false,
      error: { code: 'game.unknown', hint: 'did you mean "hazard"?' },
    });
    expect(existsSync(file('none.yaml'))).toBe(false);
  });
});

describe('a game without a schema', () => {
  it('has nothing that a pack can replace', () => {
    expect(() => schemaOf(tricksBox)).toThrow('tricks has no content that a pack can replace');
    expect(schemaOf(hazard)).toBe(hazard.pack);
  });
});

describe('pack check', () => {
  it('tells what is impossible, with its line', async () => {
    const { exit, json } = await check(
      'pack: mine\ngame: hazard\ncontent:\n  nonsense:\n    attack: 4\n',
    );
    expect(exit).toBe(1);
    expect(json()).toMatchObject({
      ok: false,
      pack: 'mine',
      impossible: [{ path: 'content.nonsense', line: 4 }],
    });
  });

  it('cannot read what is not YAML, of no game, or not there', async () => {
    const yaml = await check('pack: [');
    expect([yaml.exit, yaml.json()['error']]).toMatchObject([3, { code: 'pack.invalid', line: 1 }]);
    const nobody = await check('pack: mine\ngame: chess\n');
    expect([nobody.exit, nobody.json()['error']]).toMatchObject([
      3,
      { code: 'pack.invalid', line: 2 },
    ]);
    const missing = await pack('check', file('nowhere.yaml'));
    expect([missing.exit, missing.json()['error']]).toMatchObject([3, { code: 'pack.invalid' }]);
  });
});

it('is wrong use to ask for anything else', async () => {
  expect((await pack('eat', 'hazard')).exit).toBe(2);
});

describe('a game played with a pack', () => {
  const records = join(folder, 'records');
  const rich = file('rich.yaml');
  writeFileSync(rich, 'pack: rich\ngame: hazard\ncontent:\n  table:\n    purse: 12\n');
  const sim = (...more: string[]): Promise<Captured> =>
    capturedArgs(['sim', 'hazard', '--games', '4', ...more, '--json']);

  it('is another game than without it', async () => {
    const [own, one] = [await sim(), await sim('--pack', rich)];
    expect([own.exit, one.exit]).toEqual([0, 0]);
    expect(one.json()['digest']).not.toBe(own.json()['digest']);
  });

  it('can be replayed and verified only with the pack', async () => {
    await sim('--pack', rich, '--records', records);
    const record = join(records, 'hazard-0.record');
    for (const command of ['replay', 'verify']) {
      const without = await capturedArgs([command, record, '--json']);
      expect([without.exit, without.json()['error']]).toMatchObject([
        3,
        { code: 'record.content' },
      ]);
      const withIt = await capturedArgs([command, record, '--pack', rich, '--json']);
      expect(withIt.exit).toBe(0);
    }
  });

  it('is refused if the pack is impossible or of another game', async () => {
    writeFileSync(
      file('poor.yaml'),
      'pack: poor\ngame: hazard\ncontent:\n  table:\n    purse: -1\n',
    );
    const poor = await sim('--pack', file('poor.yaml'));
    expect([poor.exit, poor.json()['error']]).toMatchObject([3, { code: 'pack.invalid', line: 5 }]);
    const other = await capturedArgs(['sim', 'tricks', '--pack', rich, '--json']);
    expect(other.exit).toBe(2);
  });
});
