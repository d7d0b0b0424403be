// Written by `npm run copiers` from the secrecy declaration. Do not edit.

function copy1(list: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const copy: (readonly unknown[])[] = [];
  for (const item of list) copy.push(item.slice());
  return copy;
}

interface Part2 {
  readonly coins: unknown;
  readonly faith: unknown;
  readonly strength: unknown;
}

function copy2(s: Part2): Part2 {
  return {
    coins: s.coins,
    faith: s.faith,
    strength: s.strength,
  };
}

interface Part3 {
  readonly coins: unknown;
  readonly faith: unknown;
  readonly strength: unknown;
  readonly workers: unknown;
  readonly relic: unknown;
  readonly challenged: unknown;
  readonly miles: unknown;
  readonly glory: unknown;
  readonly scouted: readonly unknown[];
}

function copy3(s: Part3): Part3 {
  return {
    coins: s.coins,
    faith: s.faith,
    strength: s.strength,
    workers: s.workers,
    relic: s.relic,
    challenged: s.challenged,
    miles: s.miles,
    glory: s.glory,
    scouted: s.scouted.slice(),
  };
}

function copy4(list: readonly (Part3)[]): readonly (Part3)[] {
  const copy: (Part3)[] = [];
  for (const item of list) copy.push(copy3(item));
  return copy;
}

interface Part5 {
  readonly seat: unknown;
  readonly added: unknown;
  readonly dice: readonly unknown[];
  readonly wins: unknown;
}

function copy5(s: Part5): Part5 {
  return {
    seat: s.seat,
    added: s.added,
    dice: s.dice.slice(),
    wins: s.wins,
  };
}

function copy6(list: readonly (Part5)[]): readonly (Part5)[] {
  const copy: (Part5)[] = [];
  for (const item of list) copy.push(copy5(item));
  return copy;
}

interface Part7 {
  readonly against: unknown;
  readonly fought: unknown;
  readonly sides: readonly (Part5)[];
}

function copy7(s: Part7): Part7 {
  return {
    against: s.against,
    fought: s.fought,
    sides: copy6(s.sides),
  };
}

function copy8(list: readonly (Part7 | null)[]): readonly (Part7 | null)[] {
  const copy: (Part7 | null)[] = [];
  for (const item of list) copy.push(item === null ? null : copy7(item));
  return copy;
}

interface Part9 {
  readonly plays: unknown;
  readonly chest: unknown;
  readonly deck: readonly unknown[];
  readonly marched: readonly unknown[];
}

function copy9(s: Part9): Part9 {
  return {
    plays: s.plays,
    chest: s.chest,
    deck: s.deck.slice(),
    marched: s.marched.slice(),
  };
}

interface Part10 {
  readonly round: unknown;
  readonly lap: unknown;
  readonly moved: unknown;
  readonly first: unknown;
  readonly bids: readonly unknown[];
  readonly circles: readonly (readonly unknown[])[];
  readonly buildings: readonly unknown[];
  readonly owners: readonly unknown[];
  readonly bank: Part2;
  readonly players: readonly (Part3)[];
  readonly duels: readonly (Part7 | null)[];
  readonly deck: readonly unknown[];
  readonly lists: readonly unknown[];
  readonly fallen: readonly unknown[];
  readonly rival: Part9;
}

function copy10(s: Part10): Part10 {
  return {
    round: s.round,
    lap: s.lap,
    moved: s.moved,
    first: s.first,
    bids: s.bids.slice(),
    circles: copy1(s.circles),
    buildings: s.buildings.slice(),
    owners: s.owners.slice(),
    bank: copy2(s.bank),
    players: copy4(s.players),
    duels: copy8(s.duels),
    deck: s.deck.slice(),
    lists: s.lists.slice(),
    fallen: s.fallen.slice(),
    rival: copy9(s.rival),
  };
}

export function copyState<S extends object>(state: S): S {
  return copy10((state as unknown as Part10)) as unknown as S;
}
