import { Drawn, Picture } from '../art/picture.js';
import { shield } from '../art/pieces.js';
import { sign } from '../art/signs.js';
import { useWords } from '../app/words.js';
import '../board/leaf.css';
import { calledAt } from './called.js';
import type { RoundOver } from './ceremony.js';
import type { CeremonyContext } from './context.js';
import { figuresIn } from './figures.js';
import { Ribbon } from './ribbon.js';
import './small.css';

interface Props {
  readonly over: RoundOver;
  readonly context: CeremonyContext;
}

/** A round is over: a scroll with what it brought everybody. */
export function Round({ over, context }: Props) {
  const { say, language } = useWords();
  const signed = figuresIn(language, { signDisplay: 'exceptZero' });
  const figure = figuresIn(language);
  const { round, gains } = over;
  const heard = gains.map(({ who, gained }) =>
    say('ceremony.round.gain', { name: { said: calledAt(context, who) }, gained }),
  );
  return (
    <div className="ceremony small">
      <div className="small-inside">
        <Ribbon>
          <p role="status">
            {say('ceremony.round', { round })}
            <span className="heard">: {heard.join(', ')}</span>
          </p>
        </Ribbon>
        <ul className="gains leaf" aria-hidden="true">
          {gains.map(({ who, blazon, gained, total }) => (
            <li key={who}>
              <Picture drawing={shield(blazon)} width={34} />
              <bdi>{calledAt(context, who)}</bdi>
              <b>{signed(gained)}</b>
              <span>
                {figure(total)}
                <Drawn drawing={sign(over.sign)} width={20} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
