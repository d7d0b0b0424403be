import { expect, it } from 'vitest';
import { below, botNamed, LEVELS, spellBot } from './level.js';

it('reads a level with its version and its iterations', () => {
  expect(botNamed('strong')).toEqual({ level: 'strong', version: 1, iterations: 100 });
  expect(botNamed('strong@1:50')).toEqual({ level: 'strong', version: 1, iterations: 50 });
  expect(botNamed('greedy@1')).toEqual({ level: 'greedy', version: 1, iterations: 0 });
});

it('knows no other level, no version before the first or after the last, no iterations where nothing is searched', () => {
  const wrong = ['', 'grand', 'strong@0', 'strong@2', 'strong:0', 'greedy:50', 'strong 50'];
  expect(wrong.filter((name) => botNamed(name) !== undefined)).toEqual([]);
});

it('spells a name that is read back', () => {
  for (const name of ['random@1', 'strong@1', 'master@1:50'])
    expect(spellBot(botNamed(name) ?? { level: 'random', version: 0, iterations: 0 })).toBe(name);
});

it('falls from each level to the one below it, and from the lowest to none', () => {
  expect(LEVELS.map(below)).toEqual([undefined, 'random', 'greedy', 'strong']);
});
