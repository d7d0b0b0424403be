import { describe, expect, it } from 'vitest';
import { failing, outcomeOf, PASSED } from './ruling.js';

const BIDS = 'play:\n  - red: bid 0\n  - white: bid 0\n';
const AT_THE_STALL = `given: {stall: [ham, jug], red: {coins: 1}}\n${BIDS}`;

/** A check that holds, and the same one turned so that it does not. */
function both(head: string, holds: string, not: string): [unknown, object] {
  return [outcomeOf(`${head}expect: ${holds}`), failing(`${head}expect: ${not} # here`)];
}

describe('words of the game', () => {
  it('are compared with what lies on the table', () => {
    expect(both('', '{red: {coins: 4}}', '{red: {coins: 5}}')).toEqual([
      PASSED,
      { line: 'here', expected: 'red.coins: 5', found: '4', rule: null },
    ]);
  });

  it('of the table stand for themselves', () => {
    expect(both('given: {turns: 2}\n', '{turns: 2}', '{turns: 3}')).toMatchObject([
      PASSED,
      { expected: 'turns: 3', found: '2' },
    ]);
  });

  it('that mean a seat are written by its name', () => {
    expect(both('', '{first: red}', '{first: white}')).toMatchObject([PASSED, { found: 'red' }]);
  });

  it('that mean a hand are compared in any order, each card as often as it is there', () => {
    const head = 'given: {red: {hand: [ham, ale, ham]}}\n';
    expect(
      both(head, '{red: {hand: [ham, ham, ale]}}', '{red: {hand: [ham, ale, ale]}}'),
    ).toMatchObject([PASSED, { found: '[ham, ale, ham]' }]);
    expect(outcomeOf(`${head}expect: {red: {hand: [ham, ale]}}`).kind).toBe('failed');
  });

  it('that mean a pile are compared with its top', () => {
    expect(both('given: {deck: [jug, pan]}\n', '{deck: [jug]}', '{deck: [pan]}')).toMatchObject([
      PASSED,
      { expected: 'deck: [pan]' },
    ]);
  });
});

describe('a view', () => {
  it('is what the seat sees, or the public, or somebody who sees everything', () => {
    const head = 'given: {red: {hand: [ham, ale]}}\n';
    expect(
      outcomeOf(`${head}expect: {view: {red: {players.0.hand: [ale, ham], players.0.wish: 7}}}`),
    ).toEqual(PASSED);
    expect(
      outcomeOf(
        `${head}expect: {view: {white: {players.0.hand: {count: 2}, players.0.wish: null}}}`,
      ),
    ).toEqual(PASSED);
    expect(
      outcomeOf(
        `${head}expect: {view: {all: {players.0.hand: [ham, ale], players.0.wish: 7, deck.length: 4}}}`,
      ),
    ).toEqual(PASSED);
    expect(
      failing(`${head}expect:\n  view:\n    public:\n      players.0.hand.count: 3 # here`),
    ).toEqual({
      line: 'here',
      expected: 'the public sees players.0.hand.count: 3',
      found: '2',
      rule: null,
    });
    expect(
      failing(`${head}expect: {view: {white: {players.0.hand: [ale, ham]}}} # here`),
    ).toMatchObject({
      expected: 'white sees players.0.hand: [ale, ham]',
      found: '{count: 2, known: []}',
    });
  });

  it('without such a path fails, whatever is expected there', () => {
    expect(failing('expect: {view: {all: {players.0.purse: null}}} # here')).toMatchObject({
      line: 'here',
      expected: 'who sees everything sees players.0.purse: null',
      found: 'there is no such path',
    });
  });
});

describe('questions', () => {
  it('are expected by seat and prompt', () => {
    expect(
      both('', '{asks: {red: main.bids, white: main.bids}}', '{asks: {white: turn.choose}}'),
    ).toEqual([
      PASSED,
      {
        line: 'here',
        expected: 'white is asked turn.choose',
        found: 'asked are: red (main.bids), white (main.bids)',
        rule: null,
      },
    ]);
  });

  it('are expected not to be there', () => {
    expect(both(BIDS, '{asks: {white: nothing}}', '{asks: {red: nothing}}')).toMatchObject([
      PASSED,
      { expected: 'red is asked nothing', found: 'asked are: red (turn.choose)' },
    ]);
  });

  it('that nobody waits for may be named, and are not asked', () => {
    const head = `given: {white: {coins: 0}}\n${BIDS}`;
    expect(outcomeOf(`${head}expect: {asks: {white: turn.beg}}`)).toEqual(PASSED);
    expect(outcomeOf(`${head}expect: {asks: {white: nothing}}`)).toEqual(PASSED);
  });
});

describe('options', () => {
  it('are offered', () => {
    expect(
      both(AT_THE_STALL, '{offered: {red: [roll, sigh, stop]}}', '{offered: {red: buy ham}}'),
    ).toEqual([
      PASSED,
      {
        line: 'here',
        expected: 'red is offered: buy ham',
        found: 'M3.1 forbids it: poor (coins 1)',
        rule: null,
      },
    ]);
    expect(failing(`${AT_THE_STALL}expect: {offered: {white: stop}} # here`)).toMatchObject({
      found: 'white may: nothing',
    });
  });

  it('are not offered', () => {
    expect(
      both(
        AT_THE_STALL,
        '{not offered: {red: [buy ham, buy pan], white: roll}}',
        '{not offered: {red: [buy ham, roll]}}',
      ),
    ).toEqual([
      PASSED,
      { line: 'here', expected: 'red is not offered: roll', found: 'it is offered', rule: null },
    ]);
  });

  it('are blocked by a rule', () => {
    expect(
      both(AT_THE_STALL, '{blocked: {red: {buy ham: M3.1}}}', '{blocked: {red: {buy ham: M2.3}}}'),
    ).toEqual([
      PASSED,
      {
        line: 'here',
        expected: 'M2.3 forbids red: buy ham',
        found: 'M3.1 forbids it: poor (coins 1)',
        rule: 'M2.3',
      },
    ]);
    expect(failing(`${AT_THE_STALL}expect: {blocked: {red: {roll: M3.1}}} # here`)).toMatchObject({
      found: 'it is offered',
    });
    expect(
      failing(`${AT_THE_STALL}expect: {blocked: {red: {buy pan: M3.1}}} # here`),
    ).toMatchObject({
      found: 'no rule is named; red may: roll, draw, stop, sigh',
    });
  });
});

