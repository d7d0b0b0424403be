// Written by `npm run copiers` from the secrecy declaration. Do not edit.

interface Part1 {
  readonly spaces: readonly unknown[];
  readonly owners: readonly unknown[];
}

function copy1(s: Part1): Part1 {
  return {
    spaces: s.spaces.slice(),
    owners: s.owners.slice(),
  };
}

interface Part2 {
  readonly one: readonly unknown[];
  readonly two: readonly unknown[];
  readonly three: readonly unknown[];
}

function copy2(s: Part2): Part2 {
  return {
    one: s.one.slice(),
    two: s.two.slice(),
    three: s.three.slice(),
  };
}

interface Part3 {
  readonly ready: readonly unknown[];
  readonly used: readonly unknown[];
}

function copy3(s: Part3): Part3 {
  return {
    ready: s.ready.slice(),
    used: s.used.slice(),
  };
}

interface Part4 {
  readonly ready: readonly unknown[];
  readonly used: readonly unknown[];
}

function copy4(s: Part4): Part4 {
  return {
    ready: s.ready.slice(),
    used: s.used.slice(),
  };
}

interface Part5 {
  readonly ready: readonly unknown[];
  readonly used: readonly unknown[];
}

function copy5(s: Part5): Part5 {
  return {
    ready: s.ready.slice(),
    used: s.used.slice(),
  };
}

interface Part6 {
  readonly romance: readonly unknown[];
  readonly market: readonly unknown[];
  readonly challenge: readonly unknown[];
}

function copy6(s: Part6): Part6 {
  return {
    romance: s.romance.slice(),
    market: s.market.slice(),
    challenge: s.challenge.slice(),
  };
}

interface Part7 {
  readonly character: readonly unknown[];
  readonly dealt: Part2;
  readonly coins: unknown;
  readonly strength: unknown;
  readonly faith: unknown;
  readonly glory: unknown;
  readonly mount: unknown;
  readonly armour: unknown;
  readonly pawns: unknown;
  readonly travelled: unknown;
  readonly supports: Part3;
  readonly relics: Part4;
  readonly prestige: Part5;
  readonly romance: readonly unknown[];
  readonly market: readonly unknown[];
  readonly challenge: readonly unknown[];
  readonly played: Part6;
  readonly titles: readonly unknown[];
  readonly openTitles: readonly unknown[];
  readonly drawn: readonly unknown[];
  readonly claimed: readonly unknown[];
}

function copy7(s: Part7): Part7 {
  return {
    character: s.character.slice(),
    dealt: copy2(s.dealt),
    coins: s.coins,
    strength: s.strength,
    faith: s.faith,
    glory: s.glory,
    mount: s.mount,
    armour: s.armour,
    pawns: s.pawns,
    travelled: s.travelled,
    supports: copy3(s.supports),
    relics: copy4(s.relics),
    prestige: copy5(s.prestige),
    romance: s.romance.slice(),
    market: s.market.slice(),
    challenge: s.challenge.slice(),
    played: copy6(s.played),
    titles: s.titles.slice(),
    openTitles: s.openTitles.slice(),
    drawn: s.drawn.slice(),
    claimed: s.claimed.slice(),
  };
}

function copy8(list: readonly (Part7)[]): readonly (Part7)[] {
  const copy: (Part7)[] = [];
  for (const item of list) copy.push(copy7(item));
  return copy;
}

interface Part9 {
  readonly one: readonly unknown[];
  readonly two: readonly unknown[];
  readonly three: readonly unknown[];
}

function copy9(s: Part9): Part9 {
  return {
    one: s.one.slice(),
    two: s.two.slice(),
    three: s.three.slice(),
  };
}

interface Part10 {
  readonly one: readonly unknown[];
  readonly two: readonly unknown[];
  readonly three: readonly unknown[];
  readonly special: readonly unknown[];
  readonly scroll: readonly unknown[];
}

