// Written by `npm run copiers` from the secrecy declaration. Do not edit.
import { plainCopy } from '@destrier/engine';

interface Part1 {
  readonly red: unknown;
  readonly blue: unknown;
  readonly green: unknown;
  readonly white: unknown;
}

function copy1(s: Part1): Part1 {
  return {
    red: s.red,
    blue: s.blue,
    green: s.green,
    white: s.white,
  };
}

interface Part2 {
  readonly red: unknown;
  readonly blue: unknown;
  readonly green: unknown;
  readonly white: unknown;
  readonly gold: unknown;
  readonly black: unknown;
}

function copy2(s: Part2): Part2 {
  return {
    red: s.red,
    blue: s.blue,
    green: s.green,
    white: s.white,
    gold: s.gold,
    black: s.black,
  };
}

interface Part3 {
  readonly ready: unknown;
  readonly wounds: unknown;
  readonly banner: unknown;
  readonly flipped: unknown;
}

function copy3(s: Part3): Part3 {
  return {
    ready: s.ready,
    wounds: s.wounds,
    banner: plainCopy(s.banner),
    flipped: s.flipped,
  };
}

function copy4(map: { readonly [key: string]: Part3 }): { readonly [key: string]: Part3 } {
  const copy: { [key: string]: Part3 } = {};
  for (const [key, item] of Object.entries(map)) copy[key] = copy3(item);
  return copy;
}

interface Part5 {
  readonly hero: unknown;
  readonly fame: unknown;
  readonly bonus: unknown;
  readonly level: unknown;
  readonly reputation: unknown;
  readonly at: unknown;
  readonly crystals: Part1;
  readonly tokens: Part2;
  readonly deck: readonly unknown[];
  readonly hand: readonly unknown[];
  readonly discard: readonly unknown[];
  readonly played: readonly unknown[];
  readonly banners: readonly unknown[];
  readonly units: readonly unknown[];
  readonly unit: { readonly [key: string]: Part3 };
  readonly bonds: unknown;
  readonly skillPile: readonly unknown[];
  readonly skills: readonly unknown[];
  readonly usedNow: readonly unknown[];
  readonly flipped: readonly unknown[];
  readonly motivated: unknown;
  readonly tactic: unknown;
  readonly tacticDone: unknown;
  readonly found: readonly unknown[];
  readonly spared: readonly unknown[];
  readonly die: unknown;
  readonly nextDraw: unknown;
}

function copy5(s: Part5): Part5 {
  return {
    hero: s.hero,
    fame: s.fame,
    bonus: s.bonus,
    level: s.level,
    reputation: s.reputation,
    at: s.at,
    crystals: copy1(s.crystals),
    tokens: copy2(s.tokens),
    deck: s.deck.slice(),
    hand: s.hand.slice(),
    discard: s.discard.slice(),
    played: s.played.slice(),
    banners: s.banners.slice(),
    units: s.units.slice(),
    unit: copy4(s.unit),
    bonds: plainCopy(s.bonds),
    skillPile: s.skillPile.slice(),
    skills: s.skills.slice(),
    usedNow: s.usedNow.slice(),
    flipped: s.flipped.slice(),
    motivated: s.motivated,
    tactic: s.tactic,
    tacticDone: s.tacticDone,
    found: s.found.slice(),
    spared: s.spared.slice(),
    die: s.die,
    nextDraw: s.nextDraw,
  };
}

function copy6(list: readonly (Part5)[]): readonly (Part5)[] {
  const copy: (Part5)[] = [];
  for (const item of list) copy.push(copy5(item));
  return copy;
}

interface Part7 {
  readonly red: unknown;
  readonly blue: unknown;
  readonly green: unknown;
  readonly white: unknown;
}

function copy7(s: Part7): Part7 {
  return {
    red: s.red,
    blue: s.blue,
    green: s.green,
    white: s.white,
  };
}

interface Part8 {
  readonly hero: unknown;
  readonly crystals: Part7;
  readonly deck: readonly unknown[];
  readonly flipped: readonly unknown[];
  readonly skills: readonly unknown[];
  readonly tactic: unknown;
}

function copy8(s: Part8): Part8 {
  return {
    hero: s.hero,
    crystals: copy7(s.crystals),
    deck: s.deck.slice(),
    flipped: s.flipped.slice(),
    skills: s.skills.slice(),
    tactic: s.tactic,
  };
}

interface Part9 {
  readonly grey: readonly unknown[];
  readonly violet: readonly unknown[];
  readonly brown: readonly unknown[];
  readonly white: readonly unknown[];
}

function copy9(s: Part9): Part9 {
  return {
    grey: s.grey.slice(),
    violet: s.violet.slice(),
    brown: s.brown.slice(),
    white: s.white.slice(),
  };
}

