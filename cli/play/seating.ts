import { botNamed, LEVELS, type Level } from '@destrier/bots';
import { hintFor, type AnyGame, type Seat } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import type { CliKey } from '@destrier/text/cli';
import { wrongOption } from '../errors.js';

/** Who chooses for a seat: somebody at this keyboard, or a bot of a level. */
export const YOU = 'you';

export interface Player {
  readonly who: string;
  readonly name: string;
}

const LONGEST_NAME = 20;
/** With what is said of bots. */
const LONGEST_SHOWN = 30;
const BOT = /^bot:/;

/** Reads `you,strong`, `you,otto` where a game has such a rival, or a number of seats; without it the game has as few as it can. `usual`: who sits beside you. */
export function whoSits(
  game: AnyGame,
  given: string | undefined,
  usual: string,
): readonly string[] {
  if (given === undefined) return [YOU, ...Array<string>(game.seats.min - 1).fill(usual)];
  if (/^[0-9]+$/.test(given)) {
    checkCount(game, Number(given));
    return [YOU, ...Array<string>(Number(given) - 1).fill(usual)];
  }
  const named = given.split(',').map((word) => word.trim().replace(BOT, ''));
  const seats = named.filter((who) => who !== game.automa);
  const wrong = seats.find((who) => !canSit(who));
  if (wrong !== undefined) {
    const known = [YOU, ...LEVELS, ...(game.automa === undefined ? [] : [game.automa])];
    throw wrongOption(`nobody called "${wrong}" can take a seat`, hintFor(wrong, known));
  }
  checkCount(game, seats.length);
  if (named.length > seats.length && seats.length > 1)
    throw wrongOption(
      `${game.automa} meets one who plays alone`,
      `leave out the other seats, or ${game.automa}: --seats ${YOU},${game.automa}`,
    );
  return seats;
}

/** Somebody at this keyboard, or a bot: `strong`, `strong@1`, `strong:50`. */
export function canSit(who: string): boolean {
  return who === YOU || botNamed(who) !== undefined;
}

function checkCount({ id, seats }: AnyGame, count: number): void {
  if (count < seats.min || count > seats.max)
    throw wrongOption(
      `${id} cannot be played with ${count} seats`,
      `it takes ${seats.min} to ${seats.max}: --seats ${[YOU, ...Array<string>(seats.min - 1).fill('random')].join(',')}`,
    );
}

/** Players with the names that were given, and numbers for the rest. */
export function named(
  who: readonly string[],
  given: string | undefined,
  speaker: Speaker,
): readonly Player[] {
  const names = given === undefined ? [] : given.split(',').map((name) => name.trim());
  if (names.length > who.length)
    throw wrongOption(`${names.length} names are too many`, `give at most ${who.length}`);
  for (const name of names) checkName(name);
  const players = who.map((one, seat) => ({
    who: one,
    name: nameOf(one, seat + 1, names[seat], speaker),
  }));
  for (const { name } of players) checkOnce(name, players);
  return players;
}

/** A bot is called one, so that nobody takes it for a person. */
function nameOf(who: string, n: number, given: string | undefined, speaker: Speaker): string {
  if (who === YOU) return given ?? speaker.say('cli.name.you' satisfies CliKey, { n });
  const key: CliKey = given === undefined ? 'cli.name.bot' : 'cli.name.called';
  return speaker.say(key, { n, name: { said: given ?? '' } });
}

/** What people call a level. */
export function levelText(speaker: Speaker, level: Level): string {
  return speaker.say(`cli.level.${level}` satisfies CliKey, {});
}

function checkName(name: string): void {
  if (!isName(name) || name.length > LONGEST_NAME)
    throw wrongOption(
      `"${name.replaceAll(/\p{C}/gu, '?')}" cannot be a name`,
      `a name has 1 to ${LONGEST_NAME} letters, figures and signs`,
    );
}

function checkOnce(name: string, players: readonly Player[]): void {
  if (players.filter((player) => player.name === name).length > 1)
    throw wrongOption(`two seats are called "${name}"`, 'give each another name');
}

/** A name that can be printed: nothing in it moves the cursor. */
export function isName(name: unknown): boolean {
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= LONGEST_SHOWN &&
    !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)
  );
}

/** The seats at this keyboard. */
export function humans(players: readonly Player[]): readonly Seat[] {
  return players.flatMap(({ who }, seat) => (who === YOU ? [seat as Seat] : []));
}
