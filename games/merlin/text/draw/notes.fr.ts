import type { OptionNotes } from './notes.js';

const points = (n: number): string => `${n} ${n < 2 ? 'point' : 'points'}`;
const counted = (one: string, other: string) => (n: number) =>
  `${n} ${n < 2 ? one : other} : ${points(n)}`;

export const fr: OptionNotes = {
  landing: (space, gives) => (gives === '' ? `→ ${space}` : `→ ${space} (${gives})`),
  either: ([on = '', back]) => (back === undefined ? on : `en avant ${on}, ou en arrière ${back}`),
  counts: {
    shield: counted('bouclier', 'boucliers'),
    flag: counted('drapeau', 'drapeaux'),
    material: counted('matériau', 'matériaux'),
    influence: counted('compteur', 'compteurs'),
  },
  supply: ({ shield, flag, material }) =>
    `il y reste : boucliers ${shield}, drapeaux ${flag}, matériaux ${material}`,
  heldBy: (name) => `chez ${name}`,
  free: 'à personne pour l’instant',
  territory: (size, n) => `territoire de ${size} : ${points(n)} en l’état`,
  tower: 'avec une tour',
  flag: (province) => `drapeau : ${province}`,
  nothingThere: 'il n’y reste rien',
};
