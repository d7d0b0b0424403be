import { describe, expect, it } from 'vitest';
import { chargeNames } from './charges/index.js';
import { divisions, kindOf } from './divisions.js';
import { contains, SHIELD } from './geometry.js';
import { arms, draw, toSvg, type Element } from './index.js';
import { lines } from './lines.js';
import { ordinaries } from './ordinaries.js';
import { tinctures } from './tinctures.js';

function drawn(blazon: string, hatching = false): Element {
  return draw(arms(blazon), { id: 'x', hatching });
}

function all(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(all)];
}

const dOf = ({ attributes }: Element): string => attributes['d'] ?? '';

/** Every path of one tincture. */
function painted(picture: Element, tincture: string): readonly Element[] {
  return all(picture).filter(({ attributes }) =>
    attributes['fill']?.startsWith(`var(--tincture-${tincture},`),
  );
}

/** The points of a path that names all of them outright. */
function points(d: string): readonly { readonly x: number; readonly y: number }[] {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? Number.NaN }] : []));
}

function extent(element: Element | undefined) {
  const found = points(element === undefined ? '' : dOf(element));
  const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Where the charges of one tincture stand. */
const places = (blazon: string, tincture: string) => painted(drawn(blazon), tincture).map(extent);

/** Nothing is drawn that is no number. */
function isSound(picture: Element): boolean {
  return !/NaN|undefined|Infinity/.test(toSvg(picture));
}

const gules = (blazon: string): string => painted(drawn(blazon), 'gules').map(dOf).join('');

describe('all that can be named is drawn, each unlike the others', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['tinctures', tinctures.map((tincture) => `argent, a fess ${tincture}`)],
    [
      'divisions',
      divisions.map((name) => `${name} or and gules${kindOf(name).parts > 2 ? ' azure' : ''}`),
    ],
    ['ordinaries', ordinaries.map((ordinary) => `argent, a ${ordinary} gules`)],
    ['lines of a bordure', lines.map((line) => `argent, a bordure ${line} gules`)],
    ['lines of a field', lines.map((line) => `per fess ${line} argent and gules`)],
    ['charges', chargeNames.map((name) => `argent, a ${name} gules`)],
  ];
  it.each(cases)('%s', (_, blazons) => {
    expect(blazons.filter((blazon) => !isSound(drawn(blazon)))).toEqual([]);
    expect(new Set(blazons.map((blazon) => toSvg(drawn(blazon)))).size).toBe(blazons.length);
    expect(new Set(blazons.map((blazon) => toSvg(drawn(blazon, true)))).size).toBe(blazons.length);
  });

  it.each(chargeNames)('a %s fills much of the shield and does not leave it', (name) => {
    const found = points(gules(`argent, a ${name} gules`));
    expect(found.every(({ x, y }) => x > 0 && x < 200 && y > 0 && y < 240)).toBe(true);
    const inside = found.filter((point) => contains(SHIELD, point));
    expect(inside.length / found.length).toBeGreaterThan(0.96);
    const ys = found.map(({ y }) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(90);
  });
});

