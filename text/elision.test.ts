import { expect, it } from 'vitest';
import { messageOf } from './message.js';

const said = (sentence: string, filled: string, language = 'fr'): string =>
  messageOf(sentence, language).format(
    () => filled,
    () => 0,
  );

it.each([
  ['Une table de {title}', 'Le Tournoi d’Avalon', 'Une table du Tournoi d’Avalon'],
  ['{name} passe à {to}', 'le Lac', 'le Lac passe au Lac'],
  ['De {who}', 'Les brigands', 'Des brigands'],
  ['chevalier de {name}', 'Anselme', 'chevalier d’Anselme'],
  ['chevalier de {name}', 'Élise', 'chevalier d’Élise'],
  ['chevalier de {name}', 'Yvain', 'chevalier d’Yvain'],
  ['ce que {name} sait', 'Otto', 'ce qu’Otto sait'],
])('French joins “%s” to “%s”', (sentence, filled, whole) => {
  expect(said(sentence, filled)).toBe(whole);
});

it.each([
  ['chevalier de {name}', 'Bertrand', 'chevalier de Bertrand'],
  ['chevalier de {name}', 'Yolande', 'chevalier de Yolande'],
  ['sous le signe de {sign}', 'l’Aigle', 'sous le signe de l’Aigle'],
  ['chevalier de {name}', 'Léa', 'chevalier de Léa'],
  ['il cède {what}', 'une carte', 'il cède une carte'],
  ['de la {name}', 'Anne', 'de la Anne'],
])('French leaves “%s” and “%s” apart', (sentence, filled, whole) => {
  expect(said(sentence, filled)).toBe(whole);
});

it('other languages join nothing', () => {
  expect(said('que {name}', 'Otto', 'en')).toBe('que Otto');
});
