import { need, type Why } from '@destrier/engine';
import {
  FLAG_POWERS,
  GOODS,
  PROVINCES,
  SERVANTS,
  type Action,
  type Content,
  type FlagPower,
  type Good,
  type Need,
  type Province,
  type Servant,
} from './content/types.js';
import { COLUMNS, materialsOf } from './domain.js';

/** Content as the rules look it up, worked out once for each content. */

interface Space {
  readonly action: Action;
  /** Of a province space: which. */
  readonly province: Province | null;
}

/** What one sign of a quest asks for. */
type Thing =
  | { readonly is: 'good'; readonly good: Good }
  | { readonly is: 'influence' }
  /** Null: any servant. */
  | { readonly is: 'servant'; readonly servant: Servant | null };
export type Condition = Thing & {
  /** Null: any province. */
  readonly province: Province | null;
  /** How many conditions before this one ask for the very same. */
  readonly before: number;
};

export interface QuestBook {
  readonly points: number;
  readonly servant: Servant;
  readonly needs: readonly Need[];
  /** In the order of the needs. */
  readonly conditions: readonly Condition[];
  /** Reasons that were given against it, by what was lacking. */
  readonly reasons: Map<number, Why>;
}

interface Book {
  readonly ring: readonly Space[];
  /** The provinces clockwise, black first [M5.2]. */
  readonly clockwise: readonly Province[];
  readonly spaceOf: { readonly [province in Province]: number };
  /** The province whose flag has a power. */
  readonly flagOf: { readonly [power in FlagPower]: Province };
  /** With what the manor on each tile may be paid, by the number of rows. */
  readonly materials: { readonly [rows: number]: readonly (readonly Province[])[] };
  readonly quests: ReadonlyMap<string, QuestBook>;
}

export const SPACES = 24;
const ROWS = [3, 4];

function partsOf(wanted: Need): Thing & Pick<Condition, 'province'> {
  const dash = wanted.lastIndexOf('-');
  const thing = wanted.slice(0, dash);
  const province = PROVINCES.find((one) => one === wanted.slice(dash + 1)) ?? null;
  const good = GOODS.find((one) => one === thing);
  if (good !== undefined) return { is: 'good', good, province };
  if (thing === 'influence') return { is: 'influence', province };
  return { is: 'servant', servant: SERVANTS.find((one) => one === thing) ?? null, province };
}

/** Provinces before any, named servants before any servant: so each finds what no other could do without. */
function strictness(wanted: Need): number {
  const parts = partsOf(wanted);
  if (parts.is === 'servant' && parts.servant === null) return 2;
  return parts.province === null ? 1 : 0;
}

function questBook({ points, servant, needs }: Content['quests'][string]): QuestBook {
  const strict = needs.toSorted((a, b) => strictness(a) - strictness(b));
  const conditions = strict.map((wanted, at) => ({
    ...partsOf(wanted),
    before: strict.slice(0, at).filter((other) => other === wanted).length,
  }));
  return { points, servant, needs: strict, conditions, reasons: new Map() };
}

function byKey<K extends string, V>(keys: readonly K[], of: (key: K) => V): { [key in K]: V } {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as { [key in K]: V };
}

/** Beginning with black, wherever its space is. */
function clockwiseIn(ring: readonly Space[]): readonly Province[] {
  const found = ring.flatMap(({ province }) => province ?? []);
  const at = found.indexOf('black');
  return [...found.slice(at), ...found.slice(0, at)];
}

function bookFrom(content: Content): Book {
  const ring = Array.from({ length: SPACES }, (_, i) => {
    const { action, province = null } = need(content.ring[i], 'a space', i);
    return { action, province };
  });
  return {
    ring,
    clockwise: clockwiseIn(ring),
    spaceOf: byKey(PROVINCES, (province) => ring.findIndex((space) => space.province === province)),
    flagOf: byKey(FLAG_POWERS, (power) =>
      need(
        PROVINCES.find((province) => content.provinces[province].flag === power),
        power,
      ),
    ),
    materials: Object.fromEntries(
      ROWS.map((rows) => [
        rows,
        Array.from({ length: rows * COLUMNS }, (_, tile) =>
          materialsOf(tile, rows, content.frames),
        ),
      ]),
    ),
    quests: new Map(Object.entries(content.quests).map(([id, quest]) => [id, questBook(quest)])),
  };
}

const kept = new WeakMap<Content, Book>();
let last: { readonly content: Content; readonly book: Book } | undefined;

/** The book of a content. */
export function bookOf({ content }: { readonly content: Content }): Book {
  if (last?.content === content) return last.book;
  const book = kept.get(content) ?? bookFrom(content);
  kept.set(content, book);
  last = { content, book };
  return book;
}

export function spaceAt(g: { readonly content: Content }, space: number): Space {
  return need(bookOf(g).ring[space], 'a space', space);
}

/** What a space is called: by its province, or by its action. */
export function stopAt(g: { readonly content: Content }, space: number): Action | Province {
  const { action, province } = spaceAt(g, space);
  return province ?? action;
}

export function questOf(g: { readonly content: Content }, quest: string): QuestBook {
  return need(bookOf(g).quests.get(quest), quest);
}
