/** A line that the other side sent. */
export type Order =
  | { readonly kind: 'choose'; readonly option: string }
  | { readonly kind: 'index'; readonly index: number }
  | { readonly kind: 'look'; readonly seat: number | undefined; readonly ask: string | undefined }
  | { readonly kind: 'reset'; readonly seed: string };

export interface Wrong {
  readonly wrong: string;
}

const FORMS =
  'send {"choose":"<option>"}, {"index":0}, {"look":{"seat":0,"ask":"<id>"}} or {"reset":{"seed":"<text>"}}';

export function readLine(line: string): Order | Wrong {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { wrong: `this line is not JSON; ${FORMS}` };
  }
  const [entry, ...more] = fieldsOf(value);
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
