import { avalon, avalonEvents, type AvalonEvent, type Content } from '@destrier/avalon/page';
import { actorIn } from '@destrier/engine';
import { signBack, swordBack } from '../../art/cards/backs.js';
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
import { lastDecided } from './account.js';
import { faceOf } from './weapon-face.js';

type Now = Circumstances<AvalonEvent>;

/** What the board calls a card that lies face down. */
export const BACK = 'back';
const CARD = 74;
const TOKEN = 26;
/** More drops, cards or hearts would say no more. */
const PIECES_AT_MOST = 3;

const back: MovingPiece = { drawing: swordBack('azure'), width: CARD, isPrint: true };
const gift: MovingPiece = { drawing: signBack('or', 'gem'), width: CARD, isPrint: true };
const drop: MovingPiece = { drawing: sign('drop', 'gules'), width: TOKEN };
const heart: MovingPiece = { drawing: sign('heart'), width: TOKEN };

function face(content: object, kind: string): MovingPiece {
  // The content of a table of this game has this shape.
  const { face: drawing, ink, printed } = faceOf(content as Content, kind);
  const index = printed === null ? {} : { index: { text: printed, ink } };
  return { drawing, width: CARD, isPrint: true, ...index };
}

/** Where the cards of somebody are: one's own are seen. */
function handOf(seat: number, { viewer }: Now): string {
  return seat === viewer ? 'hand' : `seat:${seat}`;
}

/** Whether cards lie face down in a place, or are held by others. */
function isHidden(place: string): boolean {
  return place === 'deck' || place.startsWith('seat:');
}

/** A card whose face is known turns in the air where it comes from hidden ones, or goes to them. */
function card(kind: string, from: string, to: string, { content }: Now): Flight {
  const side = isHidden(from) ? 'back' : 'face';
  const turns = isHidden(from) !== isHidden(to);
  const turning = turns ? { turning: { back: back.drawing, from: side } as const } : {};
  const piece = { ...face(content, kind), ...turning };
  return { kind: 'flight', piece, gait: 'card', from, to, thing: kind };
}

/** Cards between hands: those whom it does not concern see a back. */
function handed(cards: readonly string[] | undefined, from: string, to: string, now: Now): Move[] {
  if (cards === undefined) return [{ kind: 'flight', piece: back, gait: 'card', from, to }];
  return cards.map((kind) => card(kind, from, to, now));
}

function tokens(piece: MovingPiece, count: number, from: string, to: string): Move[] {
  const one: Flight = { kind: 'flight', piece, gait: 'token', from, to };
  return Array.from({ length: Math.min(count, PIECES_AT_MOST) }, () => one);
}

const BEGINS = ['played', 'veiled', 'round'];
const ENDS = ['lost', 'nobodyLost'];

/** A combat that is over lies there until the next begins: then its cards go to whoever lost it. */
function cleared(event: AvalonEvent, now: Now): readonly Move[] {
  const last = now.before.findLast(({ name }) => BEGINS.includes(name) || ENDS.includes(name));
  if (!BEGINS.includes(event.name) || last === undefined || !ENDS.includes(last.name)) return [];
  const ended = lastDecided(now.before);
  const loser = ended?.lost ?? null;
  const to = loser === null ? 'aside' : `pile:${loser.seat}`;
  const cards = ended?.cards.filter(({ became }) => became === 'stays') ?? [];
  return cards.map(({ seat, card: kind }) => ({
    ...card(kind, `slot:${seat}`, to, now),
    gait: 'taken',
  }));
}

/** What an event moves on the table of Avalon. */
export function movesOf(event: AvalonEvent, now: Now): readonly Move[] {
  return [...cleared(event, now), ...moved(event, now)];
}

function moved(event: AvalonEvent, now: Now): readonly Move[] {
  switch (event.name) {
    case 'played':
    case 'discarded': {
      const { seat, card: kind } = event.params;
      return [card(kind, handOf(seat, now), `slot:${seat}`, now)];
    }
    case 'veiled': {
      const { seat } = event.params;
      const [from, to] = [handOf(seat, now), `slot:${seat}`];
      return [{ kind: 'flight', piece: back, gait: 'card', from, to, thing: BACK }];
    }
    case 'tookBack': {
      const { seat, card: kind } = event.params;
      return [card(kind, `slot:${seat}`, handOf(seat, now), now)];
    }
    case 'passed':
    case 'exchanged': {
      const { from, to, cards } = event.params;
      return handed(cards, handOf(from, now), handOf(to, now), now);
    }
    case 'drew': {
      const { seat, cards } = event.params;
      return handed(cards, 'deck', handOf(seat, now), now);
    }
    case 'fetched':
      return [card(event.params.card, 'deck', handOf(event.params.seat, now), now)];
    case 'keptCard':
      return [
        card(event.params.card, `pile:${event.params.seat}`, handOf(event.params.seat, now), now),
      ];
    case 'movedToPile': {
      const { from, to, cards } = event.params;
      return cards.map((kind) => card(kind, `pile:${from}`, `pile:${to}`, now));
    }
    case 'turnedUp':
    case 'thrownOut':
      return [change(`slot:${event.params.seat}`)];
    default:
      return fared(event);
  }
}

/** What becomes of people: wounds, healing, legends, godsends and places. */
function fared(event: AvalonEvent): readonly Move[] {
  switch (event.name) {
    case 'took':
      return [change(`pile:${event.params.seat}`)];
    case 'wounded': {
      const { seat, wounds } = event.params;
      return tokens(drop, wounds, `pile:${seat}`, `seat:${seat}`);
    }
    case 'healed': {
      const { seat, health } = event.params;
      return tokens(heart, health, 'lead', `seat:${seat}`);
    }
    case 'unlocked':
      return [change(`legend:${event.params.seat}`)];
    case 'godsend': {
      const { seat, godsend: thing } = event.params;
      const to = `seat:${seat}`;
      return [{ kind: 'flight', piece: gift, gait: 'card', from: 'godsends', to, thing }];
    }
    case 'godsendGiven': {
      const { from, to } = event.params;
      return [
        { kind: 'flight', piece: gift, gait: 'card', from: `seat:${from}`, to: `seat:${to}` },
      ];
    }
    case 'godsendGone':
      return [change(`seat:${event.params.seat}`)];
    case 'hosted': {
      const { seat, place } = event.params;
      const [from, to] = [`seat:${seat}`, `place:${place}`];
      return [{ kind: 'flight', piece: gift, gait: 'card', from, to }];
    }
    default:
      return [];
  }
}

export const movement: Movement = {
  deeds: deedsBy(avalonEvents, (event) => actorIn(avalon.game.events, event), movesOf),
};
