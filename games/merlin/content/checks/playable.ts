import { must } from '@destrier/engine/pack';
import { COLUMNS, materialsOf } from '../../domain.js';
import {
  FLAG_POWERS,
  KNIGHTS,
  PROVINCES,
  SERVANTS,
  STACKS,
  type Action,
  type Content,
  type Need,
} from '../types.js';
import { holds, isDistinct, RING, ringOf, type Check } from './check.js';

/** What every content must keep, also that of a pack. */

const TIMES: { readonly [action in Action]: number } = {
  province: 6,
  'points-flag': 1,
  'points-material': 1,
  'points-shield': 1,
  'points-influence': 1,
  'influence-flag': 1,
  'influence-material': 1,
  'influence-shield': 1,
  'influence-servant': 1,
  excalibur: 1,
  grail: 1,
  move: 1,
  trade: 2,
  quests: 2,
  build: 3,
};

const ROWS = [3, 4];
const PROVINCE_EVERY = 4;

const actionTimes = (content: Content, action: string): number =>
  ringOf(content).filter((space) => space.action === action).length;

/** Materials by tile, in both sizes of the domain. */
export function allMaterials({ frames }: Content): readonly (readonly string[])[] {
  return ROWS.flatMap((rows) =>
    Array.from({ length: rows * COLUMNS }, (_, tile) => materialsOf(tile, rows, frames)),
  );
}

/** Whether a quest could ever be fulfilled. */
function canBeMet(needs: readonly Need[], { figures }: Content): boolean {
  const count = (test: (wanted: Need) => boolean): number => needs.filter(test).length;
  const named = SERVANTS.map((one) => count((wanted) => wanted.startsWith(`${one}-`)));
  const servants = named.reduce((sum, times) => sum + times, 0);
  const any = count((wanted) => wanted.startsWith('servant-'));
  return (
    PROVINCES.every((province) =>
      ['shield', 'flag', 'material'].every(
        (good) => count((wanted) => wanted === `${good}-${province}`) <= figures.supply,
      ),
    ) &&
    count((wanted) => wanted.startsWith('influence-')) <= figures.counters &&
    named.every((times) => times <= 1) &&
    servants + any <= SERVANTS.length
  );
}

const rowsOfEach: Check = {
  name: 'each servant has an ability in each of three rows',
  issues: ({ abilities }) =>
    SERVANTS.flatMap((servant) =>
      [1, 2, 3].flatMap((row) => {
        const found = abilities[`${servant}-${row}`];
        return must(
          found?.servant === servant && found.row === row,
          ['abilities'],
          `${servant}-${row} is the ability of the ${servant} in row ${row}`,
        );
      }),
    ),
};

export const playable: readonly Check[] = [
  holds('the ring has its 24 spaces', 'ring', (content) => {
    return ringOf(content).length === RING && Object.keys(content.ring).length === RING;
  }),
  holds('each action is there as often as the rulebook says', 'ring', (content) =>
    Object.entries(TIMES).every(([action, times]) => actionTimes(content, action) === times),
  ),
  holds('every fourth space is that of a province, each of them once', 'ring', (content) => {
    const ring = ringOf(content);
    const found = ring.flatMap(({ province }) => province ?? []);
    return (
      isDistinct(found) &&
      ring.every(({ province }, i) => (i % PROVINCE_EVERY === 0) === (province !== undefined))
    );
  }),
  holds('each flag has a power of its own', 'provinces', ({ provinces }) => {
    const powers = PROVINCES.map((province) => provinces[province].flag);
    return isDistinct(powers) && powers.length === FLAG_POWERS.length;
  }),
  holds('there is a starting tile for each of four players', 'starts', ({ starts }) => {
    return Object.keys(starts).length >= 4;
  }),
  holds('the domain has four rows, or three with fewer players', 'tiles', ({ tiles }) => {
    const all = Object.values(tiles);
    const copies = all.reduce((sum, tile) => sum + tile.copies, 0);
    const spared = all.reduce((sum, tile) => sum + tile.spared, 0);
    return (
      copies === 4 * COLUMNS &&
      spared === COLUMNS &&
      all.every((tile) => tile.spared <= tile.copies)
    );
  }),
  holds('every tile can be paid with two materials at least', 'frames', (content) =>
    allMaterials(content).every((materials) => materials.length >= 2),
  ),
  holds('every quest can be fulfilled', 'quests', (content) =>
    Object.values(content.quests).every(({ needs }) => canBeMet(needs, content)),
  ),
  holds('there are quests for four hands, Bedivere’s and the row', 'quests', (content) => {
    const { hand, bedivere, row } = content.figures;
    return Object.keys(content.quests).length >= 4 * hand + bedivere + row;
  }),
  holds('every servant has quests of 1, 2 and 3 points', 'quests', ({ quests }) =>
    SERVANTS.every((servant) =>
      [1, 2, 3].every((points) =>
        Object.values(quests).some((one) => one.servant === servant && one.points === points),
      ),
    ),
  ),
  holds('there are traitors for four players', 'figures.traitors', ({ figures }) => {
    return figures.traitors * PROVINCES.length >= 4 * figures.drawn;
  }),
  holds('the last round is scored', 'figures.rounds', ({ figures }) => {
    return figures.rounds % figures.scoring === 0;
  }),
  rowsOfEach,
  holds('each stack has a knight for each of four players', 'knights', ({ knights }) =>
    STACKS.every((stack) => KNIGHTS.filter((one) => knights[one].stack === stack).length >= 4),
  ),
  holds('Gareth and Geraint have points for each of their tiles', 'knights', ({ knights }) =>
    [knights.gareth, knights.geraint].every(({ tiles, points }) => points?.length === tiles),
  ),
];
