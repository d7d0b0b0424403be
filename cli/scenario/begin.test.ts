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
expect: {red: {coins: 8}, white: {coins: 0}, over: true}`),
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
expect: {red: {hand: [jug]}, white: {hand: []}, stall: [ham, pan], no events: [dealt], over: true}`),
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

  it('where the rules cannot go on, which is told', () => {
    expect(
      failing(
        'begin: {haggling: {buyer: red, seller: red, price: 1}} # here\nexpect: {over: true}',
      ),
    ).toMatchObject({
      line: 'here',
      expected: 'the game goes on',
      found: 'the rules stopped: nobody haggles alone',
    });
  });
});
