/** Where a control of a map lies while it covers nothing that may be chosen. All measures are pixels of the window. */

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Corner = 'top' | 'bottom';

const CORNERS: readonly Corner[] = ['top', 'bottom'];
/** So near to a control something is hard to press. */
const NEAR = 4;

/** The corner that is free of all choices, the one where it lies if that is; null where none is that can be seen. */
export function freeCorner(
  lies: Corner,
  boxAt: (corner: Corner) => Edges,
  choices: readonly Edges[],
  isSeen: (box: Edges) => boolean,
): Corner | null {
  const isFree = (corner: Corner): boolean =>
    !choices.some((choice) => isCovered(choice, boxAt(corner)));
  if (isFree(lies)) return lies;
  return CORNERS.find((corner) => isFree(corner) && isSeen(boxAt(corner))) ?? null;
}

function isCovered(choice: Edges, by: Edges): boolean {
  return (
    choice.left < by.right + NEAR &&
    choice.right > by.left - NEAR &&
    choice.top < by.bottom + NEAR &&
    choice.bottom > by.top - NEAR
  );
}
