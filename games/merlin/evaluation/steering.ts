import type { Choice } from '@destrier/engine';
import { bookOf, SPACES } from '../book.js';
import { PROVINCES, type FlagPower, type Province } from '../content/types.js';
import { WHITE } from '../state.js';
import { knightDice, whiteDie } from './dice.js';
import { TILES } from './figures.js';
import { appleWorth, landing, type Bidder } from './landings.js';
import { shareLeft } from './time.js';
import { staffWorth } from './worth.js';

/** What a way to use a die brings: the landing, and what the other dice promise from there. */

const OPPOSITE = 7;
/** What a staff repeats brings less the second time. */
export const AGAIN = 0.8;

export function provinceIn(word: unknown): Province | undefined {
  return PROVINCES.find((province) => province === word);
}

export function flagCost({ g, prices }: Bidder, power: FlagPower): number {
  return prices.loss.flag[bookOf(g).flagOf[power]];
}

const tileCost = ({ g, seat }: Bidder, knight: keyof typeof TILES): number =>
  TILES[knight] * shareLeft(g, seat);

/** The knight on a space, with a die that is then used up. */
function arriving(bidder: Bidder, space: number, die: string): number {
  const { dice } = bidder.g.s.players[bidder.seat];
  const used = 1 << dice.indexOf(Number(die));
  return landing(bidder, space) + knightDice(bidder, space, used) + whiteDie(bidder);
}

/** Merlin on a space, with a staff where that pays. */
function leading(bidder: Bidder, space: number): number {
  const { g, seat } = bidder;
  const { staffs, knight } = g.s.players[seat];
  const once = landing(bidder, space);
  const again = staffs > 0 ? Math.max(0, once * AGAIN - staffWorth(g, seat)) : 0;
  return once + again + knightDice(bidder, knight, 0);
}

/** The best use of a die that shows a face. */
function showing(bidder: Bidder, die: string, face: number): number {
  const { g, seat } = bidder;
  if (die === WHITE)
    return Math.max(leading(bidder, g.s.merlin + face), leading(bidder, g.s.merlin - face));
  return arriving(bidder, (g.s.players[seat].knight + face) % SPACES, die);
}

function faceOf({ g, seat }: Bidder, die: string): number {
  return die === WHITE ? (g.s.players[seat].white ?? 0) : Number(die);
}

function riding(bidder: Bidder, die: string, isBack: boolean): number {
  const { knight } = bidder.g.s.players[bidder.seat];
  const face = Number(die);
  if (!isBack) return arriving(bidder, (knight + face) % SPACES, die);
  const space = (knight - face + SPACES) % SPACES;
  return arriving(bidder, space, die) - flagCost(bidder, 'back');
}

export function steerValue(bidder: Bidder, { verb, args }: Choice): number {
  const { g, seat } = bidder;
  const [first, second] = args;
  const die = String(first);
  switch (verb) {
    case 'ride':
      return riding(bidder, die, second === 'back');
    case 'merlin': {
      const white = g.s.players[seat].white ?? 0;
      return leading(bidder, g.s.merlin + (first === 'back' ? -white : white));
    }
    case 'portal': {
      const province = provinceIn(second);
      if (province === undefined) return 0;
      return arriving(bidder, bookOf(g).spaceOf[province], die) - tileCost(bidder, 'bors');
    }
    case 'apple':
      return showing(bidder, die, Number(second)) - appleWorth(g, seat);
    case 'turn':
      return showing(bidder, die, OPPOSITE - faceOf(bidder, die)) - flagCost(bidder, 'turn');
    case 'tristan':
      return showing(bidder, die, Number(second)) - tileCost(bidder, 'tristan');
    case 'gawain':
      return showing(bidder, WHITE, Number(first)) - tileCost(bidder, 'gawain');
    default:
      return -Infinity;
  }
}
