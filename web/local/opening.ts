import { mixNonces, secretFrom, Table } from '@destrier/engine';
import type { GameKit } from '../games/kit.js';
import { newId } from '../storage/ids.js';
import { endOf, type SavedGame, type SavedPlayer } from '../storage/saved.js';
import type { Store } from '../storage/store.js';

export interface Wish {
  readonly players: readonly SavedPlayer[];
  readonly options: { readonly [id: string]: string };
  readonly counsel: boolean;
  /** A fixed deal, for the guided game; otherwise nobody knows it before. */
  readonly seed?: string;
}

/** Opens a table in this browser and keeps it; its id. */
export async function openLocal(kit: GameKit, wish: Wish, store: Store): Promise<string> {
  const random = crypto.getRandomValues(new Uint8Array(32));
  const seed = wish.seed ?? mixNonces(secretFrom(random), []);
  const table = Table.start(kit.box.game, {
    seats: wish.players.length,
    options: wish.options,
    seed,
  });
  const game: SavedGame = {
    id: newId(),
    game: kit.box.game.id,
    players: wish.players,
    table: table.save(),
    counsel: wish.counsel,
    at: Date.now(),
    ...endOf(table),
    seated: null,
  };
  await store.put(game);
  return game.id;
}
