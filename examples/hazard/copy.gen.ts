// Written by `npm run copiers` from the secrecy declaration. Do not edit.

interface Part1 {
  readonly silver: unknown;
  readonly side: unknown;
  readonly wager: unknown;
  readonly ruses: readonly unknown[];
}

function copy1(s: Part1): Part1 {
  return {
    silver: s.silver,
    side: s.side,
    wager: s.wager,
    ruses: s.ruses.slice(),
  };
}

function copy2(list: readonly (Part1)[]): readonly (Part1)[] {
  const copy: (Part1)[] = [];
  for (const item of list) copy.push(copy1(item));
  return copy;
}

interface Part3 {
  readonly casts: unknown;
  readonly caster: unknown;
  readonly mark: unknown;
  readonly dice: readonly unknown[];
  readonly stopped: unknown;
  readonly chest: unknown;
  readonly knights: readonly (Part1)[];
  readonly deck: readonly unknown[];
  readonly played: readonly unknown[];
}

function copy3(s: Part3): Part3 {
  return {
    casts: s.casts,
    caster: s.caster,
    mark: s.mark,
    dice: s.dice.slice(),
    stopped: s.stopped,
    chest: s.chest,
    knights: copy2(s.knights),
    deck: s.deck.slice(),
    played: s.played.slice(),
  };
}

export function copyState<S extends object>(state: S): S {
  return copy3((state as unknown as Part3)) as unknown as S;
}
