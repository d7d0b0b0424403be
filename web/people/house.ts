import type { Language } from '@destrier/engine';
import { chances } from '../art/random.js';

/** Knights and ladies of the house: bots bear their names and their arms. */
export interface HousePerson {
  readonly name: { readonly [language in Language]: string };
  readonly arms: string;
}

const person = (en: string, fr: string, ru: string, arms: string): HousePerson => ({
  name: { en, fr, ru },
  arms,
});

/** Of our own invention, or as common as legends: nobody here stands in one of the games. */
export const HOUSE: readonly HousePerson[] = [
  person('Bertran', 'Bertrand', 'Бертран', 'Azure, a griffin or'),
  person('Dietrich', 'Thierry', 'Дитрих', 'Or, a boar sable'),
  person('Eleanor', 'Aliénor', 'Элеонора', 'Vert, a castle argent, a chief or'),
  person('Cecily', 'Cécile', 'Сесилия', 'Argent, a bend gules between two roses gules'),
  person('Tancred', 'Tancrède', 'Танкред', 'Per pale sable and or, an eagle argent'),
  person('Oriane', 'Oriane', 'Ориана', 'Purpure, a sun or'),
  person('Wulfric', 'Vulfric', 'Вульфрик', 'Gules, a wolf argent'),
  person('Rosamund', 'Rosemonde', 'Розамунда', 'Gules, five roses argent'),
  person('Godfrey', 'Godefroy', 'Готфрид', 'Azure, a cross argent'),
  person('Maud', 'Mathilde', 'Матильда', 'Sable, a unicorn argent'),
  person('Ansel', 'Anselme', 'Ансельм', 'Argent, a tree vert'),
  person('Sibyl', 'Sibylle', 'Сивилла', 'Azure semy of mullets or'),
  person('Lambert', 'Lambert', 'Ламберт', 'Barry or and gules'),
  person('Melusine', 'Mélusine', 'Мелюзина', 'Vert, a serpent or'),
  person('Osric', 'Osric', 'Осрик', 'Or, a raven sable'),
  person('Petronilla', 'Pétronille', 'Петронилла', 'Gules, a key or'),
  person('Ranulf', 'Renouf', 'Ранульф', 'Sable, a saltire argent'),
  person('Gisela', 'Gisèle', 'Гизела', 'Argent, a fess azure between three crescents azure'),
  person('Theobald', 'Thibaut', 'Теобальд', 'Vert, a stag or'),
  person('Adelaide', 'Adélaïde', 'Аделаида', 'Azure, three fleurs-de-lis argent'),
  person('Berengar', 'Bérenger', 'Беренгар', 'Or, a bend azure'),
  person('Yolande', 'Yolande', 'Иоланда', 'Quarterly argent and purpure'),
  person('Conrad', 'Conrad', 'Конрад', 'Argent, a dragon gules'),
  person('Hawise', 'Havoise', 'Ависа', 'Purpure, a ship argent'),
];

/** So many of the house, no two alike; the same for the same seed. */
export function companyOf(seed: string, count: number): readonly HousePerson[] {
  const chance = chances(seed);
  const drawn = HOUSE.map((one) => ({ one, lot: chance() }));
  drawn.sort((a, b) => a.lot - b.lot);
  return Array.from({ length: count }, (_, at) => drawn[at % drawn.length]?.one).filter(
    (one) => one !== undefined,
  );
}

/** Somebody of the house by the name they have in any language. */
export function houseOf(name: string): HousePerson | undefined {
  return HOUSE.find((one) => Object.values(one.name).includes(name));
}