describe('charges stand where heralds put them', () => {
  it('three: two above one', () => {
    const [left, right, base] = places('azure, 3 roundels or', 'or');
    expect(left?.y).toBeCloseTo(right?.y ?? 0, 1);
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(200, 0);
    expect(base?.x).toBeCloseTo(100, 0);
    expect(base?.top).toBeGreaterThan(left?.bottom ?? 240);
  });

  it('in pale one above the other, in fess side by side, in bend falling to sinister', () => {
    const pale = places('azure, 3 roundels or in pale', 'or');
    expect(pale.every(({ x }) => Math.abs(x - 100) < 1)).toBe(true);
    const fess = places('azure, 3 roundels or in fess', 'or');
    expect(new Set(fess.map(({ y }) => Math.round(y))).size).toBe(1);
    const [first, , last] = places('azure, 3 roundels or in bend', 'or');
    expect(first?.x).toBeLessThan(last?.x ?? 0);
    expect(first?.y).toBeLessThan(last?.y ?? 0);
  });

  it('in counted rows, which touch', () => {
    const rows = places('azure, 10 lozenges or 3-3-3-1', 'or');
    const heights = [...new Set(rows.map(({ y }) => Math.round(y)))];
    expect(
      heights.map((height) => rows.filter(({ y }) => Math.round(y) === height).length),
    ).toEqual([3, 3, 3, 1]);
    expect((rows[3]?.top ?? 0) - (rows[0]?.bottom ?? 0)).toBeLessThan(3);
  });

  it('two above a fess and one below it, and none on it', () => {
    const [fess] = places('azure, a fess or between 3 roundels gules', 'or');
    const charges = places('azure, a fess or between 3 roundels gules', 'gules');
    const above = charges.filter(({ bottom }) => bottom < (fess?.top ?? 0));
    const below = charges.filter(({ top }) => top > (fess?.bottom ?? 240));
    expect([above.length, below.length]).toEqual([2, 1]);
  });

  it.each(['saltire', 'cross'])('four around a %s, none of which touches another', (ordinary) => {
    const charges = places(`azure, a ${ordinary} or between 4 roundels gules`, 'gules');
    expect(charges).toHaveLength(4);
    const apart = charges.flatMap((a, i) =>
      charges.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) - (a.right - a.left)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(0);
  });

  it('on an ordinary, inside it', () => {
    const [fess] = places('azure, on a fess or 3 roundels gules', 'or');
    const charges = places('azure, on a fess or 3 roundels gules', 'gules');
    expect(charges).toHaveLength(3);
    for (const { top, bottom } of charges) {
      expect(top).toBeGreaterThan(fess?.top ?? 240);
      expect(bottom).toBeLessThan(fess?.bottom ?? 0);
    }
  });

  it('below a chief, but over it when they lie over all', () => {
    const [chief] = places('azure, a chief or, a roundel gules', 'or');
    const [below] = places('azure, a chief or, a roundel gules', 'gules');
    const [over] = places('azure, a chief or, overall a roundel gules', 'gules');
    expect(below?.top).toBeGreaterThan(chief?.bottom ?? 240);
    expect(over?.top).toBeLessThan(chief?.bottom ?? 0);
  });

  it('in the corner that is named', () => {
    const [corner] = places('azure, in sinister base a roundel or', 'or');
    expect(corner?.left).toBeGreaterThan(100);
    expect(corner?.top).toBeGreaterThan(120);
  });

  it('two of them side by side, but broad ones one above the other', () => {
    const [left, right] = places('azure, 2 roundels or', 'or');
    expect(left?.y).toBe(right?.y);
    const [above, below] = places('azure, 2 stones or', 'or');
    expect(above?.bottom).toBeLessThan(below?.top ?? 0);
  });

  it.each([
    ['bend', 1],
    ['bend sinister', -1],
  ])('on a %s turned with it', (ordinary, falling) => {
    const [billet] = painted(drawn(`azure, on a ${ordinary} or a billet gules`), 'gules');
    const corners = points(billet === undefined ? '' : dOf(billet));
    const sides = corners.slice(1).map((to, i) => {
      const from = corners[i] ?? to;
      return { dx: to.x - from.x, dy: to.y - from.y };
    });
    const [longest] = sides.toSorted((a, b) => Math.hypot(b.dx, b.dy) - Math.hypot(a.dx, a.dy));
    expect(Math.sign((longest?.dx ?? 0) * (longest?.dy ?? 0))).toBe(falling);
  });

  it('on a little shield that bears a coat', () => {
    const blazon = 'or, an inescutcheon (azure, a roundel gules)';
    const [shield] = places(blazon, 'azure');
    const [roundel] = places(blazon, 'gules');
    expect(roundel?.left).toBeGreaterThan(shield?.left ?? 200);
    expect(roundel?.right).toBeLessThan(shield?.right ?? 0);
    expect(shield?.left).toBeGreaterThan(50);
  });

  it('as flowers of a tressure that point outward and inward by turns', () => {
    const [, ...fleurs] = painted(
      drawn('or, a double tressure flory-counter-flory gules'),
      'gules',
    );
    expect(fleurs).toHaveLength(10);
    const feet = fleurs.map((fleur) => points(dOf(fleur))[0]);
    // At the top outward is up; the sixth, at the foot, points inward, which is up again.
    expect(feet[0]?.y).toBeGreaterThan(extent(fleurs[0]).y);
    expect(feet[5]?.y).toBeGreaterThan(extent(fleurs[5]).y);
  });

  it('in quarters of their own', () => {
    const [first, last] = places('quarterly (azure, a roundel or) and (sable)', 'or');
    expect([first?.right, first?.bottom].every((edge) => (edge ?? 240) < 110)).toBe(true);
    expect([last?.left, last?.top].every((edge) => (edge ?? 0) > 100)).toBe(true);
  });
});

it('battlements of a fess are above only, those of a bordure all around', () => {
  const [plain] = places('azure, a fess or', 'or');
  const [embattled] = places('azure, a fess embattled or', 'or');
  expect(embattled?.top).toBeLessThan(plain?.top ?? 0);
  expect(embattled?.bottom).toBe(plain?.bottom);
});

