import { describe, expect, it } from 'vitest';
import { failing, invalid, outcomeOf, PASSED } from './ruling.js';

const PLAY = 'play: [{red: bid 0}]\n';
const FOR_TWO = 'seats: 2\nplay: [{0: bid 0}]\n';

describe('a scenario', () => {
  it('plays something or expects something', () => {
    expect(outcomeOf(PLAY)).toEqual(PASSED);
    expect(outcomeOf('expect: {over: false}')).toEqual(PASSED);
    expect(invalid('title: Bids\nabout: Both bid at once.')).toEqual({
      line: 1,
      message: 'the scenario plays nothing and expects nothing',
      hint: 'add "play" or "expect"',
    });
  });

  it.each([
    ['', 'the scenario is empty'],
    ['- game # here', 'a scenario is not a list of "word: value"'],
    ['seats: 2 # here', 'the scenario does not say which game it is about'],
    ['game: [market] # here', 'game is not a word'],
    ['game: market # here', 'the scenario does not say how many seats there are'],
    ['game: market\nseats: many # here', 'market is not for 0 seats'],
    ['game: market\nseats: 4 # here', 'market is not for 4 seats'],
    ['game: market\nseats: 1 # here', 'market is not for 1 seats'],
    ['game: market\nseats: [red] # here', 'market is not for 1 seats'],
    ['game: market\nseats: [red, red] # here', 'two seats are called "red"'],
    [
      'game: market\nseats: [red, asks] # here',
      'a seat cannot be called "asks": that word means something else',
    ],
    [
      'game: market\nseats: [red, stall] # here',
      'a seat cannot be called "stall": that word means something else',
    ],
    ['game: market\nseats: 2\ntitle: [a, b] # here', 'title is not a word'],
  ])('that begins %j is told what it lacks', (text, message) => {
    expect(invalid(text, '')).toMatchObject({ message, ...(text === '' ? {} : { line: 'here' }) });
  });

  it('calls the seats by their numbers, from 0, where it does not name them', () => {
    expect(outcomeOf(FOR_TWO, 'game: market\n')).toEqual(PASSED);
    expect(invalid('play:\n  - 2: bid 0 # here', 'game: market\nseats: 2\n')).toMatchObject({
      line: 'here',
      message: 'play has no "2"',
    });
  });

  it('is of a game that is here', () => {
    expect(invalid('game: markt # here\nseats: 2', '')).toEqual({
      line: 'here',
      message: 'there is no game "markt"',
      hint: 'did you mean "market"?',
    });
  });

  it('is YAML', () => {
    expect(invalid('play: [{red: bid 0} # here')).toMatchObject({
      message: expect.stringContaining('this is not YAML: ') as string,
    });
    expect(invalid('play:\n  - red: bid 0\nplay: [] # here')).toMatchObject({
      line: 'here',
      message: 'this is not YAML: Map keys must be unique',
    });
    expect(invalid('about: &a x\ntitle: *a # here')).toMatchObject({
      line: 'here',
      hint: 'write it out here',
    });
    expect(invalid('[a, b]: 1 # here')).toMatchObject({
      line: 'here',
      message: 'a key must be a word',
    });
  });
});

describe('an unknown word', () => {
  it.each([
    ['pley: [] # here', 'a scenario has no "pley"', 'did you mean "play"?'],
    ['options:\n  wether: on # here', 'market has no "wether"', 'did you mean "weather"?'],
    ['options:\n  weather: offf # here', 'option weather has no "offf"', 'did you mean "off"?'],
    ['given:\n  rad: {coins: 1} # here', 'given has no "rad"', 'did you mean "red"?'],
    [
      'given:\n  red:\n    coin: 1 # here',
      'a seat of market has no "coin"',
      'did you mean "coins"?',
    ],
    ['given:\n  stal: [ham] # here', 'given has no "stal"', 'did you mean "stall"?'],
    [
      'given:\n  drawbridges: [ham] # here',
      'given has no "drawbridges"',
      'destrier scenario --words market lists all words',
    ],
    ['begin:\n  hagling: {} # here', 'begin has no "hagling"', 'did you mean "haggling"?'],
    ['random:\n  dek: [ham] # here', 'the chance of market has no "dek"', 'did you mean "deck"?'],
    ['random:\n  dice:\n    rd: [1] # here', 'dice has no "rd"', 'did you mean "red"?'],
    ['play:\n  - redd: stop # here', 'play has no "redd"', 'did you mean "red"?'],
    [
      'play:\n  - red: {refuse: stop} # here',
      'a line of play has no "refuse"',
      'did you mean "refused"?',
    ],
    [
      'play:\n  - red: {refused: by ham} # here',
      'no question of market has the verb "by"',
      'did you mean "buy"?',
    ],
    ['expect:\n  ovr: true # here', 'expect has no "ovr"', 'did you mean "over"?'],
    [
      'expect:\n  red:\n    coin: 1 # here',
      'a seat of market has no "coin"',
      'did you mean "coins"?',
    ],
    ['expect:\n  view:\n    rd: {} # here', 'view has no "rd"', 'did you mean "red"?'],
    ['expect:\n  asks:\n    rd: nothing # here', 'asks has no "rd"', 'did you mean "red"?'],
    [
      'expect:\n  asks:\n    red: turn.chose # here',
      'market has no question "turn.chose"',
      'did you mean "turn.choose"?',
    ],
    ['expect:\n  offered:\n    rd: stop # here', 'offered has no "rd"', 'did you mean "red"?'],
    [
      'expect:\n  not offered:\n    red:\n      - stopp # here',
      'no question of market has the verb "stopp"',
      'did you mean "stop"?',
    ],
    [
      'expect:\n  blocked:\n    red:\n      buyy ham: M3.1 # here',
      'no question of market has the verb "buyy"',
      'did you mean "buy"?',
    ],
    [
      'expect:\n  events:\n    - bougt # here',
      'market has no event "bougt"',
      'did you mean "bought"?',
    ],
    [
      'expect:\n  no events:\n    - bought: {sead: red} # here',
      'event bought has no "sead"',
      'did you mean "seat"?',
    ],
    ['expect:\n  events:\n    rd: [] # here', 'events has no "rd"', 'did you mean "red"?'],
    ['expect:\n  points:\n    rd: 1 # here', 'points has no "rd"', 'did you mean "red"?'],
    [
      'expect:\n  result:\n    red: {plac: 1} # here',
      'a result has no "plac"',
      'did you mean "place"?',
    ],
    ['rules:\n  M2.1: alows # here', 'rule M2.1 has no "alows"', 'did you mean "allows"?'],
  ])('in %j gets the nearest right one', (text, message, hint) => {
    expect(invalid(text)).toEqual({ line: 'here', message, hint });
  });

  it('far from all gets the list of those there are', () => {
    expect(invalid('options:\n  zzzzzz: on # here')).toMatchObject({
      hint: 'it is one of: weather',
    });
  });
});

