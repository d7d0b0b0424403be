import { describe, expect, it } from 'vitest';
import { flow, scenarioText } from './write.js';

describe('the text of a scenario', () => {
  it('holds all that brings the table to its moment', () => {
    expect(
      scenarioText({
        game: 'market',
        seats: 3,
        options: { weather: 'on' },
        seed: 'sim 12',
        play: [
          { seat: 0, option: 'bid 3' },
          { seat: 2, option: 'play march strong crystal:green' },
        ],
        comment: 'conservation: one ham is lost\nshrunk from 120 choices',
      }),
    ).toBe(`# conservation: one ham is lost
# shrunk from 120 choices
game: market
seats: 3
options: {weather: on}
seed: sim 12
play:
  - 0: bid 3
  - 2: play march strong crystal:green
`);
  });

  it('calls seats by their names where it has them', () => {
    const moment = {
      game: 'market',
      seats: ['red', 'white'],
      seed: '1',
      play: [{ seat: 1, option: 'stop' }],
    } as const;
    expect(scenarioText(moment)).toBe(
      'game: market\nseats: [red, white]\nseed: 1\nplay:\n  - white: stop\n',
    );
  });

  it('leaves out what there is none of', () => {
    expect(scenarioText({ game: 'market', seats: 2, options: {}, seed: 'a', play: [] })).toBe(
      'game: market\nseats: 2\nseed: a\n',
    );
  });

  it('writes a seed in parts', () => {
    expect(
      scenarioText({
        game: 'market',
        seats: 2,
        seed: { secret: '0f', nonces: ['a', 'b'] },
        play: [],
      }),
    ).toContain('seed: {secret: "0f", nonces: [a, b]}\n');
  });
});

describe('a value on one line', () => {
  it.each([
    ['ham', 'ham'],
    ['buy ham', 'buy ham'],
    ['space:herald', 'space:herald'],
    ['a: b', '"a: b"'],
    ['a,b', '"a,b"'],
    ['true', '"true"'],
    ['True', '"True"'],
    ['no', 'no'],
    ['', '""'],
    ['7', '"7"'],
    ['a ', '"a "'],
    ['# a', '"# a"'],
    [7, '7'],
    [null, 'null'],
    [true, 'true'],
    [['a', 1, ['b']], '[a, 1, [b]]'],
    [{ a: { 'b: c': 1 } }, '{a: {"b: c": 1}}'],
  ])('%j is written %s', (value, text) => {
    expect(flow(value)).toBe(text);
  });
});
