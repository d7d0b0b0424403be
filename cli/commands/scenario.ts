import { knownGames } from '@destrier/registry';
import { gameNamed } from '../boxes.js';
import { defineCommand } from '../command.js';
import { wrongOption } from '../errors.js';
import { runScenarios } from '../scenario/command.js';
import { withRuleIds } from '../scenario/known-rules.js';
import { tellWords } from '../scenario/words.js';

export const scenario = defineCommand({
  name: 'scenario',
  about: 'runs scenarios: files, or folders with *.scenario.yaml in them (docs/scenarios.md)',
  words: ['[path]…'],
  options: {
    words: {
      kind: 'text',
      value: 'game',
      about: 'list the words in which scenarios of a game are written',
    },
  },
  example: 'scenario examples/hazard/scenarios',
  run({ words, values }) {
    const { words: game } = values;
    if (game !== undefined && words.length === 0) return tellWords(gameNamed(game));
    if (game !== undefined || words.length === 0)
      throw wrongOption(
        game === undefined ? 'scenario needs <path>…' : 'scenario --words runs no files',
        'write destrier scenario <path>…, or destrier scenario --words <game>',
      );
    return runScenarios(words, knownGames().map(withRuleIds));
  },
});
