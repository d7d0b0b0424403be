import type { TableChange } from '../storage/storage.js';
import { deadlineOf } from './clock.js';
import type { Entry } from './entry.js';
import type { TableGame } from './table-game.js';

/** What lists show of a table after an entry. */
export function changeOf(play: TableGame, entry: Entry, at: number): TableChange {
  const { asked, over, setting } = play;
  return {
    asked: JSON.stringify(asked),
    thinking: play.isBotAsked ? 1 : 0,
    deadline: deadlineOf(setting.clock, play.clock),
    ...(entry.kind === 'start' ? { state: 'running', started: at } : {}),
    ...(over ? { state: 'finished', finished: at, result: JSON.stringify(play.result) } : {}),
  };
}
