import type { Why } from './basics.js';
import { RuleFault } from './basics.js';
import type { AnyGame } from './game.js';

/** How many sit at a table and what it is played with, and why a game refuses it. */

/** A table option: an id, what it may be, and what it is when nobody says. */
export interface OptionDecl {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  /** The numbers of seats with which it matters; all if not given. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** The numbers of seats with which a value may be chosen; any for a value that is not named. */
  readonly valueSeats?: { readonly [value: string]: readonly number[] };
}

/** The options of a table by their ids. */
export type TableOptions = { readonly [id: string]: string };

/** Seats and options with which a game cannot be played. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  /** Why each is known but they do not go together; undefined where one is not known at all. */
  readonly reason: Why | undefined;

  constructor(message: string, reason?: Why) {
    super(message);
    this.reason = reason;
  }
}

export function optionsOf(game: AnyGame, given: TableOptions): TableOptions {
  const options: Record<string, string> = {};
  for (const option of game.options) {
    const value = given[option.id] ?? option.default;
    if (!option.values.includes(value))
      throw new SettingError(
        `${option.id} cannot be ${value}: it is one of ${option.values.join(', ')}`,
      );
    options[option.id] = value;
  }
  const unknown = Object.keys(given).find((id) => !Object.hasOwn(options, id));
  if (unknown !== undefined) throw new SettingError(`${game.id} has no option ${unknown}`);
  return options;
}

/** The options that matter with this many seats. */
export function optionsFor(game: AnyGame, seats: number): readonly OptionDecl[] {
  return game.options.filter(
    ({ seats: range }) => range === undefined || (seats >= range.min && seats <= range.max),
  );
}

/** Why seats and options do not go together. `prepare` refuses by it, and those who let people choose show it before. */
export function settingBlocked(
  game: AnyGame,
  seats: number,
  options: TableOptions,
): Why | undefined {
  for (const { id, valueSeats } of optionsFor(game, seats)) {
    const counts = valueSeats?.[options[id] ?? ''];
    if (counts !== undefined && !counts.includes(seats))
      return { rule: 'kernel', why: 'kernel.setting.seats', params: { counts } };
  }
  return game.allows?.(seats, options);
}

/** Why an option cannot have this value beside the others. */
export function valueBlocked(
  game: AnyGame,
  seats: number,
  options: TableOptions,
  change: TableOptions,
): Why | undefined {
  return settingBlocked(game, seats, optionsOf(game, { ...options, ...change }));
}

export function checkSeats(game: AnyGame, seats: number): void {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new SettingError(`${game.id} has ${min} to ${max} seats, not ${seats}`);
}

export function checkSetting(game: AnyGame, seats: number, options: TableOptions): void {
  const reason = settingBlocked(game, seats, options);
  if (reason === undefined) return;
  const { why, rule } = reason;
  throw new SettingError(
    `${game.id} cannot be played with these seats and options: ${why} [${rule}]`,
    reason,
  );
}

/** Refuses a declaration that contradicts itself. */
export function checkOption(game: string, option: OptionDecl): void {
  const { id, values, valueSeats = {} } = option;
  if (!values.includes(option.default))
    throw new RuleFault(`${game}: the default of ${id} is not among its values`);
  const unknown = Object.keys(valueSeats).find((value) => !values.includes(value));
  if (unknown !== undefined)
    throw new RuleFault(`${game}: ${unknown} has seats but is not a value of ${id}`);
}
