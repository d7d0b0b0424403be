import type { AnyCensus, AnyGame, AnyEvaluation } from '@destrier/engine';

/** A game as bots and laboratories know it. */
export interface Playable {
  readonly game: AnyGame;
  readonly evaluation?: AnyEvaluation;
  readonly census?: AnyCensus;
}
