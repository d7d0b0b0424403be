import { firstActions } from './advanced-actions-first.js';
import { laterActions } from './advanced-actions-later.js';
import { artifacts } from './artifacts.js';
import { basicActions } from './basic-actions.js';
import { eliteUnits } from './elite-units.js';
import { levels, reputation, tactics } from './figures.js';
import { foes, ruins } from './foes.js';
import { heroes } from './heroes.js';
import { cities, tiles } from './land.js';
import { regularUnits } from './regular-units.js';
import { scenarios } from './scenarios.js';
import { skills } from './skills.js';
import { spells } from './spells.js';
import type { Content } from './types.js';

const source = 'rulebook';

/** What lies in the box. */
export const content: Content = {
  cards: { ...basicActions, ...firstActions, ...laterActions, ...spells, ...artifacts },
  units: { ...regularUnits, ...eliteUnits },
  foes,
  ruins,
  tiles,
  cities,
  heroes,
  skills,
  tactics,
  levels,
  terrains: {
    plains: { source, day: 2, night: 2 },
    hills: { source, day: 3, night: 3 },
    forest: { source, day: 3, night: 5 },
    wasteland: { source, day: 4, night: 4 },
    desert: { source, day: 5, night: 3 },
    swamp: { source, day: 5, night: 5 },
    city: { source, day: 2, night: 2 },
  },
  scenarios,
  figures: {
    source,
    reputation,
    explore: 2,
    crystals: 3,
    wounds: 80,
    offer: 3,
    dice: 2,
    villageHeal: 3,
    monasteryHeal: 2,
    action: 6,
    spell: 7,
    artifact: 12,
    elite: 2,
  },
};
