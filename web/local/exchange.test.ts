import { resumeTable, writeRecord } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';
import { describe, expect, it } from 'vitest';
import { playedGlory } from '../panels/testing/played.js';
import { HERE, type SavedGame } from '../storage/saved.js';
import { exported, FileFault, imported } from './exchange.js';

const names = ['Ann', 'Bob'];
const over = playedGlory('files');
const record = writeRecord(over, { names, reveal: 'all' });

async function trouble(text: string): Promise<unknown> {
  try {
    return await imported(text);
  } catch (error) {
    return error instanceof FileFault ? error.trouble : error;
  }
}

describe('the record of a game that is over', () => {
  it('opens with its players, its choices and its end', async () => {
    const game = await imported(record);
    expect(game).toMatchObject({ game: 'glory', over: true, seated: 0 });
    expect(game.players).toEqual([
      { name: 'Ann', who: HERE },
      { name: 'Bob', who: 'strong' },
    ]);
    const table = resumeTable(glory.game, game.table);
    expect(table.result).toEqual(over.result);
    expect(table.rows.map(({ option }) => option)).toEqual(over.rows.map(({ option }) => option));
  });

  it('is opened twice as two games', async () => {
    const [one, other] = [await imported(record), await imported(record)];
    expect(one.id).not.toBe(other.id);
  });

  it('is not opened with a byte changed, cut off, or of a game that is not here', async () => {
    expect(await trouble(record.replace('name 0 Ann', 'name 0 Eve'))).toBe('damaged');
    expect(await trouble(record.slice(0, -80))).toBe('running');
    expect(await trouble('destrier-record 99\n')).toBe('newer');
  });

  it('of a running game, as a seat saw it, is none', async () => {
    const running = playedGlory('files', 12);
    expect(await trouble(writeRecord(running, { names, reveal: 0 }))).toBe('running');
  });
});

describe('a game of this browser', () => {
  const saved: SavedGame = {
    id: 'a',
    game: 'glory',
    players: names.map((name, seat) => ({ name, who: seat === 0 ? HERE : 'greedy' })),
    table: playedGlory('files', 12).save(),
    counsel: true,
    at: 1,
    over: false,
    seated: 0,
  };

  it('is the same after it was written and read, but for its id', async () => {
    const { id, at, ...game } = await imported(exported(saved));
    expect(id).not.toBe('a');
    expect(saved).toMatchObject(game);
    expect(at).toBeGreaterThan(1);
  });

  it('is not opened when it was changed, and a text of somebody else is not either', async () => {
    expect(await trouble(exported(saved).replace('"Ann"', '"Eve"'))).toBe('damaged');
    expect(await trouble(exported({ ...saved, game: 'chess' }))).toBe('game');
    expect(await trouble('{}')).toBe('foreign');
    expect(await trouble('dear diary')).toBe('foreign');
    expect(await trouble('x'.repeat(8_000_001))).toBe('large');
  });
});
