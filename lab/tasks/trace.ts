import { botNamed, playerNamed, playGame, spellBot } from '@destrier/bots';
import { gameNamed } from '@destrier/registry';
import { prepare, stateHash } from '@destrier/engine';

/** Enough to show how a bot searches. */
const ITERATIONS = 4;

export interface Table {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: string };
  readonly bots: readonly string[];
}

/** The bot as it plays in a short trial. */
function brief(name: string): string {
  const bot = botNamed(name);
  if (bot === undefined) return name;
  return spellBot({ ...bot, iterations: Math.min(bot.iterations, ITERATIONS) });
}

const known = new Map<string, Promise<string>>();

/**
 * How one short game between the bots ends. Rules, content, evaluation or search that changed without a new version
 * end it otherwise, and games from before do not count any more.
 */
export function traceOf({ game, seats, options, bots }: Table): Promise<string> {
  const names = Array.from({ length: seats }, (_, seat) => brief(bots[seat % bots.length] ?? ''));
  const key = JSON.stringify([game, options, names]);
  const found = known.get(key) ?? play(game, options, names);
  known.set(key, found);
  return found;
}

async function play(id: string, options: Table['options'], names: string[]): Promise<string> {
  const { game, evaluation } = gameNamed(id);
  const players = names.map((name) => {
    const player = playerNamed(name, evaluation);
    if (player === undefined) throw new Error(`there is no bot ${name}`);
    return player;
  });
  const match = await playGame(prepare(game, names.length, options), players, 'trace');
  return stateHash(match);
}
