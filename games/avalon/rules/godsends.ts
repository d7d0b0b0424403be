import { need, type Seat } from '@destrier/engine';
import { rules, type OpenLook, type Power, type Play } from '../state.js';
import { moveKind } from './cards.js';
import { judge } from './health.js';
import { ambush, chivalry, plague, spring, volley } from './powers/naming.js';
import { swan } from './powers/swan.js';
import { addPower, powerNamed, removePowers } from './powers.js';
import { highestHealth, isChaos, lowestFirst } from './seats.js';

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
