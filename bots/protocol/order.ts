/** A line that the other side sent. */
export type Order =
  | { readonly kind: 'choose'; readonly option: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'look'; readonly seat: number | undefined; readonly ask: string | undefined }
  | { readonly kind: 'reset'; readonly seed: string };

export interface Wrong {
  readonly wrong: string;
}

/** An order, or what is wrong with it, and the table it is for. */
export interface Sent {
  readonly table: number;
  readonly order: Order | Wrong;
}

const FORMS =
  'send {"choose":"<option>"}, {"index":0}, {"look":{"seat":0,"ask":"<id>"}} or {"reset":{"seed":"<text>"}}';

/** Reads a line. `tables`: how many there are to choose from; without a word it is the first. */
export function readLine(line: string, tables: number): Sent {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { table: 0, order: { wrong: `this line is not JSON; ${FORMS}` } };
  }
  const fields = fieldsOf(value);
  const named = fields.find(([key]) => key === 'table')?.[1] ?? 0;
  const table = Number.isInteger(named) && (named as number) >= 0 && (named as number) < tables;
  if (!table) return { table: 0, order: { wrong: `"table" is from 0 to ${tables - 1}` } };
  const order = orderIn(fields.filter(([key]) => key !== 'table'));
  return { table: named as number, order };
}

function orderIn([entry, ...more]: readonly [string, unknown][]): Order | Wrong {
  if (entry === undefined || more.length > 0) return { wrong: `one order a line; ${FORMS}` };
  return orderOf(entry[0], entry[1]) ?? { wrong: `"${entry[0]}" is not understood; ${FORMS}` };
}

function fieldsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function orderOf(key: string, value: unknown): Order | undefined {
  const fields = new Map(fieldsOf(value));
  switch (key) {
    case 'choose':
      return typeof value === 'string' ? { kind: 'choose', option: value } : undefined;
    case 'index':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
        ? { kind: 'index', index: value }
        : undefined;
    case 'reset': {
      const seed = fields.get('seed');
      return typeof seed === 'string' ? { kind: 'reset', seed } : undefined;
    }
    case 'look': {
      const seat = fields.get('seat');
      const ask = fields.get('ask');
      if (seat !== undefined && typeof seat !== 'number') return undefined;
      if (ask !== undefined && typeof ask !== 'string') return undefined;
      return { kind: 'look', seat, ask };
    }
    default:
      return undefined;
  }
}
