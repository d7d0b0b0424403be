import { advised, reckon, type Advised, type Found } from '@destrier/bots/reckon';
import type { Judged, Stand } from '@destrier/bots/curve';
import type { Seat } from '@destrier/engine';
import type { Reply, Request, Scene } from '@destrier/bots/request';
import { serve } from '@destrier/bots/serve';
import { mindOf } from '../games/minds.js';

/** Where bots think and chances are calculated. Whoever has heard enough ends the worker. */

export type Errand =
  | { readonly kind: 'think'; readonly request: Request }
  | { readonly kind: 'reckon'; readonly scene: Scene }
  | ({ readonly kind: 'analyse' } & Recorded)
  | ({ readonly kind: 'weigh' } & Weighing);

/** A finished game, and whose choices are judged. */
export interface Recorded {
  readonly game: string;
  readonly record: string;
  readonly seats: readonly Seat[];
}

/** What is asked of an option at a choice of a finished game: what it gives away beside a better one. */
export interface Weighing {
  readonly game: string;
  readonly record: string;
  readonly seq: number;
  readonly better: string;
  readonly other: string;
}

export type Word =
  | { readonly kind: 'thought'; readonly reply: Reply }
  | { readonly kind: 'advised'; readonly advised: Advised }
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'stand'; readonly stand: Stand; readonly all: number }
  | { readonly kind: 'judged'; readonly judged: Judged }
  | { readonly kind: 'weighed'; readonly cost: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly reason: string };

async function* answers(errand: Errand): AsyncGenerator<Word> {
  switch (errand.kind) {
    case 'think': {
      const { request } = errand;
      yield { kind: 'thought', reply: serve(request, await mindOf(request.game)) };
      return;
    }
    case 'reckon': {
      const { scene } = errand;
      const game = await mindOf(scene.game);
      const advice = advised(game, scene);
      if (advice !== undefined) {
        yield { kind: 'advised', advised: advice };
        for (const found of reckon(game, scene)) yield { kind: 'found', found };
      }
      yield { kind: 'end' };
      return;
    }
    case 'analyse': {
      const { costsOf, standsIn, tableIn } = await import('../analysis/recorded.js');
      const mind = await mindOf(errand.game);
      const table = tableIn(mind.game, errand.record);
      for await (const found of standsIn(mind, table)) yield { kind: 'stand', ...found };
      for await (const judged of costsOf(mind, table, errand.seats))
        yield { kind: 'judged', judged };
      yield { kind: 'end' };
      return;
    }
    case 'weigh': {
      const { costAt, tableIn } = await import('../analysis/recorded.js');
      const mind = await mindOf(errand.game);
      const { cost } = await costAt(mind, tableIn(mind.game, errand.record), errand);
      yield { kind: 'weighed', cost };
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  void (async () => {
    try {
      for await (const word of answers(data)) postMessage(word);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      postMessage({ kind: 'failed', reason } satisfies Word);
    }
  })();
});
