import { analysis } from './analysis.js';
import { arms } from './arms.js';
import { people } from './people.js';
import { panels } from './panels.js';
import { ceremony } from './ceremony.js';
import { common } from './common.js';
import { company } from './company.js';
import { ending } from './ending.js';
import { entrance } from './entrance.js';
import { guide } from './guide.js';
import { hint } from './hint.js';
import { keys } from './keys.js';
import { kit } from './kit.js';
import { lobby } from './lobby.js';
import { me } from './me.js';
import { online } from './online.js';
import { server } from './server.js';
import { local } from './local.js';
import { movement } from './movement.js';
import { sampler } from './sampler.js';
import { settings } from './settings.js';
import { table } from './table.js';

export const en = {
  ...analysis,
  ...arms,
  ...people,
  ...panels,
  ...ceremony,
  ...common,
  ...company,
  ...ending,
  ...entrance,
  ...guide,
  ...hint,
  ...keys,
  ...kit,
  ...lobby,
  ...me,
  ...online,
  ...server,
  ...local,
  ...movement,
  ...sampler,
  ...settings,
  ...table,
};