function copy10(s: Part10): Part10 {
  return {
    one: s.one.slice(),
    two: s.two.slice(),
    three: s.three.slice(),
    special: s.special.slice(),
    scroll: s.scroll.slice(),
  };
}

function copy11(list: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const copy: (readonly unknown[])[] = [];
  for (const item of list) copy.push(item.slice());
  return copy;
}

interface Part12 {
  readonly romance: readonly unknown[];
  readonly market: readonly unknown[];
  readonly challenge: readonly unknown[];
}

function copy12(s: Part12): Part12 {
  return {
    romance: s.romance.slice(),
    market: s.market.slice(),
    challenge: s.challenge.slice(),
  };
}

interface Part13 {
  readonly romance: readonly unknown[];
  readonly market: readonly unknown[];
  readonly challenge: readonly unknown[];
}

function copy13(s: Part13): Part13 {
  return {
    romance: s.romance.slice(),
    market: s.market.slice(),
    challenge: s.challenge.slice(),
  };
}

interface Part14 {
  readonly romance: readonly unknown[];
  readonly market: readonly unknown[];
  readonly challenge: readonly unknown[];
}

function copy14(s: Part14): Part14 {
  return {
    romance: s.romance.slice(),
    market: s.market.slice(),
    challenge: s.challenge.slice(),
  };
}

interface Part15 {
  readonly one: readonly unknown[];
  readonly two: readonly unknown[];
  readonly three: readonly unknown[];
  readonly now: readonly unknown[];
  readonly next: readonly unknown[];
  readonly past: readonly unknown[];
}

function copy15(s: Part15): Part15 {
  return {
    one: s.one.slice(),
    two: s.two.slice(),
    three: s.three.slice(),
    now: s.now.slice(),
    next: s.next.slice(),
    past: s.past.slice(),
  };
}

interface Part16 {
  readonly champion: readonly unknown[];
  readonly veteran: readonly unknown[];
  readonly king: readonly unknown[];
  readonly pole: readonly unknown[];
  readonly noble: readonly unknown[];
}

function copy16(s: Part16): Part16 {
  return {
    champion: s.champion.slice(),
    veteran: s.veteran.slice(),
    king: s.king.slice(),
    pole: s.pole.slice(),
    noble: s.noble.slice(),
  };
}

interface Part17 {
  readonly city: unknown;
  readonly knight: unknown;
  readonly shield: unknown;
}

function copy17(s: Part17): Part17 {
  return {
    city: s.city,
    knight: s.knight,
    shield: s.shield,
  };
}

function copy18(list: readonly (Part17)[]): readonly (Part17)[] {
  const copy: (Part17)[] = [];
  for (const item of list) copy.push(copy17(item));
  return copy;
}

interface Part19 {
  readonly kind: unknown;
  readonly stands: readonly (Part17)[];
  readonly bracket: readonly unknown[];
}

function copy19(s: Part19): Part19 {
  return {
    kind: s.kind,
    stands: copy18(s.stands),
    bracket: s.bracket.slice(),
  };
}

interface Part20 {
  readonly who: unknown;
  readonly attack: unknown;
  readonly prestige: unknown;
  readonly strength: unknown;
  readonly faith: unknown;
  readonly dice: readonly unknown[];
  readonly modifier: unknown;
  readonly prestigeModifier: unknown;
  readonly wins: unknown;
  readonly spent: readonly unknown[];
}

function copy20(s: Part20): Part20 {
  return {
    who: s.who,
    attack: s.attack,
    prestige: s.prestige,
    strength: s.strength,
    faith: s.faith,
    dice: s.dice.slice(),
    modifier: s.modifier,
    prestigeModifier: s.prestigeModifier,
    wins: s.wins,
    spent: s.spent.slice(),
  };
}

function copy21(list: readonly (Part20)[]): readonly (Part20)[] {
  const copy: (Part20)[] = [];
  for (const item of list) copy.push(copy20(item));
  return copy;
}

