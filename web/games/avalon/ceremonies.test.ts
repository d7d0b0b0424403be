import { avalon } from '@destrier/avalon/page';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../local/local-table.js';
import { ceremonies } from './ceremonies.js';
import { playedTo } from './testing/played.js';

const table = playedTo({ seats: 5 });
const moment = momentOf(table, 0);
const content = avalon.game.content as object;
const told = moment.events.flatMap((event, at) => {
  const one = ceremonies({ event, events: moment.events, at, moment, content });
  return one === null ? [] : [{ one, event }];
});

describe('in a tournament at Avalon', () => {
  it('a legend is told with the health at which it woke, which is no more than it needs', () => {
    const legends = told.flatMap(({ one }) => (one.kind === 'legend' ? [one] : []));
    const unlocked = moment.events.filter(({ name }) => name === 'unlocked');
    expect(legends.map(({ legend }) => legend)).toEqual(
      unlocked.map(({ params }) => params['legend']),
    );
    expect(legends.filter(({ health, threshold }) => health > threshold)).toEqual([]);
    expect(new Set(legends.map(({ charge }) => charge)).size).toBe(legends.length);
  });

  it('every round but the last is told when the next begins', () => {
    const rounds = told.flatMap(({ one }) => (one.kind === 'round' ? [one.round] : []));
    const begun = moment.events.filter(({ name }) => name === 'round').length;
    expect(rounds).toEqual(Array.from({ length: begun - 1 }, (_, i) => i + 1));
  });
});