/** The foot of the narrowest clip around an element. */
function clippedAt(picture: Element, wanted: Element): number {
  const feet = all(picture)
    .filter((element) => element !== wanted && all(element).includes(wanted))
    .flatMap(({ attributes }) => attributes['clip-path']?.slice(5, -1) ?? [])
    .flatMap((id) => all(picture).filter(({ attributes }) => attributes['id'] === id))
    .map(({ children }) => extent(children[0]).bottom);
  return Math.min(...feet);
}

it('of a demi-beast the upper half is seen, down to the foot of its place', () => {
  const picture = drawn('azure, on a chief or a demi-lion gules');
  const [lion] = painted(picture, 'gules');
  const [chief] = painted(picture, 'or').map(extent);
  if (lion === undefined || chief === undefined) throw new Error('no lion on a chief');
  expect(Math.abs(clippedAt(picture, lion) - chief.bottom)).toBeLessThan(2);
  expect(extent(lion).bottom).toBeGreaterThan(chief.bottom + 20);
  const whole = drawn('azure, on a chief or a lion gules');
  const [small] = painted(whole, 'gules');
  expect(small === undefined ? 0 : clippedAt(whole, small)).toBeGreaterThan(200);
});

describe('fields of many pieces', () => {
  const pieces = (blazon: string) =>
    gules(blazon)
      .split('M')
      .slice(1)
      .map((d) => extent({ tag: 'path', attributes: { d }, children: [] }));

  it('chequy of 15: three in breadth, and no piece beside one of its own tincture', () => {
    const squares = pieces('chequy of 15 or and gules');
    expect(squares).toHaveLength(7);
    const columnOf = ({ x }: { x: number }): number => Math.floor((x - 3) / (194 / 3));
    const rowOf = ({ y }: { y: number }): number => Math.floor((y - 3) / (234 / 5));
    expect(squares.every((square) => (columnOf(square) + rowOf(square)) % 2 === 1)).toBe(true);
    expect(new Set(squares.map(columnOf)).size).toBe(3);
  });

  it('gyronny: four of eight pieces, the first to the right of the line above the middle', () => {
    const [first, ...others] = pieces('gyronny or and gules');
    expect(others).toHaveLength(3);
    expect(first?.left).toBeCloseTo(100, 0);
    expect(first?.bottom).toBeCloseTo(110.6, 0);
  });
});

describe('outlines', () => {
  /** Which way each part of a charge runs. */
  const turns = (name: string): readonly number[] =>
    dOf(painted(drawn(`argent, a ${name} gules`), 'gules')[0] ?? drawn('or'))
      .split('M')
      .slice(1)
      .map((d) => {
        const ring = points(d);
        return Math.sign(
          ring.reduce((area, a, i) => {
            const b = ring[(i + 1) % ring.length] ?? a;
            return area + a.x * b.y - b.x * a.y;
          }, 0),
        );
      });

  it('of parts that grow together run the same way, so that none cuts another out', () => {
    expect(new Set(turns('lion rampant'))).toEqual(new Set([1]));
    expect(turns('lion rampant').length).toBeGreaterThan(5);
  });

  it('of holes run the other way, so that the field is seen through them', () => {
    expect(turns('annulet')).toEqual([1, -1]);
    expect(turns('castle')).toEqual([1, -1, -1, -1]);
  });
});

describe('counterchanged', () => {
  const picture = drawn('per pale argent and gules, a roundel counterchanged');
  const defined = new Map(all(picture).map((element) => [element.attributes['id'], element]));

  /** What is painted within the outline of the roundel, and what around it. */
  function fills(isCharge: boolean): readonly (string | undefined)[] {
    const inside = all(picture).flatMap((element) => {
      const clip = defined.get(element.attributes['clip-path']?.slice(5, -1));
      const [outline] = clip?.children ?? [];
      return outline !== undefined && dOf(outline).includes('C') && element !== picture.children[1]
        ? all(element).slice(1)
        : [];
    });
    return all(picture)
      .filter((element) => inside.includes(element) === isCharge)
      .map(({ attributes }) => /tincture-(\w+)/.exec(attributes['fill'] ?? '')?.[1])
      .filter((tincture) => tincture !== undefined);
  }

  it('has on each side the tincture of the other', () => {
    expect(fills(false)).toEqual(['argent', 'gules']);
    expect(fills(true)).toEqual(['gules', 'argent']);
    const halves = [...painted(picture, 'gules'), ...painted(picture, 'argent')].map(dOf);
    expect(new Set(halves).size).toBe(2);
  });

  it('is one outline even of a beast of many parts', () => {
    const lion = drawn('per pale argent and gules, a lion rampant counterchanged');
    const plain = drawn('argent, a lion rampant gules');
    const outline = painted(plain, 'gules').map(dOf)[0];
    expect(all(lion).filter((element) => dOf(element) === outline)).toHaveLength(2);
  });
});

