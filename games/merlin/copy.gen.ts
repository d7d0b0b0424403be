// Written by `npm run copiers` from the secrecy declaration. Do not edit.
import { plainCopy } from '@destrier/engine';

interface Part1 {
  readonly seat: unknown;
  readonly changed: unknown;
  readonly tiled: unknown;
  readonly figure: unknown;
  readonly space: unknown;
  readonly borrowed: unknown;
  readonly acted: unknown;
  readonly extra: unknown;
  readonly quests: unknown;
  readonly second: unknown;
}

function copy1(s: Part1): Part1 {
  return {
    seat: s.seat,
    changed: s.changed,
    tiled: s.tiled,
    figure: s.figure,
    space: s.space,
    borrowed: s.borrowed,
    acted: s.acted,
    extra: s.extra,
    quests: s.quests,
    second: s.second,
  };
}

interface Part2 {
  readonly black: unknown;
  readonly grey: unknown;
  readonly blue: unknown;
  readonly violet: unknown;
  readonly orange: unknown;
  readonly brown: unknown;
}

function copy2(s: Part2): Part2 {
  return {
    black: s.black,
    grey: s.grey,
    blue: s.blue,
    violet: s.violet,
    orange: s.orange,
    brown: s.brown,
  };
}

interface Part3 {
  readonly black: unknown;
  readonly grey: unknown;
  readonly blue: unknown;
  readonly violet: unknown;
  readonly orange: unknown;
  readonly brown: unknown;
}

function copy3(s: Part3): Part3 {
  return {
    black: s.black,
    grey: s.grey,
    blue: s.blue,
    violet: s.violet,
    orange: s.orange,
    brown: s.brown,
  };
}

interface Part4 {
  readonly black: unknown;
  readonly grey: unknown;
  readonly blue: unknown;
  readonly violet: unknown;
  readonly orange: unknown;
  readonly brown: unknown;
}

function copy4(s: Part4): Part4 {
  return {
    black: s.black,
    grey: s.grey,
    blue: s.blue,
    violet: s.violet,
    orange: s.orange,
    brown: s.brown,
  };
}

interface Part5 {
  readonly shield: Part2;
  readonly flag: Part3;
  readonly material: Part4;
}

function copy5(s: Part5): Part5 {
  return {
    shield: copy2(s.shield),
    flag: copy3(s.flag),
    material: copy4(s.material),
  };
}

interface Part6 {
  readonly mason: unknown;
  readonly 'shield-bearer': unknown;
  readonly 'flag-bearer': unknown;
  readonly lady: unknown;
}

function copy6(s: Part6): Part6 {
  return {
    mason: s.mason,
    'shield-bearer': s['shield-bearer'],
    'flag-bearer': s['flag-bearer'],
    lady: s.lady,
  };
}

interface Part7 {
  readonly black: unknown;
  readonly grey: unknown;
  readonly blue: unknown;
  readonly violet: unknown;
  readonly orange: unknown;
  readonly brown: unknown;
}

function copy7(s: Part7): Part7 {
  return {
    black: s.black,
    grey: s.grey,
    blue: s.blue,
    violet: s.violet,
    orange: s.orange,
    brown: s.brown,
  };
}

interface Part8 {
  readonly black: unknown;
  readonly grey: unknown;
  readonly blue: unknown;
  readonly violet: unknown;
  readonly orange: unknown;
  readonly brown: unknown;
}

function copy8(s: Part8): Part8 {
  return {
    black: s.black,
    grey: s.grey,
    blue: s.blue,
    violet: s.violet,
    orange: s.orange,
    brown: s.brown,
  };
}

interface Part9 {
  readonly black: unknown;
  readonly grey: unknown;
  readonly blue: unknown;
  readonly violet: unknown;
  readonly orange: unknown;
  readonly brown: unknown;
}

function copy9(s: Part9): Part9 {
  return {
    black: s.black,
    grey: s.grey,
    blue: s.blue,
    violet: s.violet,
    orange: s.orange,
    brown: s.brown,
  };
}

interface Part10 {
  readonly shield: Part7;
  readonly flag: Part8;
  readonly material: Part9;
}

