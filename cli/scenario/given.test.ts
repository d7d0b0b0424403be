import { tricks, tricksWords } from '@destrier/engine/testgames';
import { describe, expect, it } from 'vitest';
import { failing, invalid, outcomeOf, PASSED } from './ruling.js';
import { runText, type FileOutcome } from './run-file.js';

const CONSERVED =
  'what is given must be taken from somewhere: use the words of the game, or give the other side of it too';

describe('a number that is given', () => {
  it('is taken from the bank', () => {
    expect(
      outcomeOf('given: {red: {coins: 9}}\nexpect: {red: {coins: 9}, view: {public: {bank: 45}}}'),
    ).toEqual(PASSED);
    expect(outcomeOf('given: {red: {coins: 0}}\nexpect: {view: {public: {bank: 54}}}')).toEqual(
      PASSED,
    );
  });

  it('can be all the bank has, and not one more', () => {
    expect(outcomeOf('given: {red: {coins: 54}}\nexpect: {view: {public: {bank: 0}}}')).toEqual(
      PASSED,
    );
    expect(invalid('given:\n  red:\n    coins: 55 # here\nexpect: {over: false}')).toEqual({
      line: 'here',
      message: 'red.coins cannot be 55',
      hint: 'there are only 54 to take',
    });
  });

  it.each(['-1', '1.5', 'many', '[1]'])('is not %s', (value) => {
    expect(invalid(`given:\n  red: {coins: ${value}} # here\nexpect: {over: false}`)).toMatchObject(
      {
        line: 'here',
        hint: 'it is a whole number from 0 up',
      },
    );
  });
});

describe('another value that is given', () => {
  it('is one of those there are', () => {
    expect(
      outcomeOf('given: {white: {mood: glum}}\nexpect: {white: {mood: glum}, red: {mood: merry}}'),
    ).toEqual(PASSED);
    expect(invalid('given: {white: {mood: gloomy}} # here\nexpect: {over: false}')).toEqual({
      line: 'here',
      message: 'white.mood cannot be "gloomy"',
      hint: 'it is one of merry, glum',
    });
  });

  it('may be a seat', () => {
    const bids = 'play: [{red: bid 0}, {white: bid 0}]\n';
    expect(
      outcomeOf(`given: {first: white}\n${bids}expect: {first: white, asks: {white: turn.choose}}`),
    ).toEqual(PASSED);
    expect(invalid('given: {first: blue} # here\nexpect: {over: false}')).toMatchObject({
      line: 'here',
      hint: 'it is one of the seats: red, white',
    });
  });

  it('may be points, which then have a cause', () => {
    expect(
      outcomeOf('given: {red: {points: 7}}\nexpect: {points: {red: {given: 7}, white: 0}}'),
    ).toEqual(PASSED);
    expect(outcomeOf('given: {red: {points: -2}}\nexpect: {red: {points: -2}}')).toEqual(PASSED);
  });

  it('is refused where the word can only be read', () => {
    expect(invalid('given:\n  red: {bid: 1} # here\nexpect: {over: false}')).toMatchObject({
      line: 'here',
      message: '"bid" can be expected but not given',
    });
  });
});

