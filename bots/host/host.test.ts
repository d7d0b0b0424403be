import { newMatch, prepare, resultOf, run, tableKey, type Match } from '@destrier/engine';
import { afterEach, expect, it } from 'vitest';
import { gameNamed } from '@destrier/registry';
import { playGame } from '../play.js';
import { mainQuestion } from '../steps.js';
import { botHost, type BotHost, type HostSettings } from './host.js';
import { thinkerPlayer } from './player.js';
import { requestOf, type Request } from './request.js';
import { served } from './testing/served.js';

/** A thread whose code stands here: `request` comes in, `answer(…)` goes out, `stopped()` reads the flag. */
function thread(code: string): URL {
  const text = `
    import { parentPort, workerData } from 'node:worker_threads';
    const stopped = () => Atomics.load(workerData, 0) !== 0;
    const answer = (reply) => parentPort.postMessage(reply);
    parentPort.on('message', (request) => { ${code} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

const FAULTS = {
  'an error': [`throw new Error('struck by lightning')`, 'struck by lightning'],
  'an end': [`process.exit(1)`, 'its thread ended'],
  'a memory overrun': [`const all = []; for (;;) all.push(new Array(1e6).fill(0.5))`, 'memory'],
  'an endless loop': [`for (;;);`, 'no answer within 300 ms'],
  'no answer': [``, 'no answer within 300 ms'],
  'an empty answer': [`answer(null)`, 'its answer is none'],
  'a number for an answer': [`answer({ option: 7 })`, 'its answer is none'],
  'an illegal option': [`answer({ option: 'fly' })`, 'it chose "fly", which is no option'],
} as const;

const open: BotHost[] = [];
afterEach(async () => {
  for (const host of open.splice(0)) await host.close();
});

function hostOf(settings: Partial<HostSettings>): {
  readonly host: BotHost;
  readonly log: string[];
} {
  const log: string[] = [];
  const host = botHost({ log: (words) => log.push(words), ...settings });
  open.push(host);
  return { host, log };
}

function begun(): Match {
  const match = newMatch(prepare(gameNamed('hazard').game, 2), tableKey('a'));
  run(match);
  return match;
}

function asked(bot: string): Request {
  const match = begun();
  return requestOf(match, mainQuestion(match), { bot, seed: 'b', ms: 100 });
}

/** A thread that answers with what is right for the request it is made for. */
function honest(request: Request): URL {
  const reply = served(structuredClone(request));
  return thread(`answer({ ...${JSON.stringify(reply)}, iterations: request.iterations ?? -1 })`);
}

it('answers from the thread', async () => {
  const request = { ...asked('strong:30'), iterations: 12 };
  const { host, log } = hostOf({ module: honest(request) });
  const { option, bot, iterations, fell } = await host.think(request);
  expect({ option, bot, iterations, fell }).toEqual({
    option: served(structuredClone(request)).option,
    bot: 'strong@1:30',
    iterations: 12,
    fell: undefined,
  });
  expect(log).toEqual([]);
});

it.each(Object.entries(FAULTS))('survives %s', async (_, [code, why]) => {
  const isSlow = why.startsWith('no answer');
  const { host, log } = hostOf({ module: thread(code), graceMs: isSlow ? 200 : 60_000 });
  const request = asked('strong');
  const heard = await host.think(request);
  expect(heard.bot).toBe('random@1');
  expect(heard.option).toBe(served({ ...request, bot: 'random' }).option);
  expect(heard.fell?.to).toBe('random@1');
  expect(heard.fell?.reason).toContain(why);
  expect(log).toHaveLength(2);
  expect(log[0]).toMatch(/^strong@1 of seat 0 failed \(.*\): greedy@1 answers$/s);
  expect(log[1]).toMatch(/^greedy@1 of seat 0 failed \(.*\): random@1 answers$/s);
});

it('falls to the next lower level only, with the iterations of that level', async () => {
  const code = `
    if (request.bot.startsWith('master')) throw new Error('too high');
    answer({ ...reply, iterations: request.iterations ?? -1 });`;
  const request = { ...asked('master'), iterations: 7 };
  const reply = JSON.stringify(served({ ...structuredClone(request), bot: 'random' }));
  const { host, log } = hostOf({ module: thread(code.replace('reply', reply)) });
  const { bot, iterations, fell } = await host.think(request);
  expect({ bot, iterations, fell }).toEqual({
    bot: 'strong@1',
    iterations: -1,
    fell: { reason: 'master@1: too high', to: 'strong@1' },
  });
  expect(log).toHaveLength(1);
});

it.each([
  ['that looks at its flag', `while (!stopped()); answer({ option: 'roll' })`],
  ['that does not', `for (;;);`],
])('is cancelled in the middle of the thought of a thread %s', async (_, code) => {
  const { host, log } = hostOf({ module: thread(code) });
  const cancel = new AbortController();
  const thinking = host.think({ ...asked('strong'), ms: 60_000 }, cancel.signal);
  setTimeout(() => cancel.abort(new Error('enough')), 100);
  await expect(thinking).rejects.toThrow('enough');
  // Nothing fell, and the next question is answered.
  expect(log).toEqual([]);
  expect((await host.think(asked('random'))).bot).toBe('random@1');
});

it('does not begin to think when it is cancelled already', async () => {
  const { host } = hostOf({ module: thread(`for (;;);`) });
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(host.think(asked('strong'), gone)).rejects.toThrow('gone');
});

it('lets no more threads think at once than it may, and uses them again', async () => {
  const request = asked('strong');
  const reply = JSON.stringify(served(structuredClone(request)));
  const code = `globalThis.told = (globalThis.told ?? 0) + 1; answer({ ...${reply}, iterations: globalThis.told })`;
  const { host } = hostOf({ module: thread(code), threads: 1 });
  const all = await Promise.all([1, 2, 3].map(() => host.think(request)));
  expect(all.map(({ iterations }) => iterations)).toEqual([1, 2, 3]);
});

it('stops waiting for a thread when it is cancelled', async () => {
  const { host } = hostOf({ module: thread(`for (;;);`), threads: 1 });
  const first = new AbortController();
  const busy = host.think({ ...asked('strong'), ms: 60_000 }, first.signal);
  const second = new AbortController();
  const waiting = host.think(asked('strong'), second.signal);
  second.abort(new Error('no longer'));
  await expect(waiting).rejects.toThrow('no longer');
  first.abort(new Error('nor this'));
  await expect(busy).rejects.toThrow('nor this');
});

it('lets others have the thread that somebody no longer waits for', async () => {
  const request = asked('strong');
  const reply = JSON.stringify(served(structuredClone(request)));
  const code = `setTimeout(() => answer(${reply}), 200)`;
  const { host } = hostOf({ module: thread(code), threads: 1 });
  const cancel = new AbortController();
  const first = host.think(request);
  const second = host.think(request, cancel.signal);
  const third = host.think(request);
  cancel.abort(new Error('enough'));
  await expect(second).rejects.toThrow('enough');
  expect([(await first).bot, (await third).bot]).toEqual(['strong@1', 'strong@1']);
});

it('ends all thoughts when it is closed, and lets none fall', async () => {
  const { host, log } = hostOf({ module: thread(`for (;;);`), threads: 1 });
  const thoughts = [1, 2].map(() => host.think({ ...asked('strong'), ms: 60_000 }));
  const ends = Promise.allSettled(thoughts);
  await host.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(log).toEqual([]);
});

it('brings a game to its end though its threads fail at every thought', async () => {
  const code = `
    if (request.bot.startsWith('strong')) throw new Error('no');
    answer({ option: 'fly' });`;
  const { host, log } = hostOf({ module: thread(code) });
  const player = thinkerPlayer(host, { bot: 'strong', ms: 50 });
  const other = thinkerPlayer(host, { bot: 'random' });
  const prepared = prepare(gameNamed('hazard').game, 2, { rounds: '2' });
  const match = await playGame(prepared, [player, other], 'c');
  expect(resultOf(match)).toHaveLength(2);
  expect(log.some((words) => words.includes('random@1 answers'))).toBe(true);
  expect(log.every((words) => words.includes('of seat 0'))).toBe(true);
});
