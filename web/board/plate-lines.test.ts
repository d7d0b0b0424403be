import { expect, it } from 'vitest';
import { plateLines } from './plate-lines.js';

it.each([
  ['Patrol', ['Patrol']],
  ['Travel plans', ['Travel plans']],
  ['New objective', ['New', 'objective']],
  ['Выбрать новую цель', ['Выбрать', 'новую цель']],
  ['Отправиться на рынок', ['Отправиться', 'на рынок']],
  ['Einquartierungen', ['Einquartierungen']],
])('the plate of %s', (name, lines) => {
  expect(plateLines(name)).toEqual(lines);
});
