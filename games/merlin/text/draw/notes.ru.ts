import { counted, points } from './forms.ru.js';
import type { OptionNotes } from './notes.js';

const worth = (things: (n: number) => string) => (n: number) => `${things(n)}: ${points(n)}`;

export const ru: OptionNotes = {
  landing: (space, gives) => (gives === '' ? `→ ${space}` : `→ ${space} (${gives})`),
  either: ([on = '', back]) => (back === undefined ? on : `вперёд ${on} или назад ${back}`),
  counts: {
    shield: worth(counted('щит', 'щита', 'щитов')),
    flag: worth(counted('флаг', 'флага', 'флагов')),
    material: worth(counted('материал', 'материала', 'материалов')),
    influence: worth(counted('фишка', 'фишки', 'фишек')),
  },
  supply: ({ shield, flag, material }) =>
    `там осталось: щиты ${shield}, флаги ${flag}, материалы ${material}`,
  heldBy: (name) => `сейчас у игрока ${name}`,
  free: 'пока ничей',
  territory: (size, n) => `территория из ${size}: сейчас ${points(n)}`,
  tower: 'с башней',
  flag: (province) => `флаг: ${province}`,
  nothingThere: 'там ничего не осталось',
};
