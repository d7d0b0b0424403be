import type { Card, Seat } from '../basics.js';
import { bit, cardOf, kindOf, knowersOf, knownTo, knows } from '../cards.js';
import { copyOf, forkAmong, forkFor } from '../fork.js';
import type { Match } from '../match.js';
import { spell, type Choice } from '../menu.js';
import { isChoice, menuOf, type Question } from '../questions.js';
import type { Stream } from '../random.js';
import { sees } from '../secrecy/view.js';
import { walk } from '../secrecy/walk.js';

/** A text from a stream, to seed a fork with. */
export function seedFrom(random: Stream): string {
  return random.word().toString(36);
}

/** A world the seat cannot tell from this one. */
export function worldFor(match: Match, seat: Seat, random: Stream): Match {
  return forkFor(match, seat, seedFrom(random));
}

/** A world that two seats together cannot tell from this one. */
export function worldForBoth(match: Match, seat: Seat, other: Seat, random: Stream): Match {
  if (seat === other) return worldFor(match, seat, random);
  const told = copyOf(match);
  walk(told.prepared.game.secrecy, told.s, {
    place(cards, node, owner) {
      if (sees(node.sight, owner, seat)) return;
      const all = sees(node.sight, owner, other);
      for (const [i, card] of cards.entries())
        if (all || knows(card, other)) cards[i] = knownTo(card, knowersOf(card) | bit(seat));
    },
  });
  const fork = forkAmong(told, seat, bit(seat) | bit(other), seedFrom(random));
  restore(match, told, fork, seat, other);
  return fork;
}

// The seat was told only so that the deal passes over these cards; who knows what is put back as it was.
function restore(match: Match, told: Match, fork: Match, seat: Seat, other: Seat): void {
  const real = placesOf(match);
  const marked = placesOf(told);
  const secrets: unknown[] = [];
  walk(match.prepared.game.secrecy, match.s, {
    secret: (_node, _owner, _trail, fields, key) => void secrets.push(fields[key]),
  });
  walk(fork.prepared.game.secrecy, fork.s, {
    place(cards, node, owner) {
      const before = real.shift() as Card[];
      const shown = marked.shift() as Card[];
      const stays = node.ordered || sees(node.sight, owner, seat);
      const at = stays ? [...cards.keys()] : inHand(cards, shown, seat);
      const kinds = cards.map(kindOf);
      for (const [j, card] of before.entries()) {
        const i = at[j] as number;
        cards[i] = cardOf(kinds[i] as number, knowersOf(card));
      }
    },
    secret(node, owner, _trail, fields, key) {
      const value = secrets.shift();
      if (sees(node.sight, owner, other)) fields[key] = structuredClone(value);
    },
  });
}

function placesOf(match: Match): Card[][] {
  const places: Card[][] = [];
  walk(match.prepared.game.secrecy, match.s, { place: (cards) => void places.push(cards) });
  return places;
}

/** Where each card of a hand lies after the deal, which sorts it: those the seat was told of are still there. */
function inHand(cards: readonly Card[], shown: readonly Card[], seat: Seat): number[] {
  const free = [...cards.keys()];
  return shown.map((card) => {
    const told = knows(card, seat);
    const at = free.findIndex((i) => {
      const dealt = cards[i] as Card;
      return knows(dealt, seat) === told && (!told || kindOf(dealt) === kindOf(card));
    });
    return free.splice(at, 1)[0] as number;
  });
}

/** The same choice in another world, if it is possible there. */
export function sameChoice(world: Match, question: Question, choice: Choice): Choice | undefined {
  const menu = menuOf(world, question, world.menu, false);
  const found = menu.find(spell(choice.verb, choice.args));
  return isChoice(found) ? found : undefined;
}

/** Stands for a card that a seat does not know. */
export const UNKNOWN = -1;

/** The cards a seat sees (in the order in which they came) or knows, place by place, and gaps for the others. */
export function cardsKnown(match: Match, seat: Seat): number[][] {
  const known: number[][] = [];
  walk(match.prepared.game.secrecy, match.s, {
    place(cards, node, owner) {
      const all = sees(node.sight, owner, seat);
      const kinds = cards.map((card) => (all || knows(card, seat) ? kindOf(card) : UNKNOWN));
      known.push(all || node.ordered ? kinds : kinds.toSorted((a, b) => a - b));
    },
  });
  return known;
}
