/** The levels in rising order. Each falls back to the one before it. */
export const LEVELS = ['random', 'greedy', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The version that plays under the bare name. What an older one did stays in the ladder under its number. */
export const VERSIONS: { readonly [level in Level]: number } = {
  random: 1,
  greedy: 1,
  strong: 1,
  master: 1,
};

/** Iterations per searched decision in the laboratory and at the table. */
export const ITERATIONS: { readonly [level in Level]: number } = {
  random: 0,
  greedy: 0,
  strong: 100,
  master: 400,
};

/** A bot by name: `strong`, `greedy@1`, `strong:50`. */
export interface BotName {
  readonly level: Level;
  readonly version: number;
  readonly iterations: number;
}

const NAME = /^([a-z]+)(?:@([0-9]+))?(?::([1-9][0-9]*))?$/;

/** What a name says; undefined where there is no such level or version. */
export function botNamed(text: string): BotName | undefined {
  const [, level, version, iterations] = NAME.exec(text) ?? [];
  const known = LEVELS.find((one) => one === level);
  if (known === undefined) return undefined;
  const number = version === undefined ? VERSIONS[known] : Number(version);
  if (number < 1 || number > VERSIONS[known]) return undefined;
  if (iterations !== undefined && ITERATIONS[known] === 0) return undefined;
  return {
    level: known,
    version: number,
    iterations: iterations === undefined ? ITERATIONS[known] : Number(iterations),
  };
}

/** The next lower level; undefined below random. */
export function below(level: Level): Level | undefined {
  return LEVELS[LEVELS.indexOf(level) - 1];
}

export function spellBot({ level, version, iterations }: BotName): string {
  const own = `${level}@${version}`;
  return iterations === ITERATIONS[level] ? own : `${own}:${iterations}`;
}
