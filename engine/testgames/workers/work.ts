import { need, why, type Why } from '../../index.js';
import { COLOURS, SPACES, WORKERS, type SpaceId } from './content.js';
import { duel } from './duel/duel.js';
import { build } from './field.js';
import { change, relic } from './offers.js';
import { gain } from './purse.js';
import { march } from './rival.js';
import { scout } from './scout.js';
import { circlesOf } from './spaces.js';
import { act, ask, call, FOE, procedure, repeat, type Look, type Own, type Play } from './types.js';

const opponent = procedure<Own>('opponent', {
  steps: [
    ask<Own, { fight: [what: 'foe']; challenge: [colour: string] }>('opponent', {
      rule: 'W6.1',
      who: 'seat',
      menu(g, v, m) {
        m.option('fight', 'foe');
        for (const seat of g.seats) {
          const twice = g.s.players[seat].challenged && why('W6.2', 'challengedAlready');
          if (seat !== v.seat) m.unless(twice, 'challenge', need(COLOURS[seat], 'a colour'));
        }
      },
      on: {
        fight: (g, v) => g.call(duel, { seat: v.seat, against: 'foe', rival: FOE }),
        challenge(g, v, colour) {
          const rival = need(
            g.seats.find((seat) => COLOURS[seat] === colour),
            colour,
          );
          g.s.players[rival].challenged = true;
          g.call(duel, { seat: v.seat, against: 'seat', rival });
        },
      },
    }),
  ],
});

/** [W3.3] and where the other spaces lead. */
const EFFECT: { readonly [space in SpaceId]: (g: Play, own: Own) => void } = {
  mine: (g, { seat }) => gain(g, seat, 'coins', 3),
  chapel: (g, { seat }) => gain(g, seat, 'faith', 1),
  yard: (g, { seat }) => gain(g, seat, 'strength', 2),
  watch: (g, own) => g.call(scout, own),
  lists: (g, own) => g.call(opponent, own),
  field: (g, own) => g.call(build, own),
};

function closedTo(g: Look, space: SpaceId): Why | false {
  const { taken, free } = circlesOf(g.s.circles, space);
  if (free === 0) return why('W3.2', 'circlesTaken', { space, circles: taken.length });
  return space === 'watch' && g.s.deck.length === 0 && why('W3.6', 'noFoes');
}

function sendWorker(g: Play, own: Own): void {
  g.s.players[own.seat].workers--;
  g.s.moved++;
}

const turn = procedure<Own>('turn', {
  offers: [change, relic],
  steps: [
    ask<Own, { place: [space: SpaceId]; rest: [] }>('place', {
      rule: 'W3.1',
      who: 'seat',
      menu(g, _v, m) {
        for (const { id } of SPACES) m.unless(closedTo(g, id), 'place', id);
        m.option('rest');
      },
      on: {
        place(g, v, space) {
          sendWorker(g, v);
          circlesOf(g.s.circles, space).taken.push(v.seat);
          g.event('placed', { seat: v.seat, space });
          EFFECT[space](g, { seat: v.seat });
        },
        rest(g, v) {
          g.rule('W3.4');
          sendWorker(g, v);
        },
      },
    }),
    ask<Own, { end: [] }>('end', {
      who: 'seat',
      menu: (_g, _v, m) => m.option('end'),
      on: { end() {} },
    }),
  ],
});

const lap = procedure<object>('lap', {
  steps: [
    act('begin', undefined, (g) => {
      g.s.moved = 0;
    }),
    repeat(
      'turns',
      (g) => g.s.moved < g.seats.length,
      turn,
      (g) => ({ seat: g.after(g.s.first, g.s.moved) }),
    ),
    call(
      'march',
      march,
      () => ({}),
      (g) => g.s.rival.plays,
    ),
    act('end', undefined, (g) => {
      g.s.lap++;
    }),
  ],
});

export const work = procedure<object>('work', {
  steps: [repeat('laps', (g) => g.s.lap < WORKERS, lap)],
});
