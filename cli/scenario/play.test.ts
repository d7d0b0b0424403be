import { describe, expect, it } from 'vitest';
import { failing, outcomeOf, PASSED } from './ruling.js';

const BIDS = '  - red: bid 0\n  - white: bid 0\n';
const PLAY = `play:\n${BIDS}`;

describe('a choice', () => {
  it('is made by the seat that is asked', () => {
    expect(outcomeOf(`${PLAY}  - red: stop\n  - white: stop\n`)).toEqual(PASSED);
    expect(failing(`${PLAY}  - white: stop # here\n`)).toEqual({
      line: 'here',
      expected: 'white: stop',
      found: 'white is not asked; asked are: red (turn.choose)',
      rule: null,
    });
  });

  it('may answer a question that nobody waits for', () => {
    expect(
      outcomeOf(
        `given: {white: {coins: 0}}\n${PLAY}  - white: beg\n  - red: stop\nexpect: {white: {coins: 1}}`,
      ),
    ).toEqual(PASSED);
  });

  it('may answer such a question beside the one that is asked', () => {
    expect(
      outcomeOf(
        `given: {red: {coins: 0}}\n${PLAY}  - red: beg\n  - red: stop\nexpect: {red: {coins: 1}}`,
      ),
    ).toEqual(PASSED);
  });

  it('may be to pass where others may react', () => {
    const rich = `given: {white: {coins: 9}, red: {coins: 2}, stall: [ham]}\n${PLAY}`;
    expect(
      outcomeOf(
        `${rich}  - red: {refused: pass}\n  - red: buy ham\n  - white: pass\nexpect: {asks: {white: turn.choose}}`,
      ),
    ).toEqual(PASSED);
  });

  it('that a rule forbids fails with the rule', () => {
    expect(
      failing(`given: {stall: [ham], red: {coins: 1}}\n${PLAY}  - red: buy ham # here\n`),
    ).toEqual({
      line: 'here',
      expected: 'red: buy ham',
      found: 'M3.1 forbids it: poor (coins 1)',
      rule: 'M3.1',
    });
  });

  it('that is not offered fails with what is', () => {
    expect(failing(`given: {stall: [ham]}\n${PLAY}  - red: buy jug # here\n`)).toMatchObject({
      line: 'here',
      found: 'not offered: red may: buy ham, roll, draw, stop, sigh',
    });
    expect(failing('play:\n  - red: bid 5 # here\n')).toMatchObject({
      line: 'here',
      found: 'not offered: red may: bid (0 to 4)',
    });
  });

  it('that belongs elsewhere fails with where the game is', () => {
    expect(failing('given: {red: {coins: 0}}\nplay:\n  - red: stop # here\n')).toMatchObject({
      line: 'here',
      found: 'not now: red is asked main.bids, and may: bid (0 to 0)',
    });
  });

  it('after the end fails', () => {
    expect(
      failing(`given: {turns: 3}\n${PLAY}  - white: stop\n  - red: stop # here\n`),
    ).toMatchObject({
      line: 'here',
      found: 'the game is over',
    });
  });

  it('at which the rules stop is told, with their words', () => {
    expect(
      failing(`begin: {turn: {seat: red}}\ngiven: {turns: 98}\nplay:\n  - red: stop # here\n`),
    ).toEqual({
      line: 'here',
      expected: 'the game goes on',
      found:
        'the rules stopped: ninety-nine; "begin: turn" sets nothing up: if that is missing here, give it',
      rule: null,
    });
  });
});

describe('a refusal', () => {
  const POOR = 'given: {stall: [ham], red: {coins: 1}}\n';

  it('is expected with its rule', () => {
    expect(
      outcomeOf(`${POOR}${PLAY}  - red: {refused: buy ham, rule: M3.1}\n  - red: stop\n`),
    ).toEqual(PASSED);
    expect(failing(`${POOR}${PLAY}  - red: {refused: buy ham, rule: M9.9} # here\n`)).toEqual({
      line: 'here',
      expected: 'red cannot: buy ham (M9.9)',
      found: 'M3.1 forbids it: poor (coins 1)',
      rule: 'M9.9',
    });
    expect(failing(`${POOR}${PLAY}  - red: {refused: buy jug, rule: M3.1} # here\n`)).toMatchObject(
      {
        line: 'here',
        found: 'not offered: red may: roll, draw, stop, sigh',
        rule: 'M3.1',
      },
    );
  });

  it('is expected without one, for whatever reason', () => {
    expect(
      outcomeOf(`${POOR}${PLAY}  - red: {refused: buy jug}\n  - white: {refused: stop}\n`),
    ).toEqual(PASSED);
  });

  it('fails when the choice is accepted', () => {
    expect(failing(`${PLAY}  - red: {refused: stop} # here\n`)).toEqual({
      line: 'here',
      expected: 'red cannot: stop',
      found: 'it was accepted',
      rule: null,
    });
  });
});

