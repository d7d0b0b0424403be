import { hashOf } from '@destrier/engine';
import { gameCard } from '../games/index.js';
import { newId } from '../storage/ids.js';
import { restored } from './local-table.js';
import { endOf, type SavedGame, type SavedPlayer } from '../storage/saved.js';

/** A game of this browser as a file, to be carried to another. */

const FORMAT = 'local game 1';
/** No game comes near this. */
const MOST_BYTES = 8_000_000;

type Carried = Pick<SavedGame, 'game' | 'players' | 'table' | 'counsel' | 'seated'>;

const hashOver = ({ game, players, table, counsel, seated }: Carried): string =>
  hashOf([game, ...players.map(({ name, who }) => [name, who]), table, counsel, seated]);

export function exported(saved: SavedGame): string {
  const { game, players, table, counsel, seated } = saved;
  const carried: Carried = { game, players, table, counsel, seated };
  return `${JSON.stringify({ destrier: FORMAT, ...carried, hash: hashOver(carried) })}\n`;
}

/** The game of a file under an id of its own. Throws in words where there is none. */
export async function imported(text: string): Promise<SavedGame> {
  if (text.length > MOST_BYTES) throw new Error('it is too large');
  const carried = carriedIn(text);
  const card = gameCard(carried.game);
  if (card === undefined) throw new Error(`there is no game ${carried.game} here`);
  const game: SavedGame = { ...carried, id: newId(), at: Date.now(), over: false };
  const { table } = restored(game, await card.load());
  if (table.prepared.seats.length !== carried.players.length) throw new Error('it is damaged');
  return { ...game, ...endOf(table) };
}

function carriedIn(text: string): Carried {
  let found: Partial<Carried & { destrier: string; hash: string }> | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch {
    throw new Error('it was not written by this page');
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
    throw new Error('it was not written by this page');
  const carried: Carried = { game, players, table, counsel, seated };
  if (hashOver(carried) !== found.hash) throw new Error('it is damaged');
  return carried;
}

function isPlayer(value: unknown): value is SavedPlayer {
  const { name, who } = (value ?? {}) as Partial<SavedPlayer>;
  return typeof name === 'string' && typeof who === 'string';
}
