// Written by `npm run copiers` from the secrecy declaration. Do not edit.

interface Part1 {
  readonly health: unknown;
  readonly hero: unknown;
  readonly unlocked: unknown;
  readonly hand: readonly unknown[];
  readonly giving: readonly unknown[];
  readonly veiled: readonly unknown[];
  readonly kept: readonly unknown[];
  readonly pile: readonly unknown[];
  readonly godsends: readonly unknown[];
  readonly out: unknown;
  readonly voids: readonly unknown[];
}

function copy1(s: Part1): Part1 {
  return {
    health: s.health,
    hero: s.hero,
    unlocked: s.unlocked,
    hand: s.hand.slice(),
    giving: s.giving.slice(),
    veiled: s.veiled.slice(),
    kept: s.kept.slice(),
    pile: s.pile.slice(),
    godsends: s.godsends.slice(),
    out: s.out,
    voids: s.voids.slice(),
  };
}

function copy2(list: readonly (Part1)[]): readonly (Part1)[] {
  const copy: (Part1)[] = [];
  for (const item of list) copy.push(copy1(item));
  return copy;
}

interface Part3 {
  readonly card: unknown;
  readonly rank: unknown;
  readonly effect: unknown;
  readonly seat: unknown;
  readonly used: unknown;
  readonly target: unknown;
  readonly suit: unknown;
}

function copy3(s: Part3): Part3 {
  return {
    card: s.card,
    rank: s.rank,
    effect: s.effect,
    seat: s.seat,
    used: s.used,
    target: s.target,
    suit: s.suit,
  };
}

function copy4(list: readonly (Part3)[]): readonly (Part3)[] {
  const copy: (Part3)[] = [];
  for (const item of list) copy.push(copy3(item));
  return copy;
}

interface Part5 {
  readonly seat: unknown;
  readonly kind: unknown;
  readonly suit: unknown;
  readonly value: unknown;
  readonly alone: unknown;
  readonly feints: unknown;
  readonly feinted: unknown;
  readonly fresh: unknown;
}

function copy5(s: Part5): Part5 {
  return {
    seat: s.seat,
    kind: s.kind,
    suit: s.suit,
    value: s.value,
    alone: s.alone,
    feints: s.feints,
    feinted: s.feinted,
    fresh: s.fresh,
  };
}

function copy6(list: readonly (Part5)[]): readonly (Part5)[] {
  const copy: (Part5)[] = [];
  for (const item of list) copy.push(copy5(item));
  return copy;
}

interface Part7 {
  readonly number: unknown;
  readonly leader: unknown;
  readonly yielded: unknown;
  readonly last: unknown;
  readonly order: readonly unknown[];
  readonly turn: unknown;
  readonly lead: unknown;
  readonly cards: readonly (Part5)[];
  readonly healed: readonly unknown[];
  readonly loser: unknown;
}

function copy7(s: Part7): Part7 {
  return {
    number: s.number,
    leader: s.leader,
    yielded: s.yielded,
    last: s.last,
    order: s.order.slice(),
    turn: s.turn,
    lead: s.lead,
    cards: copy6(s.cards),
    healed: s.healed.slice(),
    loser: s.loser,
  };
}

interface Part8 {
  readonly deck: readonly unknown[];
  readonly open: readonly unknown[];
  readonly discard: readonly unknown[];
}

function copy8(s: Part8): Part8 {
  return {
    deck: s.deck.slice(),
    open: s.open.slice(),
    discard: s.discard.slice(),
  };
}

interface Part9 {
  readonly round: unknown;
  readonly phase: unknown;
  readonly dealer: unknown;
  readonly formerDealer: unknown;
  readonly players: readonly (Part1)[];
  readonly shaken: unknown;
  readonly powers: readonly (Part3)[];
  readonly place: unknown;
  readonly combat: Part7;
  readonly table: readonly unknown[];
  readonly aside: readonly unknown[];
  readonly deck: readonly unknown[];
  readonly discard: readonly unknown[];
  readonly box: readonly unknown[];
  readonly favours: Part8;
  readonly favoursOut: readonly unknown[];
}

function copy9(s: Part9): Part9 {
  return {
    round: s.round,
    phase: s.phase,
    dealer: s.dealer,
    formerDealer: s.formerDealer,
    players: copy2(s.players),
    shaken: s.shaken,
    powers: copy4(s.powers),
    place: s.place,
    combat: copy7(s.combat),
    table: s.table.slice(),
    aside: s.aside.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    box: s.box.slice(),
    favours: copy8(s.favours),
    favoursOut: s.favoursOut.slice(),
  };
}

export function copyState<S extends object>(state: S): S {
  return copy9((state as unknown as Part9)) as unknown as S;
}