describe('cards that are given', () => {
  const SCRIPT = 'random: {deck: [rope, lamp, soap, wool, jug, pan]}\n';

  it('are the whole hand; what was dealt before goes back into the deck', () => {
    expect(
      outcomeOf(`${SCRIPT}given: {red: {hand: [ham, ham, ale]}}
expect: {red: {hand: [ale, ham, ham]}, white: {hand: [soap, wool]}, view: {all: {deck: [rope, lamp, ale]}}}`),
    ).toEqual(PASSED);
    expect(
      outcomeOf(
        'given: {red: {hand: []}}\nexpect: {red: {hand: []}, view: {public: {deck.count: 6}}}',
      ),
    ).toEqual(PASSED);
  });

  it('are known to their owner and to nobody else, wherever they lay before', () => {
    expect(
      outcomeOf(`${SCRIPT}given: {red: {hand: [jug, soap]}}
expect:
  view:
    red: {players.0.hand: [jug, soap]}
    white: {players.0.hand: {count: 2, known: []}}
    public: {players.0.hand: {count: 2, known: []}}`),
    ).toEqual(PASSED);
  });

  it('are replaced where they lay, so that nobody else has fewer', () => {
    expect(
      outcomeOf(`${SCRIPT}given: {red: {hand: [soap, jug]}}
expect: {view: {public: {players.1.hand.count: 2, deck.count: 4}, all: {players.1.hand.1: wool, stall.1: pan}}}`),
    ).toEqual(PASSED);
  });

  it('are taken from the middle of the table rather than from a seat', () => {
    const script = 'random: {deck: [ham, rope, ale, wool, ham, ale]}\n';
    expect(
      outcomeOf(`${script}given: {white: {hand: [ham]}}\nexpect: {red: {hand: [ham, rope]}}`),
    ).toEqual(PASSED);
    expect(
      outcomeOf(`${script}given: {red: {hand: [ale]}}\nexpect: {white: {hand: [ale, wool]}}`),
    ).toEqual(PASSED);
  });

  it('keep to what the box holds', () => {
    expect(
      outcomeOf('given: {red: {hand: [ham]}, white: {hand: [ham]}}\nexpect: {red: {hand: [ham]}}'),
    ).toEqual(PASSED);
    expect(
      invalid(
        'given:\n  red: {hand: [ham, ham]}\n  white: {hand: [ham]} # here\nexpect: {over: false}',
      ),
    ).toEqual({
      line: 'here',
      message: 'white.hand cannot be ["ham"]',
      hint: 'the box holds only 2 of "ham"',
    });
  });

  it('have names that the box knows', () => {
    expect(invalid('given: {red: {hand: [hamm]}} # here\nexpect: {over: false}')).toMatchObject({
      line: 'here',
      hint: 'there is no "hamm" in the box; did you mean "ham"?',
    });
    expect(invalid('given: {red: {hand: ham}} # here\nexpect: {over: false}')).toMatchObject({
      line: 'here',
      hint: 'it is a list of cards: [one, two]',
    });
  });

  it('lie in a row as they are written', () => {
    expect(
      outcomeOf('given: {stall: [wool, ale, jug]}\nexpect: {stall: [wool, ale, jug]}'),
    ).toEqual(PASSED);
    expect(failing('given: {stall: [wool, ale]}\nexpect:\n  stall: [ale, wool] # here')).toEqual({
      line: 'here',
      expected: 'stall: [ale, wool]',
      found: '[wool, ale]',
      rule: null,
    });
  });

  it('lie on a pile, the first on top, and stay there while others are taken', () => {
    expect(
      outcomeOf(`given: {deck: [ale, soap], red: {hand: [ale, wool]}}
play: [{red: bid 0}, {white: bid 0}, {red: draw}]
expect: {red: {hand: [ale, ale, wool]}, deck: [soap]}`),
    ).toEqual(PASSED);
    expect(
      invalid('given:\n  deck: [soap]\n  red: {hand: [soap]} # here\nexpect: {over: false}'),
    ).toMatchObject({
      line: 'here',
      hint: 'the box holds only 1 of "soap"',
    });
  });
});

describe('tokens that are given', () => {
  const tokens = (red: string, more = ''): FileOutcome =>
    runText(
      `game: tricks\nseats: [red, blue, white]\ngiven:\n  red: {tokens: ${red}}\nexpect: {${more}over: false}`,
      [{ game: tricks, words: tricksWords }],
    );

  it('are exactly these; the others go to the heap', () => {
    expect(
      tokens('[spy]', 'red: {tokens: [spy]}, view: {public: {heap: [parry, plunder]}}, '),
    ).toEqual(PASSED);
    expect(tokens('[plunder, spy, parry]', 'red: {tokens: [parry, plunder, spy]}, ')).toEqual(
      PASSED,
    );
  });

  it('must be there to be taken', () => {
    expect(tokens('[spy, spy]')).toMatchObject({
      kind: 'invalid',
      invalid: { line: 4, hint: 'there is no "spy" left; there are: parry, plunder' },
    });
    expect(tokens('spy')).toMatchObject({
      kind: 'invalid',
      invalid: { hint: 'it is a list: [one, two]' },
    });
  });
});

