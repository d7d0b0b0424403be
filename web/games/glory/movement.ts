import {
  gloryEvents,
  OTTO,
  textless,
  type Deck,
  type GloryEvent,
  type Seen,
} from '@destrier/glory/page';
import { actorIn } from '@destrier/engine';
import { signBack } from '../../art/cards/backs.js';
import { shield } from '../../art/pieces.js';
import { trackSpaces } from '../../art/scenes/track.js';
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
import { pawnIn } from '../../heraldry/pawn-in.js';
import { blazonBorne } from './arms.js';
import { DECK_COLOURS } from './cards.js';
import { MARKS } from './icons.js';
import { SCORE } from './places.js';

type Now = Circumstances<GloryEvent>;
type Whoever = number | 'otto';

const SIGNS = { coins: 'coin', strength: 'strength', faith: 'faith' } as const;
const TOKENS_AT_MOST = 3;
/** The score goes around the town. */
const LAP = trackSpaces(SCORE).length;
/** Farther than so many spaces a shield slides. */
const HOPS_AT_MOST = 6;

function backOf(deck: Deck): MovingPiece {
  return { drawing: signBack(DECK_COLOURS[deck], MARKS[deck]), width: 74, isPrint: true };
}

const SCROLL: MovingPiece = { drawing: sign('scroll'), width: 34, isCopied: true };
const TILE: MovingPiece = { drawing: sign('support'), width: 34, isCopied: true };

/** By the number under which somebody is drawn. */
const numbered = (who: Whoever): number => (who === 'otto' ? OTTO : who);
const mat = (who: Whoever): string => `seat:${who}`;
const handOf = (seat: number, { viewer }: Now): string => (seat === viewer ? 'hand' : mat(seat));

function shieldOf(who: Whoever, now: Now): MovingPiece {
  return { drawing: shield(blazonBorne(now, numbered(who))), width: 28, isCopied: true };
}

function flight(piece: MovingPiece, gait: Flight['gait'], from: string, to: string): Flight {
  return { kind: 'flight', piece, gait, from, to };
}

/** Tokens between somebody's mat and where they get or spend them. */
function tokens(what: keyof typeof SIGNS, amount: number, from: string, to: string): Move[] {
  const one = flight({ drawing: sign(SIGNS[what]), width: 22 }, 'token', from, to);
  return Array.from({ length: Math.min(amount, TOKENS_AT_MOST) }, () => one);
}

/** Where somebody is busy: at a place of the town, with a card, in the lists. */
function whereabouts(seat: number, { before }: Now): string {
  for (const event of before.toReversed()) {
    switch (event.name) {
      case 'placed':
        if (event.params.who === seat) return `space:${event.params.space}`;
        break;
      case 'played':
        if (event.params.seat === seat) return mat(seat);
        break;
      case 'won':
        if (event.params.winner === seat) return 'lists';
        break;
      case 'happens':
      case 'round':
        return 'event';
      default:
    }
  }
  return 'event';
}

/** Towards the new score, space by space. */
function scored(who: Whoever, points: number, now: Now): readonly Move[] {
  const { later, view } = now;
  // The view of a table of this game has this shape.
  const { players, otto } = view as Seen;
  const last = who === 'otto' ? otto.glory : (players[who]?.glory ?? 0);
  const since = later.flatMap((event) =>
    event.name === 'glory' && event.params.who === who ? [event.params.points] : [],
  );
  const score = last - since.reduce((sum, some) => sum + some, 0);
  const from = score - points;
  const far = Math.abs(points);
  if (far === 0) return [];
  const passed = Array.from({ length: far - 1 }, (_, nth) => from + Math.sign(points) * (nth + 1));
  const isNear = far <= HOPS_AT_MOST;
  const gait = isNear ? 'hops' : 'taken';
  const one = flight(shieldOf(who, now), gait, spaceOf(from), spaceOf(score));
  return [{ ...one, via: isNear ? passed.map(spaceOf) : [], thing: `shield:${numbered(who)}` }];
}

function spaceOf(score: number): string {
  return `glory:${((score % LAP) + LAP) % LAP}`;
}

/** What an event moves on the table of Glory. */
export function movesOf(event: GloryEvent, now: Now): readonly Move[] {
  switch (event.name) {
    case 'placed': {
      const { who, space } = event.params;
      const n = numbered(who);
      const piece = { drawing: pawnIn(blazonBorne(now, n)), width: 34 };
      return [{ ...flight(piece, 'pawn', `pawns:${n}`, `space:${space}`), thing: `pawn:${n}` }];
    }
    case 'gained': {
      const { seat, what, amount } = event.params;
      return tokens(what, amount, whereabouts(seat, now), mat(seat));
    }
    case 'lost': {
      const { seat, what, amount } = event.params;
      return tokens(what, amount, mat(seat), whereabouts(seat, now));
    }
    case 'glory':
      return scored(event.params.who, event.params.points, now);
    case 'took': {
      const { seat, deck, card } = event.params;
      const piece = { ...backOf(deck), isCopied: true } as const;
      const one = flight(piece, 'card', `offer:${deck}:*`, handOf(seat, now));
      return [{ ...one, thing: card }];
    }
    case 'drew': {
      const { seat, deck, card } = event.params;
      const one = flight(backOf(deck), 'card', `deck:${deck}`, handOf(seat, now));
      return [card === undefined ? one : { ...one, thing: card }];
    }
    default:
      return travelled(event, now);
  }
}

/** Cards that are played, what is hired, won and claimed, and the lists. */
function travelled(event: GloryEvent, now: Now): readonly Move[] {
  switch (event.name) {
    case 'played': {
      const { seat, card } = event.params;
      const one = flight(SCROLL, 'card', handOf(seat, now), mat(seat));
      return [{ ...one, thing: card }];
    }
    case 'support': {
      const { seat, support } = event.params;
      return [{ ...flight(TILE, 'card', 'support:*', mat(seat)), thing: support }];
    }
    case 'title': {
      const { who, title } = event.params;
      return [{ ...flight(SCROLL, 'card', 'titles', mat(who)), thing: title }];
    }
    case 'relic':
    case 'prestige':
    case 'improved':
      return [change(mat(event.params.seat))];
    case 'registered':
    case 'entered':
      return [flight(shieldOf(event.params.who, now), 'pawn', mat(event.params.who), 'lists')];
    case 'tournament':
    case 'arrives':
    case 'advances':
    case 'triumphs':
      return [change('lists')];
    case 'happens':
      return [change('event')];
    case 'initiative':
      return [change('order')];
    default:
      return [];
  }
}

export const movement: Movement = {
  deeds: deedsBy(gloryEvents, (event) => actorIn(textless.game.events, event), movesOf),
  dice: ['rolled', 'rerolled', 'foeDie'],
};
