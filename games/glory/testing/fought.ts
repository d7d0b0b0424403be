import { need, type Card, type Match, type Table } from '@destrier/engine';
import { content } from '../content/index.js';
import type { Content, Knight } from '../content/types.js';
import { hold, play, prompts, seated, stateOf } from './seated.js';
import type { Duel, Side, Who } from '../state.js';
import type { TileKind } from '../rules/tiles.js';
import { attackOf } from '../rules/duel/dice.js';
import { duel, type Opponent } from '../rules/duel/duel.js';

/** Duels for tests: red fights, as the first thing that happens, with dice that are written down. */

type Holding = Parameters<typeof hold>[2];

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

interface Story {
  readonly events: { readonly name: string; readonly params: object }[];
  readonly fired: Set<string>;
}
const stories = new WeakMap<Table, Story>();

/** Writes down what a match tells, besides whoever listens already: a table does so only from its first question on. */
function listen(match: Match, story: Story): void {
  const other = match.sink;
  match.sink = {
    event(name, params) {
      story.events.push({ name, params });
      other?.event(name, params);
    },
    draw: (label, outcome) => other?.draw(label, outcome),
    fired(rule) {
      story.fired.add(rule);
      other?.fired(rule);
    },
  };
}

export function fought(fight: Fight = {}): Table {
  const story: Story = { events: [], fired: new Set() };
  const against: Opponent = fight.against ?? { against: 'knight', foe: NAME };
  const table = seated(fight.seats ?? 2, {
    content: withKnight(fight.knight ?? {}),
    ...(fight.order === undefined ? {} : { order: fight.order }),
    options: fight.options ?? {},
    random: { 'dice@0': outcomes(fight.dice), 'foe@0': outcomes(fight.foeDice) },
    given(_s, match) {
      hold(match, 0, { ...PLAIN, ...fight.red });
      if (against.against === 'seat') hold(match, against.rival, { ...PLAIN, ...fight.rival });
    },
    begin(match) {
      listen(match, story);
      match.call(duel, { seat: 0, ...against });
    },
  });
  listen(table.match, story);
  stories.set(table, story);
  return table;
}

function storyOf(table: Table): Story {
  return need(stories.get(table), 'a duel from its beginning');
}

/** The parameters of all events of a name. */
export function told(table: Table, event: string): object[] {
  return storyOf(table)
    .events.filter(({ name }) => name === event)
    .map(({ params }) => params);
}

/** The rules and items that took effect. */
export function fired(table: Table): ReadonlySet<string> {
  return storyOf(table).fired;
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
  return told(table, 'engagement');
}

/** The tiles of red. */
export function namesAt(
  table: Table,
  kind: TileKind,
): { readonly ready: string[]; readonly used: string[] } {
  const { ready, used } = stateOf(table).players[0][kind];
  const name = (card: Card) => table.match.name(card);
  return { ready: ready.map(name), used: used.map(name) };
}

/** Who is asked, step by step, while everybody passes. */
export function asked(table: Table, steps: number): string[] {
  const order: string[] = [];
  for (let i = 0; i < steps; i++) {
    const [prompt = ''] = prompts(table);
    order.push(prompt);
    play(table, `${prompt.split(':')[0]}: pass`);
  }
  return order;
}
