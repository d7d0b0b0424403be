import type { SiteKind, Terrain } from '../../content/types.js';

/** What a drawing of the table says besides the names of things, in one language: short, for there is little room. */
export interface DrawLabels {
  /** What belongs to a head. */
  told(head: string, what: string): string;
  round(n: number, isDay: boolean): string;
  readonly source: string;
  readonly order: string;
  readonly announced: string;
  readonly final: string;
  /** One sign each, no two alike. */
  readonly terrains: { readonly [terrain in Terrain]: string };
  readonly sites: { readonly [site in SiteKind]: string };
  readonly you: string;
  readonly enemies: string;
  readonly cost: string;
  readonly here: string;
  /** Spaces one can go to, each with its cost. */
  readonly ways: string;
  /** So many lines more. */
  more(n: number): string;
  /** What parts of the table are asked for by: one word each. */
  readonly sections: {
    readonly map: string;
    readonly fight: string;
    readonly hand: string;
    readonly offers: string;
    readonly tracks: string;
  };
  level(n: number): string;
  fame(n: number, next: number | null): string;
  reputation(n: number, worth: number | null): string;
  armour(n: number): string;
  handLimit(n: number): string;
  command(used: number, of: number): string;
  deck(n: number, discarded: number): string;
  points(move: number, influence: number, heal: number): readonly string[];
  readonly crystals: string;
  readonly mana: string;
  readonly tactic: string;
  readonly units: string;
  readonly skills: string;
  readonly hand: string;
  cards(n: number): string;
  wounds(n: number): string;
  readonly spent: string;
  readonly used: string;
  readonly unitOffer: string;
  readonly actionOffer: string;
  readonly lessonOffer: string;
  readonly spellOffer: string;
  readonly none: string;
  /** The heads of the columns of a fight. */
  readonly fight: readonly [
    foe: string,
    attack: string,
    armour: string,
    fame: string,
    traits: string,
  ];
  readonly states: {
    readonly beaten: string;
    readonly blocked: string;
    readonly idle: string;
    readonly dealt: string;
    readonly summoned: string;
    readonly fortified: string;
    readonly doubly: string;
  };
  attackOn(foes: string): string;
  blockOf(foe: string): string;
  sum(parts: string, sum: number, needed: number): string;
  damage(n: number, wounds: number): string;
  /** What a step costs, and what it begins. */
  step(cost: number): string;
  assault(foes: string): string;
  provokes(foes: string): string;
  meets(foes: string): string;
  unseen(n: number): string;
}
