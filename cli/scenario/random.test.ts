import { describe, expect, it } from 'vitest';
import { failing, outcomeOf, PASSED } from './ruling.js';

const BIDS = 'play:\n  - red: bid 0\n  - white: bid 0\n';

describe('scripted outcomes', () => {
  it('are dice of a seat, one after the other', () => {
    expect(
      outcomeOf(
        `random: {dice: {red: [4, 1], white: [2]}}\n${BIDS}  - red: roll\n  - white: roll\n  - red: roll\nexpect: {red: {coins: 9}, white: {coins: 6}}`,
      ),
    ).toEqual(PASSED);
  });

  it('are the top of a deck that is shuffled, the first of them topmost', () => {
    expect(
      outcomeOf(
        'random: {deck: [rope, lamp, soap, ham]}\nexpect: {red: {hand: [lamp, rope]}, white: {hand: [soap, ham]}}',
      ),
    ).toEqual(PASSED);
  });

  it('are numbers of the table', () => {
    expect(
      outcomeOf(`options: {weather: on}\nrandom: {weather: [2]}\n${BIDS}expect: {turns: 2}`),
    ).toEqual(PASSED);
  });

  it('must all be used', () => {
    const text = (more: string, mark: string) =>
      `${more}random:\n  dice:\n    red:\n      - 5\n      - 3${mark}\n${BIDS}  - red: roll\n`;
    expect(failing(text('', ' # here'))).toEqual({
      line: 'here',
      expected: 'dice of red: 3',
      found: 'it was never rolled or drawn',
      rule: null,
    });
    expect(outcomeOf(text('unused random: allowed\n', ''))).toEqual(PASSED);
    expect(outcomeOf(`random: {deck: []}\n${BIDS}`)).toEqual(PASSED);
  });

  it('must be possible', () => {
    expect(failing(`random:\n  dice:\n    red: [7] # here\n${BIDS}  - red: roll\n`)).toEqual({
      line: 'here',
      expected: 'dice of red: 7',
      found: 'dice: no face 7 among 1, 2, 3, 4, 5, 6',
      rule: null,
    });
    expect(
      failing(`random:\n  deck:\n    - ham\n    - harp # here\n    - ale\n${BIDS}`),
    ).toMatchObject({
      line: 'here',
      expected: 'deck: harp',
      found: 'random has harp on top, which is not there',
    });
    expect(failing(`options: {weather: on}\nrandom: {weather: [4]} # here\n${BIDS}`)).toMatchObject(
      {
        line: 'here',
        found: 'weather: 4 is not a number below 4',
      },
    );
  });
});
