import { kind, type Ask, type Offer, type VerbDecls } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.js';
import { LIST, toggle, type Choosing } from './composing.js';
import { NO_PICKS, picksOf } from './picks.js';

const speak = speaker(
  {
    'verb.place': 'place a pawn on {a}',
    'verb.reroll': 'reroll {items}',
    'why.full': '{a} is full.',
  },
  'en',
);
const NUMBER = { form: 'number', verb: 'add', min: 1, max: 3, anytime: false } as const;
const OFFERS: readonly Offer[] = [
  { form: 'option', id: 'place hall', verb: 'place', words: ['hall'], anytime: false },
  {
    form: 'subset',
    verb: 'reroll',
    items: ['red1', 'red6', 'red6'],
    min: 1,
    max: 2,
    count: 5,
    anytime: false,
  },
  NUMBER,
];
const ASK: Ask = {
  id: '1',
  seat: 1,
  kind: 'ask',
  prompt: 'p.q',
  params: {},
  moment: 'm',
  rule: null,
  offers: OFFERS,
  blocked: [
    { verb: 'place', words: ['inn'], reason: { rule: 'G1.2', why: 'full', params: { a: 'inn' } } },
  ],
};
const entries = choicesOf([ASK], speak, { game: () => '', counsel: () => '' });

function board(choosing: Choosing = LIST, verbs: VerbDecls = {}, given = { asks: [ASK], entries }) {
  const done: string[] = [];
  const hand = {
    seat: 1,
    ...given,
    choosing,
    take: (entry: number) => done.push(`take ${entry}`),
    toggle: (entry: number, place: number) => done.push(`toggle ${entry} ${place}`),
    give: (entry: number, number: number) => done.push(`give ${entry} ${number}`),
    confirm: () => done.push('confirm'),
    adviceOn: (entry: number, option: string) => `${entry} ${option}: even`,
  } as const;
  return { picks: picksOf(hand, speak, verbs), done };
}

describe('a thing of the board', () => {
  const verbs = {
    place: [kind.word('space'), kind.word('tile')],
    reroll: [kind.list(kind.word('die'))],
  };
  const on = (of: string, id: string) =>
    board(LIST, verbs)
      .picks.on(of, id)
      .map(({ verb, words, pick }) => [pick.kind, verb, ...words]);

  it('has the options that name it, open and blocked', () => {
    expect(on('space', 'hall')).toEqual([['open', 'place', 'hall']]);
    expect(on('space', 'inn')).toEqual([['blocked', 'place', 'inn']]);
  });

  it('has none of another thing, of another kind with its name, or that are to be filled in', () => {
    expect(on('space', 'yard')).toEqual([]);
    expect(on('tile', 'hall')).toEqual([]);
    expect(on('die', 'red1')).toEqual([]);
    expect(board().picks.on('space', 'hall')).toEqual([]);
  });

  it('is one of all those that can be chosen at once', () => {
    expect(
      board()
        .picks.all()
        .map(({ verb, words }) => [verb, ...words]),
    ).toEqual([
      ['place', 'hall'],
      ['place', 'inn'],
    ]);
    expect(NO_PICKS.all()).toEqual([]);
  });
});

describe('on the board', () => {
  it('an option is found by its verb and words, and taken as in the list', () => {
    const { picks, done } = board();
    const pick = picks.option('place', 'hall');
    expect(pick).toMatchObject({ kind: 'open', label: 'place a pawn on hall' });
    if (pick?.kind === 'open') pick.take();
    expect(done).toEqual(['take 0']);
  });

  it('a blocked option says why not, with the rule', () => {
    expect(board().picks.option('place', 'inn')).toEqual({
      kind: 'blocked',
      label: 'place a pawn on inn',
      reason: 'inn is full.',
      rule: 'G1.2',
    });
  });

  it('what is not offered is not there', () => {
    const { picks } = board();
    expect(picks.option('place', 'well')).toBeUndefined();
    expect(picks.option('place')).toBeUndefined();
    expect(picks.item('place', 'hall')).toBeUndefined();
    expect(picks.item('reroll', 'blue1')).toBeUndefined();
  });

  it('a number is an option of its own, and a choice to fill in begins by its verb', () => {
    const { picks, done } = board();
    for (const pick of [picks.option('add', 2), picks.option('reroll')])
      if (pick?.kind === 'open') pick.take();
    expect(done).toEqual(['take 3', 'take 1']);
    expect(picks.option('add', 4)).toBeUndefined();
  });

  it('an item is picked as in the list, the next of equal ones if one is picked', () => {
    const { picks, done } = board(toggle(entries, LIST, 1, 1));
    expect(picks.item('reroll', 'red6')).toMatchObject({ label: 'reroll red6', picked: true });
    expect(picks.item('reroll', 'red1')).toMatchObject({ picked: false });
    picks.item('reroll', 'red6')?.toggle();
    picks.item('reroll', 'red1')?.toggle();
    expect(done).toEqual(['toggle 1 2', 'toggle 1 0']);
  });

  it('one of several of which one is chosen is taken at once', () => {
    const items = ['red', 'blue'];
    const one: Offer = {
      form: 'subset',
      verb: 'keep',
      items,
      min: 1,
      max: 1,
      count: 2,
      anytime: false,
    };
    const ask = { ...ASK, offers: [...OFFERS, one] };
    const all = choicesOf([ask], speak, { game: () => '', counsel: () => '' });
    const { picks, done } = board(LIST, {}, { asks: [ask], entries: all });
    expect(picks.item('keep', 'blue')).toMatchObject({ label: 'keep blue', picked: false });
    picks.item('keep', 'blue')?.toggle();
    expect(done).toEqual(['take 6']);
    expect(picks.item('keep', 'green')).toBeUndefined();
    expect(picks.item('place', 'hall')).toBeUndefined();
  });

  it('what is filled in can be made there, once something is picked', () => {
    expect(board().picks.filled('reroll')).toBeUndefined();
    const { picks, done } = board(toggle(entries, LIST, 1, 1));
    expect(picks.filled('place')).toBeUndefined();
    const filled = picks.filled('reroll');
    expect(filled).toMatchObject({ label: 'reroll red6', picked: 1, most: 2, isWhole: true });
    expect(filled?.advice).toBe('1 reroll red6: even');
    filled?.make();
    expect(done).toEqual(['confirm']);
    const none = toggle(entries, toggle(entries, LIST, 1, 1), 1, 1);
    expect(board(none).picks.filled('reroll')).toBeUndefined();
  });

  it('nothing can be picked where nobody here is asked', () => {
    expect(NO_PICKS.option('place', 'hall')).toBeUndefined();
    expect(NO_PICKS.item('reroll', 'red1')).toBeUndefined();
    expect(NO_PICKS.filled('reroll')).toBeUndefined();
    expect(NO_PICKS.seat).toBeNull();
  });
});

it('a number lies on the board as all that may be named, each of which answers', () => {
  const named = (max: number) => {
    const ask: Ask = { ...ASK, offers: [{ ...NUMBER, max }] };
    const entries = choicesOf([ask], speak, { game: () => '', counsel: () => '' });
    const { picks, done } = board(LIST, {}, { asks: [ask], entries });
    const numbers = picks.numbers('add');
    numbers[1]?.take();
    return [numbers.length, numbers.at(-1)?.number, ...done];
  };
  // A few stand in the list themselves.
  expect(named(3)).toEqual([3, 3, 'take 1']);
  expect(named(30)).toEqual([30, 30, 'give 0 2']);
  expect(board().picks.numbers('reroll')).toEqual([]);
  expect(NO_PICKS.numbers('add')).toEqual([]);
});
