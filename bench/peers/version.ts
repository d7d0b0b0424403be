import * as bots from '@destrier/bots';
import * as engine from '@destrier/engine';
import type { AnyGame, AnyEvaluation } from '@destrier/engine';
import { avalon } from '@destrier/avalon';
import { glory } from '@destrier/glory';

/** The measured paths of one version of Destrier: random play, and the search of its bots. */
export interface Version {
  readonly engine: Pick<
    typeof engine,
    'copyOf' | 'newMatch' | 'playOut' | 'prepare' | 'run' | 'streamFrom' | 'tableKey'
  >;
  readonly bots: Pick<typeof bots, 'botNamed' | 'levelPlayer' | 'mainQuestion' | 'playGame'>;
  readonly games: { readonly [game in Measured]: Played };
}

export type Measured = 'avalon' | 'glory';

interface Played {
  readonly game: AnyGame;
  readonly evaluation?: AnyEvaluation;
}

/** The version that these sources are. */
export const today: Version = { engine, bots, games: { avalon, glory } };
