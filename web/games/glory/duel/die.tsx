import { COLOURS, type Colour, type Content } from '@destrier/glory/page';
import type { ItemPick } from '../../../table/board.js';
import { Icon } from '../icons.js';
import { useLook } from '../look.js';
import { Thing } from '../thing.js';
import './die.css';
import type { Throw } from './account.js';
import { thrown, type Rolled } from './sums.js';

/** What each colour of dice stands for. */
export const DIE_ICONS = { red: 'strength', black: 'mount', white: 'armour' } as const satisfies {
  [colour in Colour]: string;
};

/** The dice of a side by colour, in the places in which they lie. */
export function Dice(props: {
  readonly dice: readonly Rolled[];
  /** Changes when all dice are rolled anew. */
  readonly roll: string;
  readonly item: (place: number) => ItemPick | undefined;
}) {
  const { speaker } = useLook();
  const placed = props.dice.map((rolled, place) => ({ rolled, place }));
  return (
    <ul className="dice">
      {COLOURS.flatMap((colour) =>
        placed
          .filter(({ rolled }) => rolled.colour === colour)
          .map(({ rolled, place }) => (
            <Thing
              // A die that shows something else has been rolled or turned.
              key={`${props.roll} ${place} ${rolled.die}`}
              id={rolled.die}
              className={rolled.counts ? 'die die-counts' : 'die'}
              item={props.item(place)}
            >
              <DieFace rolled={rolled} delay={place} />
              <span className="heard">{speaker.word(rolled.die)}</span>
            </Thing>
          )),
      )}
    </ul>
  );
}

/** The dice of the engagement that is over: they stay in sight until others are rolled. */
export function PastDice({ n, throws }: { readonly n: number; readonly throws: readonly Throw[] }) {
  const { g, say, speaker } = useLook();
  if (throws.length === 0) return null;
  return (
    <div className="dice-past">
      <p className="kicker">{say('board.duel.past', { n })}</p>
      {throws.map(({ again, dice }, at) => (
        // Nothing is thrown any more.
        <ul key={at} className="dice">
          {again ? <li className="kicker">{say('board.duel.again')}</li> : null}
          {thrown(g, dice).map((rolled, place) => (
            <li key={place}>
              <DieFace rolled={rolled} delay={0} />
              <span className="heard">{speaker.word(rolled.die)}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Dice that would be rolled now. */
export function Waiting({ dice }: { readonly dice: readonly Colour[] }) {
  const { say } = useLook();
  if (dice.length === 0) return null;
  const counts = COLOURS.map((colour) => ({
    colour,
    n: dice.filter((one) => one === colour).length,
  })).filter(({ n }) => n > 0);
  return (
    <ul className="dice dice-waiting" aria-label={say('board.duel.toRoll')}>
      {counts.map(({ colour, n }) => (
        <li key={colour} className={`waiting waiting-${colour}`}>
          <Icon name={DIE_ICONS[colour]} size={16} />
          <span className="heard">{say(`board.duel.part.${colour}`)}</span> ×{n}
        </li>
      ))}
    </ul>
  );
}

/** Faces that fly past before the die lies still. */
function passing(dice: Content['dice'], { colour, number }: Rolled): readonly string[] {
  const faces = dice[colour].faces.filter((face) => face !== (number ?? 'symbol'));
  return faces.map((face) => (face === 'symbol' ? '' : String(face)));
}

function DieFace({ rolled, delay }: { readonly rolled: Rolled; readonly delay: number }) {
  const { content } = useLook();
  const { colour, number } = rolled;
  const faces = [number === undefined ? '' : String(number), ...passing(content.dice, rolled)];
  return (
    <svg
      data-anchor={`die:${delay}`}
      className={`die-face die-${colour}`}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      style={{ animationDelay: `${delay * 60}ms` }}
    >
      <rect className="die-body" x="2" y="2" width="36" height="36" rx="8" />
      <svg x="4" y="4" width="32" height="32" viewBox="0 0 32 32">
        <g className="die-strip" style={{ animationDelay: `${delay * 60}ms` }}>
          {faces.map((face, at) => (
            <g key={at} transform={`translate(0 ${-32 * at})`}>
              {face === '' ? (
                <path className="die-symbol" d="m16 5 3 8 8 3-8 3-3 8-3-8-8-3 8-3 3-8Z" />
              ) : (
                <text className="die-number" x="16" y="24.500" textAnchor="middle">
                  {face}
                </text>
              )}
            </g>
          ))}
        </g>
      </svg>
    </svg>
  );
}
