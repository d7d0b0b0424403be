import { Table, type Seat } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard/page';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../local/local-table.js';
import { newsOf } from './announce.js';
import { isolated } from './isolated-names.js';
import { askedSeats, promptOf } from './prompt.js';

const speak = speaker(hazard.text.en, 'en', ['Ann', 'Bob', 'Cleo'].map(isolated), hazard.game);

function table(): Table {
  return Table.start(hazard.game, { seats: 3, seed: 'x' });
}
function choose(at: Table, seat: Seat, option: string): void {
  expect(at.choose(seat, undefined, option)).toEqual({ ok: true });
}

describe('what is told', () => {
  it('at first is what is asked, without what happened before', () => {
    const at = table();
    expect(newsOf(null, momentOf(at, 0), speak)).toEqual({
      earlier: 0,
      told: [expect.stringMatching(/^Ann casts\./)],
      undone: false,
    });
  });

  it('afterwards is what happened since, and what is asked now', () => {
    const at = table();
    const before = momentOf(at, 0);
    choose(at, 0, 'call 2');
    choose(at, 1, 'back 1');
    choose(at, 2, 'watch');
    const { told, earlier } = newsOf(before, momentOf(at, 0), speak);
    expect([told[0], told.at(-1), earlier]).toEqual([
      'Ann calls a mark of 2.',
      expect.stringContaining('Throw or stop?'),
      0,
    ]);
  });

  it('is nothing where others answer the same question, or are waited for', () => {
    const at = table();
    const before = momentOf(at, 0);
    choose(at, 1, 'watch');
    expect(newsOf(before, momentOf(at, 0), speak).told).toEqual([]);
    const asked = momentOf(at, 0);
    choose(at, 0, 'call 3');
    expect(newsOf(asked, momentOf(at, 0), speak).told).toEqual([]);
  });

  it('are the last four of many events, and how many were before', () => {
    const at = table();
    const before = momentOf(at, 'public');
    const after = momentOf(at, 'public');
    const thrown = [1, 2, 3, 4, 5, 6].map((face) => ({ seq: 1, name: 'thrown', params: { face } }));
    const { told, earlier } = newsOf(
      { ...before, events: [] },
      { ...after, events: thrown },
      speak,
    );
    expect([told, earlier]).toEqual([[3, 4, 5, 6].map((face) => `The die shows ${face}.`), 2]);
  });

  it('says that a choice was taken back, and asks again', () => {
    const at = table();
    choose(at, 0, 'call 3');
    const before = momentOf(at, 0);
    at.undo(0);
    expect(newsOf(before, momentOf(at, 0), speak)).toMatchObject({
      undone: true,
      told: [expect.stringMatching(/^Ann casts\./)],
    });
  });

  it('to whom takes the screen is nothing of what the other saw', () => {
    const at = table();
    const before = momentOf(at, 0);
    choose(at, 0, 'call 3');
    const { told } = newsOf(before, momentOf(at, 1), speak);
    expect(told).toEqual([expect.stringMatching(/^Ann casts\./)]);
  });
});

describe('the prompt', () => {
  it('says what is asked of the viewer, with its rule', () => {
    expect(promptOf(momentOf(table(), 1), speak)).toMatchObject({ kind: 'asked', rule: 'H2.1' });
  });

  it('says for whom the viewer waits: all of them', () => {
    const at = table();
    choose(at, 0, 'call 3');
    const { kind, text } = promptOf(momentOf(at, 0), speak);
    expect([kind, text]).toEqual([
      'waiting',
      `Waiting for ${isolated('Bob')} and ${isolated('Cleo')}.`,
    ]);
    choose(at, 1, 'watch');
    expect(promptOf(momentOf(at, 0), speak).text).toBe(`Waiting for ${isolated('Cleo')}.`);
    expect(askedSeats(momentOf(at, 0))).toEqual([2]);
  });

  it('says that the game is over', () => {
    const moment = { ...momentOf(table(), 0), asks: [], result: [] };
    expect(promptOf(moment, speak)).toMatchObject({ kind: 'over', text: 'The game is over.' });
  });
});
