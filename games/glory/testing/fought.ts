import { need, type Table } from '@destrier/engine';
import { allTold, asked, cardsIn, play } from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import type { Content, Knight } from '../content/types.js';
import { give, seated, stateOf } from './seated.js';
import type { Duel, Side, Who } from '../state.js';
import type { TileKind } from '../rules/tiles.js';
import { attackOf } from '../rules/duel/dice.js';
import { duel, type Opponent } from '../rules/duel/duel.js';

/** Duels for tests: red fights, as the first thing that happens, with dice that are written down. */

type Holding = Parameters<typeof give>[2];

interface Fight {
  /** A knight of a tournament with these figures: attack 8, no prestige, without other word. */
  readonly knight?: Partial<Knight>;
  /** Another opponent than a knight. */
  readonly against?: Opponent;
  readonly seats?: number;
  readonly order?: readonly Who[];
  readonly options?: { readonly [id: string]: string };
  /** What they have; both have mount and armour I, 10 glory and nothing else, without other word. */
  readonly red?: Holding;
  readonly rival?: Holding;
  /** Red's dice and those of the opponent, in the order in which they fall: `black3 white2`. */
  readonly dice?: string;
  readonly foeDice?: string;
}

const PLAIN = { mount: 1, armour: 1 };
const NAME = 'suero';

/** The house content with one knight's figures replaced; Otto has them too. */
function withKnight(knight: Partial<Knight>): Content {
  const figures: Knight = { source: 'house', type: 'noble', attack: 8, glory: 5, prestige: 0 };
  const tiles = { ...content.solo.tiles, easy: NAME };
  return {
    ...content,
    knights: { ...content.knights, [NAME]: { ...figures, ...knight } },
    solo: { ...content.solo, tiles },
  };
}

const outcomes = (dice = ''): readonly string[] => dice.match(/\w+/g) ?? [];

export function fought(fight: Fight = {}): Table {
  const against: Opponent = fight.against ?? { against: 'knight', foe: NAME };
  return seated(fight.seats ?? 2, {
    content: withKnight(fight.knight ?? {}),
    ...(fight.order === undefined ? {} : { order: fight.order }),
    options: fight.options ?? {},
    random: { 'dice@0': outcomes(fight.dice), 'foe@0': outcomes(fight.foeDice) },
    given(_s, match) {
      give(match, 0, { ...PLAIN, ...fight.red });
      if (against.against === 'seat') give(match, against.rival, { ...PLAIN, ...fight.rival });
    },
    begin: (match) => match.call(duel, { seat: 0, ...against }),
  });
}

export const BLUE = { against: 'seat', rival: 1 } as const;

export function duelAt(table: Table): Duel {
  return need(stateOf(table).duels[0], 'a duel');
}

export function sideAt(table: Table, side: 0 | 1): Side {
  return need(duelAt(table).sides[side], 'a side');
}

/** The attacks of red and of the opponent. */
export function attacks(table: Table): number[] {
  return duelAt(table).sides.map((side) => attackOf(table.match as never, side));
}

/** The engagements fought: who won, by which attacks and prestige. */
export function engagements(table: Table): object[] {
  return allTold(table, 'engagement');
}

/** The tiles of red. */
export function namesAt(
  table: Table,
  kind: TileKind,
): { readonly ready: string[]; readonly used: string[] } {
  const { ready, used } = stateOf(table).players[0][kind];
  return { ready: cardsIn(table, ready), used: cardsIn(table, used) };
}

/** Who is asked, step by step, while everybody passes. */
export function askedInTurn(table: Table, steps: number): string[] {
  const order: string[] = [];
  for (let i = 0; i < steps; i++) {
    const [prompt = ''] = asked(table);
    order.push(prompt);
    play(table, `${prompt.split(':')[0]}: pass`);
  }
  return order;
}
