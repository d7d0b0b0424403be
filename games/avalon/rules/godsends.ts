import { need, why, type Seat } from '@destrier/engine';
import { rules, type OpenLook, type Play, type Power } from '../state.js';
import { moveKind } from './cards.js';
import { judge } from './health.js';
import { addPower, powerNamed, powerOf, removePowers, spend } from './powers.js';
import { ambush, chivalry, plague, spring, volley } from './powers/naming.js';
import { highestHealth, isChaos, lowestFirst, othersOf } from './seats.js';

const { act, openAsk, procedure } = rules;

/** How many receive one in the first turn [A12.5] [A12.6] [A18.13] [A18.14]. */
function recipients(g: OpenLook): number {
  const { few, many, chaos } = g.content.recipients;
  const figures = isChaos(g) ? chaos : g.seats.length > 4 ? many : few;
  return figures[Math.min(g.s.round, figures.length) - 1] ?? 0;
}

/** Those who take one in turn, and why: for the least health, or for being so far behind. */
interface Due {
  readonly seats: readonly Seat[];
  readonly gap: number;
}

/** Who takes one, in order; fixed by the health after dusk [A12.11]. */
function queueOf(g: OpenLook): Due[] {
  const most = highestHealth(g);
  const behind = lowestFirst(
    g,
    g.seats.filter((seat) => g.s.players[seat].health < most), // A12.3, A12.4
    g.s.formerDealer,
  ); // A12.8
  const queue: Due[] = [{ seats: behind.slice(0, recipients(g)), gap: 0 }]; // A12.7
  if (isChaos(g)) return queue; // A18.15
  for (const gap of g.content.figures.behind)
    queue.push({ seats: behind.filter((seat) => most - g.s.players[seat].health >= gap), gap }); // A12.9, A12.10
  return queue;
}

/** The deck, filled up from the discard if it is empty [A12.16]. */
function stocked(g: Play): boolean {
  const { deck, discard } = g.s.favours;
  if (deck.length === 0 && discard.length > 0) {
    g.moveAll(discard, deck);
    g.shuffle(deck, 'favours');
  }
  return deck.length > 0;
}

function openOne(g: Play): void {
  const { deck, open } = g.s.favours;
  if (!stocked(g)) return;
  g.draw(deck, open);
  g.event('opened', { godsends: [g.name(need(open.at(-1), 'a godsend'))] });
}

/** Old godsends go; each lasts for one round [A12.1]. */
function discardOld(g: Play): void {
  for (const seat of g.seats) g.moveAll(g.s.players[seat].godsends, g.s.favours.discard);
  removePowers(g, ({ rank }) => rank === 'godsend');
}

/** A godsend lies before its holder, and is played if it says so [A12.14]. */
function receive(g: Play, seat: Seat, godsend: string): void {
  const { effect } = need(g.content.godsends[godsend], godsend);
  g.event('godsend', { seat, godsend });
  playAtOnce(g, addPower(g, { card: godsend, rank: 'godsend', effect, seat }));
}

function playAtOnce(g: Play, { effect, seat }: Power): void {
  switch (effect) {
    case 'chivalry':
      return g.call(chivalry, { seat });
    case 'double-poison':
      return g.call(plague, { seat });
    case 'ambush':
      return g.call(ambush, { seat });
    case 'heal':
      return g.call(spring, { seat });
    case 'volley':
      return g.call(volley, { seat });
    default:
      return undefined;
  }
}

interface Taking {
  seat: Seat;
}

const taking = procedure<Taking>('taking', {
  steps: [
    act('stock', undefined, (g) => {
      stocked(g);
    }),
    openAsk<Taking, { take: [godsend: string]; draw: [] }>('take', {
      rule: 'A12.12',
      who: 'seat',
      menu(g, _v, m) {
        for (const card of g.s.favours.open) m.option('take', g.name(card));
        if (g.s.favours.deck.length > 0) m.option('draw');
      },
      on: {
        take(g, { seat }, godsend) {
          moveKind(g, godsend, g.s.favours.open, g.s.players[seat].godsends);
          openOne(g); // A12.13
          receive(g, seat, godsend);
        },
        draw(g, { seat }) {
          const { godsends: own } = g.s.players[seat];
          g.draw(g.s.favours.deck, own);
          receive(g, seat, g.name(need(own.at(-1), 'a godsend')));
        },
      },
    }),
  ],
});

interface Of {
  seat: Seat;
}

const inPlay = (g: OpenLook): Power[] => g.s.powers.filter(({ rank }) => rank === 'godsend');

/** Why a godsend cannot be given to this seat [A14.10]. */
function whyNotGive(g: OpenLook, power: Power, to: Seat) {
  if (g.content.godsends[power.card]?.holds !== true)
    return why('A14.10', 'godsendDone', { godsend: power.card });
  return power.target === to ? why('A14.10', 'godsendNames', { godsend: power.card }) : undefined;
}

/** Who uses the Swan, and under which name that is told. */
function spendSwan(g: Play, by: Seat): { readonly by: Seat; readonly power: string } {
  const power = need(powerOf(g, by, 'swan'), 'swan');
  spend(g, power);
  return { by, power: power.card };
}

/** The Swan [A14.9]. */
const swan = procedure<Of>('swan', {
  steps: [
    openAsk<Of, { dismiss: [godsend: string]; regive: [godsend: string, to: Seat]; leave: [] }>(
      'godsend',
      {
        rule: 'A14.9',
        who: 'seat',
        menu(g, _v, m) {
          const powers = inPlay(g);
          for (const power of powers) {
            m.option('dismiss', power.card);
            for (const to of othersOf(g, power.seat))
              m.unless(whyNotGive(g, power, to), 'regive', power.card, to);
          }
          if (powers.length > 0) m.option('leave');
        },
        on: {
          dismiss(g, v, godsend) {
            const power = need(
              inPlay(g).find(({ card }) => card === godsend),
              godsend,
            );
            const used = spendSwan(g, v.seat);
            moveKind(g, godsend, g.s.players[power.seat].godsends, g.s.favours.discard);
            g.event('godsendGone', { ...used, seat: power.seat, godsend });
            removePowers(g, (other) => other === power);
          },
          regive(g, v, godsend, to) {
            const power = need(
              inPlay(g).find(({ card }) => card === godsend),
              godsend,
            );
            const used = spendSwan(g, v.seat);
            const from = power.seat;
            moveKind(g, godsend, g.s.players[from].godsends, g.s.players[to].godsends);
            power.seat = to;
            g.event('godsendGiven', { ...used, from, to, godsend });
          },
          leave() {},
        },
      },
    ),
  ],
});

/** Help for those behind. */
export const godsends = procedure<object>('godsends', {
  watch: judge,
  steps: [
    act('old ones go', 'A12.1', (g) => {
      g.s.phase = 'godsends';
      discardOld(g);
    }),
    act('open two', 'A12.2', (g) => {
      openOne(g);
      openOne(g);
    }),
    act('take', undefined, (g) => {
      const queue = queueOf(g).filter(({ seats }) => seats.length > 0);
      for (const { seats, gap } of queue) g.event('due', { seats, gap });
      // What is called last runs first.
      g.callEach(
        taking,
        queue.flatMap(({ seats }) => seats.map((seat) => ({ seat }))),
      );
    }),
    act('rest', 'A12.15', (g) => g.moveAll(g.s.favours.open, g.s.favours.discard)),
    act('swan', undefined, (g) => {
      const power = powerNamed(g, 'swan');
      if (power !== undefined) g.call(swan, { seat: power.seat });
    }),
  ],
});
