import { expect, it } from 'vitest';
import { follows } from './following.js';

const laid = (scrollTop: number, scrollHeight: number, clientHeight = 100) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

it('the newest is followed when more was said before the browser told of the last scroll', () => {
  expect(follows(true, laid(900, 1000), laid(900, 1400))).toBe(true);
});

it('who goes up reads there, until they come back to the end', () => {
  expect(follows(true, laid(900, 1000), laid(852, 1000))).toBe(false);
  expect(follows(true, laid(900, 1000), laid(853, 1000))).toBe(true);
  expect(follows(false, laid(400, 1000), laid(600, 1000))).toBe(false);
  expect(follows(false, laid(600, 1000), laid(860, 1000))).toBe(true);
});

it('nobody has gone up where the log became shorter, as when a round is folded away', () => {
  expect(follows(true, laid(900, 1000), laid(200, 400))).toBe(true);
});

it('nobody has gone up where the log got more room, and more was said at once', () => {
  expect(follows(true, laid(900, 1000), laid(700, 1100, 300))).toBe(true);
});
