import { ROUNDS } from '@destrier/glory/page';
import type { BoardProps } from '../../table/board.js';
import { lookOf } from './look.js';
import { phaseTrack } from './phases.js';
import './standing.css';

/** Where the game stands, for the bar: its round, and the phases of it; the present one is named. */
export function Standing(props: BoardProps) {
  const { say, speaker, view, voice } = lookOf(props);
  const { phase, round } = view;
  return (
    <div className="glory-standing" role="group" aria-label={say('board.course')}>
      <b>{round > ROUNDS ? say('board.ending') : say('board.round', { round, of: ROUNDS })}</b>
      {phase === 'setup' ? (
        <span className="phase-now">{voice.capital(speaker.word(phase))}</span>
      ) : (
        <ol>
          {phaseTrack(round, phase).map(({ phase: one, state }) => (
            <li
              key={one}
              className={`phase-${state}`}
              data-thing={one}
              title={speaker.word(one)}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={state === 'now' ? undefined : 'heard'}>
                {voice.capital(speaker.word(one))}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