describe('a value of the wrong sort', () => {
  it.each([
    ['play: bid 0 # here', 'play is not a list'],
    ['play:\n  - {red: bid 0, white: bid 0} # here', 'a line of play is one "seat: option"'],
    ['play:\n  - bid 0 # here', 'a line of play is not a list of "word: value"'],
    ['play:\n  - red: [bid, 0] # here', 'what red chooses is not a word'],
    ['play:\n  - red: {undo: maybe} # here', 'undo is not true or false'],
    ['play:\n  - red: {rule: M2.1} # here', 'this line of play says too much or too little'],
    [
      'play:\n  - red: {refused: stop, undo: true} # here',
      'this line of play says too much or too little',
    ],
    ['play:\n  - red: {} # here', 'this line of play says too much or too little'],
    [
      'play:\n  - red: {undo: true, retract: true} # here',
      'this line of play says too much or too little',
    ],
    ['options: {weather: [on]} # here', 'weather is not a word'],
    ['random: {deck: [null]} # here', 'an outcome of deck is a number or a word'],
    ['seed: {secret: a, nonces: [b], salt: c} # here', 'a seed has no "salt"'],
    ['given: {red: {hand: [[ham]]}} # here\nexpect: {over: false}', 'red.hand cannot be [["ham"]]'],
    ['expect: yes # here', 'expect is not a list of "word: value"'],
    ['expect: {over: perhaps} # here', 'over is not true or false'],
    ['expect: {asks: {red: [a]}} # here', 'a question is not a word'],
    [
      'expect: {events: [{bought: {}, rolled: {}}]} # here',
      'an event is one "name: {what it tells}"',
    ],
    ['expect: {points: {red: many}} # here', 'points is not a number'],
    ['expect: {result: {red: {place: first}}} # here', 'place is not a number'],
    ['random: {dice: [1]} # here', 'every seat has a "dice" of its own'],
    ['random: {deck: [[ham]]} # here', 'an outcome of deck is a number or a word'],
    ['unused random: forbidden # here', '"unused random" can only be allowed'],
    ['rules: {M2: allows} # here', '"M2" is not a rule id'],
    ['seed: [1] # here', 'seed is not a word'],
    ['seed: {secret: a} # here', 'a seed in parts has a secret and nonces'],
  ])('as in %j', (text, message) => {
    expect(invalid(text)).toMatchObject({ line: 'here', message });
  });

  it('is not taken for several things that a rule does', () => {
    expect(outcomeOf(`${PLAY}rules: {M2.1: 'allows, computes'}`)).toEqual(PASSED);
  });
});

describe('the seed', () => {
  const stall = (seed: string) => failing(`${seed}expect: {stall: []}`);

  it('is always the same where none is named, and another where one is', () => {
    expect(stall('')).toMatchObject({ found: expect.stringMatching(/^\[\w+, \w+\]$/) as string });
    expect(stall('\n')).toMatchObject({ found: (stall('') as { found: string }).found });
    expect(stall('seed: 1\n')).not.toMatchObject({ found: (stall('') as { found: string }).found });
  });

  it('may be given in parts', () => {
    expect(outcomeOf(`seed: {secret: "12", nonces: [a, b]}\n${PLAY}`)).toEqual(PASSED);
  });
});
