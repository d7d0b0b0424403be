import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { boxNamed } from '../../boxes.js';
import { reckon } from '@destrier/bots/reckon';
import { inheritGames } from '@destrier/registry/outside';
import type { ReckonRequest, ReckonReply } from './reckoner.js';

/** A thread that calculates chances: of the last question that it was sent, since nobody waits for the others. */

let last = -1;

async function answer({ id, scene }: ReckonRequest): Promise<void> {
  last = id;
  const tell = (told: ReckonReply): void => parentPort?.postMessage(told);
  for (const found of reckon(boxNamed(scene.game), scene)) {
    tell({ id, found });
    await setImmediate();
    if (last !== id) return;
  }
  tell({ id, found: null });
}

await inheritGames();
parentPort?.on('message', (asked: ReckonRequest) => void answer(asked));
