import { need, why, type MenuOf, type Proc, type Seat, type Why } from '@destrier/engine';
import { CITIES } from '../../content/types.js';
import {
  act,
  call,
  openAsk,
  OTTO,
  procedure,
  repeat,
  type G,
  type Open,
  type Own,
  type Rule,
  type Who,
} from '../../state.js';
import { ottoEnters } from '../otto/registration.js';
import type { TournamentKind } from '../players.js';
import { SLOTS } from './bracket.js';
import { drawKnight } from './knights.js';
import { sectionOf } from './lists.js';
import {
  canChallenge,
  challenge,
  enter,
  freeSlots,
  hasEntered,
  isLastToEnter,
  takesPart,
  whyNotChallenge,
  whyNotEnter,
} from './shields.js';
import { callEach } from './turns.js';

/** Why the Herald cannot help a player. */
export function whyNotRegister(g: Open, seat: Seat): Why | undefined {
  if (g.s.tournament.kind === 'joust')
    return hasEntered(g, seat) ? why('G5.26', 'enteredAlready') : undefined;
  return canChallenge(g, seat) ? undefined : whyNobody(g, seat, 'G5.27');
}

/** [G5.23] Either there is no knight left, or only where the player has a shield already. */
function whyNobody(g: Open, seat: Seat, rule: string): Why {
  const isCovered = CITIES.every((city) =>
    g.s.tournament.stands.some((stand) => stand.city === city && stand.shield === seat),
  );
  return isCovered ? why('G5.23', 'shieldInEveryCity') : why(rule, 'nobodyToChallenge');
}

/** A shield to be placed: in the first or the second lap of registration, or before it by the Herald. */
interface Shield extends Own {
  lap: number;
}
const HERALD = 0;
const FIRST = 1;

type Choice = { challenge: [knight: string]; decline: []; enter: [slot: number]; wait: [] };

function whyNotDecline(g: Open, lap: number): Why | undefined {
  if (lap === FIRST) return why('G9.5', 'firstShieldDue');
  return g.options['edition'] === 'ru' ? why('G18.7', 'secondShieldDue') : undefined;
}

function whyNotWait(g: Open, seat: Seat): Why | undefined {
  return isLastToEnter(g, seat) ? why('G9.10', 'lastMustEnter') : undefined;
}

function listKnights(g: Open, { seat, lap }: Shield, m: MenuOf<Choice>): void {
  if (!canChallenge(g, seat)) return;
  for (const stand of g.s.tournament.stands)
    m.unless(whyNotChallenge(g, seat, stand), 'challenge', stand.knight);
  if (lap !== HERALD) m.unless(whyNotDecline(g, lap), 'decline');
}

function listSlots(g: Open, { seat, lap }: Shield, m: MenuOf<Choice>): void {
  for (let slot = 1; slot <= SLOTS; slot++) m.unless(whyNotEnter(g, slot), 'enter', slot);
  if (lap !== HERALD) m.unless(whyNotWait(g, seat), 'wait');
}

/** One shield of one player; without a lap, by the Herald. */
export const register: Proc<G, Own & { lap?: number }> = procedure<Shield, Own & { lap?: number }>(
  'register',
  {
    locals: (_g, { seat, lap }) => ({ seat, lap: lap ?? HERALD }),
    steps: [
      openAsk<Shield, Choice>('shield', {
        rule: 'G9.2',
        who: (_g, v) => v.seat,
        params: (g) => ({ kind: g.s.tournament.kind }),
        menu(g, v, m) {
          if (g.s.tournament.kind === 'joust') listSlots(g, v, m);
          else listKnights(g, v, m);
        },
        skipped: (g, v) => whyNobody(g, v.seat, v.lap === FIRST ? 'G9.5' : 'G9.6'),
        on: {
          challenge: (g, v, knight) => challenge(g, v.seat, knight),
          enter(g, v, slot) {
            if (v.lap !== HERALD && isLastToEnter(g, v.seat)) g.rule('G9.10');
            enter(g, v.seat, slot);
          },
          decline() {},
          wait(g, v) {
            g.event('waits', { who: v.seat });
          },
        },
      }),
    ],
  },
);

interface Turn {
  who: number;
  lap: number;
}

/** The rules by which somebody registers now. */
function creditTurn(g: Rule, kind: TournamentKind, now: number): void {
  if (kind === 'joust') return g.rule(now === FIRST ? 'G9.9' : 'G9.11');
  g.rule(now === FIRST ? 'G9.3' : 'G9.6');
  if (now === FIRST) g.rule('G9.5');
  else if (g.options['edition'] === 'ru') g.rule('G18.7');
}

const turn = procedure<Turn>('registration turn', {
  steps: [
    act('register', undefined, (g, { who, lap }) => {
      const { kind } = g.s.tournament;
      if (kind === 'joust' && hasEntered(g, who as Who)) {
        if (lap === FIRST) g.rule('G9.12');
        return;
      }
      creditTurn(g, kind, lap);
      if (who === OTTO) ottoEnters(g, 'registration');
      else g.call(register, { seat: who as Seat, lap });
    }),
  ],
});

/** [G9.1] Everybody once, in initiative order. */
const lap = procedure<{ lap: number }>('registration lap', {
  steps: [
    act('turns', 'G9.1', (g, v) => {
      const taking = g.s.order.filter((who) => takesPart(g, who as Who));
      callEach(
        g,
        turn,
        taking.map((who) => ({ who, lap: v.lap })),
      );
    }),
  ],
});

const pasRegistration = procedure<object>('pas registration', {
  steps: [
    act('laps', 'G9.7', (g) => {
      const laps = Array.from({ length: g.content.figures.shields }, (_, i) => ({
        lap: i + FIRST,
      }));
      callEach(g, lap, laps);
    }),
  ],
});

/** [G9.14] Where Otto keeps away, one more knight of the last type fills the row [G17.36]. */
function addKnights(g: Rule): void {
  const { add } = sectionOf(g).joust;
  freeSlots(g).forEach((slot, i) => {
    if (i >= add.length) g.rule('G17.36');
    const knight = drawKnight(g, need(add[i] ?? add.at(-1), 'a knight to add'));
    g.s.tournament.bracket[slot - 1] = knight;
    g.event('arrives', { knight, slot });
  });
}

const joustRegistration = procedure<object>('joust registration', {
  steps: [
    call('first lap', lap, () => ({ lap: FIRST })),
    repeat(
      'laps',
      (g) => g.s.order.some((who) => takesPart(g, who as Who) && !hasEntered(g, who as Who)),
      lap,
      () => ({ lap: FIRST + 1 }),
    ),
    act('add knights', 'G3.14', (g) => {
      g.rule('G9.14');
      addKnights(g);
    }),
  ],
});

/** The registration phase. */
export const registration: Proc<G, object> = procedure<object>('registration', {
  steps: [
    act('register', undefined, (g) => {
      g.call(g.s.tournament.kind === 'joust' ? joustRegistration : pasRegistration, {});
    }),
  ],
});
