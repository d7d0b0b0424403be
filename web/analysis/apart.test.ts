import { expect, it } from 'vitest';
import { apart } from './apart.js';

const ROOM = { top: 0, bottom: 200 };

it('what lies apart stays where it is, and what lies outside comes in', () => {
  const spots = [
    { x: 0, y: 50 },
    { x: 34, y: 50 },
    { x: 100, y: 230 },
  ];
  expect(apart(spots, ROOM)).toEqual([...spots.slice(0, 2), { x: 100, y: 200 }]);
});

it('what lies upon another goes below it, or above it where there is no room below', () => {
  const below = [
    { x: 0, y: 50 },
    { x: 0, y: 50 },
  ];
  expect(apart(below, ROOM)[1]).toEqual({ x: 0, y: 84 });
  const above = below.map(({ x }) => ({ x, y: 190 }));
  expect(apart(above, ROOM)[1]).toEqual({ x: 0, y: 156 });
});

it('where there is no room above nor below it goes aside', () => {
  const spots = [0, 0].map((x) => ({ x, y: 5 }));
  expect(apart(spots, { top: 0, bottom: 10 })[1]).toEqual({ x: -34, y: 5 });
});
