import type { Table } from '@destrier/engine';
import { glory } from '@destrier/glory/spoken';
import { played } from '../games/glory/testing/played.js';
import { exported } from '../local/exchange.js';
import { HERE, type SavedPlayer } from '../storage/saved.js';
import type { Visitor } from './visitor.js';

/** Which game is wanted, and at which moment. */
export interface Wanted {
  readonly seats?: number;
  readonly options?: { readonly [id: string]: string };
  /** What the first seat is asked; missing: the end. */
  readonly prompt?: string;
  /** Who sits there besides the visitor; a bot that answers at once if not said. */
  readonly others?: string;
}

/** Brings a game of Glory that stands at a certain moment. */
export async function bring(visitor: Visitor, wanted: Wanted): Promise<Table> {
  const { seats = 2, options = {}, prompt, others = 'random' } = wanted;
  const table = tableAt(seats, options, prompt);
  await bringTable(visitor, table, others);
  return table;
}

/** Brings a game from a file as the page writes it; the visitor sits on the first seat. */
export async function bringTable(
  { page, go, say }: Visitor,
  table: Table,
  others: string,
  called = 'Žižka',
): Promise<void> {
  const players = table.prepared.seats.map((seat): SavedPlayer =>
    seat === 0 ? { name: 'Ann', who: HERE } : { name: `${called} ${seat}`, who: others },
  );
  const file = exported({
    id: '',
    game: table.prepared.game.id,
    players,
    table: table.save(),
    counsel: true,
    at: 0,
    over: table.over,
    seated: others === HERE ? null : 0,
  });
  await go('#/');
  await page.getByRole('button', { name: say('lobby.import') }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.waitForURL(/#\/here\//);
}

function tableAt(seats: number, options: Wanted['options'], prompt: string | undefined): Table {
  for (const table of played(seats, options)) {
    const asked = table.asks('public').filter(({ kind, seat }) => kind !== 'aside' && seat === 0);
    if (prompt === undefined ? table.over : asked.some((ask) => ask.prompt === prompt)) {
      if (prompt === undefined || !answersItself(table, prompt)) return table;
    }
  }
  throw new Error(`nobody is asked ${prompt} in this game`);
}

/** Whether the page would answer by itself, because no answer can matter. */
export function answersItself(table: Table, prompt: string): boolean {
  const sheet = { content: table.prepared.content as never, viewer: 0 as const };
  return glory.harmless?.(table.view(0) as never, prompt, table.events(0), sheet) !== null;
}
