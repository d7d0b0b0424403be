import { need, type Choice, type Options, type Seat } from '@destrier/engine';
import { foeData, kindOfCopy } from '../book.js';
import { armourOf } from '../rules/reading.js';
import {
  armourOfFoe,
  attackers,
  attackOfFoe,
  attackSum,
  blockSum,
  faced,
  fortificationOf,
  hasAbility,
  toBlock,
} from '../rules/combat/foes.js';
import type { Look } from '../state.js';
import type { Points } from '../table.js';
import { facesOf, giftsIn, type Gift } from './gifts.js';
import { canDoBoth, reach, type Counts } from './means.js';

/** How one fights: what is safe is killed, what hurts is blocked. */

const asPoints = ({ n, kind, element }: Gift): Points => ({ n, kind, element, twiceSwift: false });

/** What a gift counts in an attack on somebody. */
const inAttack =
  (g: Look, foe: string): Counts =>
  (gift) =>
    gift.what === 'attack' ? attackSum(g, [foe], [asPoints(gift)]) : 0;
const inBlock =
  (g: Look, foe: string): Counts =>
  (gift) =>
    gift.what === 'block' ? blockSum(g, foe, [asPoints(gift)]) : 0;
/** From afar: over walls with siege alone. */
function fromAfar(g: Look, foe: string): Counts {
  const walls = fortificationOf(g, foe);
  const counts = inAttack(g, foe);
  return (gift) => {
    const isFar = walls === 0 ? gift.kind !== 'melee' : walls === 1 && gift.kind === 'siege';
    return isFar ? counts(gift) : 0;
  };
}

/** All options that pass, as choices. */
export function* choicesOf(options: Options): Generator<Choice> {
  for (let i = 0; i < options.count; i++) yield options.nth(i);
}

export function find(
  options: Options,
  verb: string,
  test: (args: Choice['args']) => boolean = () => true,
): Choice | undefined {
  for (const choice of choicesOf(options))
    if (choice.verb === verb && test(choice.args)) return choice;
  return undefined;
}

const isOne = (args: Choice['args'], foe: string): boolean => {
  const [foes] = args;
  return Array.isArray(foes) && foes.length === 1 && foes[0] === foe;
};

/** Those who give most fame first. */
const byFame = (g: Look, foes: readonly string[]): string[] =>
  foes.toSorted((a, b) => foeData(g, b).fame - foeData(g, a).fame);

/** Somebody who can be beaten with what one has. */
export function attackChoice(
  g: Look,
  seat: Seat,
  options: Options,
  isFar: boolean,
): Choice | undefined {
  for (const foe of byFame(g, faced(g))) {
    const counts = isFar ? fromAfar(g, foe) : inAttack(g, foe);
    if (reach(g, seat, counts, isFar ? 0 : 1) < armourOfFoe(g, foe)) continue;
    const choice = find(options, 'attack', (args) => isOne(args, foe));
    if (choice !== undefined) return choice;
  }
  return find(options, 'done');
}

/** How many wounds an attack would bring. */
export function woundsBy(g: Look, seat: Seat, foe: string): number {
  const damage = attackOfFoe(g, foe) * (hasAbility(g, foe, 'brutal') ? 2 : 1);
  const wounds = Math.ceil(damage / armourOf(g, seat));
  return hasAbility(g, foe, 'poison') || hasAbility(g, foe, 'paralyze') ? wounds * 2 : wounds;
}

/** An attack is blocked where enough is left to kill, or where it would hurt much. */
export function blockChoice(g: Look, seat: Seat, options: Options): Choice | undefined {
  for (const foe of attackers(g).toSorted((a, b) => woundsBy(g, seat, b) - woundsBy(g, seat, a))) {
    const needed = toBlock(g, foe);
    if (reach(g, seat, inBlock(g, foe), 1) < needed) continue;
    const both = canDoBoth(g, seat, inBlock(g, foe), needed, inAttack(g, foe), armourOfFoe(g, foe));
    const kills = reach(g, seat, inAttack(g, foe), 1) >= armourOfFoe(g, foe);
    if (!both && kills && woundsBy(g, seat, foe) < 3) continue;
    const choice = find(options, 'parry', ([one]) => one === foe);
    if (choice !== undefined) return choice;
  }
  return find(options, 'done');
}

/** What a play adds to what is under way. */
function giftOf(g: Look, { verb, args }: Choice): readonly Gift[] {
  const [first, second, third] = args.map(String);
  const word = (one: string | undefined): string | null =>
    one === undefined || one === 'all' ? null : one;
  switch (verb) {
    case 'play': {
      if (second === 'side')
        return [
          {
            what: third === 'block' ? 'block' : 'attack',
            n: 1,
            kind: 'melee',
            element: 'physical',
          },
        ];
      const faces = g.content.cards[first ?? ''];
      if (faces === undefined) return [];
      return giftsIn((second === 'strong' ? faces.strong : faces.basic).do, word(third));
    }
    case 'use': {
      const unit = g.content.units[kindOfCopy(first ?? '')];
      const ability = unit?.abilities[Number(second) - 1];
      return ability === undefined ? [] : giftsIn(ability.do, word(third));
    }
    case 'skill':
      return giftsIn(g.content.skills[first ?? '']?.do ?? [], word(second));
    default:
      return [];
  }
}

/** Cards that are worth keeping cost a little, strong effects their mana. */
function priceOf(g: Look, { verb, args }: Choice): number {
  if (verb === 'skill') return 0;
  if (verb === 'use') return 0.2;
  const [card, face] = args.map(String);
  const { basic, strong } = facesOf(g.content, card ?? '');
  const most = Math.max(0, ...basic.map(({ n }) => n), ...strong.map(({ n }) => n / 2));
  return face === 'strong' ? 1.5 : face === 'side' ? most / 3 : 0.5;
}

/** Plays into an attack or a block until it is enough; what does not help is not played. */
export function intoChoice(g: Look, options: Options): Choice | undefined {
  const { targets, points, into } = g.s.combat;
  const first = need(targets[0], 'a target');
  const sum = (more: readonly Points[]): number =>
    into === 'block' ? blockSum(g, first, more) : attackSum(g, targets, more);
  const needed =
    into === 'block'
      ? toBlock(g, first)
      : targets.reduce((all, foe) => all + armourOfFoe(g, foe), 0);
  const now = sum(points);
  const end = find(options, into === 'block' ? 'ward' : 'strike');
  if (now >= needed && end !== undefined) return end;
  let found: Choice | undefined;
  let most = 0;
  for (const choice of choicesOf(options)) {
    const gifts = giftOf(g, choice).filter(({ what }) => what === into);
    if (gifts.length === 0) continue;
    const gain = Math.max(...gifts.map((gift) => sum([...points, asPoints(gift)]) - now));
    if (gain <= 0) continue;
    // More than is needed is worth nothing.
    const value = Math.min(gain, needed - now) - priceOf(g, choice) * 0.5;
    if (found !== undefined && value <= most) continue;
    found = choice;
    most = value;
  }
  return found ?? end;
}

/** Units take what the hero should not. */
export function damageChoice(g: Look, seat: Seat, options: Options): Choice | undefined {
  const wounds = Math.ceil(g.s.combat.damage / armourOf(g, seat));
  if (wounds < 2) return find(options, 'suffer');
  return find(options, 'assign') ?? find(options, 'suffer');
}
