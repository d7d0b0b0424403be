import { COLOURS } from '../content/types.js';
import { colourOf, valueOf } from '../rules/duel/faces.js';
import { playedBy, type OpenDuel, type OpenSide } from '../rules/duel/sides.js';
import type { OpenLook } from '../state.js';
import type { Books } from './books.js';
import type { Course, Modifiers } from './course.js';
import { raised, threeOf, type Arm, type Three } from './dice.js';
import type { Tile } from './hand.js';
import type { Point } from './point.js';
import type { Fighter } from './sides.js';
import { NOTHING, type Spend } from './spend.js';
import { tentsOf, type Tent } from './tents.js';
import type { Orders, Pair } from './tilts.js';
import { need, SpendError } from '@destrier/engine';

/** A duel at the point where it stands. */
export interface Scene {
  readonly g: OpenLook;
  readonly books: Books;
  readonly point: Point;
  readonly duel: OpenDuel;
  readonly course: Course;
  readonly fighters: Pair<Fighter>;
  readonly modifiers: Modifiers;
}

/** What is declared, checked against what lies on the table. Null: a step that is let go by. */
export interface Declared {
  readonly tent: Tent | null | undefined;
  readonly strength: number | undefined;
  /** The best die of each colour after the reroll by faith. */
  readonly after: Three<Float64Array> | null | undefined;
  readonly orders: Orders;
}

const AT: { readonly [word in keyof Spend]-?: readonly Point['step'][] } = {
  tent: ['tent'],
  strength: ['tent', 'strength'],
  reroll: ['faith', 'relic', 'relic reroll'],
  lance: ['tent', 'strength', 'faith', 'lance', 'second lance'],
  relic: ['tent', 'strength', 'faith', 'lance', 'second lance', 'relic'],
};

export function declaredOf(scene: Scene, spend: Spend): Declared {
  const { step } = scene.point;
  for (const word of Object.keys(AT) as (keyof Spend)[])
    if (spend[word] !== undefined && !AT[word].includes(step))
      throw new SpendError(
        `${word} cannot be declared at the step "${step}"`,
        `it can be declared at: ${AT[word].join(', ')}`,
      );
  const strength = strengthIn(scene, spend);
  const tiles = tilesIn(scene, spend, strength ?? strengthAhead(scene));
  const after = afterIn(scene, spend);
  const byFaith = step === 'faith';
  return {
    tent: tentIn(scene, spend),
    strength,
    after: byFaith ? after : undefined,
    orders:
      byFaith || after === undefined || after === null ? tiles : { ...tiles, rerolled: after },
  };
}

/** What may be declared: nothing, each amount of strength, each tile by itself. */
export function spendsIn(scene: Scene): Spend[] {
  const { books, fighters, point } = scene;
  const { strength, hand } = fighters[point.side];
  const spends: Spend[] = [{}];
  if (AT.strength.includes(point.step))
    for (let amount = 0; amount <= strength; amount++) spends.push({ strength: amount });
  const ahead = strengthAhead(scene);
  books.tiles.forEach(({ name, relic }, i) => {
    if (hand.counts[i] === 0 || whyNotTile(scene, i, ahead, []) !== undefined) return;
    if (!relic && AT.lance.includes(point.step)) spends.push({ lance: [name] });
    if (relic && AT.relic.includes(point.step)) spends.push({ relic: name });
  });
  return spends;
}

const sideIn = ({ duel, point }: Scene): OpenSide => need(duel.sides[point.side], 'a side');

function tentIn(scene: Scene, { tent }: Spend): Declared['tent'] {
  if (tent === undefined) return undefined;
  if (tent[0] === NOTHING) return null;
  const { g, books } = scene;
  const tents = tentsOf(g, books, playedBy(sideIn(scene)));
  const found = tents.find(({ words }) => words.join() === tent.join());
  if (found !== undefined) return found;
  const may = tents.map(({ words }) => words.join()).join('; ');
  throw new SpendError(
    `${tent.join()} cannot be used in a tent here`,
    may === '' ? 'leave tent= out: there is none to use' : `it is one of: ${may}`,
  );
}

function strengthIn({ fighters, point }: Scene, { strength }: Spend): number | undefined {
  const most = fighters[point.side].strength;
  if (strength === undefined || strength <= most) return strength;
  throw new SpendError(
    `${strength} strength cannot be added here`,
    `at most ${most} can: what is left, and no more than may be spent in a duel`,
  );
}

/** What the policy is about to add. */
function strengthAhead({ course, fighters, modifiers, point }: Scene): number {
  const ahead = point.step === 'tent' || point.step === 'strength';
  return ahead ? course.strength(fighters, modifiers, point.side) : 0;
}

