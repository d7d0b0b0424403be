import { describe, expect, it } from 'vitest';
import { listsOf, type Item } from './lists.js';
import type { Shape } from './shape.js';
import { speaker } from './speaker.js';

const LEAF: Shape = { kind: 'leaf' };
const fields = (given: { readonly [key: string]: Shape }): Shape => ({
  kind: 'fields',
  fields: given,
});
const seats = (of: Shape): Shape => ({ kind: 'each', of, seats: true });
const each = (of: Shape): Shape => ({ kind: 'each', of, seats: false });

function shown(
  view: object,
  shape: Shape,
  text: { readonly [key: string]: string } = {},
  kinds: readonly string[] = [],
): string[] {
  const speak = speaker(text, 'en', ['Ann', 'Bob']);
  const flat = (items: readonly Item[], indent = ''): string[] =>
    items.flatMap((item) => [`${indent}${item.text}`, ...flat(item.parts, `${indent}  `)]);
  return flat(listsOf(view, shape, speak, 0, kinds));
}

describe('a view as lists', () => {
  it('names fields and words by the texts', () => {
    expect(
      shown({ led: 'lion' }, fields({ led: LEAF }), { 'field.led': 'Suit', 'word.lion': 'lions' }),
    ).toEqual(['Suit: lions']);
  });

  it('leaves out what is nothing, empty or false, and says what is true by its name', () => {
    const shape = fields({ a: LEAF, b: LEAF, c: LEAF, d: LEAF, e: LEAF, f: LEAF });
    const view = { a: null, b: '', c: [], d: false, e: true, f: 0 };
    expect(shown(view, shape)).toEqual(['e', 'f: 0']);
  });

  it('counts equal words beside each other, and many equal numbers, but not dice', () => {
    const shape = fields({ cards: LEAF, dice: LEAF, cells: LEAF });
    const view = {
      cards: ['wolf', 'wolf', 'bear', 'wolf'],
      dice: [6, 6, 1],
      cells: Array<number>(9).fill(-1),
    };
    expect(shown(view, shape)).toEqual([
      'cards: wolf ×2, bear, wolf',
      'dice: 6, 6, 1',
      'cells: −1 ×9',
    ]);
  });

  it('says how many cards are hidden, which are known, and where in a pile', () => {
    const shape = fields({ hand: LEAF, deck: LEAF, other: LEAF, none: LEAF });
    const view = {
      hand: { count: 5, known: ['bear', 'wolf'] },
      deck: {
        count: 20,
        known: [
          [0, 'bear'],
          [3, 'wolf'],
        ],
      },
      other: { count: 1, known: [] },
      none: { count: 0, known: [] },
    };
    expect(shown(view, shape)).toEqual([
      'hand: 5 cards, you know: bear, wolf',
      'deck: 20 cards, you know: bear (no. 1 from the top), wolf (no. 4 from the top)',
      'other: 1 card',
    ]);
  });

  it('reads a hand in the order of the content, and leaves other lists as they are', () => {
    const shape = fields({ hand: { kind: 'leaf', unordered: true }, row: LEAF });
    const cards = ['bear-10', 'bear-2', 'ant-1'];
    const kinds = ['bear-2', 'bear-10', 'ant-1'];
    expect(shown({ hand: cards, row: cards }, shape, {}, kinds)).toEqual([
      'hand: bear-2, bear-10, ant-1',
      'row: bear-10, bear-2, ant-1',
    ]);
  });

  it('puts a name before what belongs to a seat', () => {
    const shape = fields({ players: seats(fields({ coins: LEAF })) });
    expect(shown({ players: [{ coins: 3 }, { coins: 4 }] }, shape)).toEqual([
      'Ann (you)',
      '  coins: 3',
      'Bob',
      '  coins: 4',
    ]);
  });

  it('keeps two lists by seat apart by their names', () => {
    const shape = fields({ bids: seats(LEAF), points: seats(LEAF) });
    expect(shown({ bids: [1, 2], points: [0, 7] }, shape)).toEqual([
      'bids',
      '  Ann (you): 1',
      '  Bob: 2',
      'points',
      '  Ann (you): 0',
      '  Bob: 7',
    ]);
  });

  it('numbers other lists and names the entries of a map', () => {
    const shape = fields({ spaces: each(LEAF), supply: each(LEAF) });
    expect(shown({ spaces: [['a'], [], ['b']], supply: { gold: 2 } }, shape)).toEqual([
      'spaces',
      '  1: a',
      '  3: b',
      'supply',
      '  gold: 2',
    ]);
  });

  it('shows a value as the texts want it, or not at all', () => {
    const shape = fields({ leader: LEAF, deck: LEAF, cells: LEAF, order: LEAF });
    const view = { leader: 1, deck: { count: 2, known: [] }, cells: [1, 2, 3], order: [1, 0] };
    const text = {
      'show.leader': '{value_seat}',
      'show.deck': '{count, plural, one {# tile} other {# tiles}}',
      'show.cells': '',
      'show.order': '{value_seat}',
    };
    expect(shown(view, shape, text)).toEqual([
      'leader: Bob',
      'deck: 2 tiles',
      'order: Bob and Ann',
    ]);
  });

  it('says each entry of a list as the texts want it, with what it does', () => {
    const shape = fields({ row: LEAF, stands: each(fields({ city: LEAF, shield: LEAF })) });
    const view = {
      row: ['wolf', '', 'bear'],
      stands: [
        { city: 'paris', shield: 1 },
        { city: 'munich', shield: -1 },
      ],
    };
    const text = {
      'effect.wolf': 'Bites.',
      'effect.munich': 'Far away.',
      'each.row': '{n, number}. {value}{effect, select, none {} other {: {effect}}}',
      'each.stands': '{shield, plural, =1 {{city}, {shield_seat}} other {{effect}}}',
    };
    expect(shown(view, shape, text)).toEqual([
      'row',
      '  1. wolf: Bites.',
      '  3. bear',
      'stands',
      '  paris, Bob',
      '  Far away.',
    ]);
    expect(shown({ row: [''] }, shape, text)).toEqual([]);
  });

  it('tells fields of one name apart by where they are', () => {
    const shape = fields({ coins: LEAF, players: seats(fields({ coins: LEAF })) });
    const view = { coins: 9, players: [{ coins: 3 }, { coins: 4 }] };
    expect(shown(view, shape, { 'show.view.coins': '' })).toEqual([
      'Ann (you)',
      '  coins: 3',
      'Bob',
      '  coins: 4',
    ]);
    expect(shown(view, shape, { 'show.players.coins': '', 'show.coins': '{value}!' })).toEqual([
      'coins: 9!',
    ]);
    expect(shown(view, shape, { 'field.view.coins': 'bank', 'field.coins': 'purse' })).toEqual([
      'bank: 9',
      'Ann (you)',
      '  purse: 3',
      'Bob',
      '  purse: 4',
    ]);
  });

  it('says what has fields in one sentence, of hidden cards their number', () => {
    const shape = fields({ rival: fields({ coins: LEAF, deck: LEAF, hand: LEAF }) });
    const view = { rival: { coins: 2, deck: { count: 7, known: [] }, hand: ['wolf'] } };
    const text = { 'show.rival': '{coins, number} coins, {deck, number} cards, {hand}' };
    expect(shown(view, shape, text)).toEqual(['rival: 2 coins, 7 cards, wolf']);
  });

  it('leaves out what is not declared', () => {
    expect(shown({ a: 1, b: 2 }, fields({ a: LEAF }))).toEqual(['a: 1']);
  });
});
