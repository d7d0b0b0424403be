import { StorageFault } from './storage.js';

/** The code of an error of PostgreSQL (five characters) or of the network (a word such as ECONNRESET). */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** Says whether the same unit can succeed when it is tried again: it met another one, by no fault of its own. */
export function isCollision(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** What the client library says, without a code, when a connection ends or none can be had. */
const LOST = /^(Connection terminated|Client has encountered a connection error|timeout exceeded)/;

/** Of PostgreSQL: lost connections, idle for too long, too little of something, ordered to stop, failures of the system. */
const UNAVAILABLE = /^(08|25P03|53|57P|58)/;

/** What the machine or the network could not do becomes a fault; mistakes of a query stay what they are. */
export function toFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageFault) return error;
  const code = codeOf(error);
  if (code === '53100') {
    return new StorageFault(
      'full',
      "The database's disk is full: nothing was written. Make room; writing then goes on by itself.",
      { cause: error },
    );
  }
  const network = 'syscall' in error || error instanceof AggregateError;
  const lost = code === null ? LOST.test(error.message) : UNAVAILABLE.test(code);
  if (!network && !lost) return error;
  return new StorageFault(
    'unavailable',
    'The database cannot be reached. Writing goes on by itself as soon as it can.',
    { cause: error },
  );
}

export async function faulting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toFault(error);
  }
}
