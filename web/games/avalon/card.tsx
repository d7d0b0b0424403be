import { weaponOf } from '@destrier/avalon/page';
import { specialFace, weaponFace } from '../../art/cards/faces.js';
import { pip, SUIT_PIGMENTS, SUITS, type Suit } from '../../art/cards/pips.js';
import type { Drawing } from '../../art/drawing.js';
import type { Pigment } from '../../art/palette.js';
import type { PersonKind } from '../../art/people.js';
import { Drawn } from '../../art/picture.js';
import { FaceCard } from '../../board/cards.js';
import './card.css';
import { useLook } from './look.js';

interface Props {
  readonly kind: string;
  /** Where it is not the printed one: what a power made of it. */
  readonly value?: number | undefined;
  readonly suit?: string | undefined;
  readonly small?: boolean;
  /** As CSS writes it; without it, as wide as cards are on the table. */
  readonly width?: string;
}

/** What is painted on special weapons, and before which ground. */
const SUBJECTS: { readonly [kind: string]: readonly [Pigment, 'mists' | PersonKind] } = {
  mists: ['sable', 'mists'],
  morgan: ['purpure', 'enchantress'],
  apprentice: ['vert', 'page'],
  'merlin-weapon': ['azure', 'wizard'],
};

export function isSuit(suit: string): suit is Suit {
  return SUITS.some((one) => one === suit);
}

/** The face of a weapon: a picture for those who see, its name for those who hear. */
export function Face(props: Props) {
  const { kind, value, suit, small = false } = props;
  const { content, say, speaker, title } = useLook();
  const printed = weaponOf(content, kind);
  const worth = value === undefined || value < 0 ? printed.value : value;
  const colour = suit ?? printed.suit;
  const width = props.width ?? (small ? 'var(--card-small)' : 'var(--card)');
  return (
    <span className={`face ${small ? 'face-small' : ''}`}>
      <span aria-hidden="true">
        {printed.special || !isSuit(printed.suit) ? (
          <FaceCard face={specialOf(kind)} ink="ink" index="" title={title(kind)} width={width} />
        ) : (
          <FaceCard
            face={weaponFace({
              suit: printed.suit,
              value: printed.value ?? 1,
              poisoned: printed.poison,
            })}
            ink={SUIT_PIGMENTS[printed.suit]}
            index={String(worth ?? '')}
            width={width}
          />
        )}
        {printed.special && worth !== null ? <span className="face-worth">{worth}</span> : null}
        {isSuit(colour) && colour !== printed.suit ? (
          <span className="face-suit">
            <Drawn drawing={pip(colour)} />
          </span>
        ) : null}
      </span>
      <span className="heard">
        {speaker.word(kind)}
        {printed.poison ? `, ${say('board.poison')}` : ''}
      </span>
    </span>
  );
}

function specialOf(kind: string): Drawing {
  const [ground, subject] = SUBJECTS[kind] ?? (['gules', 'king'] as const);
  return specialFace(kind, ground, subject);
}

/** Cards in a row, only to be seen. */
export function Faces({ kinds }: { readonly kinds: readonly string[] }) {
  return (
    <ul className="faces">
      {kinds.map((kind, at) => (
        // Equal cards may lie side by side.
        <li key={`${kind} ${at}`} data-thing={kind}>
          <Face kind={kind} small />
        </li>
      ))}
    </ul>
  );
}
