import { interned, need } from '@destrier/engine';
import { COLOURS, SPECIALS, SUITS, type Colour, type Content } from './types.js';

/** A weapon card as the rules see it. */
export interface Weapon {
  readonly kind: string;
  /** Its place in a sorted hand: by suit and value, special weapons last. */
  readonly order: number;
  /** Empty for a special weapon. */
  readonly suit: Colour | '';
  /** Null: named by who plays it. */
  readonly value: number | null;
  readonly wounds: number;
  readonly poison: boolean;
  /** Of one of the four suits. */
  readonly basic: boolean;
  readonly special: boolean;
}

/** The kind of a card of a suit: `arrows-14`. */
export function kindOf(suit: Colour, value: number): string {
  return interned(`${suit}-${value}`);
}

/** The suit in the name of a kind; a special weapon has none. */
export function suitIn(kind: string): string {
  const end = kind.search(/-\d/);
  return end === -1 ? '' : kind.slice(0, end);
}

/** All cards of a suit, the lowest first. */
export function cardsOf(content: Content, suit: Colour): string[] {
  return Array.from({ length: content.figures.values }, (_, i) => kindOf(suit, i + 1));
}

// Nearly always asked for the same content as before: looked up once.
let latest: { content: Content | undefined; table: ReadonlyMap<string, Weapon> } = {
  content: undefined,
  table: new Map(),
};
const tables = new WeakMap<Content, ReadonlyMap<string, Weapon>>();

// Written out in one place, so that all weapons have one shape.
function newWeapon(kind: string, order: number, card: Omit<Weapon, 'kind' | 'order'>): Weapon {
  const { suit, value, wounds, poison, basic, special } = card;
  return { kind, order, suit, value, wounds, poison, basic, special };
}

function tableOf(content: Content): ReadonlyMap<string, Weapon> {
  const table = new Map<string, Weapon>();
  for (const suit of COLOURS)
    cardsOf(content, suit).forEach((kind, i) =>
      table.set(kind, newWeapon(kind, table.size, suited(content, suit, i + 1))),
    );
  for (const kind of SPECIALS) {
    const { value, wounds, poison } = content.specials[kind];
    const card = { suit: '', value, wounds, poison, basic: false, special: true } as const;
    table.set(kind, newWeapon(kind, table.size, card));
  }
  tables.set(content, table);
  return table;
}

function suited(content: Content, suit: Colour, value: number): Omit<Weapon, 'kind' | 'order'> {
  const { alchemy, poison: poisoned, standard } = content.figures;
  if (suit === 'alchemy')
    return { suit, value, wounds: alchemy, poison: false, basic: false, special: false };
  const poison = content.suits[suit].poison.includes(value);
  return { suit, value, wounds: poison ? poisoned : standard, poison, basic: true, special: false };
}

export function weaponOf(content: Content, kind: string): Weapon {
  if (content !== latest.content)
    latest = { content, table: tables.get(content) ?? tableOf(content) };
  return need(latest.table.get(kind), kind);
}

/** Every weapon card of the box [A1.1]; `second`: with the second copy of each suit. */
export function allWeapons(content: Content, second: boolean): string[] {
  const colours = COLOURS.flatMap((suit) => cardsOf(content, suit));
  const specials = SPECIALS.flatMap((kind) =>
    Array.from({ length: content.specials[kind].copies }, () => kind),
  );
  return [...colours, ...specials, ...(second ? colours : [])]; // Merlin is the last of the specials
}

export function isSuit(word: string): word is (typeof SUITS)[number] {
  return SUITS.some((suit) => suit === word);
}