describe('events', () => {
  const HEAD = `given: {stall: [ham, jug], deck: [pan]}\n${BIDS}  - red: buy ham\n  - white: draw\n`;

  it('must have happened in this order', () => {
    expect(
      both(HEAD, '{events: [dealt, bought: {seat: red}, drawn]}', '{events: [drawn, bought]}'),
    ).toEqual([
      PASSED,
      {
        line: 'here',
        expected: 'event bought',
        found: 'bought happened only before that:\nbought {seat: red, card: ham}',
        rule: null,
      },
    ]);
  });

  it('tell what is written of them', () => {
    expect(
      both(HEAD, '{events: [bought: {card: ham}]}', '{events: [bought: {card: jug}]}'),
    ).toMatchObject([
      PASSED,
      {
        expected: 'event bought {card: jug}',
        found: 'bought happened otherwise:\nbought {seat: red, card: ham}',
      },
    ]);
  });

  it('that never happened are told with all that did, line by line', () => {
    expect(failing(`${HEAD}expect: {events: [rolled]} # here`)).toMatchObject({
      found:
        'no rolled happened, but:\ndealt\nbought {seat: red, card: ham}\ndrawn {seat: white, card: pan}',
    });
    expect(failing(`${HEAD}expect: {events: [drawn, rolled]} # here`)).toMatchObject({
      found: 'nothing happened after that',
    });
  });

  it('must each have happened as often as they are written', () => {
    expect(outcomeOf(`${HEAD}expect: {events: [bought, bought]}`).kind).toBe('failed');
  });

  it('are told to each viewer as it saw them', () => {
    expect(
      outcomeOf(
        `${HEAD}expect: {events: {white: [drawn: {card: pan}], red: [drawn: {card: null}]}}`,
      ),
    ).toEqual(PASSED);
    expect(failing(`${HEAD}expect: {events: {red: [drawn: {card: pan}]}} # here`)).toMatchObject({
      line: 'here',
    });
    expect(outcomeOf(`${HEAD}expect: {no events: {public: [drawn: {card: pan}]}}`)).toEqual(PASSED);
  });

  it('must not have happened', () => {
    expect(
      both(
        HEAD,
        '{no events: [rolled, bought: {seat: white}]}',
        '{no events: [bought: {seat: red}]}',
      ),
    ).toEqual([
      PASSED,
      {
        line: 'here',
        expected: 'no event bought {seat: red}',
        found: 'happened: bought {seat: red, card: ham}',
        rule: null,
      },
    ]);
  });
});

describe('points', () => {
  const HEAD = `random: {dice: {red: [6]}}\ngiven: {red: {points: 2}}\n${BIDS}  - red: roll\n`;

  it('are expected by cause or in all', () => {
    expect(
      both(
        HEAD,
        '{points: {red: {luck: 6, given: 2, wares: 0}, white: 0}}',
        '{points: {red: {luck: 5}}}',
      ),
    ).toEqual([
      PASSED,
      {
        line: 'here',
        expected: 'red has 5 points by luck',
        found: '6; all by cause: {given: 2, luck: 6}',
        rule: null,
      },
    ]);
    expect(both(HEAD, '{points: {red: 8}}', '{points: {red: 6}}')).toMatchObject([
      PASSED,
      { expected: 'red has 6 points' },
    ]);
  });
});

describe('the end', () => {
  const END = `random: {dice: {white: [3]}}\ngiven: {turns: 3}\n${BIDS}  - white: roll\n`;

  it('is there or not', () => {
    expect(both(END, '{over: true}', '{over: false}')).toMatchObject([
      PASSED,
      { expected: 'the game is not over', found: 'the game is over' },
    ]);
    expect(both(BIDS, '{over: false}', '{over: true}')).toMatchObject([
      PASSED,
      { expected: 'the game is over', found: 'asked are: red (turn.choose)' },
    ]);
  });

  it('has a result', () => {
    expect(
      both(
        END,
        '{result: {white: {place: 1, score: 3}, red: {place: 2}}}',
        '{result: {red: {place: 1}}}',
      ),
    ).toEqual([
      PASSED,
      { line: 'here', expected: 'red ends with place 1', found: 'place 2', rule: null },
    ]);
  });

  it('is needed for a result', () => {
    expect(failing(`${BIDS}expect: {result: {red: {score: 0}}} # here`)).toMatchObject({
      line: 'here',
      found: 'the game is not over; asked are: red (turn.choose)',
    });
  });
});

describe('a failure', () => {
  it('names the rule that the scenario is about', () => {
    expect(
      failing('rules: {M2.1: computes, M2.2: allows}\nexpect: {over: true} # here'),
    ).toMatchObject({ rule: 'M2.1' });
  });
});
