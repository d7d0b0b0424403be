import type { OddsSetup } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { RED_AND_WHITE } from '../testing/example-duel.js';
import { BLUE, fought } from '../testing/fought.js';
import type { Spend } from './spend.js';

const plain = { mount: 2, armour: 2 };
const both = { against: BLUE, order: [0, 1] } as const;

/** Duels of all kinds in which the odds are held against duels fought out. */
export const SETUPS: readonly OddsSetup<Spend>[] = [
  {
    name: 'a knight, with strength and faith',
    table: () => fought({ knight: { attack: 8 }, red: { ...plain, strength: 4, faith: 2 } }),
  },
  {
    name: 'a knight with more prestige, with little',
    table: () =>
      fought({ knight: { attack: 7, prestige: 1 }, red: { mount: 3, armour: 1, strength: 2 } }),
  },
  {
    name: 'a Polish noble',
    table: () =>
      fought({
        knight: { attack: 7, type: 'pole', prestige: 1 },
        red: { mount: 3, armour: 3, strength: 3, faith: 1, prestige: ['royal', 'suzerain'] },
      }),
  },
  {
    name: 'a veteran who takes red and white dice',
    table: () =>
      fought({
        knight: { attack: 7, type: 'veteran', fewer: { red: 1, black: 0, white: 1 } },
        red: { mount: 4, armour: 2, strength: 6, faith: 3 },
      }),
  },
  {
    name: 'Otto',
    table: () =>
      fought({
        seats: 1,
        options: { solo: 'rivalry' },
        knight: { attack: 9, prestige: 1 },
        against: { against: 'otto' },
        red: { mount: 3, armour: 4, strength: 4, faith: 1, prestige: ['royal'] },
      }),
  },
  {
    name: 'a challenge',
    table: () =>
      fought({
        against: { against: 'challenge', foe: 'gruuthuse' },
        red: { ...plain, strength: 3, faith: 1, prestige: ['royal', 'prestige:warrior'] },
      }),
  },
  {
    name: 'a knight, with tents, lances and relics',
    table: () =>
      fought({
        knight: { attack: 10, prestige: 1 },
        red: {
          ...plain,
          strength: 4,
          faith: 1,
          supports: ['thug', 'cook', 'squire', 'weapon-master', 'nun'],
          relics: ['medal', 'rosary'],
        },
      }),
  },
  {
    name: 'a knight, with the Bishop and a ring',
    table: () =>
      fought({
        knight: { attack: 9 },
        red: { mount: 3, armour: 2, strength: 3, faith: 1, supports: ['bishop'], relics: ['ring'] },
      }),
  },
  {
    name: 'a knight, with a turned amulet and the hermit to refresh it',
    table: () =>
      fought({
        knight: { attack: 9, prestige: 2 },
        red: {
          ...plain,
          strength: 3,
          supports: ['hermit', 'support:veteran', 'witch'],
          usedRelics: ['amulet'],
          prestige: ['royal'],
        },
      }),
  },
  {
    name: 'a knight, with dice on the table',
    table: () => {
      const table = fought({
        knight: { attack: 9 },
        red: { ...plain, strength: 3, faith: 2, supports: ['squire'] },
        dice: 'red2 red1 red3 black1 blacks white0 white2',
      });
      play(table, 'red: add 3');
      return table;
    },
  },
  {
    name: 'a knight, with declared strength and a declared lance',
    table: () =>
      fought({
        knight: { attack: 8 },
        red: { ...plain, strength: 4, faith: 1, supports: ['squire', 'support:veteran'] },
      }),
    spend: { strength: 1, lance: ['squire'] },
  },
  {
    name: 'a knight, with declared dice to reroll',
    table: () => {
      const table = fought({
        knight: { attack: 8 },
        red: { ...plain, strength: 2, faith: 1 },
        dice: 'red4 red1 black3 black0 white2 white1',
      });
      play(table, 'red: add 2');
      return table;
    },
    spend: { reroll: ['red4', 'black3'] },
  },
  {
    name: 'a knight, after a lost engagement',
    table: () => {
      const table = fought({
        knight: { attack: 8 },
        red: { ...plain, strength: 4, faith: 1, relics: ['medal'] },
        dice: 'black1 black0 white0 white1',
      });
      play(table, 'red: pass', 'red: pass', 'red: pass');
      return table;
    },
  },
  {
    name: 'two players alike',
    table: () =>
      fought({
        ...both,
        red: { ...plain, strength: 4, faith: 1 },
        rival: { ...plain, strength: 4, faith: 1 },
      }),
  },
  {
    name: 'two players, the one with more prestige',
    table: () =>
      fought({
        ...both,
        red: {
          mount: 3,
          armour: 2,
          strength: 2,
          faith: 2,
          prestige: ['royal', 'prestige:warrior'],
        },
        rival: { mount: 4, armour: 3, strength: 3, prestige: ['prestige:champion'] },
      }),
  },
  {
    name: 'two players with supports and relics',
    table: () =>
      fought({
        ...both,
        ...RED_AND_WHITE,
      }),
  },
  {
    name: 'two players with a ring, a jester and a cook',
    table: () =>
      fought({
        ...both,
        red: { ...plain, strength: 3, faith: 1, supports: ['jester'], relics: ['ring', 'medal'] },
        rival: { ...plain, strength: 3, faith: 1, supports: ['cook'], prestige: ['royal'] },
      }),
  },
  {
    name: 'two players, with dice on the table and the second to spend faith',
    table: () => {
      const table = fought({
        ...both,
        red: { ...plain, strength: 2, faith: 1, supports: ['squire'] },
        rival: { ...plain, strength: 2, faith: 1, relics: ['amulet'] },
        dice: 'red4 red1 black2 black0 white1 white0',
        foeDice: 'red2 red1 black3 black1 white2 white0 red5 black0',
      });
      play(table, 'blue: add 2', 'red: add 2', 'blue: reroll red1 black1');
      return table;
    },
  },
  {
    name: 'two players at the step of the lance, with one declared',
    table: () => {
      const table = fought({
        ...both,
        red: { ...plain, supports: ['squire', 'support:veteran'], relics: ['ring'] },
        rival: { ...plain, supports: ['witch', 'armourer'], relics: ['medal'], strength: 1 },
        dice: 'black2 black0 white1 white0',
        foeDice: 'black2 black1 white2 white0',
      });
      play(table, 'blue: pass');
      return table;
    },
    spend: { lance: ['support:veteran'], relic: 'pass' },
  },
  {
    name: 'two players, the third engagement',
    table: () => {
      const table = fought({
        ...both,
        red: { ...plain, faith: 1 },
        rival: { ...plain, faith: 2 },
        dice: 'black4 black4 white3 white3 black0 black0 white0 white0',
        foeDice: 'black0 black0 white0 white0 black4 black4 white3 white3',
      });
      play(table, 'blue: pass', 'red: pass', 'red: pass', 'blue: pass');
      return table;
    },
  },
];
