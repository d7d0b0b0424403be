import { need } from '@destrier/engine';
import { isPlayed, KNIGHT, leading, type SeenDuel } from '@destrier/glory/page';
import type { CSSProperties } from 'react';
import { paint, type Pigment } from '../../../art/palette.js';
import { Picture } from '../../../art/picture.js';
import { shield } from '../../../art/pieces.js';
import { useLook } from '../look.js';
import { nthOf } from '../nth.js';
import { throwsOf, type Engagement } from './account.js';
import { PastDice, RolledDie, Waiting } from './die.js';
import type { Fighter } from './fighter.js';
import { Means, Opponent } from './means.js';
import { FighterName } from './named.js';
import { Sum, Total } from './sum.js';
import { diceToRoll, rolledBy } from './sums.js';

type Side = SeenDuel['sides'][number];

interface SideProps {
  readonly duel: SeenDuel;
  readonly flank: 0 | 1;
  readonly fighter: Fighter;
  /** The engagement before this one, as far as it was told. */
  readonly past: Engagement | undefined;
}

/** One fighter: the rider and the banner, what the attack is made of, and what is still at hand. */
export function SideView({ duel, flank, fighter, past }: SideProps) {
  const { g, picks } = useLook();
  const side = need(duel.sides[flank], 'a side');
  const hasRolled = duel.sides.some(({ dice }) => dice.length > 0);
  const isAhead = hasRolled && duel.sides[leading(g, duel)] === side;
  const hasWon = duel.winner === flank;
  const ofViewer = picks.seat !== null && side.who === picks.seat;
  const item = (place: number) =>
    ofViewer ? picks.item('reroll', side.dice[place] ?? '', nthOf(side.dice, place)) : undefined;
  const dice = rolledBy(g, side).map((rolled, place) => ({ rolled, place }));
  const loose = dice.filter(({ rolled }) => !rolled.counts);
  const states = [ofViewer ? 'side-own' : '', isAhead || hasWon ? 'side-ahead' : ''];
  return (
    <section className={['side', `side-${flank}`, ...states].join(' ').trim()}>
      <div className="rider" data-anchor={`rider:${side.who === KNIGHT ? duel.foe : side.who}`}>
        <Picture drawing={fighter.picture} />
      </div>
      <Banner duel={duel} side={side} fighter={fighter} isAhead={isAhead} hasWon={hasWon} />
      <Total side={side} flank={flank} hasRolled={hasRolled} />
      <div className="sand">
        <ul className="dice">
          {loose.map((lying) => (
            <li key={lying.place}>
              <RolledDie
                lying={lying}
                flank={flank}
                roll={`${duel.engagement}`}
                item={item(lying.place)}
              />
            </li>
          ))}
        </ul>
        {hasRolled || past === undefined ? null : (
          <PastDice
            n={past.number}
            throws={throwsOf(past, side.who === KNIGHT ? duel.foe : side.who)}
          />
        )}
        {hasRolled || duel.winner !== -1 ? null : <Waiting dice={diceToRoll(g, duel, side)} />}
      </div>
      <div className="duel-kit">
        <Sum
          duel={duel}
          side={side}
          flank={flank}
          dice={dice.filter(({ rolled }) => rolled.counts)}
          item={item}
        />
        {isPlayed(side) ? (
          <Means side={side} isTentOpen={duel.engagement === 1 && !hasRolled} />
        ) : (
          <Opponent duel={duel} />
        )}
      </div>
    </section>
  );
}

/** Pigments on which dark letters are read better. */
const LIGHT: readonly Pigment[] = ['or', 'argent', 'cream'];

function Banner(props: {
  readonly duel: SeenDuel;
  readonly side: Side;
  readonly fighter: Fighter;
  readonly isAhead: boolean;
  readonly hasWon: boolean;
}) {
  const { duel, side, fighter, isAhead, hasWon } = props;
  const { content, say } = useLook();
  const { cloth, second, blazon } = fighter;
  const needed = content.figures.engagements;
  const look = { '--cloth': paint(cloth), '--hem': paint(second) };
  return (
    <div
      className={LIGHT.includes(cloth) ? 'banner banner-light' : 'banner'}
      style={look as CSSProperties}
    >
      <h3 className="side-name">
        <FighterName duel={duel} side={side} />
      </h3>
      <span className="banner-arms">
        <Picture drawing={shield(blazon)} />
      </span>
      <p className="wins">
        <span className="heard">{say('board.duel.wins', { n: side.wins, of: needed })}</span>
        {Array.from({ length: needed }, (_, at) => (
          <span key={at} className={at < side.wins ? 'win win-made' : 'win'} />
        ))}
        {hasWon ? <b className="heard">{say('board.duel.won')}</b> : null}
        {isAhead && !hasWon ? <span className="heard">{say('board.duel.ahead')}</span> : null}
      </p>
    </div>
  );
}
