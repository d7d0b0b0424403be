import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, verifyRecord, rulesFrom } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { load } from './keep.js';
import { tricksBox } from './testing/boxes.js';
import { sitDown, type Person } from './testing/keyboard.js';
import { anybody, says, types } from './testing/people.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'destrier-keep-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const given = { box: tricksBox, who: ['you', 'random', 'you'], names: 'Ann,Bot,Cy', seed: 'x' };

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Plays on until this many choices stand, then does something else. */
const until =
  (choices: number, then: Person): Person =>
  (pause) =>
    pause.seat !== null && pause.session.table.rows.length >= choices
      ? then(pause)
      : anybody(pause);

describe('a saved game', () => {
  it.each([1, 10, 25])('goes on after %i choices as if it had never been left', async (choices) => {
    const whole = await sitDown(given, anybody);
    const file = join(folder, 'a.save');
    const left = await sitDown({ ...given, folder }, until(choices, types(`save ${file}`, 'quit')));
    expect(left.exit).toBe(0);
    const loaded = load(tricksBox.game, file);
    expect(loaded.table.hash).toBe(left.session.table.hash);
    const again = await sitDown({ ...given, loaded, folder }, anybody);
    expect(again.session.table.hash).toBe(whole.session.table.hash);
    expect(again.session.table.rows).toEqual(whole.session.table.rows);
  });

  it('keeps the names, and who plays which seat', async () => {
    const file = join(folder, 'a.save');
    await sitDown({ ...given, folder }, until(1, types(`save ${file}`, 'quit')));
    expect(load(tricksBox.game, file).players).toEqual([
      { who: 'you', name: 'Ann' },
      { who: 'random', name: 'Bot (bot)' },
      { who: 'you', name: 'Cy' },
    ]);
  });

  it.each([true, false])('keeps whether the table wants counsel: %s', async (counsel) => {
    const file = join(folder, 'a.save');
    await sitDown({ ...given, folder, counsel }, until(1, types(`save ${file}`, 'quit')));
    expect(load(tricksBox.game, file).counsel).toBe(counsel);
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { readonly counsel?: boolean };
    writeFileSync(file, JSON.stringify({ ...saved, counsel: saved.counsel !== undefined }));
    expect(() => load(tricksBox.game, file)).toThrow('is damaged');
  });

  it('has the first free name where none is given, then the same again', async () => {
    const { text } = await sitDown({ ...given, folder }, until(2, types('save', 'save', 'quit')));
    expect(readdirSync(folder)).toEqual(['tricks-1.save']);
    expect(text).toContain(`Saved as ${join(folder, 'tricks-1.save')}. To go on:`);
    expect(text).toContain(`./destrier play tricks --load ${join(folder, 'tricks-1.save')}`);
    await sitDown({ ...given, folder }, until(2, types('save', 'quit')));
    expect(readdirSync(folder).toSorted()).toEqual(['tricks-1.save', 'tricks-2.save']);
  });

  it('never takes the place of a file that is no saved game', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear Ann');
    const { text } = await sitDown(
      { ...given, folder },
      until(2, types(`save ${file}`, `record ${file}`)),
    );
    expect(flat(text)).toContain(`Not saved: ${file} is there already and is no saved game.`);
    expect(flat(text)).toContain(`No record: ${file} is there already.`);
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann');
  });

  it('that cannot be written is told, and the game goes on', async () => {
    const file = join(folder, 'nowhere', 'a.save');
    const { text, session } = await sitDown(
      { ...given, folder },
      until(2, types(`save ${file}`, `record ${file}`, '1 2')),
    );
    expect(flat(text)).toContain(
      `Not saved: ${file} cannot be written (ENOENT). The game goes on.`,
    );
    expect(flat(text)).toContain(
      `No record: ${file} cannot be written (ENOENT). The game goes on.`,
    );
    expect(session.table.rows.length).toBeGreaterThan(2);
  });

  it('that was begun to be written leaves nothing behind where it fails', async () => {
    const file = join(folder, 'a.save');
    mkdirSync(join(folder, 'a.save.part'));
    const { text } = await sitDown({ ...given, folder }, until(2, types(`save ${file}`)));
    expect(flat(text)).toContain(`Not saved: ${file} cannot be written`);
    expect(existsSync(file)).toBe(false);
  });
});

