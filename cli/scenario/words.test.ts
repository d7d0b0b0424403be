import { prepare } from '@destrier/engine';
import {
  exampleOf,
  sampleSeats,
  vocabularyOf,
  type Plain,
  type Playable,
} from '@destrier/engine/scenario';
import { describe, expect, it } from 'vitest';
import { knownGames } from '@destrier/registry';
import { market } from './market.js';
import { outcomeText, runText } from './run-file.js';
import { tellWords } from './words.js';

/** JSON is YAML. */
function outcomeOf(playable: Playable, scenario: object): string {
  const seats = sampleSeats(playable.game);
  const text = JSON.stringify({ game: playable.game.id, seats, ...scenario });
  return outcomeText('it', runText(text, [playable]));
}

const games = [...knownGames(), market].filter(({ words }) => words !== undefined);

describe.each(games)('words of $game.id', (playable) => {
  const { words, begins } = vocabularyOf(playable);
  const [red = ''] = sampleSeats(playable.game);

  it.each(words)('$of $name is used as its example says', (word) => {
    const example = exampleOf(word, red);
    const given = word.given ? { given: example } : {};
    expect(outcomeOf(playable, { ...given, expect: example })).toBe('passed');
  });

  /** What a beginning needs, as the examples have it. */
  function given(names: readonly string[]): object {
    const all = words.filter(({ name }) => names.includes(name));
    const table = all.filter(({ of }) => of === 'table').map((word) => exampleOf(word, red));
    const ofSeats = Object.fromEntries(
      sampleSeats(playable.game).map((seat, i) => [seat, Object.fromEntries(ofSeat(all, i))]),
    );
    return Object.assign(ofSeats, ...table) as object;
  }
  // Two seats cannot hold the same card: each has another one of the kinds that may lie there.
  const ofSeat = (all: typeof words, seat: number): [string, Plain][] =>
    all
      .filter(({ of }) => of === 'seat')
      .map(({ name, example }) => [
        name,
        Array.isArray(example)
          ? kindsLike(playable, String(example[0])).slice(seat, seat + 1)
          : example,
      ]);

  it.each(begins)('begin: $name begins with what it needs, and not without', ({ name, needs }) => {
    const words_ = needs.filter(({ kind }) => kind === 'given').map((need) => need.name);
    const args = Object.fromEntries(
      needs
        .filter(({ kind }) => kind !== 'given')
        .map(({ name: arg, kind }, i) => [arg, argument(kind, i, playable)]),
    );
    const begin = { [name]: args };
    const expected = { over: false };
    const ends = name === 'alarm' ? { over: true } : expected;
    expect(outcomeOf(playable, { given: given(words_), begin, expect: ends })).toBe('passed');
    for (const left of words_) {
      const others = words_.filter((word) => word !== left);
      expect(outcomeOf(playable, { given: given(others), begin, expect: expected })).toContain(
        `"${name}" cannot begin without "${left}"`,
      );
    }
  });
});

/** The kinds of cards that lie where this one may. */
function kindsLike({ game }: Playable, one: string): readonly string[] {
  const { pools, kinds } = prepare(game, sampleSeats(game).length, {});
  const found = [...pools.values()]
    .map((pool) => [...new Set(pool)].map((kind) => kinds[kind] ?? ''))
    .find((names) => names.includes(one));
  return found ?? [];
}

function argument(kind: string, i: number, { game }: Playable): Plain {
  const seats = sampleSeats(game);
  if (kind.startsWith('one of ')) return kind.slice('one of '.length).split(', ')[0] ?? '';
  switch (kind) {
    case 'seat':
      return seats[i % seats.length] ?? '';
    case 'seats':
      return seats;
    case 'number':
      return 1;
    case 'flag':
      return true;
    default:
      return [];
  }
}

describe('scenario --words', () => {
  it('lists every word with an example, and what each beginning needs', () => {
    const { data, text } = tellWords(market);
    expect(data).toMatchObject({
      game: 'market',
      words: expect.arrayContaining([
        { name: 'coins', of: 'seat', form: 'a whole number from 0 up', example: 3, given: true },
        { name: 'bid', of: 'seat', form: 'can be expected, not given', example: 0, given: false },
        { name: 'first', of: 'table', form: 'the name of a seat', example: 'red', given: true },
      ]) as unknown,
      begins: expect.arrayContaining([
        {
          name: 'a sale',
          needs: [
            { name: 'ware', kind: 'one of ham, ham, ale, ale, rope, lamp, soap, wool, jug, pan' },
            { name: 'stall', kind: 'given' },
          ],
        },
        { name: 'alarm', needs: [] },
      ]) as unknown,
    });
    expect(text).toContain('stall  stall: [ham, ale]  cards, in this order');
    expect(text).toContain('alarm     needs nothing');
  });

  it('leaves none out', () => {
    const { seat, table } = market.words ?? { seat: {}, table: {} };
    const { words } = tellWords(market).data as { words: { name: string }[] };
    expect(words.map(({ name }) => name)).toEqual([...Object.keys(seat), ...Object.keys(table)]);
  });
});
