import { avalon, type Content } from '@destrier/avalon/page';
import { expect, it } from 'vitest';
import { fullHealth } from './full-health.js';

it('a bar is full at the health with which all start', () => {
  // The content of this game has this shape.
  const content = avalon.game.content as Content;
  expect(fullHealth({ health: '300' }, content)).toBe(300);
  expect(fullHealth({}, content)).toBe(content.figures.track);
});
