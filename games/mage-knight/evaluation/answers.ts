import type { Choice, Options, Seat } from '@destrier/engine';
import { cardData, unitData, WOUND } from '../book.js';
import type { Look } from '../state.js';
import { find, choicesOf } from './fight.js';
import { facesOf } from './gifts.js';

/** Answers that follow from tables: what is paid with, kept, learned, given up. */

/** The option that is worth most. */
export function best(options: Options, value: (choice: Choice) => number): Choice {
  let found = options.nth(0);
  let most = -Infinity;
  for (const choice of choicesOf(options)) {
    const here = value(choice);
    if (here <= most) continue;
    found = choice;
    most = here;
  }
  return found;
}

/** What a card is worth to keep: what it gives at most, and its kind. */
export function cardWorth(g: Look, card: string): number {
  if (card === WOUND) return -5;
  const { kind } = cardData(g, card);
  const { basic, strong } = facesOf(g.content, card);
  const most =
    Math.max(1, ...basic.map(({ n }) => n)) + Math.max(0, ...strong.map(({ n }) => n)) / 3;
  return most + { basic: 0, advanced: 1.5, spell: 2, artifact: 2.5 }[kind];
}

const PURSE: { readonly [purse: string]: number } = {
  endless: 5,
  token: 4,
  die: 3,
  kept: 2,
  crystal: 1,
};
/** Tactics by what they are worth to someone who plans little. */
const TACTIC: { readonly [tactic: string]: number } = {
  'great-start': 6,
  planning: 5,
  'mana-steal': 4,
  'the-right-moment': 3,
  rethink: 2,
  'early-bird': 1,
  preparation: 6,
  'long-night': 5,
  'mana-search': 4,
  'midnight-meditation': 3,
  'sparing-power': 2,
  'from-the-dusk': 1,
};

const listOf = (choice: Choice): readonly string[] => {
  const [items] = choice.args;
  return Array.isArray(items) ? items.map(String) : [];
};
const first = ({ args }: Choice): string => String(args[0]);

/** What a unit is worth to have. */
export const unitWorth = (g: Look, unit: string): number =>
  unitData(g, unit).level * 2 + unitData(g, unit).armour / 4;

/** Of cards that go: wounds gladly, good ones not. */
const giving = (g: Look, choice: Choice): number =>
  listOf(choice).reduce((sum, card) => sum - cardWorth(g, card), 0);

type Answer = (g: Look, seat: Seat, options: Options) => Choice | undefined;

const take: Answer = (g, _seat, options) => best(options, (choice) => cardWorth(g, first(choice)));
const accept: Answer = (_g, _seat, options) => find(options, 'accept') ?? options.nth(0);

/** By the prompt of the question. */
export const ANSWERS: { readonly [prompt: string]: Answer } = {
  'paying.pay': (_g, _seat, options) => best(options, (choice) => PURSE[first(choice)] ?? 0),
  'choosing a tactic.tactic': (_g, _seat, options) =>
    best(options, (choice) => TACTIC[first(choice)] ?? 0),
  'announcing.announce': (g, seat, options) => {
    const cards = g.all(g.s.players[seat].hand).filter((card) => card !== WOUND).length;
    return find(options, cards > 1 ? 'stay' : 'announce') ?? options.nth(0);
  },
  'making room.disband': (g, _seat, options) =>
    best(options, (choice) => -unitWorth(g, first(choice))),
  'gaining a unit.recruit': (g, _seat, options) =>
    best(options, (choice) => unitWorth(g, first(choice))),
  'winning a unit.recruit': (g, _seat, options) =>
    best(options, (choice) => (choice.verb === 'recruit' ? unitWorth(g, first(choice)) : 0)),
  'discarding.discard': (g, _seat, options) => best(options, (choice) => giving(g, choice)),
  'throwing.throw': (g, _seat, options) => best(options, (choice) => -cardWorth(g, first(choice))),
  'taking.take': take,
  'gaining a card.take': take,
  'learning.action': take,
  'spurning.spurn': (g, _seat, options) =>
    best(options, (choice) => (choice.verb === 'spurn' ? -cardWorth(g, first(choice)) : 0)),
  'preparing.fetch': take,
  'purging.purge': (_g, _seat, options) => find(options, 'purge') ?? options.nth(0),
  'optional.accept': accept,
  'throwing wounds.accept': accept,
  'lengthening.lengthen': (_g, _seat, options) => find(options, 'lengthen') ?? options.nth(0),
  'plundering.plunder': (_g, _seat, options) => find(options, 'decline') ?? options.nth(0),
  'meditating.shuffle': (_g, _seat, options) => find(options, 'decline') ?? options.nth(0),
  'rethinking.discard': (g, _seat, options) =>
    best(options, (choice) => giving(g, choice) + 2.2 * listOf(choice).length),
  'dropping.discard': (g, _seat, options) =>
    best(options, (choice) => giving(g, choice) - listOf(choice).length),
  'damage phase.order': (_g, _seat, options) => options.nth(0),
  'mending.mend': (g, _seat, options) => best(options, (choice) => unitWorth(g, first(choice))),
  'readying.ready': (g, _seat, options) =>
    best(options, (choice) => (choice.verb === 'ready' ? unitWorth(g, first(choice)) : 0)),
};
