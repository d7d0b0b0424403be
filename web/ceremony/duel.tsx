import { Drawn, Picture } from '../art/picture.js';
import { shield } from '../art/pieces.js';
import { lists } from '../art/scenes/lists.js';
import { sign } from '../art/signs.js';
import { useWords } from '../app/words.js';
import '../board/leaf.css';
import { calledAt, isMe } from './called.js';
import type { ArmsBearer, DuelWon } from './ceremony.js';
import type { CeremonyContext } from './context.js';
import { Prizes } from './prizes.js';
import { Ribbon } from './ribbon.js';
import './small.css';

interface Props {
  readonly duel: DuelWon;
  readonly context: CeremonyContext;
  readonly isOwn: boolean;
}

/** A duel is won: a ribbon, the arms of both, what they threw, and what it brought; before the lists for who has fought it. */
export function Duel({ duel, context, isOwn }: Props) {
  const { say } = useWords();
  const { winner, loser, engagements, prize, hop } = duel;
  const name = calledAt(context, winner.who);
  const won = engagements.filter(({ isWon }) => isWon).length;
  const title = isMe(context, winner.who)
    ? say('ceremony.duel.you')
    : say('ceremony.duel', { name: { said: name } });
  const told = say('ceremony.duel.told', {
    winner: { said: name },
    loser: { said: calledAt(context, loser.who) },
    won,
    lost: engagements.length - won,
  });
  return (
    <>
      {isOwn ? (
        <div className="small-yard" aria-hidden="true">
          <Picture drawing={lists()} />
        </div>
      ) : null}
      <div className="ceremony small">
        <div className="small-inside">
          <Ribbon>
            <p role="status">
              {title}
              <span className="heard">. {told}</span>
            </p>
          </Ribbon>
          <div className="small-leaf leaf" aria-hidden="true">
            <Side bearer={winner} name={name} />
            <ol className="engagements">
              {engagements.map(({ attacks: [one, other], isWon }, i) => (
                <li key={i} data-won={isWon}>
                  <b>{one}</b> : <b>{other}</b>
                  <Drawn drawing={sign(isWon ? 'tick' : 'drop')} width={18} />
                </li>
              ))}
            </ol>
            <Side bearer={loser} name={calledAt(context, loser.who)} isLost />
            {prize.length === 0 ? null : <Prizes prize={prize} />}
          </div>
          {hop === null ? null : <Hop from={hop.from} to={hop.to} bearer={winner} />}
        </div>
      </div>
    </>
  );
}

function Side(props: {
  readonly bearer: ArmsBearer;
  readonly name: string;
  readonly isLost?: boolean;
}) {
  const { bearer, name, isLost = false } = props;
  return (
    <div className="small-side" data-lost={isLost}>
      <Picture drawing={shield(bearer.blazon)} width={72} />
      <b>{name}</b>
    </div>
  );
}

/** So many spaces of the track are shown before and behind the way. */
const AROUND = 2;

/** The shield goes along the track. */
function Hop(props: { readonly from: number; readonly to: number; readonly bearer: ArmsBearer }) {
  const { from, to, bearer } = props;
  const first = Math.max(0, Math.min(from, to) - AROUND);
  const spaces = Array.from(
    { length: Math.max(from, to) + AROUND - first + 1 },
    (_, i) => first + i,
  );
  return (
    <ol className="hop leaf" aria-hidden="true">
      {spaces.map((n) => (
        <li key={n} data-way={n > from && n <= to} data-five={n % 5 === 0}>
          <b>{n}</b>
          {n === from || n === to ? (
            <span className={n === to ? 'hop-now' : 'hop-was'}>
              <Picture drawing={shield(bearer.blazon)} width={n === to ? 34 : 26} />
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
