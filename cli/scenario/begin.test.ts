import { describe, expect, it } from 'vitest';
import { failing, invalid, outcomeOf, PASSED } from './ruling.js';

describe('a scenario may begin', () => {
  it('with a word of the game, in its arguments', () => {
    expect(
      outcomeOf(`begin: {haggling: {buyer: white, seller: red, price: 2}}
play:
  - expect: {asks: {white: haggle.price, red: nothing}, not offered: {white: [pay 1, pay 5]}}
  - white: pay 4
  - red: thank
expect: {red: {coins: 8}, white: {coins: 0}, asks: {red: nothing, white: nothing}}`),
    ).toEqual(PASSED);
  });

  it('with any procedure, in which the names of seats are seats', () => {
    expect(outcomeOf('begin: {turn: {seat: white}}\nexpect: {asks: {white: turn.choose}}')).toEqual(
      PASSED,
    );
  });

  it('with a bare word, where no arguments are needed', () => {
    expect(outcomeOf('begin: main\nexpect: {events: [dealt]}')).toEqual(PASSED);
  });

  it.each(['a fair', 'fair'])('with %s, and with lists', (word) => {
    const begun = (open: boolean) =>
      `begin: {${word}: {guests: [white, red], wares: [ham, jug], open: ${open}}}\n`;
    expect(outcomeOf(`${begun(true)}expect: {first: white, stall: [ham, jug]}`)).toEqual(PASSED);
    expect(outcomeOf(`${begun(false)}expect: {first: white, stall: []}`)).toEqual(PASSED);
  });

  it('without the set-up, on what is given alone', () => {
    expect(
      outcomeOf(`begin: {turn: {seat: red}}
given: {deck: [jug], stall: [ham, pan]}
play: [{red: draw}]
expect: {red: {hand: [jug]}, white: {hand: []}, stall: [ham, pan], no events: [dealt]}`),
    ).toEqual(PASSED);
  });

  it.each([
    [
      '{haggling: {buyer: white, seller: red}}',
      'haggling needs "price"',
      'write haggling: {buyer: …, seller: …, price: …}',
    ],
    [
      '{haggling: {buyer: blue, seller: red, price: 1}}',
      'the table has no "blue"',
      'it is one of: red, white',
    ],
    [
      '{haggling: {buyer: white, seller: red, price: much}}',
      'price is not a number',
      'write a number',
    ],
    [
      '{a fair: {guests: red, wares: [], open: true}}',
      'guests is not a list',
      'write "- " before each entry, or [one, two]',
    ],
    [
      '{a fair: {guests: [red], wares: [ham], open: 1}}',
      'open is not true or false',
      'write true or false',
    ],
    [
      '{haggling: {buyer: white, seller: red, prize: 1}}',
      'haggling has no "prize"',
      'did you mean "price"?',
    ],
    ['{}', 'a scenario begins in one place', 'write "begin: {word: {…}}" with one word'],
    [
      '{turn: {}, haggling: {}}',
      'a scenario begins in one place',
      'write "begin: {word: {…}}" with one word',
    ],
    ['haggling', 'haggling needs "buyer"', 'write haggling: {buyer: …, seller: …, price: …}'],
    ['tern', 'begin has no "tern"', 'did you mean "turn"?'],
    ['7', 'begin is not a list of "word: value"', 'write one "word: value" a line below it'],
  ])('but not with %s', (begin, message, hint) => {
    expect(invalid(`begin: ${begin} # here\nexpect: {over: true}`)).toEqual({
      line: 'here',
      message,
      hint,
    });
  });

  it('where the rules cannot go on, which is told, and that nothing was set up', () => {
    expect(
      failing('begin: {fair: {guests: [], wares: [], open: true}} # here\nexpect: {over: true}'),
    ).toMatchObject({
      line: 'here',
      expected: 'the game goes on',
      found:
        'the rules stopped: missing: a guest; "begin: fair" sets nothing up: if that is missing here, give it',
    });
  });

  it('but not with arguments of which the game says what they must be', () => {
    expect(
      invalid(
        'begin: {haggling: {buyer: red, seller: red, price: 1}} # here\nexpect: {over: true}',
      ),
    ).toEqual({
      line: 'here',
      message: '"haggling" cannot begin so',
      hint: 'nobody haggles alone',
    });
  });

  it('but not without what the game needs there', () => {
    const sale = (given: string): string =>
      `given: {${given}}\nbegin: {a sale: {ware: ham}} # here\nexpect: {stall: [jug, pan]}`;
    expect(outcomeOf(sale('stall: [jug, pan]'))).toEqual(PASSED);
    expect(invalid(sale('deck: [jug, pan]'))).toEqual({
      line: 'here',
      message: '"a sale" cannot begin without "stall"',
      hint: 'give it: with "begin" nothing is set up; destrier scenario --words market says what it looks like',
    });
  });

  it('with a word of a list that the game has', () => {
    expect(
      invalid('given: {stall: [jug]}\nbegin: {a sale: {ware: hem}} # here\nexpect: {over: true}'),
    ).toEqual({ line: 'here', message: 'ware has no "hem"', hint: 'did you mean "ham"?' });
  });
});

describe('after a beginning in the middle', () => {
  const THE_END = 'nobody is asked: what the scenario began with has ended, not the game';
  const TURN = 'begin: {turn: {seat: red}}\ngiven: {deck: [jug]}\nplay: [{red: draw}]\n';

  it('the game is not over because that part has ended', () => {
    expect(failing(`${TURN}expect: {over: true} # here`)).toMatchObject({
      line: 'here',
      expected: 'the game is over',
      found: THE_END,
    });
    expect(outcomeOf(`${TURN}expect: {over: false}`)).toEqual(PASSED);
  });

  it('there is no result because that part has ended', () => {
    expect(failing(`${TURN}expect: {result: {red: {place: 1}}} # here`)).toMatchObject({
      line: 'here',
      found: `the game is not over; ${THE_END}`,
    });
  });

  it('nobody can choose any more', () => {
    expect(
      failing(
        'begin: {turn: {seat: red}}\ngiven: {deck: [jug]}\nplay:\n  - red: draw\n  - red: draw # here',
      ),
    ).toMatchObject({ line: 'here', found: THE_END });
  });

  it('the game is over, with its result, where a rule ended it', () => {
    expect(
      outcomeOf(
        'begin: {alarm: {}}\nexpect: {over: true, result: {red: {place: 1}, white: {place: 1}}}',
      ),
    ).toEqual(PASSED);
  });

  it('the game is over where it began with the whole of it', () => {
    expect(
      outcomeOf(
        'begin: main\ngiven: {turns: 4}\nplay: [{red: bid 0}, {white: bid 0}]\nexpect: {over: true}',
      ),
    ).toEqual(PASSED);
  });
});