interface Part10 {
  readonly shields: readonly unknown[];
  readonly cleared: unknown;
  readonly foes: readonly unknown[];
  readonly down: Part9;
  readonly ruin: readonly unknown[];
  readonly ruinDown: readonly unknown[];
}

function copy10(s: Part10): Part10 {
  return {
    shields: s.shields.slice(),
    cleared: s.cleared,
    foes: s.foes.slice(),
    down: copy9(s.down),
    ruin: s.ruin.slice(),
    ruinDown: s.ruinDown.slice(),
  };
}

function copy11(map: { readonly [key: string]: Part10 }): { readonly [key: string]: Part10 } {
  const copy: { [key: string]: Part10 } = {};
  for (const [key, item] of Object.entries(map)) copy[key] = copy10(item);
  return copy;
}

interface Part12 {
  readonly green: readonly unknown[];
  readonly grey: readonly unknown[];
  readonly violet: readonly unknown[];
  readonly brown: readonly unknown[];
  readonly white: readonly unknown[];
  readonly red: readonly unknown[];
}

function copy12(s: Part12): Part12 {
  return {
    green: s.green.slice(),
    grey: s.grey.slice(),
    violet: s.violet.slice(),
    brown: s.brown.slice(),
    white: s.white.slice(),
    red: s.red.slice(),
  };
}

interface Part13 {
  readonly by: unknown;
  readonly id: unknown;
  readonly colour: unknown;
  readonly paid: unknown;
  readonly card: unknown;
  readonly discarded: unknown;
  readonly number: unknown;
  readonly foe: unknown;
  readonly bonus: unknown;
  readonly moment: unknown;
}

function copy13(s: Part13): Part13 {
  return {
    by: s.by,
    id: s.id,
    colour: s.colour,
    paid: s.paid,
    card: s.card,
    discarded: s.discarded,
    number: s.number,
    foe: plainCopy(s.foe),
    bonus: s.bonus,
    moment: s.moment,
  };
}

interface Part14 {
  readonly seat: unknown;
  readonly phase: unknown;
  readonly path: readonly unknown[];
  readonly explored: unknown;
  readonly move: unknown;
  readonly influence: unknown;
  readonly heal: unknown;
  readonly grail: unknown;
  readonly dice: readonly unknown[];
  readonly used: unknown;
  readonly stolen: unknown;
  readonly set: readonly unknown[];
  readonly spent: readonly unknown[];
  readonly mods: readonly unknown[];
  readonly context: Part13;
  readonly active: unknown;
  readonly recruited: unknown;
  readonly rewards: readonly unknown[];
  readonly woundsInHand: unknown;
  readonly woundsInDiscard: unknown;
  readonly again: unknown;
  readonly bending: unknown;
  readonly bent: unknown;
  readonly fought: readonly unknown[];
  readonly searched: unknown;
}

function copy14(s: Part14): Part14 {
  return {
    seat: s.seat,
    phase: s.phase,
    path: s.path.slice(),
    explored: s.explored,
    move: s.move,
    influence: s.influence,
    heal: s.heal,
    grail: s.grail,
    dice: s.dice.slice(),
    used: s.used,
    stolen: s.stolen,
    set: s.set.slice(),
    spent: s.spent.slice(),
    mods: s.mods.slice(),
    context: copy13(s.context),
    active: s.active,
    recruited: s.recruited,
    rewards: s.rewards.slice(),
    woundsInHand: s.woundsInHand,
    woundsInDiscard: s.woundsInDiscard,
    again: s.again,
    bending: s.bending,
    bent: s.bent,
    fought: s.fought.slice(),
    searched: s.searched,
  };
}

interface Part15 {
  readonly from: unknown;
  readonly walled: unknown;
  readonly armour: unknown;
  readonly lost: readonly unknown[];
  readonly open: unknown;
  readonly idle: unknown;
  readonly blocked: unknown;
  readonly dealt: unknown;
  readonly beaten: unknown;
  readonly summoner: unknown;
  readonly summoned: unknown;
}

function copy15(s: Part15): Part15 {
  return {
    from: s.from,
    walled: s.walled,
    armour: s.armour,
    lost: s.lost.slice(),
    open: s.open,
    idle: s.idle,
    blocked: s.blocked,
    dealt: s.dealt,
    beaten: s.beaten,
    summoner: s.summoner,
    summoned: s.summoned,
  };
}

function copy16(map: { readonly [key: string]: Part15 }): { readonly [key: string]: Part15 } {
  const copy: { [key: string]: Part15 } = {};
  for (const [key, item] of Object.entries(map)) copy[key] = copy15(item);
  return copy;
}

interface Part17 {
  readonly n: unknown;
  readonly kind: unknown;
  readonly element: unknown;
  readonly twiceSwift: unknown;
}

function copy17(s: Part17): Part17 {
  return {
    n: s.n,
    kind: s.kind,
    element: s.element,
    twiceSwift: s.twiceSwift,
  };
}

