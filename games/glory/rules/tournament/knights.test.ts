import { describe, expect, it } from 'vitest';
import { need, type Table } from '@destrier/engine';
import { cardsIn } from '@destrier/engine/testkit/check';
import { content } from '../../content/index.js';
import { seated, stateOf } from '../../testing/seated.js';
import type { State } from '../../state.js';
import { drawKnight } from './knights.js';

type Type = keyof State['knights'];

/** A table on whose piles these types have run out; discarded knights are those of `fallen`. */
function without(types: readonly Type[], fallen: readonly string[] = []): Table {
  return seated(2, {
    given(s, match) {
      for (const type of types) s.field.push(...s.knights[type].splice(0));
      for (const knight of fallen) {
        const at = s.field.findIndex((card) => match.name(card) === knight);
        s.fallen.push(...s.field.splice(at, 1));
      }
    },
  });
}

/** Draws a knight, and says who came. */
function draw(table: Table, type: Type): string {
  return drawKnight(table.match, type);
}
const typeOf = (knight: string) => need(content.knights[knight], knight).type;

describe('a knight is drawn', () => {
  it.each<Type>(['champion', 'veteran', 'king', 'pole', 'noble'])(
    '[G3.7 computes] of type %s',
    (type) => {
      const table = without([]);
      const { knights, field } = stateOf(table);
      const [left, out] = [knights[type].length, field.length];
      const knight = draw(table, type);
      expect(typeOf(knight)).toBe(type);
      expect(knights[type]).toHaveLength(left - 1);
      expect(field).toHaveLength(out + 1);
      expect(cardsIn(table, field).at(-1)).toBe(knight);
    },
  );

  it('[G3.18 computes] from the discarded ones of the type when its pile is empty', () => {
    const table = without(['king'], ['henry', 'james', 'joao', 'jagiello']);
    const { fallen, knights } = stateOf(table);
    fallen.push(...knights.champion.splice(0, 1));
    const king = draw(table, 'king');
    expect(['henry', 'james', 'joao', 'jagiello']).toContain(king);
    expect([...cardsIn(table, knights.king), king].toSorted()).toEqual([
      'henry',
      'jagiello',
      'james',
      'joao',
    ]);
    expect(cardsIn(table, fallen).map(typeOf)).toEqual(['champion']);
  });

  it('[G3.18 computes] in a new order that nobody knows', () => {
    const table = without(['king'], ['henry', 'james', 'joao', 'jagiello']);
    draw(table, 'king');
    const view = table.view(0) as { knights: { king: unknown } };
    expect(view.knights.king).toEqual({ count: 3, known: [] });
  });

  it('[G3.18 computes] from the pile while it lasts: the last one first', () => {
    const table = without(['king'], ['henry', 'james']);
    const { fallen, knights } = stateOf(table);
    knights.king.push(...fallen.splice(0, 1));
    expect(draw(table, 'king')).toBe('henry');
    expect(cardsIn(table, fallen)).toEqual(['james']);
    expect(draw(table, 'king')).toBe('james');
    expect(fallen).toEqual([]);
  });

  it.each<[Type, Type]>([
    ['champion', 'veteran'],
    ['veteran', 'king'],
    ['king', 'pole'],
    ['pole', 'noble'],
    ['noble', 'champion'],
  ])('[G3.19 computes] when no %s is left: a %s', (type, standIn) => {
    expect(typeOf(draw(without([type]), type))).toBe(standIn);
  });

  it('[G3.19 computes] of the next type that has one, discarded ones included', () => {
    expect(typeOf(draw(without(['king', 'pole']), 'king'))).toBe('noble');
    expect(draw(without(['king', 'pole'], ['powala']), 'king')).toBe('powala');
    const onlyKings = without(['champion', 'veteran', 'pole', 'noble']);
    expect(typeOf(draw(onlyKings, 'pole'))).toBe('king');
  });

  it('[G3.19 forbids] more knights than the content has', () => {
    const table = without(['champion', 'veteran', 'king', 'pole', 'noble']);
    expect(() => draw(table, 'king')).toThrow(/fewer knights than a tournament needs/);
  });
});
