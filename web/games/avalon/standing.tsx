import type { BoardProps } from '../../table/board.js';
import { lookOf } from './look.js';
import './standing.css';

/** Where the tournament stands, for the bar. */
export function Standing(props: BoardProps) {
  const { content, isChaotic, say, speaker, title, view } = lookOf(props);
  const { round, phase, combat } = view;
  const of = content.figures.chaosRounds;
  return (
    <p className="standing">
      {round === 0 ? null : (
        <b>{isChaotic ? say('board.roundOf', { round, of }) : say('board.round', { round })}</b>
      )}{' '}
      <span>
        {phase === 'combats'
          ? say('board.combat', { n: combat.number })
          : round === 0
            ? title(phase)
            : speaker.word(phase)}
      </span>
    </p>
  );
}
