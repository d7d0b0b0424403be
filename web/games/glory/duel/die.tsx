import { COLOURS, type Colour } from '@destrier/glory/page';
import type { Pigment } from '../../../art/palette.js';
import { Die } from '../../../board/die.js';
import { Piece } from '../../../board/piece.js';
import type { ItemPick } from '../../../table/board.js';
import { Icon } from '../icons.js';
import { useLook } from '../look.js';
import './die.css';
import type { Throw } from './account.js';
import { thrown, type Rolled } from './sums.js';

/** What each colour of dice stands for. */
export const DIE_ICONS = { red: 'strength', black: 'mount', white: 'armour' } as const satisfies {
  [colour in Colour]: string;
};

const CUBES: { readonly [colour in Colour]: readonly [body: Pigment, face: Pigment] } = {
  red: ['gules', 'cream'],
  black: ['sable', 'cream'],
  white: ['cream', 'ink'],
};

/** A die of a side in the place in which it was rolled. */
export interface Lying {
  readonly rolled: Rolled;
  readonly place: number;
}

/** A die that was rolled in this engagement: on the sand, or where it counts. */
export function RolledDie(props: {
  readonly lying: Lying;
  readonly flank: number;
  /** Changes when all dice are rolled anew. */
  readonly roll: string;
  readonly item: ItemPick | undefined;
}) {
  const { lying, flank, roll, item } = props;
  const { rolled, place } = lying;
  const { speaker } = useLook();
  return (
    <span
      className="die"
      data-anchor={`die:${flank}:${place}`}
      // A die that shows something else has been rolled or turned.
      data-face={`${roll} ${rolled.die}`}
    >
      <Piece id={rolled.die} form="card" item={item}>
        <Cube rolled={rolled} place={place} />
        <span className="heard">{speaker.word(rolled.die)}</span>
      </Piece>
    </span>
  );
}

function Cube({ rolled, place }: { readonly rolled: Rolled; readonly place: number }) {
  const [pigment, ink] = CUBES[rolled.colour];
  const shown = rolled.number ?? <Star />;
  return <Die pigment={pigment} ink={ink} shown={shown} place={place} />;
}

/** The symbol of a die that is not active. */
function Star() {
  return (
    <svg className="die-star" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="m16 5 3 8 8 3-8 3-3 8-3-8-8-3 8-3 3-8Z" />
    </svg>
  );
}

/** The dice of the engagement that is over: they stay in sight until others are rolled. */
export function PastDice({ n, throws }: { readonly n: number; readonly throws: readonly Throw[] }) {
  const { g, say, speaker } = useLook();
  if (throws.length === 0) return null;
  return (
    <div className="dice dice-past">
      <p className="heard">{say('board.duel.past', { n })}</p>
      {throws.map(({ again, dice }, at) => (
        // Nothing is thrown any more.
        <ul key={at} className="dice">
          {again ? <li className="dice-again">{say('board.duel.again')}</li> : null}
          {thrown(g, dice).map((rolled, place) => (
            <li key={place}>
              <Cube rolled={rolled} place={place} />
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
