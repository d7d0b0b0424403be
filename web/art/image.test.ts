import { expect, it } from 'vitest';
import { tree } from './greenery.js';
import { imageOf, svgOf } from './image.js';
import { Pen } from './pen.js';
import { castle } from './places/index.js';

const grove = (count: number): string => {
  const pen = new Pen('grove');
  for (let i = 0; i < count; i++) pen.put(tree('1'), { x: i * 20 });
  return svgOf(pen.drawing(0, 0, 200, 50), 'day');
};

it('writes once what lies in a picture more than once', () => {
  expect(grove(1)).not.toContain('<use');
  expect(grove(9).match(/<use /g)).toHaveLength(9);
  expect(grove(9).length).toBeLessThan(grove(1).length * 1.4);
});

it('keeps a drawing and its image for each light', () => {
  expect(castle()).toBe(castle());
  expect(tree('1')).not.toBe(tree('2'));
  const [day, night] = [imageOf(castle(), 'day'), imageOf(castle(), 'night')];
  expect(imageOf(castle(), 'day')).toBe(day);
  expect(night).not.toBe(day);
});

it('is an address that a browser reads back as the same picture', () => {
  const address = imageOf(castle(), 'day');
  expect(address.startsWith('data:image/svg+xml,')).toBe(true);
  expect(address).not.toMatch(/["#<>]/);
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(
    svgOf(castle(), 'day'),
  );
});
