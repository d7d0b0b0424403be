import { kind, need, paramsOf, why, type Seat } from '@destrier/engine';
import { FACES } from '../content.js';
import { rules, type Play } from '../state.js';
import { isEnding, isHazard, throwDie } from './dice.js';
import { ruses, wink } from './ruses.js';
import { gain } from './silver.js';
import { wagers } from './wagers.js';

const { act, ask, procedure, repeat } = rules;

const throwing = procedure<object>('throwing', {
  steps: [
    ask<object, { throw: []; stop: [] }>('decide', {
      rule: 'H3.1',
      who: (g) => g.s.caster,
      params: paramsOf({ mark: kind.number, dice: kind.list(kind.number) }, (g) => ({
        mark: g.s.mark,
        dice: [...g.s.dice],
      })),
      menu(g, _v, m) {
        const laid = g.s.dice.length;
        m.unless(laid === FACES.length && why('H3.4', 'allFaces'), 'throw');
        m.unless(laid < g.s.mark && why('H3.3', 'belowMark', { laid, mark: g.s.mark }), 'stop');
      },
      on: {
        throw(g) {
          g.s.stopped = false;
          throwDie(g);
          return isHazard(g) ? undefined : 'again';
        },
        stop(g) {
          g.s.stopped = true;
          g.event('stopped', { seat: g.s.caster, dice: g.s.dice.length });
        },
      },
    }),
    ruses,
  ],
});

export const cast = procedure<{ caster: Seat }>('cast', {
  offers: [wink],
  steps: [
    act('begin', undefined, (g, v) => {
      g.s.caster = v.caster;
      g.s.mark = 0;
      g.s.dice = [];
      g.s.stopped = false;
      for (const knight of g.s.knights) {
        knight.side = 'none';
        knight.wager = 0;
      }
    }),
    wagers,
    repeat(
      'throws',
      (g) => !isEnding(g), // H4.7
      throwing,
      () => ({}),
    ),
    act('settle', undefined, (g) => {
      const isMade = !isHazard(g);
      if (isMade) payPrize(g);
      else takeHazard(g);
      payWagers(g, isMade ? 'back' : 'doubt');
      g.s.casts++;
    }),
  ],
});

/** [H5.1] */
function payPrize(g: Play): void {
  const { marks, table } = g.content;
  const { caster, mark, dice } = g.s;
  gain(g, caster, 'prize', need(marks[mark], 'a mark').prize);
  gain(g, caster, 'beyond', table.beyond * (dice.length - mark));
}

/** [H3.2] */
function takeHazard(g: Play): void {
  const seat = g.s.caster;
  g.event('hazard', { seat });
  if (g.options['mercy'] !== 'on') return; // H5.3
  if (g.s.deck.length === 0) {
    // H5.4
    g.moveAll(g.s.played, g.s.deck);
    g.shuffle(g.s.deck, 'deck');
  }
  const { ruses: hand } = g.s.knights[seat];
  if (g.draw(g.s.deck, hand) === 1)
    g.event('drawn', { seat, ruse: g.name(need(hand.at(-1), 'a ruse')) });
}

/** [H5.2] */
function payWagers(g: Play, right: 'back' | 'doubt'): void {
  for (const seat of g.seats) {
    const { side, wager } = g.s.knights[seat];
    if (side !== 'none') gain(g, seat, side, side === right ? wager : -wager);
  }
}
