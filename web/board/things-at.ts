/** A thing of the board, by the word that texts call it. */
export interface FoundThing {
  readonly thing: string;
  readonly element: HTMLElement;
}

export type Knows = (thing: string) => boolean;

/** The innermost thing that something belongs to and of which there is something to say. */
export function foundAt(
  target: EventTarget | null,
  root: Element,
  knows: Knows,
): FoundThing | null {
  let at = target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
  while (at !== null && root.contains(at)) {
    const thing = at.dataset['thing'] ?? '';
    if (knows(thing)) return { thing, element: at };
    at = at.parentElement?.closest<HTMLElement>('[data-thing]') ?? null;
  }
  return null;
}

/** All that can be looked at, as it lies on the board. */
export function allIn(root: Element, knows: Knows): readonly FoundThing[] {
  return [...root.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((element) => {
    const thing = element.dataset['thing'] ?? '';
    return knows(thing) && element.checkVisibility() ? [{ thing, element }] : [];
  });
}
