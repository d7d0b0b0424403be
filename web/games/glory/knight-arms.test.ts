import { game } from '@destrier/glory/game';
import { describe, expect, it } from 'vitest';
import { arms, draw, toSvg, type Element } from '@destrier/heraldry';
import { playerArms } from '../../heraldry/players.js';
import { knightArms } from './knight-arms.js';

const blazons = [
  ...Object.values(knightArms).map(({ blazon }) => blazon),
  ...playerArms.map(({ blazon }) => blazon),
];

function all(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(all)];
}

function idsOf(picture: Element): readonly string[] {
  return all(picture).flatMap(({ attributes }) => attributes['id'] ?? []);
}

/** The ids of the box's knights. */
function knightsOf(content: unknown): readonly string[] {
  if (typeof content !== 'object' || content === null || !('knights' in content)) return [];
  return Object.keys(content.knights ?? {});
}

it('every knight of Glory has arms, and nobody else', () => {
  expect(Object.keys(knightArms).toSorted()).toEqual([...knightsOf(game.content)].toSorted());
  expect(Object.keys(knightArms)).toHaveLength(32);
});

it.each([false, true])('no two knights or players look alike (hatching: %s)', (hatching) => {
  const pictures = blazons.map((blazon) => toSvg(draw(arms(blazon), { id: 'x', hatching })));
  expect(new Set(pictures).size).toBe(32 + 8);
  for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
});

describe('the players', () => {
  it('sit in the order of their colours on the page, each on a field of his own', () => {
    expect(playerArms.map(({ colour }) => colour)).toEqual([
      'gules',
      'azure',
      'vert',
      'or',
      'purpure',
      'sable',
      'argent',
      'tenne',
    ]);
    for (const { colour, blazon } of playerArms)
      expect(arms(blazon).field).toEqual({ kind: 'plain', tincture: colour });
  });

  it('differ in shape as well: no ordinary and no charge is borne by two', () => {
    const shapes = playerArms.map(({ blazon }) =>
      arms(blazon)
        .items.flatMap((item) =>
          item.kind === 'ordinary'
            ? [
                item.ordinary,
                ...item.on.map(({ charge }) => charge.name),
                item.between?.charge.name,
              ]
            : [item.charge.name],
        )
        .filter((shape) => shape !== undefined),
    );
    expect(new Set(shapes.flat()).size).toBe(shapes.flat().length);
  });
});

describe.each([false, true])('the ids of patterns (hatching: %s)', (hatching) => {
  const pictures = blazons.map((blazon, i) => draw(arms(blazon), { id: `arms-${i}`, hatching }));

  it('never collide, in a picture or between two', () => {
    const ids = pictures.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are all defined where they are used', () => {
    for (const picture of pictures) {
      const used = [...toSvg(picture).matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.length).toBeGreaterThan(0);
      expect(idsOf(picture)).toEqual(expect.arrayContaining(used));
    }
  });
});
