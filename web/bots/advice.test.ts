import type { Request, Scene } from '@destrier/bots/request';
import { serve } from '@destrier/bots/serve';
import { need, Table, type Ask } from '@destrier/engine';
import { evaluation } from '@destrier/glory/evaluation';
import { mind } from '../games/glory/mind.js';
import { played } from '../games/glory/testing/played.js';
import { describe, expect, it } from 'vitest';
import { counselAt, hintAt } from './advice.js';

const never = new AbortController().signal;

/** A game at the first moment at which the first seat is asked this. */
function asking(prompt: string): { readonly table: Table; readonly ask: Ask } {
  for (const table of played(2, { tournament: 'joust' })) {
    const ask = table.asks(0).find((one) => one.seat === 0 && one.prompt === prompt);
    if (ask !== undefined) return { table, ask };
  }
  throw new Error(`nobody is asked ${prompt}`);
}

/** The bots' worker without a worker; with few looks, so that it is quick. */
const adviser = {
  asked: [] as Request[],
  async think({ ms: _, ...request }: Request) {
    this.asked.push(request);
    return serve({ ...request, iterations: 60 }, mind);
  },
};

/** As a server sends it to somebody at a table. */
const sent = (table: Table): Table => Table.load(table.prepared.game, table.fork(0, 'aa').save());

describe('a hint', () => {
  it('is an option of the question, and the best of what was looked at', async () => {
    const { table, ask } = asking('pawn.place');
    const hint = need(await hintAt(table, ask, adviser, never), 'a hint');
    const options = need(table.menu(0, ask.id), 'a menu').ids();
    expect([...options]).toContain(hint.option);
    expect(hint.considered[0]?.option).toBe(hint.option);
    expect(hint.considered.length).toBeGreaterThan(1);
  });

  it('says what the worth of an option is made of where it was looked at often enough', async () => {
    const { table, ask } = asking('pawn.place');
    const { considered } = need(await hintAt(table, ask, adviser, never), 'a hint');
    const [best] = considered;
    expect(Object.keys(best?.parts ?? {})).toEqual(
      Object.keys(need(evaluation.parts, 'parts')(table.match, 0)),
    );
    const seldom = considered.filter(({ parts }) => parts === undefined);
    expect(seldom.length).toBeGreaterThan(0);
  });

  it('can be given from a table that was dealt anew', async () => {
    const { table, ask } = asking('pawn.place');
    const hint = need(await hintAt(sent(table), ask, adviser, never), 'a hint');
    expect([...need(table.menu(0, ask.id), 'a menu').ids()]).toContain(hint.option);
  });

  it('is none where the table has gone on', async () => {
    const { table, ask } = asking('pawn.place');
    const later = Table.load(table.prepared.game, table.save());
    const [option] = need(later.menu(0, ask.id), 'a menu').ids();
    expect(later.choose(0, ask.id, need(option, 'an option')).ok).toBe(true);
    const before = adviser.asked.length;
    expect(await hintAt(later, ask, adviser, never)).toBeNull();
    expect(adviser.asked).toHaveLength(before);
  });
});

it('counsel is asked about the same question at a table that was dealt anew', async () => {
  const { table, ask } = asking('strength.add');
  const scenes: Scene[] = [];
  const reckoner = {
    async reckon(scene: Scene) {
      scenes.push(scene);
    },
  };
  const listening = { tell: () => {}, signal: never };
  await counselAt(table, ask, reckoner, listening);
  await counselAt(sent(table), ask, reckoner, listening);
  expect(scenes.map(({ asked }) => asked)).toEqual([scenes[0]?.asked, scenes[0]?.asked]);
  expect(scenes[0]?.asked.seat).toBe(0);
  await counselAt(table, { ...ask, id: 'none' }, reckoner, listening);
  expect(scenes).toHaveLength(2);
});
