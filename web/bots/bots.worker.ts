import { advised, reckon, type Advised, type Found } from '@destrier/bots/reckon';
import type { Stand } from '@destrier/bots/curve';
import type { Reply, Request, Scene } from '@destrier/bots/request';
import { serve } from '@destrier/bots/serve';
import { mindOf } from '../games/minds.js';

/** Where bots think and chances are calculated. Whoever has heard enough ends the worker. */

export type Errand =
  | { readonly kind: 'think'; readonly request: Request }
  | { readonly kind: 'reckon'; readonly scene: Scene }
  | { readonly kind: 'analyse'; readonly game: string; readonly record: string };

export type Word =
  | { readonly kind: 'thought'; readonly reply: Reply }
  | { readonly kind: 'advised'; readonly advised: Advised }
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'stand'; readonly stand: Stand; readonly all: number }
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
      const { standsIn } = await import('../panels/analysis/stands.js');
      const game = await mindOf(errand.game);
      for await (const found of standsIn(game, errand.record)) yield { kind: 'stand', ...found };
      yield { kind: 'end' };
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
