import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captured, type Captured } from '../captured.js';
import { projectRoot } from '../root.js';

type Line = Record<string, unknown>;

/** A key of a line that must be there. */
function at<T>(line: Line | undefined, key: string): T {
  if (line?.[key] === undefined) throw new Error(`no ${key}`);
  return line[key] as T;
}

function session(args: string, orders: readonly (object | string)[] = []): Promise<Captured> {
  const input = orders.map((order) => (typeof order === 'string' ? order : JSON.stringify(order)));
  return captured(`env ${args}`, { input: input.map((line) => `${line}\n`).join('') });
}

async function linesOf(args: string, orders: readonly (object | string)[] = []): Promise<Line[]> {
  const { exit, lines, err } = await session(args, orders);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  return lines();
}

/** Sends the first option until the game ends. */
async function playThrough(args: string): Promise<Line[]> {
  const orders = Array.from({ length: 1000 }, () => ({ index: 0 }));
  const lines = await linesOf(args, orders);
  return lines.slice(0, lines.findIndex((line) => line['type'] === 'end') + 1);
}

describe('the first lines', () => {
  it('say what is played, and ask the first question', async () => {
    const [hello, decision] = await linesOf('tricks --seats 3 --seed s --option passing=off');
    expect(hello).toMatchObject({
      contract: 1,
      command: 'env',
      ok: true,
      type: 'hello',
      protocol: 'env 1',
      game: 'tricks',
      rulesVersion: '1.0.0',
      seats: 3,
      options: { passing: 'off' },
      seed: 's',
    });
    expect(decision).toMatchObject({ type: 'decision', n: 0, ask: '0', asides: [] });
    expect(decision?.['legal']).toHaveLength(at<number>(decision, 'count'));
  });

  it('hash the observation as it stands in the line', async () => {
    const { out } = await session('tricks --seats 3');
    const [, hash = '', bytes = ''] =
      /"hash":"sha256:(\w+)","observation":(.*)\}\n$/.exec(out) ?? [];
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    expect((JSON.parse(bytes) as { players: Line[] }).players).toHaveLength(3);
  });

  it('leave the observation out when told', async () => {
    const [, decision] = await linesOf('tricks --no-observation');
    expect(decision).not.toHaveProperty('observation');
    expect(decision).not.toHaveProperty('hash');
  });

  it('show the seat nothing that others hide', async () => {
    const [, decision] = await linesOf('tricks --seats 3');
    const { players } = at<{ players: { hand: unknown }[] }>(decision, 'observation');
    expect(players[0]?.hand).toHaveLength(5);
    expect(players[1]?.hand).toEqual({ count: 5, known: [] });
  });
});

describe('an answer', () => {
  it('by its id leads to the next question', async () => {
    const [, first] = await linesOf('tricks --seats 3');
    const choose = at<string[]>(first, 'legal')[4];
    const lines = await linesOf('tricks --seats 3', [{ choose }]);
    expect(lines[2]).toMatchObject({ type: 'decision', n: 1, seat: 1 });
  });

  it('by its place in the menu is the same answer', async () => {
    const [, first] = await linesOf('tricks --seats 3');
    const choose = at<string[]>(first, 'legal')[4];
    const [, , byId] = await linesOf('tricks --seats 3', [{ choose }, { index: 0 }]);
    const [, , byIndex] = await linesOf('tricks --seats 3', [{ index: 4 }, { index: 0 }]);
    expect(byIndex).toEqual(byId);
  });

  it('that is not possible is refused, and the question stays', async () => {
    const [, first, refused, second] = await linesOf('tricks --seats 3', [
      { choose: 'give nothing' },
      { look: {} },
    ]);
    expect(refused).toMatchObject({
      type: 'refused',
      code: 'choice.refused',
      refusal: { code: 'unknown', rule: null, params: { option: 'give nothing' } },
    });
    expect(second).toEqual(first);
  });

  it('that a rule forbids is refused with the rule', async () => {
    const lines = await playThrough('workers --seats 2');
    const seq = lines.findIndex((line) => (line['blocked'] as Line[] | undefined)?.length);
    const [blocked] = at<{ option: string; rule: string; why: string }[]>(lines[seq], 'blocked');
    const orders = Array.from({ length: seq - 1 }, () => ({ index: 0 }));
    const again = await linesOf('workers --seats 2', [...orders, { choose: blocked?.option }]);
    expect(again.at(-1)).toMatchObject({
      type: 'refused',
      refusal: { code: 'blocked', rule: blocked?.rule, why: blocked?.why },
    });
  });

  it.each([
    ['not JSON', 'choose'],
    ['a list', '[]'],
    ['two orders', '{"index":0,"choose":"x"}'],
    ['an unknown order', '{"play":"x"}'],
    ['an option that is no text', '{"choose":1}'],
    ['an index below 0', '{"index":-1}'],
    ['an index that is no whole number', '{"index":0.5}'],
    ['an index past the last option', '{"index":10}'],
    ['a reset without a seed', '{"reset":{}}'],
    ['a question that is not open', '{"look":{"seat":0,"ask":"99"}}'],
  ])('is refused with words: %s', async (_what, line) => {
    const lines = await linesOf('tricks --seats 3', [line, { index: 9 }]);
    expect(lines[2]).toMatchObject({ type: 'refused', code: 'usage.option' });
    expect(lines[3]).toMatchObject({ type: 'decision', n: 1 });
  });
});

