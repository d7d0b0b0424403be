import type { BoardProps } from '../../table/board.js';
import { lookOf } from './look.js';
import './standing.css';

/** Where the game stands, for the bar: its round, and after which the next scoring comes. */
export function Standing(props: BoardProps) {
  const { content, say, view } = lookOf(props);
  const { rounds, scoring } = content.figures;
  const { round } = view;
  const next = Math.min(rounds, Math.ceil(Math.max(1, round) / scoring) * scoring);
  return (
    <div className="merlin-standing" role="group" aria-label={say('board.course')}>
      <b>{round === 0 ? say('board.settingUp') : say('board.round', { round, of: rounds })}</b>
      <span>{say('board.scores', { round: next })}</span>
    </div>
  );
}
