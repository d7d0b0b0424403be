import type { AnyGame } from '@destrier/engine';

/** How a view is built, read off the declaration of the state: fields, lists of like things, and lists by seat. */
export type Shape =
  | {
      readonly kind: 'leaf';
      /** Cards whose order means nothing, as in a hand. */
      readonly unordered?: true;
    }
  | { readonly kind: 'each'; readonly of: Shape; readonly seats: boolean }
  | { readonly kind: 'fields'; readonly fields: { readonly [key: string]: Shape } };

const LEAF: Shape = { kind: 'leaf' };

export function shapeOfView(game: AnyGame): Shape {
  return read(game.secrecy);
}

// What the kernel's vocabulary made carries a mark; a plain object lists fields.
function read(node: unknown): Shape {
  if (typeof node !== 'object' || node === null) return LEAF;
  if (Object.getOwnPropertySymbols(node).length === 0)
    return {
      kind: 'fields',
      fields: Object.fromEntries(Object.entries(node).map(([key, child]) => [key, read(child)])),
    };
  if ('ordered' in node && node.ordered === false) return { kind: 'leaf', unordered: true };
  if (!('of' in node && 'seats' in node)) return LEAF;
  return { kind: 'each', of: read(node.of), seats: node.seats === true };
}

/** Every field of the view, at any depth. */
export function fieldsOf(shape: Shape): string[] {
  switch (shape.kind) {
    case 'leaf':
      return [];
    case 'each':
      return fieldsOf(shape.of);
    case 'fields':
      return Object.entries(shape.fields).flatMap(([key, child]) => [key, ...fieldsOf(child)]);
  }
}