function copy18(list: readonly (Part17)[]): readonly (Part17)[] {
  const copy: (Part17)[] = [];
  for (const item of list) copy.push(copy17(item));
  return copy;
}

interface Part19 {
  readonly phase: unknown;
  readonly site: unknown;
  readonly from: unknown;
  readonly tokens: readonly unknown[];
  readonly foes: { readonly [key: string]: Part15 };
  readonly units: unknown;
  readonly night: unknown;
  readonly city: unknown;
  readonly halfFame: unknown;
  readonly mods: readonly unknown[];
  readonly into: unknown;
  readonly stirred: unknown;
  readonly begun: unknown;
  readonly targets: readonly unknown[];
  readonly points: readonly (Part17)[];
  readonly damage: unknown;
  readonly assigned: readonly unknown[];
  readonly wounds: unknown;
  readonly knockedOut: unknown;
  readonly later: readonly unknown[];
}

function copy19(s: Part19): Part19 {
  return {
    phase: s.phase,
    site: s.site,
    from: s.from,
    tokens: s.tokens.slice(),
    foes: copy16(s.foes),
    units: s.units,
    night: s.night,
    city: plainCopy(s.city),
    halfFame: s.halfFame,
    mods: s.mods.slice(),
    into: s.into,
    stirred: s.stirred,
    begun: s.begun,
    targets: s.targets.slice(),
    points: copy18(s.points),
    damage: s.damage,
    assigned: s.assigned.slice(),
    wounds: s.wounds,
    knockedOut: s.knockedOut,
    later: s.later.slice(),
  };
}

interface Part20 {
  readonly round: unknown;
  readonly day: unknown;
  readonly order: readonly unknown[];
  readonly next: unknown;
  readonly announced: unknown;
  readonly left: unknown;
  readonly final: unknown;
  readonly players: readonly (Part5)[];
  readonly dummy: Part8;
  readonly source: readonly unknown[];
  readonly tactics: readonly unknown[];
  readonly goneTactics: readonly unknown[];
  readonly wounds: readonly unknown[];
  readonly actionDeck: readonly unknown[];
  readonly actions: readonly unknown[];
  readonly spellDeck: readonly unknown[];
  readonly spells: readonly unknown[];
  readonly artifactDeck: readonly unknown[];
  readonly lessons: readonly unknown[];
  readonly removed: readonly unknown[];
  readonly regularDeck: readonly unknown[];
  readonly eliteDeck: readonly unknown[];
  readonly units: readonly unknown[];
  readonly lostUnits: readonly unknown[];
  readonly commonSkills: readonly unknown[];
  readonly idleSkills: readonly unknown[];
  readonly countryside: readonly unknown[];
  readonly core: readonly unknown[];
  readonly spareCountryside: readonly unknown[];
  readonly spareCore: readonly unknown[];
  readonly placed: readonly unknown[];
  readonly layout: readonly unknown[];
  readonly sites: { readonly [key: string]: Part10 };
  readonly cities: readonly unknown[];
  readonly piles: Part12;
  readonly beaten: readonly unknown[];
  readonly ruins: readonly unknown[];
  readonly usedRuins: readonly unknown[];
  readonly turn: Part14;
  readonly combat: Part19;
}

function copy20(s: Part20): Part20 {
  return {
    round: s.round,
    day: s.day,
    order: s.order.slice(),
    next: s.next,
    announced: s.announced,
    left: plainCopy(s.left),
    final: s.final,
    players: copy6(s.players),
    dummy: copy8(s.dummy),
    source: s.source.slice(),
    tactics: s.tactics.slice(),
    goneTactics: s.goneTactics.slice(),
    wounds: s.wounds.slice(),
    actionDeck: s.actionDeck.slice(),
    actions: s.actions.slice(),
    spellDeck: s.spellDeck.slice(),
    spells: s.spells.slice(),
    artifactDeck: s.artifactDeck.slice(),
    lessons: s.lessons.slice(),
    removed: s.removed.slice(),
    regularDeck: s.regularDeck.slice(),
    eliteDeck: s.eliteDeck.slice(),
    units: s.units.slice(),
    lostUnits: s.lostUnits.slice(),
    commonSkills: s.commonSkills.slice(),
    idleSkills: s.idleSkills.slice(),
    countryside: s.countryside.slice(),
    core: s.core.slice(),
    spareCountryside: s.spareCountryside.slice(),
    spareCore: s.spareCore.slice(),
    placed: s.placed.slice(),
    layout: s.layout.slice(),
    sites: copy11(s.sites),
    cities: s.cities.slice(),
    piles: copy12(s.piles),
    beaten: s.beaten.slice(),
    ruins: s.ruins.slice(),
    usedRuins: s.usedRuins.slice(),
    turn: copy14(s.turn),
    combat: copy19(s.combat),
  };
}

export function copyState<S extends object>(state: S): S {
  return copy20((state as unknown as Part20)) as unknown as S;
}
