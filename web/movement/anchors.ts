import type { Lying } from './path.js';

/** Something of the board that has a name, where it lay when it was measured. */
export interface Anchored {
  readonly element: HTMLElement;
  readonly lying: Lying;
}

interface Named extends Anchored {
  readonly anchor: string;
  readonly thing: string | null;
}

/** Where everything lies: places by `data-anchor`, and the things in them by `data-thing`. What is not shown is not there. */
export class Anchors {
  readonly #places: readonly Named[];
  readonly #things: readonly Named[];

  constructor(root: ParentNode) {
    const all = [
      ...root.querySelectorAll<HTMLElement>('[data-anchor], [data-anchor] [data-thing]'),
    ];
    const named = all.flatMap(namedAt);
    this.#places = named.filter(({ element }) => element.dataset['anchor'] !== undefined);
    this.#things = named.filter(({ thing }) => thing !== null);
  }

  place(name: string): Anchored | undefined {
    return this.#places.find(({ anchor }) => isCalled(anchor, name));
  }

  /** The place where what lies there is seen: a card covers the place that was kept for it. */
  uppermost(name: string): Anchored | undefined {
    return this.#places.findLast(({ anchor }) => isCalled(anchor, name));
  }

  thing(place: string, id: string): Anchored | undefined {
    return this.#things.find(({ anchor, thing }) => thing === id && isCalled(anchor, place));
  }
}

/** `name:*` is any that begins so. */
function isCalled(anchor: string, name: string): boolean {
  return name.endsWith('*') ? anchor.startsWith(name.slice(0, -1)) : anchor === name;
}

function namedAt(element: HTMLElement): readonly Named[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const anchor = element.closest<HTMLElement>('[data-anchor]')?.dataset['anchor'];
  if (anchor === undefined || width === 0 || height === 0) return [];
  const lying = { x: left + width / 2, y: top + height / 2, width };
  return [{ element, lying, anchor, thing: element.dataset['thing'] ?? null }];
}
