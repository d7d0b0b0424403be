import type { Seat } from '@destrier/engine';
import { isBasic } from '../../book.js';
import { BASICS, MANA, type Basic, type Mana } from '../../content/types.js';
import { rules, type Play } from '../../state.js';
import { gainCrystal, gainFame, gainToken, keepCrystal, rollDie } from '../gains.js';

const { act, openAsk, procedure } = rules;

/** Questions about dice of the Source, and crystals by chance. */

const COLOURS = MANA.filter((mana) => mana !== 'gold');

interface Setting {
  seat: Seat;
  left: number;
  tokens: number;
}

/** A die is turned to a colour and lies apart until the turn ends; it is not rolled again. */
export const settingDice = procedure<Setting>('setting dice', {
  closed: true,
  steps: [
    openAsk<Setting, { set: [die: Mana, as: Mana] }>('set', {
      rule: 'K6.8',
      who: 'seat',
      menu(g, _v, m) {
        for (const die of new Set(g.s.source)) for (const as of COLOURS) m.option('set', die, as);
      },
      on: {
        set(g, v, die, as) {
          const { source, turn } = g.s;
          source.splice(source.indexOf(die), 1);
          turn.set.push(as);
          gainToken(g, v.seat, as, v.tokens);
          v.left--;
          return v.left > 0 ? 'again' : undefined;
        },
      },
    }),
  ],
});

/** A crystal of the colour of a die, which is rolled again at once. */
export const crystalizing = procedure<{ seat: Seat }>('crystalizing', {
  closed: true,
  steps: [
    openAsk<{ seat: Seat }, { die: [mana: Basic] }>('die', {
      rule: 'K6.8',
      who: 'seat',
      menu(g, _v, m) {
        for (const mana of BASICS) if (g.s.source.includes(mana)) m.option('die', mana);
      },
      on: {
        die(g, v, mana) {
          const { source } = g.s;
          source[source.indexOf(mana)] = rollDie(g);
          g.event('source', { dice: [...source] });
          gainCrystal(g, v.seat, mana);
        },
      },
    }),
  ],
});

interface Rolling {
  seat: Seat;
  /** Whether it is lost where there is no room: a reward. */
  isReward: boolean;
  face: Mana | null;
}

function gain(g: Play, { seat, isReward }: Rolling, mana: Basic): void {
  if (isReward) keepCrystal(g, seat, mana);
  else gainCrystal(g, seat, mana);
}

/** A basic colour is that crystal, gold lets one choose, black is a point of fame [K6.6]. */
export const rolling = procedure<Rolling>('rolling a crystal', {
  closed: true,
  steps: [
    act('roll', 'K6.6', (g, v) => {
      v.face = rollDie(g);
      g.event('rolled', { seat: v.seat, dice: [v.face] });
      if (isBasic(v.face)) gain(g, v, v.face);
      else if (v.face === 'black') gainFame(g, v.seat, 1, 'effects');
    }),
    openAsk<Rolling, { gain: [mana: Basic] }>('colour', {
      rule: 'K6.6',
      who: 'seat',
      menu(_g, v, m) {
        if (v.face === 'gold') for (const mana of BASICS) m.option('gain', mana);
      },
      on: {
        gain: (g, v, mana) => gain(g, v, mana),
      },
    }),
  ],
});

/** One after the other. */
export function rollCrystals(g: Play, seat: Seat, n: number, isReward: boolean): void {
  g.callEach(
    rolling,
    Array.from({ length: n }, () => ({ seat, isReward, face: null })),
  );
}
