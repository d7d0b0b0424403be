import { KNOWN } from '../boxes.js';
import { defineCommand } from '../command.js';
import { runScenarios } from '../scenario/command.js';

export const scenario = defineCommand({
  name: 'scenario',
  about: 'runs scenarios: files, or folders with *.scenario.yaml in them (docs/scenarios.md)',
  words: ['<path>…'],
  options: {},
  example: 'scenario examples/hazard/scenarios',
  run: ({ words }) => runScenarios(words, KNOWN),
});
