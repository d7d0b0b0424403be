import type { Language } from '@destrier/engine';
import type { Colour, Deck, Foe, SupportEffect } from '../../content/types.js';

/** Pieces of what items do, in one language. Their figures are in the content, so they are put in here and now. */
export interface Parts {
  coins(n: number): string;
  strength(n: number): string;
  faith(n: number): string;
  glory(n: number): string;
  moreCoins(n: number): string;
  moreStrength(n: number): string;
  moreGlory(n: number): string;
  morePawns(n: number): string;
  support(tile: string): string;
  relic(tile: string): string;
  prestige(tile: string): string;
  mount(level: number): string;
  armour(level: number): string;
  titles(n: number): string;

  romance(reward: string): string;
  market(cost: string, reward: string): string;
  challenge(foe: string, reward: string): string;
  /** One of several rewards that have several parts. */
  either(rewards: readonly string[]): string;
  foe(foe: Foe): string;
  trophy(reward: string): string;

  once(what: string): string;
  tent(what: string): string;
  /** A tent support that turns something back. */
  refreshing(what: string): string;
  lance(what: string): string;
  always(what: string): string;
  /** What is done at a price. */
  cost(what: string, glory: string): string;
  attack(n: number): string;
  foeAttack(n: number): string;
  foePrestige(n: number): string;
  turn(colour: Colour, face: number): string;
  refresh(what: NonNullable<SupportEffect['refresh']>): string;
  rerolls(n: number): string;
  plans(n: number): string;
  discount(n: number): string;
  titleGlory(n: number): string;
  journey(n: number): string;
  reroll(n: number): string;

  title(glory: string, needs: string): string;
  relics(n: number): string;
  prestiges(n: number): string;
  supports(n: number): string;
  several(n: number, name: string): string;
  without(tile: string): string;
  played(n: number, deck: Deck): string;
  duel(foe: string): string;

  all(what: string): string;
  recruits: string;
  action(cost: string, reward: string): string;
  free(reward: string): string;
  recruit: string;
  cards(n: number): string;

  knight(type: string, foe: string, glory: string): string;
  pole: string;
  veteran(dice: string): string;
  fewer(n: number, colour: Colour): string;
  character(level: number, start: string): string;
  draws(draw: number, keep: number): string;
  hand(cards: string): string;
  income(income: string): string;
  special(n: number): string;
}

/** The form of a word that goes with a number; `#` is the number. */
export function counting<Form extends Intl.LDMLPluralRule>(
  language: Language,
): (n: number, forms: { readonly [form in Form]: string }) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => forms[rules.select(n) as Form].replace('#', String(n));
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function roman(level: number): string {
  return ['I', 'II', 'III', 'IV'][level - 1] ?? String(level);
}

export function several(n: number, name: string): string {
  return n === 1 ? name : `${n} × ${name}`;
}