interface Part22 {
  readonly against: unknown;
  readonly foe: unknown;
  readonly engagement: unknown;
  readonly sides: readonly (Part20)[];
  readonly winner: unknown;
}

function copy22(s: Part22): Part22 {
  return {
    against: s.against,
    foe: s.foe,
    engagement: s.engagement,
    sides: copy21(s.sides),
    winner: s.winner,
  };
}

function copy23(list: readonly (Part22 | null)[]): readonly (Part22 | null)[] {
  const copy: (Part22 | null)[] = [];
  for (const item of list) copy.push(item === null ? null : copy22(item));
  return copy;
}

interface Part24 {
  readonly plays: unknown;
  readonly rivals: unknown;
  readonly glory: unknown;
  readonly pawns: unknown;
  readonly deck: readonly unknown[];
  readonly shown: readonly unknown[];
  readonly tile: readonly unknown[];
  readonly titles: readonly unknown[];
  readonly openTitles: readonly unknown[];
}

function copy24(s: Part24): Part24 {
  return {
    plays: s.plays,
    rivals: s.rivals,
    glory: s.glory,
    pawns: s.pawns,
    deck: s.deck.slice(),
    shown: s.shown.slice(),
    tile: s.tile.slice(),
    titles: s.titles.slice(),
    openTitles: s.openTitles.slice(),
  };
}

interface Part25 {
  readonly round: unknown;
  readonly phase: unknown;
  readonly order: readonly unknown[];
  readonly turn: unknown;
  readonly placed: Part1;
  readonly players: readonly (Part7)[];
  readonly publicTitles: readonly unknown[];
  readonly titleDeck: readonly unknown[];
  readonly titleDiscard: readonly unknown[];
  readonly box: Part9;
  readonly piles: Part10;
  readonly track: readonly (readonly unknown[])[];
  readonly recruit: readonly unknown[];
  readonly supportsGone: readonly unknown[];
  readonly relics: readonly unknown[];
  readonly prestige: readonly unknown[];
  readonly decks: Part12;
  readonly offers: Part13;
  readonly travelGone: Part14;
  readonly events: Part15;
  readonly knights: Part16;
  readonly field: readonly unknown[];
  readonly fallen: readonly unknown[];
  readonly tournamentDeck: readonly unknown[];
  readonly tournamentCards: readonly unknown[];
  readonly trophies: readonly unknown[];
  readonly trophy: readonly unknown[];
  readonly trophiesGone: readonly unknown[];
  readonly tournament: Part19;
  readonly duels: readonly (Part22 | null)[];
  readonly otto: Part24;
  readonly joustsWon: unknown;
}

function copy25(s: Part25): Part25 {
  return {
    round: s.round,
    phase: s.phase,
    order: s.order.slice(),
    turn: s.turn,
    placed: copy1(s.placed),
    players: copy8(s.players),
    publicTitles: s.publicTitles.slice(),
    titleDeck: s.titleDeck.slice(),
    titleDiscard: s.titleDiscard.slice(),
    box: copy9(s.box),
    piles: copy10(s.piles),
    track: copy11(s.track),
    recruit: s.recruit.slice(),
    supportsGone: s.supportsGone.slice(),
    relics: s.relics.slice(),
    prestige: s.prestige.slice(),
    decks: copy12(s.decks),
    offers: copy13(s.offers),
    travelGone: copy14(s.travelGone),
    events: copy15(s.events),
    knights: copy16(s.knights),
    field: s.field.slice(),
    fallen: s.fallen.slice(),
    tournamentDeck: s.tournamentDeck.slice(),
    tournamentCards: s.tournamentCards.slice(),
    trophies: s.trophies.slice(),
    trophy: s.trophy.slice(),
    trophiesGone: s.trophiesGone.slice(),
    tournament: copy19(s.tournament),
    duels: copy23(s.duels),
    otto: copy24(s.otto),
    joustsWon: s.joustsWon,
  };
}

export function copyState<S extends object>(state: S): S {
  return copy25((state as unknown as Part25)) as unknown as S;
}
