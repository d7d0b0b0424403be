import { why, type Seat, type Why } from '@destrier/engine';
import { WOUND } from '../book.js';
import { rules, type Look, type OpenLook, type Play } from '../state.js';
import type { Turn } from '../table.js';
import { assault, rampage } from './combat/starting.js';
import { closing } from './closing.js';
import { explorable, explore } from './exploring.js';
import { gainToken } from './gains.js';
import { interacting, whyNotInteract, whyNotTended } from './interaction.js';
import { arrive, steps } from './movement.js';
import { playing, tending } from './playing.js';
import { countIn, hasMod, isAid, spaceAt } from './reading.js';
import { burn, enterSite, tribute, whyNotBurn, whyNotEnter, whyNotTribute } from './sites.js';
import { beforehand, tactical } from './tactics.js';
import { costOf, heroOn, isAssault, provokedBy, rampagersBeside } from './terrain.js';

const { act, ask, call, procedure } = rules;

/** A turn of a player. */

interface OfSeat {
  seat: Seat;
}

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    phase: 'movement',
    path: [],
    explored: false,
    move: 0,
    influence: 0,
    heal: 0,
    grail: 0,
    dice: ['plain'],
    used: 0,
    stolen: 0,
    set: [],
    spent: [],
    mods: [],
    context: {
      by: 'none',
      id: '',
      colour: null,
      paid: null,
      card: null,
      discarded: 0,
      number: 0,
      foe: null,
      bonus: 0,
      moment: 'movement',
    },
    active: false,
    recruited: 0,
    rewards: [],
    woundsInHand: 0,
    woundsInDiscard: 0,
    again: false,
    bending: false,
    bent: false,
    fought: [],
    searched: false,
  };
}

const ACTED = why('K4.6', 'acted');
const CROWDED = why('K7.11', 'crowded');
const MUST_LEAVE = why('K7.13', 'mustLeave');
const MOVED = why('K4.16', 'moved');
const MUST_REST = why('K4.10', 'mustRest');
const ONLY_WOUNDS = why('K4.8', 'onlyWounds');

/** Why no action can be taken: one a turn, and none where another hero stands [K4.21] [K9.37]. */
function whyNotAct(g: OpenLook, seat: Seat): Why | undefined {
  if (g.s.turn.phase !== 'movement') return ACTED;
  return heroOn(g, seat, spaceAt(g, g.s.players[seat].at)) === undefined ? undefined : CROWDED;
}

const woundsIn = (g: Look, seat: Seat): number => countIn(g, g.s.players[seat].hand, WOUND);
const cardsIn = (g: Look, seat: Seat): number => g.s.players[seat].hand.length - woundsIn(g, seat);

/** Resting comes before everything else that moves or acts [K4.8]. */
function whyNotRest(g: OpenLook): Why | undefined {
  const { phase, path, explored } = g.s.turn;
  if (phase !== 'movement') return ACTED;
  return path.length > 0 || explored ? MOVED : undefined;
}

/** Those who have done nothing and hold only wounds must rest [K4.10]. */
function mustRest(g: Look, seat: Seat): Why | undefined {
  const { active } = g.s.turn;
  const { hand } = g.s.players[seat];
  if (active || hand.length === 0 || cardsIn(g, seat) > 0) return undefined;
  return whyNotRest(g) === undefined ? MUST_REST : undefined;
}

/** The aid lets nobody stop where another hero stands, as long as there is a way on [K7.13]. */
function whyNotStay(g: OpenLook, seat: Seat): Why | undefined {
  const here = spaceAt(g, g.s.players[seat].at);
  if (!isAid(g) || g.s.turn.phase !== 'movement' || heroOn(g, seat, here) === undefined)
    return undefined;
  for (const { reason } of steps(g, seat)) if (reason === undefined) return MUST_LEAVE;
  return undefined;
}

type Deeds = {
  go: [space: string];
  explore: [place: string];
  challenge: [];
  enter: [];
  burn: [];
  tribute: [];
  interact: [];
  rest: [card: string, wounds: number];
  recover: [];
  end: [];
};

function step(g: Play, seat: Seat, space: string): void {
  const from = g.s.players[seat].at;
  const provoked = hasMod(g, 'leap') ? [] : provokedBy(g, from, space);
  arrive(g, seat, space, costOf(g, spaceAt(g, space)) ?? 0);
  if (isAssault(g, seat, spaceAt(g, space))) assault(g, seat, from, provoked);
  else if (provoked.length > 0) {
    g.event('provoked', {
      seat,
      foes: provoked.flatMap((one) => g.all(g.s.sites[one]?.foes ?? [])),
    });
    rampage(g, seat, provoked); // K7.7
  }
}

/** One card and wounds go from the hand; in slow recovery one wound [K4.8] [K4.9] [K4.17]. */
function rest(g: Play, seat: Seat, cards: readonly string[]): void {
  const { hand, discard } = g.s.players[seat];
  g.s.turn.phase = 'rest';
  g.s.turn.active = true;
  g.s.turn.move = 0;
  for (const card of cards) {
    const found = g.find(hand, card);
    if (found !== undefined) g.move(found, hand, discard);
  }
  g.event('rests', { seat });
  g.event('discarded', { seat, cards: [...cards] });
}

