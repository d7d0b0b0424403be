import { actorIn } from '@destrier/engine';
import {
  CASTLE,
  merlin,
  merlinEvents,
  SPACES,
  type Good,
  type MerlinEvent,
  type Province,
  type Servant,
} from '@destrier/merlin/page';
import { signBack } from '../../art/cards/backs.js';
import { wizard } from '../../art/figures.js';
import { pawn, type PawnColour } from '../../art/pieces.js';
import { sign } from '../../art/signs.js';
import {
  change,
  deedsBy,
  type Circumstances,
  type Flight,
  type Move,
  type Movement,
  type MovingPiece,
} from '../../movement/moves.js';
import { goodSign } from './emblems.js';
import { manorDrawing } from './manor.js';
import { colourOf, servantDisc } from './pieces.js';
import { holdingSign, relicSign } from './signs.js';

type Now = Circumstances<MerlinEvent>;

const TOKEN = 26;
/** More stars or counters would say no more. */
const TOKENS_AT_MOST = 3;

const star: MovingPiece = { drawing: sign('glory'), width: TOKEN };
const apple: MovingPiece = { drawing: holdingSign('apple'), width: TOKEN };
const staff: MovingPiece = { drawing: holdingSign('staff'), width: TOKEN };
const card: MovingPiece = { drawing: signBack('azure', 'scroll'), width: 64, isPrint: true };

const counter = (seat: number, { sitters }: Now): MovingPiece => ({
  drawing: holdingSign('cube', colourOf(sitters, seat)),
  width: TOKEN,
});
const ofGood = (good: Good, province: Province): MovingPiece => ({
  drawing: goodSign(good, province),
  width: TOKEN,
});

const mat = (seat: number): string => `seat:${seat}`;
const handOf = (seat: number, { viewer }: Now): string => (seat === viewer ? 'hand' : mat(seat));

function flight(piece: MovingPiece, gait: Flight['gait'], from: string, to: string): Flight {
  return { kind: 'flight', piece, gait, from, to };
}

function tokens(piece: MovingPiece, count: number, from: string, to: string): Move[] {
  const one = flight(piece, 'token', from, to);
  return Array.from({ length: Math.min(Math.max(0, count), TOKENS_AT_MOST) }, () => one);
}

/** The thing that stands for a good among those that somebody has. */
export const heldThing = (good: Good, province: Province): string => `${good}:${province}`;
/** The servant of a seat in a province. */
export const servantThing = (servant: Servant, seat: number): string => `${servant}:${seat}`;
/** The counters of a seat in a province. */
export const counterThing = (seat: number): string => `counter:${seat}`;

/** A figure of the ring: Merlin, or the knight of a seat. */
type Rider = 'merlin' | { readonly seat: number; readonly colour: PawnColour };

const knightOf = (seat: number, { sitters }: Now): Rider => ({
  seat,
  colour: colourOf(sitters, seat),
});

/** A figure goes round the ring, from space to space. */
function went(who: Rider, way: 'on' | 'back', steps: number, space: number): Flight {
  const forth = way === 'back' ? -1 : 1;
  const spaceAfter = (n: number): string =>
    `ring:${(((space + forth * (n - steps)) % SPACES) + SPACES) % SPACES}`;
  return {
    ...figure(who, 'hops', spaceAfter(0), space),
    via: Array.from({ length: Math.max(0, steps - 1) }, (_, nth) => spaceAfter(nth + 1)),
  };
}

function figure(who: Rider, gait: Flight['gait'], from: string, to: number): Flight {
  const drawing = who === 'merlin' ? wizard() : pawn(who.colour);
  const thing = who === 'merlin' ? 'merlin' : `knight:${who.seat}`;
  return { ...flight({ drawing, width: 30 }, gait, from, `ring:${to}`), thing };
}

/** The space on which somebody acts. */
function whereabouts(seat: number, { before }: Now): string {
  for (const event of before.toReversed()) {
    switch (event.name) {
      case 'rode':
      case 'ledMerlin':
      case 'portal':
      case 'mirrored':
      case 'borrowed':
        if (event.params.seat === seat) return `ring:${event.params.space}`;
        break;
      default:
    }
  }
  return 'ring';
}

