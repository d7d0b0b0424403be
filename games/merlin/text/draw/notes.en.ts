import type { OptionNotes } from './notes.js';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const counted = (one: string, other: string) => (n: number) =>
  `${n} ${n === 1 ? one : other}: ${points(n)}`;

export const en: OptionNotes = {
  landing: (space, gives) => (gives === '' ? `to ${space}` : `to ${space} (${gives})`),
  either: ([on = '', back]) => (back === undefined ? on : `onwards ${on}, or back ${back}`),
  counts: {
    shield: counted('shield', 'shields'),
    flag: counted('flag', 'flags'),
    material: counted('material', 'materials'),
    influence: counted('counter', 'counters'),
  },
  supply: ({ shield, flag, material }) =>
    `left there: shields ${shield}, flags ${flag}, materials ${material}`,
  heldBy: (name) => `held by ${name}`,
  free: 'nobody has it',
  territory: (size, n) => `territory of ${size}: ${points(n)} as it stands`,
  tower: 'with a tower',
  flag: (province) => `flag: ${province}`,
  nothingThere: 'nothing is left there',
};
