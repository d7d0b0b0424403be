import { bookOf, type Reads } from '../book.js';
import type { FoeChange, Mod, Op } from '../content/ops.js';
import { SITES, type Content } from '../content/types.js';

/** Whether the rules know everything that a box names. A box with anything else is not played. */

type Known<T extends string> = { readonly [word in T]: true };

const OPS: Known<Op['op']> = {
  move: true,
  influence: true,
  heal: true,
  draw: true,
  fame: true,
  reputation: true,
  wound: true,
  attack: true,
  block: true,
  token: true,
  crystal: true,
  'crystals-of-others': true,
  'random-crystals': true,
  'one-of': true,
  pay: true,
  discard: true,
  throw: true,
  'day-night': true,
  if: true,
  may: true,
  foes: true,
  mod: true,
  dice: true,
  'set-dice': true,
  'crystal-of-die': true,
  reroll: true,
  combine: true,
  take: true,
  'cast-offered': true,
  'borrow-unit': true,
  'gain-unit': true,
  travel: true,
  ready: true,
  'ready-levels': true,
  'ready-all': true,
  'heal-unit': true,
  'wound-self': true,
  assign: true,
  time: true,
  recall: true,
  'next-draw': true,
  return: true,
  refund: true,
  'throw-wounds': true,
  roll: true,
  number: true,
  sideways: true,
};

const MODS: Known<Mod['is']> = {
  terrain: true,
  convert: true,
  units: true,
  'unit-armour': true,
  'unit-resistance': true,
  'no-unit-damage': true,
  'first-card': true,
  leadership: true,
  'later-attack': true,
  'attacks-become': true,
  'double-physical': true,
  endless: true,
  learn: true,
  grail: true,
  dread: true,
  leap: true,
  'no-walls': true,
  gold: true,
  black: true,
  sunlight: true,
  polarize: true,
  'no-dice': true,
  on: true,
  end: true,
};

const CHANGES: Known<FoeChange['change']> = {
  armour: true,
  'armour-by-resistances': true,
  'no-attack': true,
  'lose-resistance': true,
  'lose-fortification': true,
  destroy: true,
};

/** Things whose own name the rules know, since no operation says what they do. */
const BANNERS = ['banner-of-glory', 'banner-of-fear', 'banner-of-protection', 'banner-of-courage'];
const ALWAYS = ['bonds-of-loyalty'];
const TACTICS = [
  'early-bird',
  'rethink',
  'mana-steal',
  'planning',
  'great-start',
  'the-right-moment',
  'from-the-dusk',
  'long-night',
  'mana-search',
  'midnight-meditation',
  'preparation',
  'sparing-power',
];

/** The names of the operations, modifiers and changes of a box. */
export function* handledIn(content: Content): Generator<string> {
  for (const effect of bookOf({ content }).effects.values())
    for (const op of effect) {
      yield op.op;
      if (op.op === 'mod') yield `mod ${op.is}`;
      if (op.op === 'foes') for (const { change } of op.do) yield `change ${change}`;
    }
}

function* unknownIn(content: Content): Generator<string> {
  const known = new Set([
    ...Object.keys(OPS),
    ...Object.keys(MODS).map((is) => `mod ${is}`),
    ...Object.keys(CHANGES).map((change) => `change ${change}`),
  ]);
  for (const name of handledIn(content)) if (!known.has(name)) yield name;
  for (const [card, { banner }] of Object.entries(content.cards))
    if (banner === true && !BANNERS.includes(card)) yield card;
  for (const [skill, { per }] of Object.entries(content.skills))
    if (per === 'always' && !ALWAYS.includes(skill)) yield skill;
  for (const tactic of Object.keys(content.tactics)) if (!TACTICS.includes(tactic)) yield tactic;
  for (const { hexes } of Object.values(content.tiles))
    for (const { site } of Object.values(hexes))
      if (site !== undefined && !SITES.includes(site)) yield site;
}

const checked = new WeakSet<Content>();

/** Throws where a box names what no rule carries out [K1.9]. */
export function checkContent({ content }: Reads): void {
  if (checked.has(content)) return;
  const unknown = [...new Set(unknownIn(content))];
  if (unknown.length > 0) throw new RangeError(`no rule carries out ${unknown.join(', ')}`);
  checked.add(content);
}
