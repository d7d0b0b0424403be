import {
  kind,
  need,
  paramsOf,
  why,
  type MenuOf,
  type Proc,
  type Seat,
  type Why,
} from '@destrier/engine';
import { CITIES } from '../../content/types.js';
import {
  act,
  call,
  openAsk,
  OTTO,
  procedure,
  repeat,
  type G,
  type OpenLook,
  type Own,
  type Play,
  type Who,
} from '../../state.js';
import { ottoEnters } from '../otto/registration.js';
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

/** Why the Herald cannot help a player. */
export function whyNotRegister(g: OpenLook, seat: Seat): Why | undefined {
  if (g.s.tournament.kind === 'joust')
    return hasEntered(g, seat) ? why('G5.26', 'enteredAlready') : undefined;
  return canChallenge(g, seat) ? undefined : whyNobody(g, seat, 'G5.27');
}

/** [G5.23] Either there is no knight left, or only where the player has a shield already. */
function whyNobody(g: OpenLook, seat: Seat, rule: string): Why {
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

function whyNotDecline(g: OpenLook, lap: number): Why | undefined {
  if (lap === FIRST) return why('G9.5', 'firstShieldDue');
  return g.options['edition'] === 'ru' ? why('G18.7', 'secondShieldDue') : undefined;
}

function whyNotWait(g: OpenLook, seat: Seat): Why | undefined {
  return isLastToEnter(g, seat) ? why('G9.10', 'lastMustEnter') : undefined;
}

function listKnights(g: OpenLook, { seat, lap }: Shield, m: MenuOf<Choice>): void {
  if (!canChallenge(g, seat)) return;
  for (const stand of g.s.tournament.stands)
    m.unless(whyNotChallenge(g, seat, stand), 'challenge', stand.knight);
  if (lap !== HERALD) m.unless(whyNotDecline(g, lap), 'decline');
}

function listSlots(g: OpenLook, { seat, lap }: Shield, m: MenuOf<Choice>): void {
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
        who: 'seat',
        params: paramsOf({ kind: kind.word('tournament') }, (g) => ({ kind: g.s.tournament.kind })),
        menu(g, v, m) {
          if (g.s.tournament.kind === 'joust') listSlots(g, v, m);
          else listKnights(g, v, m);
        },
        skipped: (g, v) => whyNobody(g, v.seat, v.lap === FIRST ? 'G9.5' : 'G9.6'),
        on: {
          challenge: (g, v, knight) => challenge(g, v.seat, knight),
          enter(g, v, slot) {
            enter(g, v.seat, slot); // G9.10
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
  who: Who;
  lap: number;
}

/** [G9.3] [G9.5] [G9.6] [G18.7] In a pas d'armes a shield in either lap; in a joust until one is placed [G9.9] [G9.11]. */
const turn = procedure<Turn>('registration turn', {
  steps: [
    act('register', undefined, (g, { who, lap }) => {
      if (g.s.tournament.kind === 'joust' && hasEntered(g, who)) return; // G9.12
      if (who === OTTO) ottoEnters(g, 'registration');
      else g.call(register, { seat: who, lap });
    }),
  ],
});

/** [G9.1] Everybody once, in initiative order. */
const lap = procedure<{ lap: number }>('registration lap', {
  steps: [
    act('turns', 'G9.1', (g, v) => {
      const taking = g.s.order.filter((who) => takesPart(g, who));
      g.callEach(
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
      g.callEach(lap, laps);
    }),
  ],
});

/** [G9.14] Where Otto keeps away, one more knight of the last type fills the row [G17.36]. */
function addKnights(g: Play): void {
  const { add } = sectionOf(g).joust;
  freeSlots(g).forEach((slot, i) => {
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
      (g) => g.s.order.some((who) => takesPart(g, who) && !hasEntered(g, who)),
      lap,
      () => ({ lap: FIRST + 1 }),
    ),
    act('add knights', 'G3.14', (g) => {
      addKnights(g); // G9.14
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
