import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { CACHE } from './install.js';
import type { Version } from './version.js';

/** Destrier as it once was, from the files that `scripts/pack-peer.mjs` took from its build. */

export const name = 'destrier';
export const version = '0.1.0';

const PACKED = new URL(`../../peers/destrier-${version}.json.br`, import.meta.url);
const FOLDER = join(CACHE, `${name}-${version}`);

/** Unpacks it beside the project and loads it as Node loads any package, file by file, like ours. */
export async function past(packed = PACKED, folder = FOLDER): Promise<Version> {
  unpack(packed, folder);
  const load = async (path: string): Promise<Record<string, unknown>> => {
    const file = join(folder, 'node_modules', '@destrier', path);
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  };
  const boxOf = async (id: string): Promise<Version['games']['glory']> => {
    const { game } = await load(`${id}/dist/game.js`);
    const { insight: evaluation } = await load(`${id}/dist/insight/index.js`);
    return { game, evaluation } as Version['games']['glory'];
  };
  return {
    engine: (await load('engine/dist/index.js')) as Version['engine'],
    bots: {
      ...((await load('bots/dist/level.js')) as Pick<Version['bots'], 'botNamed'>),
      ...((await load('bots/dist/minds.js')) as Pick<Version['bots'], 'levelPlayer'>),
      ...((await load('bots/dist/play.js')) as Pick<Version['bots'], 'playGame'>),
      ...((await load('bots/dist/steps.js')) as Pick<Version['bots'], 'mainQuestion'>),
    },
    games: { avalon: await boxOf('avalon'), glory: await boxOf('glory') },
  };
}

function unpack(packed: URL, folder: string): void {
  const json = brotliDecompressSync(readFileSync(packed)).toString();
  for (const [path, text] of Object.entries(JSON.parse(json) as Record<string, string>)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
