import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import { describe, expect, it } from 'vitest';
import { tricksBox, workersBox } from './testing/boxes.js';
import { isName, named, whoSits } from './seating.js';

const en = speaker(cliText.en, 'en');

describe('who sits at the table', () => {
  it('is you, and as many others as the game needs', () => {
    expect(whoSits(tricksBox.game, undefined, 'random')).toEqual(['you', 'random', 'random']);
    expect(whoSits(workersBox.game, undefined, 'random')).toEqual(['you']);
    expect(whoSits(tricksBox.game, undefined, 'you')).toEqual(['you', 'you', 'you']);
  });

  it('is who is named, seat by seat', () => {
    expect(whoSits(hazard.game, 'random,you', 'random')).toEqual(['random', 'you']);
    expect(whoSits(hazard.game, ' you , bot:random,you', 'random')).toEqual([
      'you',
      'random',
      'you',
    ]);
  });

  it('is a bot of any level, with its version and its iterations', () => {
    expect(whoSits(hazard.game, 'greedy,bot:master@1,strong:50', 'random')).toEqual([
      'greedy',
      'master@1',
      'strong:50',
    ]);
  });

  it.each(['strong@9', 'greedy:5', 'exec:./bot.py'])('is no bot that cannot be: %s', (bot) => {
    expect(() => whoSits(hazard.game, `you,${bot}`, 'random')).toThrow(
      `nobody called "${bot}" can take a seat`,
    );
  });

  it('is as many as a number says', () => {
    expect(whoSits(hazard.game, '3', 'random')).toEqual(['you', 'random', 'random']);
  });

  it.each(['otto', 'you,otto', 'you,', 'bot:otto,you', ''])('is nobody unknown: %s', (given) => {
    expect(() => whoSits(hazard.game, given, 'random')).toThrow(
      /^nobody called "(otto)?" can take a seat$/,
    );
  });

  it('is one alone where a rival without a seat is named', () => {
    expect(whoSits(glory.game, 'you,otto', 'random')).toEqual(['you']);
    expect(() => whoSits(glory.game, 'you,random,otto', 'random')).toThrow(
      'otto meets one who plays alone',
    );
    expect(() => whoSits(glory.game, 'you,orto', 'random')).toThrow('nobody called "orto"');
  });

  it.each(['you', '1', '6', '0', '99999999999', 'you,you,you,you,you,you'])(
    'is not %s for two to five',
    (given) => {
      expect(() => whoSits(hazard.game, given, 'random')).toThrow(
        /^hazard cannot be played with \d+ seats$/,
      );
    },
  );
});

describe('names', () => {
  it('are given, or numbers for the rest', () => {
    expect(named(['you', 'random', 'you'], 'Ann', en).map(({ name }) => name)).toEqual([
      'Ann',
      'Bot 2',
      'Player 3',
    ]);
    const ru = speaker(cliText.ru, 'ru');
    expect(named(['you', 'random'], undefined, ru).map(({ name }) => name)).toEqual([
      'Игрок 1',
      'Бот 2',
    ]);
  });

  it('say of a bot that it is one', () => {
    const long = 'x'.repeat(20);
    const names = named(['you', 'strong', 'master'], `Ann,Bob,${long}`, en);
    expect(names.map(({ name }) => name)).toEqual(['Ann', 'Bob (bot)', `${long} (bot)`]);
    expect(names.every(({ name }) => isName(name))).toBe(true);
    expect(isName('x'.repeat(31))).toBe(false);
  });

  it('are not too many, not twice the same, not too long, and move no cursor', () => {
    expect(() => named(['you'], 'Ann,Bob', en)).toThrow('2 names are too many');
    expect(() => named(['you', 'you'], 'Ann,Ann', en)).toThrow('two seats are called "Ann"');
    expect(() => named(['you', 'you'], 'Player 2', en)).toThrow('two seats are called "Player 2"');
    expect(() => named(['you', 'you'], 'Ann,', en)).toThrow('"" cannot be a name');
    expect(() => named(['you'], 'A\u001B[2J', en)).toThrow('"A?[2J" cannot be a name');
    expect(() => named(['you'], 'x'.repeat(21), en)).toThrow('cannot be a name');
    expect(named(['you'], 'x'.repeat(20), en)[0]?.name).toHaveLength(20);
  });
});
