import type { SavedTable } from '../table-types.js';
import { canonical } from '../canonical.js';
import { dataOf } from '../match-data.js';
import { isContentHash, type AnyGame } from '../game.js';
import { checkSettings, savedFrom } from '../saved.js';
import { Table } from '../table.js';
import { choose } from './choose.js';

/**
 * A saved table as it was left. Where later rules than its own lead its choices to the same state, it goes on by them
 * with its whole history; else it is for `Table.load` to say whether its state can be gone on from.
 */
export function resumeTable(game: AnyGame, text: string, content?: object): Table {
  return playedAgain(game, text, content) ?? Table.load(game, text, content);
}

/** The table that other rules lead the saved choices to, if it is the one that was saved. */
function playedAgain(game: AnyGame, text: string, content?: object): Table | undefined {
  const saved = savedFrom(text) as SavedTable;
  if (saved.game !== game.id || saved.rules === game.rulesVersion || saved.origin !== null)
    return undefined;
  try {
    checkSettings(saved);
    const { seats, options, seed, rows, match } = saved;
    if (!isContentHash(game, saved.content, content)) return undefined;
    const table = Table.start(game, {
      seats,
      options,
      seed,
      ...(content === undefined ? {} : { content }),
    });
    const isPlayed = rows.every(({ seat, option }) => choose(table, seat, option));
    return isPlayed && canonical(dataOf(table.match)) === canonical(match) ? table : undefined;
  } catch {
    // A rule that fails on the way plays otherwise, as one that refuses a choice does.
    return undefined;
  }
}
