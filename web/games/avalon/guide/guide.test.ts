import { avalon } from '@destrier/avalon';
import { expect, it } from 'vitest';
import { stepsOf } from '../../../guide/script.js';
import { followed } from '../../../guide/testing/followed.js';
import { guide } from './guide.js';

it('fits its deal through a whole round, and the tournament goes on to its end', () => {
  expect(followed(guide, avalon, 4).over).toBe(true);
});

it('says every step in every language', () => {
  for (const { speech } of [...stepsOf(guide), { speech: guide.end }])
    expect(new Set(Object.values(speech).map(([said]) => said)).size).toBe(3);
});