describe('counts by name that are given', () => {
  it('are taken from the bank, and those that are not named stay', () => {
    expect(
      outcomeOf(
        'given: {red: {spices: {clove: 2}}}\nexpect: {red: {spices: {mace: 1, clove: 2}}, view: {public: {sacks: {mace: 3, clove: 3}}}}',
      ),
    ).toEqual(PASSED);
    expect(
      outcomeOf(
        'given: {red: {spices: {mace: 0}}}\nexpect: {red: {spices: {mace: 0}}, view: {public: {sacks: {mace: 4}}}}',
      ),
    ).toEqual(PASSED);
  });

  it('can be all that there are, and not one more', () => {
    expect(
      outcomeOf('given: {red: {spices: {mace: 4}}}\nexpect: {view: {public: {sacks: {mace: 0}}}}'),
    ).toEqual(PASSED);
    expect(invalid('given:\n  red: {spices: {mace: 5}} # here\nexpect: {over: false}')).toEqual({
      line: 'here',
      message: 'red.spices cannot be {"mace":5}',
      hint: 'there are only 4 of mace to take',
    });
  });

  it.each([
    ['{salt: 1}', 'there is no "salt"; there are: mace, clove'],
    ['{toString: 1}', 'there is no "toString"; there are: mace, clove'],
    ['{mace: -1}', 'it is a whole number from 0 up'],
    ['[mace]', 'it is numbers by name: {one: 2, two: 1}'],
    ['3', 'it is numbers by name: {one: 2, two: 1}'],
  ])('are not %s', (value, hint) => {
    expect(
      invalid(`given:\n  red: {spices: ${value}} # here\nexpect: {over: false}`),
    ).toMatchObject({ line: 'here', hint });
  });

  it('can be expected by the names that are written', () => {
    expect(outcomeOf('expect: {red: {spices: {clove: 0}}}')).toEqual(PASSED);
    expect(outcomeOf('expect: {red: {spices: {clove: 1}}}')).not.toEqual(PASSED);
  });
});

describe('a raw path', () => {
  it('writes a value of the same kind', () => {
    expect(
      outcomeOf(
        'given: {state: {players.0.bid: 3, players.1.mood: glum}}\nexpect: {red: {bid: 3}, white: {mood: glum}}',
      ),
    ).toEqual(PASSED);
    expect(
      invalid('given:\n  state:\n    players.0.bid: three # here\nexpect: {over: false}'),
    ).toEqual({
      line: 'here',
      message: 'players.0.bid cannot be "three"',
      hint: 'it is a number there',
    });
    expect(
      invalid('given: {state: {players.0.mood: [a]}} # here\nexpect: {over: false}'),
    ).toMatchObject({
      line: 'here',
      hint: 'it is a string there',
    });
  });

  it('takes cards from the supply: a hand is exactly these, a pile has them on top', () => {
    expect(
      outcomeOf(
        'given: {state: {players.0.hand: [ham, pan], deck: [jug]}}\nexpect: {red: {hand: [ham, pan]}, deck: [jug]}',
      ),
    ).toEqual(PASSED);
  });

  it.each([
    ['playrs.0.bid', 'the state has no "playrs" there; did you mean "players"?'],
    ['players.0.bids', 'the state has no "bids" there; did you mean "bid"?'],
    ['players.2.bid', 'the state has no "2" there; did you mean "0"?'],
    ['players.0.hand.0', 'cards are given as a whole: [one, two]'],
    ['bank.0', 'the state has no "0" there; there is none to choose from'],
  ])('as %s leads nowhere', (path, hint) => {
    expect(invalid(`given:\n  state: {${path}: 1} # here\nexpect: {over: false}`)).toMatchObject({
      line: 'here',
      hint,
    });
  });

  it('that makes coins out of nothing is refused; with its other side it is not', () => {
    expect(invalid('given:\n  state: {players.0.coins: 5} # here\nexpect: {over: false}')).toEqual({
      line: 'here',
      message: 'the box holds 58 coins, and there are 59 on the table',
      hint: CONSERVED,
    });
    expect(
      outcomeOf('given: {state: {players.0.coins: 5, bank: 49}}\nexpect: {red: {coins: 5}}'),
    ).toEqual(PASSED);
  });
});

describe('what is given', () => {
  it('lies there when the first question is asked', () => {
    expect(
      outcomeOf(
        'given: {red: {coins: 1}}\nexpect: {offered: {red: bid 1}, not offered: {red: bid 2}}',
      ),
    ).toEqual(PASSED);
  });

  it('lies there before the set-up where the game begins with its main procedure', () => {
    expect(
      outcomeOf(
        'begin: {main: {}}\ngiven: {red: {hand: [ham]}}\nexpect: {view: {red: {players.0.hand.2: soap}}}',
      ).kind,
    ).toBe('failed');
    expect(
      outcomeOf(
        'begin: {main: {}}\ngiven: {red: {hand: [ham]}}\nexpect: {view: {white: {players.0.hand.count: 3}}}',
      ),
    ).toEqual(PASSED);
  });
});
