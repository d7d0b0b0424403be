import { need, type Match, type Seat } from '@destrier/engine';
import { duelOf, otherFlank, playedBy, type OpenSide } from '../rules/duel/sides.js';
import type { OpenLook } from '../state.js';
import { Best } from './best.js';
import { booksOf } from './books.js';
import { adding, Course, type Modifiers } from './course.js';
import { declaredOf, spendsIn, type Declared, type Scene } from './declared.js';
import type { Point } from './point.js';
import { fighterOf, firstOfEquals, fixedOf, rollOf, type Fighter } from './sides.js';
import type { Spend } from './spend.js';
import { afterTent, tentFor, tentsOf, type Tent } from './tents.js';
import {
  closeOf,
  follow,
  next,
  POLICY_ALONE,
  rerolled,
  type End,
  type Ending,
  type Orders,
  type Pair,
  type Place,
  type Tilt,
} from './tilts.js';

/** Chances of the side that is asked; those of the other are what is left. */
export interface Odds {
  readonly engagement: number;
  readonly duel: number;
}

/** A duel at the point where it stands, ready to be asked again and again. */
export class Reckoning {
  readonly #scene: Scene;

  constructor(match: Match, point: Point) {
    const g = match as never as OpenLook;
    const books = booksOf(g.content);
    const duel = duelOf(g.s.duels, point.duel);
    const [one, other] = duel.sides as readonly [OpenSide, OpenSide];
    this.#scene = {
      g,
      books,
      point,
      duel,
      course: new Course({
        books,
        fixed: [fixedOf(g, books, duel, one), fixedOf(g, books, duel, other)],
        turns: duel.against === 'seat',
        equals: firstOfEquals(g, duel),
      }),
      fighters: [fighterOf(g, books, one), fighterOf(g, books, other)],
      modifiers: {
        lead: one.modifier - other.modifier,
        prestige: [one.prestigeModifier, other.prestigeModifier],
      },
    };
  }

  /** The seat that is asked. */
  get seat(): Seat {
    const { duel, point } = this.#scene;
    return playedBy(need(duel.sides[point.side], 'a side'));
  }

  get againstSeat(): boolean {
    return this.#scene.course.terms.turns;
  }

  /** What may be declared by itself: nothing, an amount of strength, a tile. */
  spends(): readonly Spend[] {
    return spendsIn(this.#scene);
  }

  /** Looks at everything that may be declared by itself, so that answers come quickly. */
  prepare(): void {
    for (const spend of this.spends()) this.odds(spend);
  }

  /**
   * The chance to win the duel by the best play, with nothing declared; nothing against a seat. It may take a second
   * or two.
   */
  best(): number | undefined {
    return this.againstSeat ? undefined : bestFrom(this.#scene);
  }

  /** The chances with what is declared; the rest is played by the policy on both sides. */
  odds(spend: Spend): Odds {
    const { engagement, duel } = reckon(this.#scene, spend);
    return this.#scene.point.side === 0
      ? { engagement, duel }
      : { engagement: 1 - engagement, duel: 1 - duel };
  }
}

/** The best chance against somebody for whom nobody chooses. */
function bestFrom(scene: Scene): number {
  const { g, books, point, course, fighters, modifiers, duel } = scene;
  const best = new Best(course);
  const [own] = fighters;
  const [roll, against] = rollsIn(scene);
  const bout = best.boutOf(fighters, modifiers, books.scale.sum[against] as number);
  switch (point.step) {
    case 'recovery':
      return duel.winner === 0 ? 1 : 0;
    case 'tie':
      return best.value([{ ...own, prestige: own.prestige - 1 }, fighters[1]]);
    case 'tent': {
      const stands = tentsOf(g, books, playedBy(need(duel.sides[0], 'a side'))).map((tent) =>
        pitched(scene, scene, 0, tent),
      );
      return Math.max(
        ...[scene, ...stands].map((stand) => best.atStrength(stand.fighters, stand.modifiers)),
      );
    }
    case 'strength':
      return best.atStrength(fighters, modifiers);
    case 'faith':
      return best.atFaith(bout)[roll] as number;
    case 'lance':
      return best.atTiles(bout, 2, 0)[roll] as number;
    case 'second lance':
      return best.atTiles(bout, 1, 0)[roll] as number;
    case 'relic':
      return best.atTiles(bout, 0, 0)[roll] as number;
    case 'relic reroll':
      return best.atRing(bout, point.most, own.hand, 0, 0)[roll] as number;
  }
}

/** The first side's chances. */
function reckon(scene: Scene, spend: Spend): Odds {
  const { point, course, fighters } = scene;
  const declared = declaredOf(scene, spend);
  switch (point.step) {
    case 'recovery': {
      const won = scene.duel.winner === 0 ? 1 : 0;
      return { engagement: won, duel: won };
    }
    case 'tie': {
      // The engagement is counted already; the token is about to be turned.
      const [one, other] = fighters.map((fighter, side) =>
        side === point.side ? { ...fighter, prestige: fighter.prestige - 1 } : fighter,
      ) as [Fighter, Fighter];
      return { engagement: point.side === 0 ? 1 : 0, duel: course.value([one, other]) };
    }
    case 'tent':
      return fromTent(scene, declared);
    case 'strength':
      return fromStrength(
        scene,
        fighters,
        scene.modifiers,
        declared,
        point.second ? [point.side] : [0, 1],
      );
    case 'faith':
      return fromFaith(scene, declared);
    case 'lance':
    case 'second lance':
    case 'relic':
    case 'relic reroll':
      return fromTiles(scene, declared);
  }
}

/** Both chances, from all endings of the engagement. */
function oddsBy({ course }: Scene, fighters: Pair<Fighter>, endings: readonly Ending[]): Odds {
  let engagement = 0;
  let duel = 0;
  for (const ending of endings) {
    if (ending.winner === 0) engagement += ending.chance;
    duel += ending.chance * course.after(fighters, ending);
  }
  // What arithmetic in binary adds to a certainty is left out.
  return { engagement: Math.min(1, engagement), duel: Math.min(1, duel) };
}

function ordersBy({ point }: Scene, { orders }: Declared): Pair<Orders> {
  if (Object.keys(orders).length === 0) return POLICY_ALONE;
  return point.side === 0 ? [orders, {}] : [{}, orders];
}

/** Step 1: the sides that have not acted yet, in their order. */
function fromTent(scene: Scene, declared: Declared): Odds {
  const { point } = scene;
  let stand: Stand = scene;
  const other = otherFlank(point.first);
  const acting = point.second ? [other] : [point.first, other];
  for (const side of acting) {
    const own = side === point.side ? declared.tent : undefined;
    const tent = own === undefined ? policyTent(scene, stand, side) : (own ?? undefined);
    if (tent !== undefined) stand = pitched(scene, stand, side, tent);
  }
  return fromStrength(scene, stand.fighters, stand.modifiers, declared, [0, 1]);
}

interface Stand {
  readonly fighters: Pair<Fighter>;
  readonly modifiers: Modifiers;
}

function policyTent(scene: Scene, { fighters, modifiers }: Stand, side: 0 | 1): Tent | undefined {
  const { g, books, course, duel } = scene;
  const { fixed, equals } = course.terms;
  const foe = otherFlank(side);
  if (!fixed[side].played) return undefined;
  const seat = playedBy(need(duel.sides[side], 'a side'));
  const { lead, prestige } = modifiers;
  return tentFor(
    books,
    tentsOf(g, books, seat),
    fixed[side],
    fighters[side],
    fixed[foe],
    fighters[foe],
    {
      attack: side === 0 ? lead : -lead,
      prestige: fighters[side].prestige + prestige[side] - fighters[foe].prestige - prestige[foe],
      equals: equals === (side === 0),
    },
  );
}

function pitched({ books }: Scene, { fighters, modifiers }: Stand, side: 0 | 1, tent: Tent): Stand {
  const { lead, prestige } = modifiers;
  const own = afterTent(books, fighters[side], tent);
  return side === 0
    ? {
        fighters: [own, fighters[1]],
        modifiers: {
          lead: lead + tent.attack,
          prestige: [prestige[0], prestige[1] + tent.foePrestige],
        },
      }
    : {
        fighters: [fighters[0], own],
        modifiers: {
          lead: lead - tent.attack,
          prestige: [prestige[0] + tent.foePrestige, prestige[1]],
        },
      };
}

/** Step 2, for the sides that have not acted yet. */
function fromStrength(
  scene: Scene,
  fighters: Pair<Fighter>,
  modifiers: Modifiers,
  declared: Declared,
  acting: readonly number[],
): Odds {
  const { course, point } = scene;
  const added = ([0, 1] as const).map((side) => {
    if (!acting.includes(side)) return fighters[side];
    const own = side === point.side ? declared.strength : undefined;
    return adding(fighters[side], own ?? course.strength(fighters, modifiers, side));
  }) as [Fighter, Fighter];
  const engagement = course.engagement(added, modifiers, ordersBy(scene, declared));
  return oddsBy(scene, added, engagement.beforeRoll());
}

function rollsIn({ g, books, duel }: Scene): Pair<number> {
  const [one, other] = duel.sides as readonly [OpenSide, OpenSide];
  return [rollOf(g, books, one), rollOf(g, books, other)];
}

/** Step 4, with dice on the table. */
function fromFaith(scene: Scene, declared: Declared): Odds {
  const { course, fighters, modifiers, point } = scene;
  const engagement = course.engagement(fighters, modifiers, ordersBy(scene, declared));
  const rolls = rollsIn(scene);
  const own = engagement.sides[point.side];
  const { after } = declared;
  const outcome =
    after === undefined
      ? undefined
      : after === null
        ? own.kept(rolls[point.side])
        : own.declared(after);
  return oddsBy(scene, fighters, engagement.atFaith(rolls, point, outcome));
}

const STEP = { lance: 0, 'second lance': 1, relic: 2, 'relic reroll': 2 } as const;

/** Steps 5 to 7. */
function fromTiles(scene: Scene, declared: Declared): Odds {
  const { course, fighters, modifiers, point } = scene;
  const field = course.field(fighters, modifiers, ordersBy(scene, declared));
  const tilt: Tilt = {
    lead: course.lead(modifiers),
    rolls: rollsIn(scene),
    hands: [fighters[0].hand, fighters[1].hand],
  };
  const { first, second } = point;
  const place: Place = { step: STEP[point.step as keyof typeof STEP], first, second };
  const each = (end: End): void => {
    if (point.step !== 'relic reroll') return follow(field, tilt, place, 1, end);
    rerolled(field, tilt, point.side, point.most, (chance, then) =>
      follow(field, then, next(field, then, place), chance, end),
    );
  };
  const endings: Ending[] = [];
  each((chance, then) => endings.push({ ...closeOf(field, then), faith: [0, 0], chance }));
  return oddsBy(scene, fighters, endings);
}