describe('other questions', () => {
  it('can be looked at and answered out of order', async () => {
    const [, , other, next] = await linesOf('tricks --seats 3', [
      { look: { seat: 2 } },
      { index: 0 },
    ]);
    expect(other).toMatchObject({ type: 'decision', seat: 2, n: 0 });
    expect(next).toMatchObject({ type: 'decision', seat: 0, n: 1 });
  });

  it('that nobody waits for are named beside the decision', async () => {
    const lines = await playThrough('tricks --seats 3 --option passing=off');
    const seq = lines.findIndex((line) => (line['asides'] as Line[] | undefined)?.length);
    const [aside] = at<{ seat: number; ask: string; prompt: string }[]>(lines[seq], 'asides');
    const orders = Array.from({ length: seq - 1 }, () => ({ index: 0 }));
    const look = { look: { seat: aside?.seat, ask: aside?.ask } };
    const again = await linesOf('tricks --seats 3 --option passing=off', [...orders, look]);
    expect(again.at(-1)).toMatchObject({ type: 'decision', kind: 'aside', ...aside });
  });
});

describe('a menu', () => {
  it('is listed up to the bound and described beyond it', async () => {
    const [, listed] = await linesOf('tricks --seats 3 --list-up-to 10');
    expect(listed).toMatchObject({ count: 10 });
    expect(listed?.['legal']).toHaveLength(10);
    expect(listed).not.toHaveProperty('offers');
    const [, described, next] = await linesOf('tricks --seats 3 --list-up-to 9', [{ index: 9 }]);
    expect(described).toMatchObject({
      count: 10,
      legal: null,
      offers: [{ form: 'subset', verb: 'give', min: 2, max: 2, count: 10 }],
    });
    expect(next).toMatchObject({ type: 'decision', n: 1 });
  });
});

describe('the end', () => {
  it('gives rewards that add up to nothing, and the result', async () => {
    const lines = await playThrough('tricks --seats 4');
    const end = lines.at(-1) as { rewards: number[]; result: { place: number }[]; n: number };
    expect(end.rewards.reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0);
    expect(Math.max(...end.rewards)).toBe(
      end.rewards[end.result.findIndex(({ place }) => place === 1)],
    );
    expect(end.n).toBe(lines.length - 2);
  });

  it('is the score where one plays alone', async () => {
    const lines = await playThrough('workers --seats 1');
    const end = lines.at(-1) as { rewards: number[]; result: { score: number }[] };
    expect(end.rewards).toEqual([end.result[0]?.score]);
  });

  it('takes no more answers, and a reset begins anew', async () => {
    const whole = await playThrough('tricks --seats 3 --seed x');
    const orders = whole.slice(2).map(() => ({ index: 0 }));
    const lines = await linesOf('tricks --seats 3 --seed x', [
      ...orders,
      { index: 0 },
      { reset: { seed: 'y' } },
      { reset: { seed: 'x' } },
    ]);
    const [end, refused, other, same] = lines.slice(-4);
    expect(end).toMatchObject({ type: 'end' });
    expect(refused).toMatchObject({ type: 'refused', code: 'usage.option' });
    expect(same).toEqual(lines[1]);
    expect(other).toMatchObject({ type: 'decision', n: 0 });
    expect(other).not.toEqual(same);
  });

  it('of the input ends the command, a last line without its end included', async () => {
    const { exit, lines } = await captured('env tricks', { input: '\n{"index":0}' });
    expect(exit).toBe(0);
    expect(lines()).toHaveLength(3);
  });
});

describe('several tables', () => {
  const play = (lines: string): Promise<Captured> =>
    captured('env hazard --seats 2 --seed 7 --tables 2', { input: lines });

  it('are told apart in every line and go on by themselves', async () => {
    const { lines } = await play('{"table":1,"index":0}\n{"index":0}\n');
    const [hello, ...more] = lines();
    expect(hello).toMatchObject({ type: 'hello', tables: 2 });
    expect(more.map(({ table, n }) => [table, n])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  it('have seeds of their own', async () => {
    const { lines } = await play('');
    const own = await captured('env hazard --seats 2 --seed 7/1', { input: '' });
    const { table, ...second } = lines()[2] as Record<string, unknown>;
    expect([table, second]).toEqual([1, own.lines()[1]]);
  });

  it('that are not there are refused', async () => {
    for (const table of ['2', '-1', '"1"', '0.5']) {
      const { lines } = await play(`{"table":${table},"index":0}\n`);
      expect(lines().at(-1)).toMatchObject({ type: 'refused', message: '"table" is from 0 to 1' });
    }
  });
});

it('answers errors in JSON without being asked to', async () => {
  const { exit, json } = await captured('env tricsk');
  expect(exit).toBe(2);
  expect(json()).toMatchObject({ command: 'env', ok: false, error: { code: 'game.unknown' } });
});

it('ends with 4 when cancelled', async () => {
  const cancel = new AbortController();
  const { exit, lines } = await captured('env tricks', {
    cancelled: cancel.signal,
    onOut: () => cancel.abort(),
  });
  expect(exit).toBe(4);
  expect(lines().at(-1)).toEqual({ type: 'cancelled', partial: true });
});

it('writes no key that its description does not name', async () => {
  const description = readFileSync(join(projectRoot(), 'docs', 'env.md'), 'utf8');
  const lines = [
    ...(await playThrough('tricks --seats 3')),
    ...(await linesOf('tricks --seats 3 --list-up-to 1', [{ choose: 'x' }, 'x'])),
  ];
  const keys = new Set(lines.flatMap((line) => Object.keys(line)));
  expect(keys.size).toBeGreaterThan(25);
  for (const key of keys) expect(description).toMatch(new RegExp(`[\`"]${key}[\`"]`));
});
