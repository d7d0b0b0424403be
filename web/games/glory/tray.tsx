import { need } from '@destrier/engine';
import { known, wordOf, type Reward } from '@destrier/glory/page';
import { Piece } from '../../board/piece.js';
import { RewardView } from './amounts.js';
import { useLook, type Look } from './look.js';
import { TitleCard } from './titles.js';
import './tray.css';

/** What is laid out over the lists to be chosen from: titles that were drawn, or rewards. */
export function Tray() {
  const look = useLook();
  const { say, view, viewer } = look;
  const drawn = viewer === null ? [] : known(need(view.players[viewer], 'a player').drawn);
  const rewards = rewardsOf(look);
  if (drawn.length === 0 && rewards.length === 0) return null;
  return (
    <section
      className="tray"
      aria-label={say(drawn.length > 0 ? 'board.titles.drawn' : 'board.part.reward')}
    >
      <h2>{say(drawn.length > 0 ? 'board.titles.drawn' : 'board.part.reward')}</h2>
      <ul className="tray-things">
        {drawn.map((title) => (
          <li key={title}>
            <TitleCard id={title} seat={viewer} isFull />
          </li>
        ))}
        {drawn.length > 0
          ? null
          : rewards.map((reward) => (
              <li key={wordOf(reward)}>
                <RewardChoice reward={reward} />
              </li>
            ))}
      </ul>
    </section>
  );
}

function RewardChoice({ reward }: { readonly reward: Reward }) {
  const { picks, speaker } = useLook();
  const word = wordOf(reward);
  return (
    <Piece id={word} form="card" pick={picks.option('choose', word)}>
      <span className="reward-choice">
        <RewardView reward={reward} />
        <span className="reward-does">{speaker.effect([word])}</span>
      </span>
    </Piece>
  );
}

/** The rewards of which somebody at this screen takes one. */
function rewardsOf({ content, moment, picks, viewer }: Look): readonly Reward[] {
  if (picks.seat === null) return [];
  const ask = moment.asks.find(({ seat, prompt }) => seat === viewer && prompt === 'reward.choose');
  if (ask === undefined) return [];
  const { from, id } = ask.params;
  const source = String(id);
  return (
    (from === 'event'
      ? content.events[source]?.action?.rewards
      : content.travel[source]?.rewards) ?? []
  );
}
