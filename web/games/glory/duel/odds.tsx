import { shareOf } from '@destrier/text';
import type { CSSProperties } from 'react';
import { paint } from '../../../art/palette.js';
import { useLook } from '../look.js';
import type { Fighter } from './fighter.js';

/**
 * The chances that counsel tells, as a rope that two sides pull at. `own`: the side whose chances they are.
 */
export function Odds(props: {
  readonly fighters: readonly [Fighter, Fighter];
  readonly own: 0 | 1;
}) {
  const { fighters, own } = props;
  const [one, other] = fighters;
  const { chances, say, speaker } = useLook();
  const told = chances.map(({ of, chance }) => {
    const share = shareOf(chance);
    const percent = Math.round(100 * share);
    const said = speaker.has(`chance.${of}`)
      ? speaker.say(`chance.${of}`, { share })
      : `${of} ${percent} %`;
    // The rope is drawn from the left.
    return { of, percent, said, left: 100 * (own === 0 ? chance : 1 - chance) };
  });
  const [rope, ...flags] = told;
  if (rope === undefined) return <div className="odds" />;
  const look = {
    '--left': paint(one.cloth),
    // Two of one colour are told apart by their second.
    '--right': paint(other.cloth === one.cloth ? other.second : other.cloth),
    '--rope': `${rope.left}%`,
  };
  return (
    <div className="odds" style={look as CSSProperties}>
      <p className="odds-said odds-main">{rope.said}</p>
      <div className="odds-bar">
        <Meter {...rope} label={say('board.duel.chance')} className="odds-fill" />
        {flags.map((one) => (
          <Meter key={one.of} {...one} label={say('board.duel.chance')} className="odds-flag" />
        ))}
      </div>
      {flags.map(({ of, said }) => (
        <p key={of} className="odds-said">
          {said}
        </p>
      ))}
    </div>
  );
}

function Meter(props: {
  readonly label: string;
  readonly className: string;
  readonly percent: number;
  readonly said: string;
  readonly left: number;
}) {
  const { label, className, percent, said, left } = props;
  return (
    <span
      className={className}
      style={{ insetInlineStart: `clamp(1%, ${left}%, 99%)` }}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={said}
    />
  );
}
