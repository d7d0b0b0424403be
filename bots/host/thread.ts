import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@destrier/registry';
import { inheritGames } from '@destrier/registry/outside';
import type { Request } from './request.js';
import { serve } from './serve.js';

/** A thread in which bots think: answers each request it is sent, sooner where its flag is raised. */

const flag = workerData as Int32Array;
const stopped = (): boolean => Atomics.load(flag, 0) !== 0;

await inheritGames();
parentPort?.on('message', (request: Request) => {
  parentPort?.postMessage(serve(request, gameNamed(request.game), stopped));
});
