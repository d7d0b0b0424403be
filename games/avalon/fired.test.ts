import { keepFired } from '@destrier/engine/testkit';
import { content } from './content/index.js';
import { game } from './game.js';

const { heroes, legends, godsends, places } = content;

keepFired(game, {
  folder: new URL('.', import.meta.url),
  items: [heroes, legends, godsends, places].flatMap((cards) => Object.keys(cards)),
  // In random games the Swan is seldom unlocked before the end; settings are refused before a game begins.
  rare: {
    'A14.10 godsendDone': 'rules/legends.test.ts',
    'A14.10 godsendNames': 'rules/legends.test.ts',
    'A18.16 chaosStyle': 'rules/variants.test.ts',
  },
  notInCode: { 'A1.15': 'pack.test.ts' },
});