const NO_RAMPAGER = why('K12.2', 'nobodyNear');

const core = procedure<OfSeat>('core', {
  offers: [playing, tending, tactical],
  steps: [
    ask<OfSeat, Deeds>('deeds', {
      rule: 'K4.4',
      moment: 'movement',
      who: 'seat',
      menu(g, { seat }, m) {
        const { phase } = g.s.turn;
        const must = mustRest(g, seat);
        if (phase === 'movement') {
          for (const { space, reason } of steps(g, seat)) m.unless(must ?? reason, 'go', space);
          for (const { place, reason } of explorable(g, seat))
            m.unless(must ?? reason, 'explore', place);
        }
        const acted = must ?? whyNotAct(g, seat);
        const near = rampagersBeside(g, g.s.players[seat].at).length > 0;
        m.unless(acted ?? (!near && NO_RAMPAGER), 'challenge');
        m.unless(acted ?? whyNotEnter(g, seat), 'enter');
        m.unless(acted ?? whyNotBurn(g, seat), 'burn');
        m.unless(acted ?? whyNotTribute(g, seat), 'tribute');
        const resting = phase === 'rest';
        m.unless(resting ? whyNotTended(g, seat) : (acted ?? whyNotInteract(g, seat)), 'interact');
        const tired = whyNotRest(g);
        const wounds = woundsIn(g, seat);
        for (const card of g.kinds(g.s.players[seat].hand)) {
          if (card === WOUND) continue;
          const least = isAid(g) ? wounds : 0; // K4.8
          for (let n = least; n <= wounds; n++) m.unless(tired, 'rest', card, n);
        }
        if (wounds > 0)
          m.unless(
            tired ?? (wounds < g.s.players[seat].hand.length ? ONLY_WOUNDS : undefined),
            'recover',
          );
        m.unless(must ?? whyNotStay(g, seat), 'end');
      },
      on: {
        go(g, { seat }, space) {
          step(g, seat, space);
          return 'again';
        },
        explore(g, { seat }, place) {
          explore(g, seat, place);
          return 'again';
        },
        challenge(g, { seat }) {
          rampage(g, seat, []);
          return 'again';
        },
        enter(g, { seat }) {
          enterSite(g, seat);
          return 'again';
        },
        burn(g, { seat }) {
          burn(g, seat);
          return 'again';
        },
        tribute(g, { seat }) {
          tribute(g, seat);
          return 'again';
        },
        interact(g, { seat }) {
          g.call(interacting, { seat, resting: g.s.turn.phase === 'rest' });
          return 'again';
        },
        rest(g, { seat }, card, wounds) {
          rest(g, seat, [card, ...Array.from({ length: wounds }, () => WOUND)]);
          return 'again';
        },
        recover(g, { seat }) {
          rest(g, seat, [WOUND]);
          return 'again';
        },
        end() {},
      },
    }),
  ],
});

/** A magical glade gives mana as the time of day is [K9.6]. */
function drinkFromGlade(g: Play, seat: Seat): void {
  if (spaceAt(g, g.s.players[seat].at).site !== 'glade') return;
  g.rule('glade');
  gainToken(g, seat, g.s.day ? 'gold' : 'black');
}

const announcing = procedure<OfSeat>('announcing', {
  steps: [
    ask<OfSeat, { announce: []; stay: [] }>('announce', {
      rule: 'K2.10',
      who: 'seat',
      menu(g, { seat }, m) {
        m.option('announce');
        if (g.s.players[seat].hand.length > 0) m.option('stay');
      },
      on: {
        announce(g, { seat }) {
          g.s.announced = seat;
          g.event('announced', { who: seat });
          g.leave(turn);
        },
        stay() {},
      },
    }),
  ],
});

/** With an empty deck one may end the round; with an empty hand, too, one must [K2.10] [K2.17]. */
function mayAnnounce(g: Look, seat: Seat): boolean {
  return g.s.players[seat].deck.length === 0 && g.s.announced === null;
}

/** Without cards and deck nothing is left of the last turn [K2.18]. */
function passes(g: Look, seat: Seat): boolean {
  const { deck, hand } = g.s.players[seat];
  return g.s.announced !== null && deck.length === 0 && hand.length === 0;
}

export const turn = procedure<OfSeat>('turn', {
  steps: [
    act('begin', undefined, (g, { seat }) => {
      g.event('turn', { who: seat });
      g.s.turn = { ...newTurn(seat), bent: g.s.turn.bending && g.s.turn.seat === seat };
    }),
    call('beforehand', beforehand, (_g, { seat }) => ({ seat })),
    call(
      'announce',
      announcing,
      (_g, { seat }) => ({ seat }),
      (g, { seat }) => mayAnnounce(g, seat),
    ),
    act('pass', 'K2.18', (g, { seat }) => {
      if (passes(g, seat)) g.leave(turn);
    }),
    act('glade', 'K9.6', (g, { seat }) => drinkFromGlade(g, seat)),
    call('core', core, (_g, { seat }) => ({ seat })),
    call('close', closing, (_g, { seat }) => ({ seat })),
  ],
});