function copy10(s: Part10): Part10 {
  return {
    shield: copy7(s.shield),
    flag: copy8(s.flag),
    material: copy9(s.material),
  };
}

interface Part11 {
  readonly black: unknown;
  readonly grey: unknown;
  readonly blue: unknown;
  readonly violet: unknown;
  readonly orange: unknown;
  readonly brown: unknown;
}

function copy11(s: Part11): Part11 {
  return {
    black: s.black,
    grey: s.grey,
    blue: s.blue,
    violet: s.violet,
    orange: s.orange,
    brown: s.brown,
  };
}

interface Part12 {
  readonly ability: unknown;
  readonly turned: unknown;
}

function copy12(s: Part12): Part12 {
  return {
    ability: s.ability,
    turned: s.turned,
  };
}

function copy13(list: readonly (Part12)[]): readonly (Part12)[] {
  const copy: (Part12)[] = [];
  for (const item of list) copy.push(copy12(item));
  return copy;
}

interface Part14 {
  readonly knight: unknown;
  readonly tiles: unknown;
  readonly placed: readonly unknown[];
}

function copy14(s: Part14): Part14 {
  return {
    knight: s.knight,
    tiles: s.tiles,
    placed: s.placed.slice(),
  };
}

function copy15(list: readonly (Part14)[]): readonly (Part14)[] {
  const copy: (Part14)[] = [];
  for (const item of list) copy.push(copy14(item));
  return copy;
}

interface Part16 {
  readonly score: unknown;
  readonly knight: unknown;
  readonly dice: readonly unknown[];
  readonly white: unknown;
  readonly apples: unknown;
  readonly staffs: unknown;
  readonly manors: unknown;
  readonly counters: unknown;
  readonly servants: Part6;
  readonly goods: Part10;
  readonly influence: Part11;
  readonly traitors: readonly unknown[];
  readonly quests: readonly unknown[];
  readonly seals: readonly (Part12)[];
  readonly allies: readonly (Part14)[];
}

function copy16(s: Part16): Part16 {
  return {
    score: s.score,
    knight: s.knight,
    dice: s.dice.slice(),
    white: s.white,
    apples: s.apples,
    staffs: s.staffs,
    manors: s.manors,
    counters: s.counters,
    servants: copy6(s.servants),
    goods: copy10(s.goods),
    influence: copy11(s.influence),
    traitors: s.traitors.slice(),
    quests: s.quests.slice(),
    seals: copy13(s.seals),
    allies: copy15(s.allies),
  };
}

function copy17(list: readonly (Part16)[]): readonly (Part16)[] {
  const copy: (Part16)[] = [];
  for (const item of list) copy.push(copy16(item));
  return copy;
}

interface Part18 {
  readonly round: unknown;
  readonly turns: unknown;
  readonly first: unknown;
  readonly turn: Part1;
  readonly merlin: unknown;
  readonly excalibur: unknown;
  readonly grail: unknown;
  readonly grailIn: unknown;
  readonly apples: unknown;
  readonly supply: Part5;
  readonly players: readonly (Part16)[];
  readonly domain: readonly unknown[];
  readonly spared: readonly unknown[];
  readonly manors: readonly unknown[];
  readonly territories: readonly unknown[];
  readonly row: readonly unknown[];
  readonly pile: readonly unknown[];
  readonly discard: readonly unknown[];
  readonly stack: readonly unknown[];
  readonly beaten: readonly unknown[];
}

function copy18(s: Part18): Part18 {
  return {
    round: s.round,
    turns: s.turns,
    first: s.first,
    turn: copy1(s.turn),
    merlin: s.merlin,
    excalibur: s.excalibur,
    grail: s.grail,
    grailIn: plainCopy(s.grailIn),
    apples: s.apples,
    supply: copy5(s.supply),
    players: copy17(s.players),
    domain: s.domain.slice(),
    spared: s.spared.slice(),
    manors: s.manors.slice(),
    territories: s.territories.slice(),
    row: s.row.slice(),
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    stack: s.stack.slice(),
    beaten: s.beaten.slice(),
  };
}

export function copyState<S extends object>(state: S): S {
  return copy18((state as unknown as Part18)) as unknown as S;
}
