import type { OptionNotes } from './notes.js';

/** French counts zero and one in the singular. */
const several = (n: number, one: string, other: string): string => `${n} ${n < 2 ? one : other}`;
const points = (n: number): string => several(n, 'point', 'points');
const counted = (one: string, other: string) => (n: number) =>
  `${several(n, one, other)} : ${points(n)}`;

export const fr: OptionNotes = {
  landing: (space, gives) => (gives === '' ? `→ ${space}` : `→ ${space} (${gives})`),
  either: ([on = '', back]) => (back === undefined ? on : `en avant ${on}, ou en arrière ${back}`),
  counts: {
    shield: counted('bouclier', 'boucliers'),
    flag: counted('drapeau', 'drapeaux'),
    material: counted('matériau', 'matériaux'),
    influence: counted('marqueur', 'marqueurs'),
  },
  supply: ({ shield, flag, material }) =>
    `il y reste ${several(shield, 'bouclier', 'boucliers')}, ${several(flag, 'drapeau', 'drapeaux')}, ${several(material, 'matériau', 'matériaux')}`,
  heldBy: (name) => `chez ${name}`,
  free: 'à personne pour l’instant',
  territory: (size, n) => `territoire de ${size} : ${points(n)} en l’état`,
  tower: 'avec une tour',
  flag: (province) => `drapeau : ${province}`,
  nothingThere: 'il n’y reste rien',
};