/** The best dice after the declared ones are rolled again; the others are kept. */
function afterIn(scene: Scene, { reroll, relic }: Spend): Declared['after'] {
  if (reroll === undefined) return undefined;
  const { g, course, fighters, point } = scene;
  const most = mostIn(scene, relic);
  if (reroll[0] === NOTHING && point.step === 'faith') return null;
  if (reroll.length > most)
    throw new SpendError(
      `${reroll.length} dice cannot be rerolled here`,
      most === 0 ? 'leave reroll= out: nothing pays for it' : `at most ${most} can`,
    );
  const { dice } = sideIn(scene);
  const kept = [...dice];
  for (const die of reroll) {
    const at = kept.indexOf(die);
    if (at === -1)
      throw new SpendError(
        `there is no die ${die} to reroll`,
        `these lie there: ${dice.join(' ')}`,
      );
    kept.splice(at, 1);
  }
  const arm = course.terms.fixed[point.side].arms[fighters[point.side].spent] as Arm;
  return threeOf((colour, c) => {
    const again = reroll.filter((die) => colourOf(die) === colour).length;
    const best = kept
      .filter((die) => colourOf(die) === colour)
      .reduce((most_, die) => Math.max(most_, valueOf(g, die)), 0);
    const fresh = (arm.after[c] as Arm['after'][0])[again]?.[0];
    return raised(need(fresh, `${again} ${COLOURS[c]} dice`), best);
  });
}

/** How many dice may be rerolled, by faith or by the relic that is declared. */
function mostIn({ books, course, fighters, point }: Scene, relic: string | undefined): number {
  if (point.step === 'relic reroll') return point.most;
  if (point.step === 'relic') return books.tiles[books.tileAt.get(relic ?? '') ?? -1]?.reroll ?? 0;
  return fighters[point.side].faith > 0 ? course.terms.fixed[point.side].most : 0;
}

function tilesIn(scene: Scene, spend: Spend, strength: number): Orders {
  const { point } = scene;
  const room = point.step === 'second lance' ? 1 : 2;
  const names = spend.lance ?? [];
  if (names.length > room)
    throw new SpendError(
      `${names.length} lances cannot be used here`,
      `at most ${room} can, and a relic`,
    );
  const used: number[] = [];
  const tileOf = (name: string, relic: boolean): number =>
    name === NOTHING ? -1 : tileIn(scene, name, relic, strength, used);
  const lances = names.map((name) => tileOf(name, false));
  const relics = spend.relic === undefined ? {} : { relic: tileOf(spend.relic, true) };
  if (lances.length === 0) return relics;
  return { lances: room === 1 ? [undefined, lances[0]] : [lances[0], lances[1]], ...relics };
}

/** A tile that is there, and can be used beside those declared before it. */
function tileIn(
  scene: Scene,
  name: string,
  relic: boolean,
  strength: number,
  used: number[],
): number {
  const { books, fighters, point } = scene;
  const { counts } = fighters[point.side].hand;
  const at = books.tileAt.get(name) ?? -1;
  const left = (counts[at] ?? 0) - used.filter((one) => one === at).length;
  if (books.tiles[at]?.relic !== relic || left <= 0) {
    const kind = relic ? 'relic' : 'lance';
    const own = books.tiles.filter((one, i) => one.relic === relic && (counts[i] ?? 0) > 0);
    const names = own.map((one) => one.name).join(', ');
    throw new SpendError(
      `there is no active ${kind} ${name} to use`,
      names === '' ? `leave ${kind}= out: there is none` : `there are: ${names}`,
    );
  }
  const reason = whyNotTile(scene, at, strength, used);
  if (reason !== undefined) throw reason;
  used.push(at);
  return at;
}

/** [G14.6] [G14.7] [G15.4] */
function whyNotTile(
  { books, course, fighters, point }: Scene,
  at: number,
  strength: number,
  used: readonly number[],
): SpendError | undefined {
  const { hand, spent } = fighters[point.side];
  const { name, turn, reroll, cost } = books.tiles[at] as Tile;
  const arm = course.terms.fixed[point.side].arms[spent + strength] as Arm;
  const costs = used.reduce((sum, i) => sum + (books.tiles[i] as Tile).cost, cost);
  if (costs > hand.purse)
    return new SpendError(`there is too little glory for ${name}`, `it costs ${cost}`);
  const colour = COLOURS[turn];
  if (colour !== undefined && arm.count[turn] === 0)
    return new SpendError(`${name} finds no ${colour} die to turn`, 'it needs one to be rolled');
  if (reroll > 0 && arm.dice === 0)
    return new SpendError(`${name} finds no die to reroll`, 'it needs one to be rolled');
  return undefined;
}
