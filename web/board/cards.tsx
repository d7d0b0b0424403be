import type { CSSProperties, ReactNode } from 'react';
import type { Drawing } from '../art/drawing.js';
import { paint, type Pigment } from '../art/palette.js';
import { Drawn, Picture } from '../art/picture.js';
import { sign, type SignName } from '../art/signs.js';
import './cards.css';
import { useLift } from './use-lift.js';

/** Cards as they are printed. They carry their own scale: all of their measures follow from their width, in pixels. */

/** In pixels, or as CSS writes it. */
type CardWidth = number | string;

/** A title of more letters is written smaller. */
const LONG = 18;

declare module 'react' {
  interface CSSProperties {
    '--longest'?: number;
  }
}

/** How many letters stand together at least; a word may be parted where it says so. */
function longestWord(title: string): number {
  return Math.max(...title.split(/[\s\u00AD-]/).map(({ length }) => length));
}

function sized(width: CardWidth, deck?: Pigment): CSSProperties {
  const colour = deck === undefined ? {} : { '--deck': paint(deck) };
  return { width, ...colour };
}

/** A card with a picture above, its title, and one row of signs. */
export function Card(props: {
  /** The colour and the sign of its deck. */
  readonly deck: Pigment;
  readonly mark: SignName;
  readonly picture: Drawing;
  readonly title: string;
  /** Signs and numbers. */
  readonly row: ReactNode;
  /** At the left edge, where it is seen in a fan: whom one must beat. */
  readonly tab?: ReactNode;
  readonly width: CardWidth;
}) {
  const { deck, mark, picture, title, row, tab, width } = props;
  return (
    <span className="drawn-card" style={sized(width, deck)}>
      <span className="drawn-card-sheet">
        <span className="drawn-card-picture">
          <Picture drawing={picture} />
        </span>
        <span
          className="drawn-card-title"
          data-long={title.length > LONG}
          style={{ '--longest': longestWord(title) }}
        >
          {title}
        </span>
        <span className="drawn-card-row">{row}</span>
      </span>
      <span className="drawn-card-mark">
        <Drawn drawing={sign(mark)} />
      </span>
      {tab !== undefined && <span className="drawn-card-tab">{tab}</span>}
    </span>
  );
}

/** A card that is one picture, with its number in two corners. Print stays as it is by day. */
export function FaceCard(props: {
  readonly face: Drawing;
  readonly ink: Pigment;
  readonly index: string;
  /** On the ribbon of a special card. */
  readonly title?: string;
  readonly width: CardWidth;
}) {
  const { face, ink, index, title, width } = props;
  return (
    <span
      className="drawn-card-face"
      style={{ ...sized(width), '--index': paint(ink) } as CSSProperties}
    >
      <Picture drawing={face} light="day" />
      {index !== '' && (
        <>
          <span className="drawn-card-index">{index}</span>
          <span className="drawn-card-index drawn-card-index-low" aria-hidden="true">
            {index}
          </span>
        </>
      )}
      {title !== undefined && <span className="drawn-card-ribbon">{title}</span>}
    </span>
  );
}

/** The back of a card. */
export function Back({ back, width }: { readonly back: Drawing; readonly width: CardWidth }) {
  return (
    <span className="drawn-card-back" style={sized(width)}>
      <Picture drawing={back} light="day" />
    </span>
  );
}

/** Cards face down, and how many. What is heard of it is in the name of its button or beside it. */
export function Deck(props: {
  readonly back: Drawing;
  readonly count: number;
  readonly width: CardWidth;
}) {
  const { back, count, width } = props;
  const depth = count > 8 ? 'deep' : count > 1 ? 'some' : 'flat';
  return (
    <span className={`drawn-deck drawn-deck-${depth}`} style={sized(width)}>
      {count === 0 ? <span className="drawn-deck-empty" /> : <Back back={back} width={width} />}
      <span className="drawn-deck-count">{count}</span>
    </span>
  );
}

const FAN_DEGREES = 2.2;

/** Cards in a hand: a fan, in the order in which they are given. */
export function Hand({
  cards,
}: {
  readonly cards: readonly { readonly key: string; readonly card: ReactNode }[];
}) {
  const middle = (cards.length - 1) / 2;
  const { lifted, fan } = useLift(cards.map(({ key }) => key));
  return (
    <ul className="fan" {...fan}>
      {cards.map(({ key, card }, i) => {
        const aside = i - middle;
        const place = {
          '--turn': `${aside * FAN_DEGREES}deg`,
          '--drop': `${aside * aside * 1.8}px`,
        };
        return (
          <li key={key} style={place as CSSProperties} data-lifted={key === lifted}>
            {card}
          </li>
        );
      })}
    </ul>
  );
}
