import { OTTO } from '@destrier/glory/page';
import { Person as BoardPerson } from '../../board/person.js';
import { useLook } from './look.js';
import './shields.css';

/** Shields of the seats: each has a tincture and a number, so that nobody needs to tell colours apart. */

const FIELD = 'M3 2.500h26v14.500c0 8.500-5.500 14-13 18-7.500-4-13-9.500-13-18V2.500Z';

/** A small shield in the place of somebody's pawn or marker. Its name is said by what stands around it. */
export function Token({ who, size = 22 }: { readonly who: number; readonly size?: number }) {
  const name = who === OTTO ? 'otto' : `${who}`;
  return (
    <svg
      className={`token token-${name}`}
      viewBox="0 0 32 37"
      width={size}
      height={Math.round((size * 37) / 32)}
      aria-hidden="true"
      focusable="false"
    >
      <path className="token-field" d={FIELD} />
      <text className="token-sign" x="16" y="23.500" textAnchor="middle">
        {who === OTTO ? 'O' : who + 1}
      </text>
    </svg>
  );
}

/** Somebody's shield and name. */
export function Person({ who, size }: { readonly who: number; readonly size?: number }) {
  const { name } = useLook();
  return (
    <BoardPerson
      shield={<Token who={who} {...(size === undefined ? {} : { size })} />}
      name={name(who)}
    />
  );
}
