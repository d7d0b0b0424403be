import { weaponOf } from '@destrier/avalon/page';
import { pip } from '../../art/cards/pips.js';
import { Drawn } from '../../art/picture.js';
import { FaceCard } from '../../board/cards.js';
import './card.css';
import { useLook } from './look.js';
import { faceOf, isSuit } from './weapon-face.js';

interface Props {
  readonly kind: string;
  /** Where it is not the printed one: what a power made of it. */
  readonly value?: number | undefined;
  readonly suit?: string | undefined;
  readonly small?: boolean;
  /** As CSS writes it; without it, as wide as cards are on the table. */
  readonly width?: string;
}

/** The face of a weapon: a picture for those who see, its name for those who hear. */
export function Face(props: Props) {
  const { kind, value, suit, small = false } = props;
  const { content, say, speaker, title } = useLook();
  const printed = weaponOf(content, kind);
  const worth = value === undefined || value < 0 ? printed.value : value;
  const colour = suit ?? printed.suit;
  const { face, ink, printed: number } = faceOf(content, kind);
  const width = props.width ?? (small ? 'var(--card-small)' : 'var(--card)');
  return (
    <span className={`face ${small ? 'face-small' : ''}`}>
      <span aria-hidden="true">
        <FaceCard
          face={face}
          ink={ink}
          index={number === null ? '' : String(worth ?? '')}
          {...(number === null ? { title: title(kind) } : {})}
          width={width}
        />
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
