import { tricks } from '@destrier/engine/testgames';
import { expect, it } from 'vitest';
import { unknownKeys } from './keep-texts.js';

it('names a question, moment, verb or event that there is not', () => {
  const known = ['prompt.turn.card', 'prompt.turn.card.play', 'moment.card', 'verb.pass'];
  const others = ['event.won', 'event.veiled.hidden', 'why.followSuit', 'word.lion-9'];
  const catalogue = Object.fromEntries([...known, ...others].map((key) => [key, 'said']));
  expect(unknownKeys(tricks, catalogue)).toEqual([]);
  const wrong = [
    'prompt.turn.cards',
    'prompt.turn.card.fly',
    'moment.never',
    'verb.fly',
    'event.flown',
  ];
  const told = Object.fromEntries(wrong.map((key) => [key, 'said']));
  expect(unknownKeys(tricks, { ...catalogue, ...told })).toEqual(wrong);
});
