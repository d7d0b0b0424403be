import { hashOf, parseRecord, replayRecord, rulesFrom, type RecordCode } from '@destrier/engine';
import { gameCard } from '../games/index.js';
import type { GameKit } from '../games/kit.js';
import { newId } from '../storage/ids.js';
import { restored } from './local-table.js';
import { endOf, HERE, type SavedGame, type SavedPlayer } from '../storage/saved.js';

/** Game files: a game of this browser, to be carried to another, or the record of a game that is over. */

const FORMAT = 'local game 1';
const RECORD = /^destrier-record /;
/** No game comes near this. */
const MOST_BYTES = 8_000_000;

/** Why a file cannot be opened. */
export type FileTrouble =
  | 'large'
  | 'foreign'
  | 'damaged'
  | 'game'
  | 'running'
  | 'newer'
  | 'content';

export class FileFault extends Error {
  readonly trouble: FileTrouble;

  constructor(trouble: FileTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

type Carried = Pick<SavedGame, 'game' | 'players' | 'table' | 'counsel' | 'seated'>;

const hashOver = ({ game, players, table, counsel, seated }: Carried): string =>
  hashOf([game, ...players.map(({ name, who }) => [name, who]), table, counsel, seated]);

export function exported(saved: SavedGame): string {
  const { game, players, table, counsel, seated } = saved;
  const carried: Carried = { game, players, table, counsel, seated };
  return `${JSON.stringify({ destrier: FORMAT, ...carried, hash: hashOver(carried) })}\n`;
}

/** The game of a file under an id of its own. Throws a `FileFault` where there is none. */
export async function imported(text: string): Promise<SavedGame> {
  if (text.length > MOST_BYTES) throw new FileFault('large');
  if (RECORD.test(text)) return recorded(text);
  const carried = carriedIn(text);
  const game: SavedGame = { ...carried, id: newId(), at: Date.now(), over: false };
  const kit = await kitOf(carried.game);
  try {
    const { table } = restored(game, kit);
    if (table.prepared.seats.length === carried.players.length) return { ...game, ...endOf(table) };
  } catch {
    // As below: what does not lead to a table is damaged.
  }
  throw new FileFault('damaged');
}

/** Whoever opens a record sits at its first seat; the others are bots, should they play on from a moment of it. */
async function recorded(text: string): Promise<SavedGame> {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new FileFault(TROUBLES[parsed.error.code]);
  const { record } = parsed;
  const kit = await kitOf(record.game);
  const replayed = replayRecord(record, rulesFrom([kit.box.game]));
  if (!replayed.ok) throw new FileFault(TROUBLES[replayed.error.code]);
  const { table } = replayed;
  return {
    id: newId(),
    game: record.game,
    players: table.prepared.seats.map((seat) => ({
      name: record.names[seat] ?? `${seat + 1}`,
      who: seat === 0 ? HERE : 'strong',
    })),
    table: table.save(),
    counsel: true,
    at: Date.now(),
    ...endOf(table),
    seated: 0,
  };
}

const TROUBLES: { readonly [code in RecordCode]: FileTrouble } = {
  'record.damaged': 'damaged',
  'record.truncated': 'running',
  'record.foreign': 'foreign',
  'record.newer': 'newer',
  'record.content': 'content',
};

async function kitOf(game: string): Promise<GameKit> {
  const card = gameCard(game);
  if (card === undefined) throw new FileFault('game');
  return card.load();
}

function carriedIn(text: string): Carried {
  let found: Partial<Carried & { destrier: string; hash: string }> | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    throw new FileFault('foreign');
  }
  const { game, players, table, counsel, seated = null } = found ?? {};
  if (
    found?.destrier !== FORMAT ||
    typeof game !== 'string' ||
    typeof table !== 'string' ||
    typeof counsel !== 'boolean' ||
    !Array.isArray(players) ||
    !players.every(isPlayer)
  )
    throw new FileFault('foreign');
  const carried: Carried = { game, players, table, counsel, seated };
  if (hashOver(carried) !== found.hash) throw new FileFault('damaged');
  return carried;
}

function isPlayer(value: unknown): value is SavedPlayer {
  const { name, who } = (value ?? {}) as Partial<SavedPlayer>;
  return typeof name === 'string' && typeof who === 'string';
}
