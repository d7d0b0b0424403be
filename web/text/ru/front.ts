import { people } from './people.js';
import { ceremony } from './ceremony.js';
import { common } from './common.js';
import { entrance } from './entrance.js';
import { guide } from './guide.js';
import { keys } from './keys.js';
import { lobby } from './lobby.js';
import { online } from './online.js';
import { server } from './server.js';
import { movement } from './movement.js';
import { settings } from './settings.js';
import { table } from './table.js';

/** What the first page says. */
export const ru = {
  ...people,
  ...ceremony,
  ...common,
  ...entrance,
  ...guide,
  ...keys,
  ...lobby,
  ...online,
  ...server,
  ...movement,
  ...settings,
  ...table,
};
