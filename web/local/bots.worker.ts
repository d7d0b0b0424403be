import type { Playable } from '@destrier/bots';
import { advised, reckon, type Advised, type Found } from '@destrier/bots/reckon';
import type { Stand } from '@destrier/bots/curve';
import type { Reply, Request, Scene } from '@destrier/bots/request';
import { serve } from '@destrier/bots/serve';
import type { Counsel } from '@destrier/engine';

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

type Loaded = Playable & { readonly counsel?: Counsel };

const GAMES: { readonly [id: string]: () => Promise<Loaded> } = {
  glory: async () => (await import('../games/glory/mind.js')).mind,
  avalon: async () => (await import('../games/avalon/mind.js')).mind,
  hazard: async () => (await import('../games/hazard/mind.js')).mind,
};

async function loaded(id: string): Promise<Loaded> {
  const load = GAMES[id];
  if (load === undefined) throw new Error(`there is no game ${id}`);
  return load();
}

async function* answers(errand: Errand): AsyncGenerator<Word> {
  switch (errand.kind) {
    case 'think': {
      const { request } = errand;
      yield { kind: 'thought', reply: serve(request, await loaded(request.game)) };
      return;
    }
    case 'reckon': {
      const { scene } = errand;
      const game = await loaded(scene.game);
      const advice = advised(game, scene);
      if (advice !== undefined) {
        yield { kind: 'advised', advised: advice };
        for (const found of reckon(game, scene)) yield { kind: 'found', found };
      }
      yield { kind: 'end' };
      return;
    }
    case 'analyse': {
      const { standsIn } = await import('../aside/analysis/stands.js');
      const game = await loaded(errand.game);
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
