import { expect, it } from 'vitest';
import { freeCorner, type Edges, type Corner } from './step-aside.js';

const boxAt = (corner: Corner): Edges =>
  corner === 'top'
    ? { left: 0, top: 0, right: 100, bottom: 100 }
    : { left: 0, top: 300, right: 100, bottom: 400 };
const seen = (): boolean => true;
const choiceAt = (left: number, top: number): Edges => ({
  left,
  top,
  right: left + 40,
  bottom: top + 40,
});

it('a control stays where it covers nothing that may be chosen', () => {
  expect(freeCorner('top', boxAt, [choiceAt(104, 0), choiceAt(0, 104)], seen)).toBe('top');
  expect(freeCorner('bottom', boxAt, [choiceAt(0, 104)], seen)).toBe('bottom');
});

it('a control goes to the other corner where something that may be chosen lies below it or close to it', () => {
  expect(freeCorner('top', boxAt, [choiceAt(103, 0)], seen)).toBe('bottom');
  expect(freeCorner('bottom', boxAt, [choiceAt(50, 270)], seen)).toBe('top');
});

it('a control lies nowhere where both corners are covered', () => {
  expect(freeCorner('top', boxAt, [choiceAt(0, 0), choiceAt(0, 350)], seen)).toBeNull();
});

it('a control does not go below what lies over the map', () => {
  expect(freeCorner('top', boxAt, [choiceAt(0, 0)], () => false)).toBeNull();
  expect(freeCorner('top', boxAt, [choiceAt(0, 104)], () => false)).toBe('top');
});
