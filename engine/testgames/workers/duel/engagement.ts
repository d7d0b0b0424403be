import { why, type Seat } from '../../../index.js';
import { DIE } from '../content.js';
import { pay } from '../purse.js';
import { act, FOE, openAsk, procedure, type Play, type Side } from '../types.js';
import { seatOn, sideOf, trailingFirst, type SideOf } from './sides.js';

const MOST_ADDED = 3;
const DICE = 2;

/** Answers itself where there is no strength to add. */
export const addStrength = trailingFirst(
  'add strength',
  procedure<SideOf>('add', {
    steps: [
      openAsk<SideOf, { add: [strength: number] }>('add', {
        rule: 'W6.4',
        who: (g, v) => seatOn(sideOf(g.s.duels, v)),
        menu: (g, _v, m) => m.number('add', 0, Math.min(MOST_ADDED, g.s.players[m.seat].strength)),
        on: {
          add(g, v, strength) {
            const side = sideOf(g.s.duels, v);
            pay(g, seatOn(side), 'strength', strength);
            side.added = strength;
          },
        },
      }),
    ],
  }),
);

/** A foe's dice are rolled from a stream of its challenger's, so that duels can be fought side by side. */
function rollDie(g: Play, side: Side, challenger: Seat): number {
  return side.seat === FOE ? g.roll('foe', DIE, challenger) : g.roll('dice', DIE, side.seat);
}

export const rollDice = act<{ duel: Seat }>('roll', 'W6.3', (g, v) => {
  for (const index of [0, 1]) {
    const side = sideOf(g.s.duels, { duel: v.duel, side: index });
    side.dice = Array.from({ length: DICE }, () => rollDie(g, side, v.duel));
    g.event('rolled', { side: index, dice: side.dice.slice() });
  }
});

export const rerolls = trailingFirst(
  'rerolls',
  procedure<SideOf>('reroll', {
    steps: [
      openAsk<SideOf, { reroll: [dice: readonly string[]]; keep: [] }>('reroll', {
        rule: 'W6.5',
        who: (g, v) => seatOn(sideOf(g.s.duels, v)),
        menu(g, v, m) {
          if (g.s.players[m.seat].faith === 0) return;
          m.subset('reroll', sideOf(g.s.duels, v).dice.map(String), 1, DICE);
          m.option('keep');
        },
        skipped: () => why('W6.6', 'noFaith'),
        on: {
          reroll(g, v, dice) {
            const side = sideOf(g.s.duels, v);
            pay(g, seatOn(side), 'faith', 1);
            // What is rolled again goes to the end: of equal dice the old one is found first.
            for (const die of dice) {
              side.dice.splice(side.dice.indexOf(Number(die)), 1);
              side.dice.push(rollDie(g, side, v.duel));
            }
            g.event('rolled', { side: v.side, dice: side.dice.slice() });
            return 'again';
          },
          keep() {},
        },
      }),
    ],
  }),
);