describe('claws and crowns', () => {
  it('are painted apart when they are named, and else like the beast', () => {
    const bare = drawn('argent, a lion rampant gules');
    const armed = drawn('argent, a lion rampant gules armed azure crowned or');
    expect([painted(bare, 'azure'), painted(bare, 'or')].map(({ length }) => length)).toEqual([
      0, 0,
    ]);
    expect(painted(bare, 'gules')).toHaveLength(2);
    expect(painted(armed, 'gules')).toHaveLength(1);
    expect(painted(armed, 'azure')).toHaveLength(1);
    expect(painted(armed, 'or')).toHaveLength(1);
  });

  it('make a beast smaller, so that its crown is on the shield', () => {
    const eagle = 'argent, an eagle gules';
    const [crown] = places(`${eagle} crowned or`, 'or');
    expect(crown?.top).toBeGreaterThan(10);
    const tall = ({ top, bottom }: { top: number; bottom: number }): number => bottom - top;
    const [bare, crowned] = [eagle, `${eagle} crowned or`].map((blazon) => places(blazon, 'gules'));
    expect(crowned?.map(tall)[0]).toBeLessThan(bare?.map(tall)[0] ?? 0);
  });

  it('are two for two heads', () => {
    expect(painted(drawn('argent, a double-headed eagle gules crowned or'), 'or')).toHaveLength(2);
  });
});

describe('tinctures', () => {
  it('are custom properties of the page, with a colour for pages that set none', () => {
    expect(toSvg(drawn('gules, a fess or'))).toMatch(
      /fill="var\(--tincture-gules, #[\da-f]{6}\)".*fill="var\(--tincture-or, #[\da-f]{6}\)"/,
    );
  });

  it('are lines and dots when hatched, a kind for each, and no colour', () => {
    const blazon = 'quarterly (gules) (azure) (vert) (purpure), a fess or, a chief sable';
    const picture = drawn(blazon, true);
    expect(toSvg(picture)).not.toContain('--tincture-');
    const patterns = all(picture).filter(({ tag }) => tag === 'pattern');
    const kinds = patterns.map(({ children }) => dOf(children[1] ?? picture));
    expect(new Set(kinds).size).toBe(6);
    expect(all(drawn(blazon)).filter(({ tag }) => tag === 'pattern')).toEqual([]);
  });

  it('gules is upright and azure level, as in engravings', () => {
    const hatch = (blazon: string): string =>
      all(drawn(blazon, true))
        .find(({ tag }) => tag === 'pattern')
        ?.children.map(dOf)
        .join('') ?? '';
    expect(hatch('gules')).toMatch(/^(M\d+ 0V8)+$/);
    expect(hatch('azure')).toMatch(/^(M0 \d+H8)+$/);
  });
});

it('lines inside a dark beast are light', () => {
  expect(toSvg(drawn('or, a lion rampant sable'))).toContain('--heraldry-light-ink');
  expect(toSvg(drawn('or, a lion rampant gules'))).not.toContain('--heraldry-light-ink');
  expect(toSvg(drawn('or, a lion rampant sable', true))).not.toContain('--heraldry-light-ink');
});

describe('a picture', () => {
  it('has the measures that are asked for, or none', () => {
    expect(draw(arms('or'), { id: 'x', size: 24 }).attributes).toMatchObject({
      viewBox: '0 0 200 240',
      width: '24',
      height: '28.8',
    });
    expect(drawn('or').attributes).not.toHaveProperty('width');
  });

  it('refuses an id that no reference could name', () => {
    for (const id of ['', 'a b', 'a)', '#a'])
      expect(() => draw(arms('or'), { id })).toThrow(/no id/);
    expect(draw(arms('or'), { id: ':r1:' }).tag).toBe('svg');
  });

  it('is written as SVG', () => {
    const child = { tag: 'path', attributes: { d: 'M0 0' }, children: [] };
    const attributes = { id: 'a', 'data-name': '<"&">' };
    expect(toSvg({ tag: 'g', attributes, children: [child] })).toBe(
      '<g id="a" data-name="&lt;&quot;&amp;&quot;>"><path d="M0 0"/></g>',
    );
  });
});
