// A row in a process of its own: answers each number of milliseconds with one measured value.
import { useGames } from '@destrier/registry/outside';
import { allRows } from './rows/index.js';

const [, , id = '', ...outside] = process.argv;
await useGames(outside, process.cwd());
const row = allRows().find((candidate) => candidate.id === id);
if (row === undefined) throw new Error(`there is no row ${id}`);
const run = await row.prepare();

process.on('message', (ms: number) => {
  void Promise.resolve(run(ms)).then((value) => process.send?.({ value }));
});
// Nobody is left to ask: whatever still serves or browses here ends too, which no signal would see to.
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
