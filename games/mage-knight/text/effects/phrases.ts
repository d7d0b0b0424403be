import type { Amount, Exempt, FoeChange, Mod, Op } from '../../content/ops.js';
import type {
  AttackKind,
  Camp,
  Element,
  FoeAbility,
  Mana,
  Resistance,
  Terrain,
  When,
} from '../../content/types.js';

type Counted = Exclude<Amount, number>['per'];
type PointsOp = 'move' | 'influence' | 'heal' | 'draw' | 'fame' | 'reputation' | 'wound';
type FoesOf = Extract<Op, { readonly op: 'foes' }>['of'];
type Condition = Extract<Op, { readonly op: 'if' }>['cond'];
type OnEvent = Extract<Mod, { readonly is: 'on' }>['event'];
type OfMod<Is extends Mod['is']> = Extract<Mod, { readonly is: Is }>;
type OfOp<Is extends Op['op']> = Extract<Op, { readonly op: Is }>;

/** Operations and modifiers of which there is one of a kind: a phrase each. */
export type PlainOp =
  | 'crystals-of-others'
  | 'throw'
  | 'crystal-of-die'
  | 'reroll'
  | 'cast-offered'
  | 'borrow-unit'
  | 'gain-unit'
  | 'ready-all'
  | 'heal-unit'
  | 'wound-self'
  | 'time'
  | 'refund'
  | 'throw-wounds';
export type PlainMod =
  | 'no-unit-damage'
  | 'double-physical'
  | 'leap'
  | 'no-walls'
  | 'gold'
  | 'black'
  | 'sunlight'
  | 'polarize'
  | 'dread'
  | 'no-dice';

/** How a language says what cards, units, skills and enemies do; `effect`: what was said of the lists inside. */
export interface Phrases {
  /** Between two things that happen one after the other. */
  readonly between: string;
  /** One of several things. */
  or(items: readonly string[]): string;
  and(items: readonly string[]): string;
  readonly colours: { readonly [mana in Mana]: string };
  readonly anyColour: string;
  readonly basicColour: string;
  readonly ofPaid: string;
  readonly ofCard: string;
  readonly ofOwned: string;
  readonly terrains: { readonly [terrain in Terrain]: string };
  readonly allTerrains: string;
  readonly elements: { readonly [element in Element]: string };
  readonly resistances: { readonly [resistance in Resistance]: string };
  readonly abilities: { readonly [ability in FoeAbility]: string };
  readonly camps: { readonly [camp in Camp]: string };
  readonly counted: { readonly [counted in Counted]: string };
  counting(base: number, each: number, what: string, most: number | undefined): string;
  readonly points: { readonly [op in PointsOp]: (n: string) => string };
  attack(n: string, kind: AttackKind, element: Element): string;
  block(n: string, element: Element, twiceSwift: boolean): string;
  token(colour: string, n: number): string;
  crystal(colour: string, n: number): string;
  readonly plain: { readonly [op in PlainOp]: string };
  readonly mods: { readonly [is in PlainMod]: string };
  randomCrystals(n: number): string;
  pay(colours: string): string;
  discard(op: OfOp<'discard'>): string;
  dayNight(day: string, night: string): string;
  when(condition: Condition, yes: string, no: string): string;
  may(effect: string): string;
  foes(of: FoesOf, not: readonly Exempt[], changes: string): string;
  change(change: FoeChange): string;
  dice(op: OfOp<'dice'>): string;
  setDice(dice: number, tokens: number): string;
  combine(op: OfOp<'combine'>): string;
  take(op: OfOp<'take'>): string;
  travel(op: OfOp<'travel'>, not: string): string;
  ready(level: number): string;
  readyLevels(levels: number): string;
  recall(n: number, chosen: boolean): string;
  nextDraw(n: number): string;
  returns(op: OfOp<'return'>): string;
  roll(dice: string, cases: readonly (readonly [colour: string, effect: string])[]): string;
  number(most: number): string;
  sideways(op: OfOp<'sideways'>): string;
  readonly banners: { readonly [banner: string]: string };
  terrain(mod: OfMod<'terrain'>, terrains: string): string;
  convert(mod: OfMod<'convert'>): string;
  unitsFight(attack: number, block: number): string;
  unitArmour(n: number): string;
  unitResistance(which: string): string;
  firstCard(attack: number, block: number): string;
  leadership(mod: OfMod<'leadership'>): string;
  laterAttack(attack: string): string;
  attacksBecome(mod: OfMod<'attacks-become'>): string;
  endless(colours: string): string;
  learn(price: number, to: 'hand' | 'discard'): string;
  grail(n: number): string;
  on(event: OnEvent, colour: string | undefined, effect: string): string;
  atEnd(effect: string): string;
  /** At which moments, where a reader could not guess it. */
  readonly moments: { readonly [when in When]?: string };
  /** A card: its colour and its two faces. */
  card(faces: { readonly kind: string; readonly basic: string; readonly strong: string }): string;
  readonly cardKinds: {
    readonly basic: string;
    readonly advanced: string;
    readonly spell: string;
    readonly artifact: string;
  };
  spell(basic: string, strongName: string, strong: string): string;
  artifact(basic: string, strong: string): string;
  unit(unit: {
    readonly level: number;
    readonly cost: number;
    readonly armour: number;
    readonly resists: string;
    readonly camps: string;
    readonly abilities: readonly string[];
  }): string;
  withMana(colour: string, effect: string): string;
  foe(foe: {
    readonly attack: string;
    readonly armour: number;
    readonly fame: number;
    readonly traits: readonly string[];
  }): string;
  resists(what: string): string;
  readonly summons: string;
  skill(per: 'turn' | 'round' | 'always', effect: string): string;
  readonly bonds: string;
  readonly tactics: { readonly [tactic: string]: string };
  /** The six directions and the centre of a tile. */
  readonly directions: { readonly [direction: string]: string };
}
