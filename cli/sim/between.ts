import { optionOf, playGame, type Watcher } from '@destrier/bots';
import { gameNamed } from '@destrier/registry';
import { fallsOf, seatedPlayers, type Breathe, type Fallen } from '@destrier/bots/crew';
import type { Prepared, Sink } from '@destrier/engine';
import { brokenOf, playedOf, type Chosen, type Played } from './game.js';

export interface Between {
  readonly played: Played;
  readonly chosen: readonly Chosen[];
  readonly fallen: readonly Fallen[];
}

/** Who plays, and how long a program may take over a decision. */
export interface Seating {
  readonly bots: readonly string[];
  readonly botSeconds: number;
}

/** Plays a game between bots of any level. */
export async function playBetween(
  prepared: Prepared,
  { bots, botSeconds }: Seating,
  seed: string,
  sink: Sink | null,
  breathe: Breathe,
): Promise<Between> {
  const chosen: Chosen[] = [];
  const scribe: Watcher = {
    decided: (_match, { seat }, { step }) => chosen.push({ seat, option: optionOf(step) }),
  };
  const falls = fallsOf(bots);
  const { fallen } = falls;
  const { evaluation } = gameNamed(prepared.game.id);
  try {
    const players = seatedPlayers(bots, evaluation, breathe, botSeconds);
    const watchers = [scribe, falls, ...(sink === null ? [] : [listenerOf(sink)])];
    const match = await playGame(prepared, players, seed, watchers);
    return { played: playedOf(match), chosen, fallen };
  } catch (error) {
    return { played: brokenOf(prepared, seed, error, chosen), chosen, fallen };
  }
}

const listenerOf = (sink: Sink): Watcher => ({
  happened: (_match, { name, params }) => sink.event(name, params),
  fired: (rule) => sink.fired(rule),
});