describe('loading', () => {
  async function saved(): Promise<string> {
    const file = join(folder, 'a.save');
    await sitDown({ ...given, folder }, until(5, types(`save ${file}`, 'quit')));
    return file;
  }
  const codeOf = (file: string, game = tricksBox.game): string => {
    try {
      load(game, file);
      return 'loaded';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('refuses what is not there, is no game, is cut or is changed', async () => {
    const file = await saved();
    const text = readFileSync(file, 'utf8');
    expect(codeOf(file)).toBe('loaded');
    expect(codeOf(join(folder, 'b.save'))).toBe('record.damaged');
    for (const bad of [
      '',
      '{}',
      'null',
      '[]',
      text.slice(0, -10),
      text.replace('Ann', 'Amy'),
      text.replace('moon-1', 'moon-2'),
    ]) {
      expect(bad).not.toBe(text);
      writeFileSync(file, bad);
      expect([bad.slice(0, 20), codeOf(file)]).toEqual([bad.slice(0, 20), 'record.damaged']);
    }
  });

  it('refuses the game of another box', async () => {
    expect(codeOf(await saved(), hazard.game)).toBe('record.foreign');
  });
});

describe('leaving', () => {
  it('by quit offers to save: Enter does, n does not, anything else plays on', async () => {
    const kept = await sitDown({ ...given, folder }, until(3, types('quit', '')));
    expect([kept.exit, readdirSync(folder)]).toEqual([0, ['tricks-1.save']]);
    const thrown = await sitDown({ ...given, folder }, until(3, types('quit', 'n')));
    expect([thrown.exit, readdirSync(folder)]).toEqual([0, ['tricks-1.save']]);
    expect(thrown.text).toContain('The game was not saved.');
    const on = await sitDown(
      { ...given, folder },
      until(3, types('quit', 'back', 'quit', 'perhaps', 'quit', 'n')),
    );
    expect(on.text.match(/Save before you go\?/g)).toHaveLength(3);
  });

  it('asks nothing where nothing would be lost', async () => {
    const { exit, text } = await sitDown({ ...given, folder }, says('', 'quit'));
    expect(exit).toBe(0);
    expect(text).not.toContain('Save before you go?');
  });

  it.each(['interrupted', 'ended'] as const)('%s: saves and says where', async (kind) => {
    const { exit, text } = await sitDown(
      { ...given, folder },
      until(3, () => ({ kind })),
    );
    expect(exit).toBe(4);
    expect(text).toContain(`Saved as ${join(folder, 'tricks-1.save')}.`);
    expect(load(tricksBox.game, join(folder, 'tricks-1.save')).table.rows).toHaveLength(3);
  });

  it('interrupted on the empty screen between two people, too', async () => {
    let choices = 0;
    const { exit } = await sitDown({ ...given, folder }, (pause) => {
      choices = pause.session.table.rows.length;
      return pause.seat === null && choices > 1 ? { kind: 'interrupted' } : anybody(pause);
    });
    expect(exit).toBe(4);
    expect(load(tricksBox.game, join(folder, 'tricks-1.save')).table.rows).toHaveLength(choices);
  });

  it('what cannot be saved goes on at the first interruption and ends at the second', async () => {
    const gone = join(folder, 'gone');
    let interruptions = 0;
    const { exit, text } = await sitDown(
      { ...given, folder: gone },
      until(3, () => {
        interruptions++;
        return { kind: 'interrupted' };
      }),
    );
    expect([exit, interruptions]).toEqual([4, 2]);
    expect(text).toContain('Interrupt once more to leave without saving.');
  });
});

describe('a record', () => {
  const rules = rulesFrom([tricksBox.game]);

  it('of a finished game is whole and can be verified', async () => {
    const file = join(folder, 'a.record');
    const { text } = await sitDown({ ...given, folder }, (pause) =>
      pause.session.table.over && !existsSync(file) ? `record ${file}` : anybody(pause),
    );
    expect(text).toContain(`The record of the game is ${file}.`);
    const parsed = parseRecord(readFileSync(file));
    expect(verifyRecord(readFileSync(file), rules).ok).toBe(true);
    expect(parsed.ok && parsed.record.names).toEqual(['Ann', 'Bot (bot)', 'Cy']);
  });

  it('of a running game holds only what the seat may know', async () => {
    await sitDown({ ...given, folder }, until(4, types('record')));
    const text = readFileSync(join(folder, 'tricks-1.record'), 'utf8');
    const parsed = parseRecord(text);
    expect(parsed.ok && parsed.record.disclosed.to).toBe(0);
    expect(text).not.toContain('seed');
  });
});
