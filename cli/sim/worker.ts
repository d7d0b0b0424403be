import { parentPort, workerData } from 'node:worker_threads';
import { playChunk, type Job } from './chunk.js';
import type { Range } from './threads.js';

/** A thread of a simulation: plays the ranges it is sent. */

const job = workerData as Job;

parentPort?.on('message', ({ from, to }: Range) => {
  parentPort?.postMessage(playChunk(job, from, to));
});
