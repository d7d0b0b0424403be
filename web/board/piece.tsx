import { useId, type ReactNode } from 'react';
import { corners, HEX_FRAME, RADIUS } from '../art/hexes/shape.js';
import { seal } from '../art/pieces.js';
import { Drawn, Picture } from '../art/picture.js';
import { sign } from '../art/signs.js';
import type { ItemPick, Pick } from '../table/board.js';
import { BlockedCover, Cover } from './cover.js';
import './choice.css';
import './piece.css';

/** Places have a plate of their own to say it. */
export type PieceForm = 'card' | 'disc' | 'hex' | 'place' | 'free';

interface PieceProps {
  /** The word by which texts and options call it. */
  readonly id: string;
  readonly pick?: Pick | undefined;
  /** Where it is one of several that are chosen together. */
  readonly item?: ItemPick | undefined;
  /** Out of use: spent, or of another phase. */
  readonly isDimmed?: boolean;
  /** As if it had the focus, to be looked at. */
  readonly showsFocus?: boolean;
  /** What runs around it when it may be chosen. */
  readonly form?: PieceForm;
  readonly children: ReactNode;
}

/**
 * A drawn thing on the table. What can be done with it now is a button that covers it: gold and a lozenge say that it may be
 * chosen, wax that it was, a lock that it cannot be, and why.
 */
export function Piece(props: PieceProps) {
  const { id, pick, item, isDimmed = false, showsFocus = false, form = 'free', children } = props;
  const names = [
    'piece',
    `piece-${form}`,
    stateOf(pick, item),
    isDimmed ? 'piece-dimmed' : '',
    showsFocus ? 'shows-focus' : '',
  ];
  return (
    <span className={names.filter((name) => name !== '').join(' ')} data-thing={id}>
      <span className="piece-body">{children}</span>
      {form === 'hex' && (item !== undefined || pick?.kind === 'open') && <HexRing />}
      {item === undefined ? pick !== undefined && <Taking pick={pick} /> : <Toggle item={item} />}
    </span>
  );
}

const HEX = corners(RADIUS - 3).map((spot) => spot.join(' '));

/** Gold with ink on both sides, over the hex that it runs around. */
function HexRing() {
  return (
    <svg className="piece-ring" viewBox={HEX_FRAME.join(' ')} aria-hidden="true" focusable="false">
      <polygon points={HEX.join(' ')} />
      <polygon points={HEX.join(' ')} />
    </svg>
  );
}

function stateOf(pick: Pick | undefined, item: ItemPick | undefined): string {
  if (item !== undefined) return item.picked ? 'piece-open piece-picked' : 'piece-open';
  if (pick === undefined) return '';
  return pick.kind === 'open' ? 'piece-open' : 'piece-blocked';
}

function Taking({ pick }: { readonly pick: Pick }) {
  const id = useId();
  if (pick.kind === 'open')
    return <Cover className="piece-cover" label={pick.label} onPress={() => pick.take()} />;
  const { label, reason } = pick;
  return (
    <BlockedCover className="piece-cover" label={label} reasonAt={id} reason={reason}>
      <span className="piece-lock">
        <Drawn drawing={sign('lock')} width={18} />
      </span>
      <span id={id} className="reason reason-inside">
        {reason}
      </span>
    </BlockedCover>
  );
}

function Toggle({ item }: { readonly item: ItemPick }) {
  const { label, picked } = item;
  return (
    <Cover className="piece-cover" label={label} isPicked={picked} onPress={() => item.toggle()}>
      {picked && (
        <span className="piece-wax">
          <Picture drawing={seal('gules', 'tick')} width={32} />
        </span>
      )}
    </Cover>
  );
}
