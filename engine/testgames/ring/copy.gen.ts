// Written by `npm run copiers` from the secrecy declaration. Do not edit.

function copy1(list: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const copy: (readonly unknown[])[] = [];
  for (const item of list) copy.push(item.slice());
  return copy;
}

function copy2(list: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const copy: (readonly unknown[])[] = [];
  for (const item of list) copy.push(item.slice());
  return copy;
}

interface Part3 {
  readonly pos: unknown;
  readonly tiles: readonly unknown[];
  readonly points: readonly unknown[];
  readonly rows: readonly unknown[];
  readonly influence: readonly unknown[];
}

function copy3(s: Part3): Part3 {
  return {
    pos: s.pos,
    tiles: s.tiles.slice(),
    points: s.points.slice(),
    rows: s.rows.slice(),
    influence: s.influence.slice(),
  };
}

function copy4(list: readonly (Part3)[]): readonly (Part3)[] {
  const copy: (Part3)[] = [];
  for (const item of list) copy.push(copy3(item));
  return copy;
}

interface Part5 {
  readonly turn: unknown;
  readonly die: unknown;
  readonly stock: readonly unknown[];
  readonly owner: readonly unknown[];
  readonly kind: readonly unknown[];
  readonly height: readonly unknown[];
  readonly builtOn: readonly unknown[];
  readonly yields: readonly (readonly unknown[])[];
  readonly takenRows: readonly unknown[];
  readonly fullRows: readonly unknown[];
  readonly kindRows: readonly (readonly unknown[])[];
  readonly dice: readonly unknown[];
  readonly cells: readonly unknown[];
  readonly gained: readonly unknown[];
  readonly players: readonly (Part3)[];
}

function copy5(s: Part5): Part5 {
  return {
    turn: s.turn,
    die: s.die,
    stock: s.stock.slice(),
    owner: s.owner.slice(),
    kind: s.kind.slice(),
    height: s.height.slice(),
    builtOn: s.builtOn.slice(),
    yields: copy1(s.yields),
    takenRows: s.takenRows.slice(),
    fullRows: s.fullRows.slice(),
    kindRows: copy2(s.kindRows),
    dice: s.dice.slice(),
    cells: s.cells.slice(),
    gained: s.gained.slice(),
    players: copy4(s.players),
  };
}

export function copyState<S extends object>(state: S): S {
  return copy5((state as unknown as Part5)) as unknown as S;
}