describe('taking back', () => {
  it('undoes the last choice', () => {
    expect(
      outcomeOf(
        `${PLAY}  - red: sigh\n  - red: {undo: true}\nexpect: {red: {mood: merry}, asks: {red: turn.choose}}`,
      ),
    ).toEqual(PASSED);
  });

  it('keeps scripted outcomes that lie before it', () => {
    expect(
      outcomeOf(
        `random: {dice: {red: [6]}}\n${PLAY}  - red: roll\n  - white: sigh\n  - white: {undo: true}\nexpect: {red: {coins: 10}, asks: {white: turn.choose}}`,
      ),
    ).toEqual(PASSED);
  });

  it.each([
    ['  - red: roll\n', 'red', 'somebody has learned something since'],
    ['  - red: stop\n  - white: stop\n', 'red', 'somebody else has chosen since'],
    ['', 'red', 'somebody else has chosen since'],
  ])('is not possible after %j', (lines, seat, found) => {
    expect(outcomeOf(`${PLAY}${lines}  - ${seat}: {undo: false}\n`)).toEqual(PASSED);
    expect(failing(`${PLAY}${lines}  - ${seat}: {undo: true} # here\n`)).toEqual({
      line: 'here',
      expected: `${seat} can take back the last choice`,
      found,
      rule: null,
    });
  });

  it('of nothing is not possible', () => {
    expect(failing('play:\n  - red: {undo: true} # here\n')).toMatchObject({
      line: 'here',
      found: 'there is nothing to take back',
    });
  });

  it('that is possible fails where it must not be, and changes nothing', () => {
    expect(failing(`${PLAY}  - red: sigh\n  - red: {undo: false} # here\n`)).toEqual({
      line: 'here',
      expected: 'red cannot take back the last choice',
      found: 'it can',
      rule: null,
    });
  });

  it('retracts a sealed answer until all have answered', () => {
    expect(
      outcomeOf(
        `play:\n  - red: bid 4\n  - red: {retract: true}\n${BIDS}  - red: {retract: false}\nexpect: {red: {bid: 0}}`,
      ),
    ).toEqual(PASSED);
    expect(failing(`${PLAY}  - red: {retract: true} # here\n`)).toEqual({
      line: 'here',
      expected: 'red can take back the sealed answer',
      found: 'no answer of this seat is sealed',
      rule: null,
    });
    expect(failing('play:\n  - red: bid 4\n  - red: {retract: false} # here\n')).toMatchObject({
      line: 'here',
      expected: 'red cannot take back the sealed answer',
      found: 'it can',
    });
  });
});

describe('a check between two lines', () => {
  it('is made there and not at the end', () => {
    expect(
      outcomeOf(
        `play:\n  - expect: {asks: {red: main.bids}}\n${BIDS}  - expect: {asks: {red: turn.choose}}\n`,
      ),
    ).toEqual(PASSED);
    expect(
      failing(`play:\n${BIDS}  - expect:\n      asks: {red: main.bids} # here\n  - red: stop\n`),
    ).toMatchObject({
      line: 'here',
      found: 'asked are: red (turn.choose)',
    });
  });

  it('tells what the line before it brought about', () => {
    const rolled = `random: {dice: {red: [2]}}\n${PLAY}  - red: roll\n`;
    expect(outcomeOf(`${rolled}  - expect: {events: [rolled: {die: 2}]}\n`)).toEqual(PASSED);
    expect(outcomeOf(`${rolled}  - white: stop\n  - expect: {no events: [rolled]}\n`)).toEqual(
      PASSED,
    );
    expect(
      outcomeOf(`${rolled}  - red: {refused: stop}\n  - expect: {no events: [rolled]}\n`),
    ).toEqual(PASSED);
    expect(outcomeOf(`play:\n  - expect: {events: [dealt]}\n${BIDS}`)).toEqual(PASSED);
  });
});
