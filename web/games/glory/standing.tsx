import { ROUNDS } from '@destrier/glory/page';
import type { BoardProps } from '../../table/board.js';
import { lookOf, type Look } from './look.js';
import { phaseTrack } from './phases.js';
import './standing.css';
import { useMarked } from '../../parts/use-marked.js';

/** Where the game stands, for the bar: its round, and the phases of it by their names. */
export function Standing(props: BoardProps) {
  const { say, speaker, view, voice } = lookOf(props);
  const { phase, round } = view;
  useMarked('course', 'steps');
  return (
    <div className="glory-standing" role="group" aria-label={say('board.course')}>
      <Round round={round} say={say} />
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
              {voice.capital(speaker.word(one))}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** There is little room: of how many it is one is heard, and shown to who points at it. */
function Round({ round, say }: Pick<Look, 'say'> & { readonly round: number }) {
  if (round > ROUNDS) return <b>{say('board.ending')}</b>;
  const whole = say('board.round', { round, of: ROUNDS });
  return (
    <b title={whole}>
      <span aria-hidden="true">{say('board.roundShort', { round })}</span>
      <span className="heard">{whole}</span>
    </b>
  );
}
