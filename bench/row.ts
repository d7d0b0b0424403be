/** What `npm run bench` can measure. A row is prepared and run in a process of its own. */
export interface Row {
  readonly id: string;
  /** `…/s` is a rate, where more is better; anything else is a cost or a size, where less is. */
  readonly unit: string;
  /** With a peer the goal is for the ratio, otherwise for the value. */
  readonly goal?: Goal;
  readonly peer?: Peer;
  prepare(): Run | Promise<Run>;
}

/** Measures once, for about that many milliseconds, and returns the value in the row's unit. */
export type Run = (ms: number) => number | Promise<number>;

/** A run that needs nobody else. */
type Timed = (ms: number) => number;

export interface Goal {
  readonly op: '>=' | '<';
  readonly value: number;
}

export interface Peer {
  readonly name: string;
  readonly version: string;
  /** The rows that measure it; the best of them counts. */
  readonly rows: readonly string[];
}

/** Does some work and returns how many operations that was. */
export type Batch = () => number;

export const isRate = (unit: string): boolean => unit.endsWith('/s');

/** Operations a second. */
export const perSecond = (batch: Batch): Timed => {
  const nanos = nanosEach(batch);
  return (ms) => 1e9 / nanos(ms);
};

/** Microseconds an operation. */
export const microsEach = (batch: Batch): Timed => {
  const nanos = nanosEach(batch);
  return (ms) => nanos(ms) / 1e3;
};

/** Nanoseconds an operation. */
export const nanosEach =
  (batch: Batch): Timed =>
  (ms) => {
    const start = process.hrtime.bigint();
    const end = start + BigInt(Math.round(ms * 1e6));
    let operations = 0;
    let now = start;
    while (now < end) {
      operations += batch();
      now = process.hrtime.bigint();
    }
    return Number(now - start) / operations;
  };
