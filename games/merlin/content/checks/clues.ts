import { KNIGHTS, PROVINCES, SERVANTS, STACKS, type Content, type Need } from '../types.js';
import { holds, isDistinct, RING, ringOf, type Check } from './check.js';
import { allMaterials } from './playable.js';

/** What the rulebook and its examples tell of things that it only pictures: our own design keeps it. */

const has = ({ quests }: Content, ...needs: readonly Need[]): boolean =>
  Object.values(quests).some((quest) => needs.every((wanted) => quest.needs.includes(wanted)));

const twice = ({ quests }: Content, wanted: Need): boolean =>
  Object.values(quests).some(({ needs }) => needs.filter((one) => one === wanted).length === 2);

export const clues: readonly Check[] = [
  holds('clockwise from black the provinces come in the order of the rules', 'ring', (content) => {
    const found = ringOf(content).flatMap(({ province }) => province ?? []);
    return found.join() === PROVINCES.join();
  }),
  holds('no action has its like opposite', 'ring', (content) => {
    const ring = ringOf(content);
    return ring.every(
      ({ action, province }, i) =>
        province !== undefined || action !== ring[(i + RING / 2) % RING]?.action,
    );
  }),
  holds('no action has its like beside it', 'ring', (content) => {
    const ring = ringOf(content);
    return ring.every(({ action }, i) => action !== ring[(i + 1) % RING]?.action);
  }),
  holds('Merlin begins on the space of the black province', 'ring', (content) => {
    return ringOf(content)[0]?.province === 'black';
  }),
  holds(
    'in both sizes a tile can be paid with grey, orange or blue and nothing else',
    'frames',
    (content) => {
      const found = allMaterials(content).filter(
        (materials) => materials.toSorted().join() === 'blue,grey,orange',
      );
      return found.length === 2;
    },
  ),
  holds('55 quests', 'quests', ({ quests }) => Object.keys(quests).length === 55),
  holds('every servant is on 13 or 14 quests', 'quests', ({ quests }) =>
    SERVANTS.every((servant) => {
      const found = Object.values(quests).filter((quest) => quest.servant === servant).length;
      return found === 13 || found === 14;
    }),
  ),
  holds('the pictured trio is a quest', 'quests', (content) =>
    has(content, 'flag-blue', 'material-violet', 'shield-orange'),
  ),
  holds('the pictured signs are on quests', 'quests', (content) =>
    (
      [
        'flag-any',
        'material-any',
        'shield-any',
        'influence-orange',
        'influence-any',
        'flag-bearer-blue',
      ] satisfies Need[]
    ).every((wanted) => has(content, wanted)),
  ),
  holds('the pictured pairs of servants are on quests', 'quests', (content) => {
    return twice(content, 'servant-grey') && has(content, 'shield-bearer-any', 'flag-bearer-any');
  }),
  holds('the mason of the example is on a quest of 2 points', 'quests', ({ quests }) =>
    Object.values(quests).some(({ servant, points }) => servant === 'mason' && points === 2),
  ),
  holds('every province is asked for equally often', 'quests', ({ quests }) => {
    const all = Object.values(quests).flatMap(({ needs }) => needs);
    const times = PROVINCES.map(
      (province) => all.filter((wanted) => wanted.endsWith(`-${province}`)).length,
    );
    return new Set(times).size === 1;
  }),
  holds('a starting tile shows five colours', 'starts', ({ starts }) =>
    Object.values(starts).every(({ knight, influence, shield, flag, material }) =>
      isDistinct([knight, influence, shield, flag, material]),
    ),
  ),
  holds('knights begin apart and not beside Merlin', 'starts', ({ starts }) => {
    const knights = Object.values(starts).map(({ knight }) => knight);
    return isDistinct(knights) && !knights.includes('black');
  }),
  holds('each terrain has five tiles without and three with a tower', 'tiles', ({ tiles }) =>
    Object.values(tiles).every(({ tower, copies }) => copies === (tower ? 3 : 5)),
  ),
  holds('six knights in each stack', 'knights', ({ knights }) =>
    STACKS.every((stack) => KNIGHTS.filter((one) => knights[one].stack === stack).length === 6),
  ),
];
