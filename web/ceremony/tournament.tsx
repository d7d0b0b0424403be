import { emblem } from '../art/emblem.js';
import { riderBearing } from '../art/rider-look.js';
import { Drawn, Picture } from '../art/picture.js';
import { shield } from '../art/pieces.js';
import { fanfare, petals, triumph, triumphant } from '../art/scenes/triumph.js';
import { sign } from '../art/signs.js';
import { useWords } from '../app/words.js';
import '../board/leaf.css';
import { calledAt, isMe } from './called.js';
import type { TournamentWon } from './ceremony.js';
import type { CeremonyContext } from './context.js';
import { GoOn } from './go-on.js';
import './great.css';
import { Prizes } from './prizes.js';
import { Ribbon } from './ribbon.js';
import { useTop } from './use-top.js';

interface Props {
  readonly won: TournamentWon;
  readonly context: CeremonyContext;
  readonly onEnd: () => void;
}

/** A tournament is won: the winner rides in his arms, and two trumpets sound. */
export function Tournament({ won, context, onEnd }: Props) {
  const { say } = useWords();
  const { winner, beaten, prize, name, total } = won;
  const glory = prize.find(({ sign: what }) => what === 'glory');
  const title = isMe(context, winner.who)
    ? say('ceremony.tournament.you')
    : say('ceremony.tournament', { name: { said: calledAt(context, winner.who) } });
  const tournament = context.speaker.word(name);
  return (
    <section ref={useTop()} className="ceremony ceremony-whole great" aria-label={title}>
      <div className="great-scene" aria-hidden="true">
        <Picture drawing={triumph()} />
        <span className="great-rider">
          <Picture drawing={triumphant(riderBearing(winner.blazon))} />
        </span>
        <Picture drawing={fanfare(winner.blazon)} />
        <Picture drawing={petals()} />
      </div>
      <Ribbon>
        <p role="status">{title}</p>
      </Ribbon>
      <div className="great-leaf leaf">
        <div className="great-way">
          <p>
            <b>{say('ceremony.tournament.sign', { tournament: { said: tournament } })}</b> ·{' '}
            {say('ceremony.beaten')}
          </p>
          <ol>
            {beaten.map(({ who, blazon }, i) => (
              <li key={i}>
                <Picture drawing={shield(blazon)} width={40} />
                <bdi>{calledAt(context, who)}</bdi>
                <Drawn drawing={sign('tick')} width={20} />
              </li>
            ))}
          </ol>
        </div>
        {prize.length === 0 ? null : (
          <>
            <Picture drawing={emblem('chalice', { pigment: 'gold', ink: 2.6 })} width={52} />
            <div className="great-prize">
              <Prizes prize={prize} />
              {glory === undefined ? null : (
                <p>{say('ceremony.tournament.prize', { won: glory.amount, total })}</p>
              )}
            </div>
          </>
        )}
        <GoOn onEnd={onEnd} />
      </div>
    </section>
  );
}
