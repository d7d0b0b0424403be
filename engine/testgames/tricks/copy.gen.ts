// Written by `npm run copiers` from the secrecy declaration. Do not edit.

interface Part1 {
  readonly hand: readonly unknown[];
  readonly giving: readonly unknown[];
  readonly played: readonly unknown[];
  readonly veiled: readonly unknown[];
  readonly hasVeiled: unknown;
  readonly blunted: unknown;
  readonly voids: readonly unknown[];
  readonly tokens: readonly unknown[];
  readonly score: unknown;
}

function copy1(s: Part1): Part1 {
  return {
    hand: s.hand.slice(),
    giving: s.giving.slice(),
    played: s.played.slice(),
    veiled: s.veiled.slice(),
    hasVeiled: s.hasVeiled,
    blunted: s.blunted,
    voids: s.voids.slice(),
    tokens: s.tokens.slice(),
    score: s.score,
  };
}

function copy2(list: readonly (Part1)[]): readonly (Part1)[] {
  const copy: (Part1)[] = [];
  for (const item of list) copy.push(copy1(item));
  return copy;
}

interface Part3 {
  readonly leader: unknown;
  readonly led: unknown;
  readonly reversed: unknown;
}

function copy3(s: Part3): Part3 {
  return {
    leader: s.leader,
    led: s.led,
    reversed: s.reversed,
  };
}

interface Part4 {
  readonly deck: readonly unknown[];
  readonly offer: readonly unknown[];
  readonly discard: readonly unknown[];
  readonly players: readonly (Part1)[];
  readonly round: unknown;
  readonly trick: Part3;
  readonly heap: readonly unknown[];
}

function copy4(s: Part4): Part4 {
  return {
    deck: s.deck.slice(),
    offer: s.offer.slice(),
    discard: s.discard.slice(),
    players: copy2(s.players),
    round: s.round,
    trick: copy3(s.trick),
    heap: s.heap.slice(),
  };
}

export function copyState<S extends object>(state: S): S {
  return copy4((state as unknown as Part4)) as unknown as S;
}
