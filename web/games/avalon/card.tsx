import { weaponOf } from '@destrier/avalon/page';
import { Icon, signOf } from './icons.js';
import './card.css';
import { useLook } from './look.js';

interface Props {
  readonly kind: string;
  /** Where it is not the printed one: what a power made of it. */
  readonly value?: number | undefined;
  readonly suit?: string | undefined;
  readonly small?: boolean;
}

/** The face of a weapon: value and sign for those who see, its name for those who hear. */
export function Face({ kind, value, suit, small = false }: Props) {
  const { content, say, speaker, title } = useLook();
  const printed = weaponOf(content, kind);
  const worth = value === undefined || value < 0 ? printed.value : value;
  const colour = suit ?? printed.suit;
  return (
    <span
      className={`face face-${signOf(printed.special ? '' : colour)}${small ? ' face-small' : ''}`}
    >
      <span aria-hidden="true" className="face-value">
        {worth ?? '?'}
      </span>
      <span aria-hidden="true" className="face-sign">
        {printed.special && colour !== '' ? <Icon name={signOf(colour)} size={14} /> : null}
        <Icon name={signOf(printed.special ? '' : colour)} size={small ? 14 : 20} />
        {printed.poison ? <Icon name="poison" size={13} /> : null}
      </span>
      {printed.special && !small ? (
        <span aria-hidden="true" className="face-name">
          {title(kind)}
        </span>
      ) : null}
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
