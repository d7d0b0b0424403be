import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { boxNamed } from '../../boxes.js';
import { reckon } from '@destrier/bots/reckon';
import type { Asked, Told } from './reckoner.js';

/** A thread that calculates chances: of the last question that it was sent, since nobody waits for the others. */

let last = -1;

async function answer({ id, scene }: Asked): Promise<void> {
  last = id;
  const tell = (told: Told): void => parentPort?.postMessage(told);
  for (const found of reckon(boxNamed(scene.game), scene)) {
    tell({ id, found });
    await setImmediate();
    if (last !== id) return;
  }
  tell({ id, found: null });
}

parentPort?.on('message', (asked: Asked) => void answer(asked));