/** What an event moves on the table of Merlin. A scoring is shown by itself. */
export function movesOf(event: MerlinEvent, now: Now): readonly Move[] {
  switch (event.name) {
    case 'rode': {
      const { seat, way, steps, space } = event.params;
      return [went(knightOf(seat, now), way, steps, space)];
    }
    case 'ledMerlin': {
      const { way, steps, space } = event.params;
      return [went('merlin', way, steps, space)];
    }
    case 'portal':
    case 'mirrored':
      return [figure(knightOf(event.params.seat, now), 'pawn', 'ring:*', event.params.space)];
    case 'borrowed':
      return [change(`ring:${event.params.space}`)];
    case 'sent': {
      const { seat, servant, from, to } = event.params;
      return [serving(servant, seat, from, to, now)];
    }
    case 'displaced': {
      const { seat, servant, province } = event.params;
      return [serving(servant, seat, province, CASTLE, now)];
    }
    case 'worked': {
      const { servant, province } = event.params;
      return [change(slot(servant, province))];
    }
    default:
      return [...brought(event, now), ...carded(event, now)];
  }
}

const slot = (servant: Servant, province: Province): string => `slot:${servant}:${province}`;

/** A servant between the castle and the provinces. */
function serving(
  servant: Servant,
  seat: number,
  from: Province | typeof CASTLE,
  to: Province | typeof CASTLE,
  { sitters }: Now,
): Flight {
  const placeOf = (post: typeof from): string =>
    post === CASTLE ? mat(seat) : slot(servant, post);
  const piece = { drawing: servantDisc(servant, colourOf(sitters, seat)), width: 34 };
  return {
    ...flight(piece, 'pawn', placeOf(from), placeOf(to)),
    thing: servantThing(servant, seat),
  };
}

/** What players get, place and give back. */
function brought(event: MerlinEvent, now: Now): readonly Move[] {
  switch (event.name) {
    case 'took': {
      const { seat, good, province } = event.params;
      const one = flight(ofGood(good, province), 'token', `supply:${good}:${province}`, mat(seat));
      return [{ ...one, thing: heldThing(good, province) }];
    }
    case 'returned': {
      const { seat, good, province } = event.params;
      const one = flight(ofGood(good, province), 'token', mat(seat), `supply:${good}:${province}`);
      return [{ ...one, thing: heldThing(good, province) }];
    }
    case 'placed': {
      const { seat, province } = event.params;
      const one = flight(counter(seat, now), 'token', mat(seat), `province:${province}`);
      return [{ ...one, thing: counterThing(seat) }];
    }
    case 'counted': {
      const { seat, points } = event.params;
      return tokens(star, points, whereabouts(seat, now), mat(seat));
    }
    case 'seized': {
      const { seat, relic, from } = event.params;
      const held = now.before.findLast(
        (one) => one.name === 'seized' && one.params.relic === relic,
      );
      if (held?.name === 'seized' && held.params.seat === seat) return [];
      const place = from === null ? whereabouts(seat, now) : mat(from);
      return [
        {
          ...flight({ drawing: relicSign(relic), width: 34 }, 'card', place, mat(seat)),
          thing: relic,
        },
      ];
    }
    case 'apple':
      return tokens(apple, 1, whereabouts(event.params.seat, now), mat(event.params.seat));
    case 'staffed':
      return tokens(staff, 1, mat(event.params.seat), whereabouts(event.params.seat, now));
    case 'built': {
      const { seat, tile } = event.params;
      const piece = {
        drawing: manorDrawing(colourOf(now.sitters, seat)),
        width: 44,
        isCopied: true,
      } as const;
      return [{ ...flight(piece, 'pawn', mat(seat), `domain:${tile}`), thing: `manor:${tile}` }];
    }
    case 'strengthened':
      return [change(`province:${event.params.province}`)];
    case 'repelled':
    case 'sealed':
    case 'usedTile':
      return [change(mat(event.params.seat))];
    default:
      return [];
  }
}

/** Quest cards, and the points that they bring. */
function carded(event: MerlinEvent, now: Now): readonly Move[] {
  switch (event.name) {
    case 'tookOpen': {
      const { seat, quest } = event.params;
      return [{ ...flight(card, 'card', 'quests', handOf(seat, now)), thing: quest }];
    }
    case 'drew': {
      const { seat, quest } = event.params;
      const one = flight(card, 'card', 'pile', handOf(seat, now));
      return [quest === undefined ? one : { ...one, thing: quest }];
    }
    case 'revealed':
      return [{ ...flight(card, 'card', 'pile', 'quests'), thing: event.params.quest }];
    case 'resolved': {
      const { seat, points } = event.params;
      return tokens(star, points, handOf(seat, now), mat(seat));
    }
    case 'seconded':
    case 'praised':
    case 'favoured':
    case 'deed':
      return [change(mat(event.params.seat))];
    default:
      return [];
  }
}

export const movement: Movement = {
  deeds: deedsBy(merlinEvents, (event) => actorIn(merlin.game.events, event), movesOf),
  dice: ['rolled', 'rerolled'],
};
