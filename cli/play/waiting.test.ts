import { botHost, type BotHost } from '@destrier/bots/host';
import { Table } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import { afterAll, expect, it } from 'vitest';
import { playLines } from './piped.js';
import { named } from './seating.js';
import { fakeIo, sitDown } from './testing/keyboard.js';
import { anybody } from './testing/people.js';

const random = botHost({ log: () => undefined });
afterAll(() => random.close());

/** Bots whose thoughts are those of random, but first happens what `before` does. */
function hostThat(before: (bot: string, signal: AbortSignal) => Promise<object | void>): BotHost {
  return {
    async think(request, signal = new AbortController().signal) {
      const more = await before(request.bot, signal);
      const heard = await random.think({ ...request, bot: 'random' }, signal);
      return { ...heard, ...more };
    },
    close: () => Promise.resolve(),
  };
}

const untilStopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );

it('asks each bot by its name', async () => {
  const asked = new Set<string>();
  const host = hostThat(async (bot) => void asked.add(bot));
  const who = ['you', 'strong', 'master@1:50'];
  const { session, text } = await sitDown({ box: hazard, who, host }, anybody);
  expect(session.table.over).toBe(true);
  expect(asked).toEqual(new Set(['strong', 'master@1:50']));
  expect(text).toContain('1 Player 1 (you) · 2 Bot 2, strong · 3 Bot 3, master');
  expect(text).not.toContain('is thinking');
});

it('says once who thinks for long', async () => {
  let isSlow = true;
  const host = hostThat(async () => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 600));
    isSlow = false;
  });
  const { text } = await sitDown({ box: hazard, who: ['strong', 'you'], host }, anybody);
  expect(text.match(/Bot 1 is thinking …/g)).toHaveLength(1);
});

it('can be left with Ctrl-C in the middle of a thought, and the game is saved', async () => {
  const io = fakeIo();
  let thoughts = 0;
  const host = hostThat(async (_, signal) => {
    if (++thoughts < 3) return;
    setTimeout(io.cancel, 0);
    await untilStopped(signal);
  });
  const who = ['strong', 'you'];
  const { exit, session, text } = await sitDown({ box: hazard, who, host, io }, anybody);
  expect([exit, thoughts]).toEqual([4, 3]);
  expect(session.table.over).toBe(false);
  expect(text).toContain('Interrupted.');
  expect(text).toMatch(/hazard-1\.save/);
});

it('ends in the middle of a thought without a terminal, too, and tells where the game stands', async () => {
  const io = fakeIo({ isTTY: false });
  let thoughts = 0;
  const host = hostThat(async (_, signal) => {
    if (++thoughts < 3) return;
    setTimeout(io.cancel, 0);
    await untilStopped(signal);
  });
  const players = named(['strong', 'strong'], undefined, speaker(cliText.en, 'en'));
  const table = Table.start(hazard.game, { seats: 2, seed: '1' });
  const given = { table, players, host, io, json: true, speaker: speaker(cliText.en, 'en') };
  expect(await playLines(given)).toMatchObject({ partial: true, data: { choices: 2 } });
  expect(thoughts).toBe(3);
});

it('says on the next screen that a lower level chose', async () => {
  const fell = { reason: 'struck by lightning', to: 'greedy@1' };
  let isFirst = true;
  const host = hostThat(async () => {
    const first = isFirst;
    isFirst = false;
    return first ? { bot: 'greedy@1', fell } : {};
  });
  const { text } = await sitDown({ box: hazard, who: ['strong', 'you'], host }, anybody);
  const said = /Bot 1 could not finish a thought: a lower level \(casual\) chose\s+instead\./g;
  expect(text.match(said)).toHaveLength(1);
});

it('fails with what is wrong where bots cannot think at all', async () => {
  const host = hostThat(() => Promise.reject(new Error('no bots here')));
  await expect(sitDown({ box: hazard, who: ['strong', 'you'], host }, anybody)).rejects.toThrow(
    'no bots here',
  );
});
