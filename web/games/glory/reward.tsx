import { wordOf, type Reward } from '@destrier/glory/page';
import { RewardView } from './amounts.js';
import { useLook, type Look } from './look.js';
import { Thing } from './thing.js';

/** The question which of two rewards somebody at this screen takes. */
export function rewardAsk({ moment, viewer, picks }: Look) {
  if (picks.seat === null) return undefined;
  return moment.asks.find(({ seat, prompt }) => seat === viewer && prompt === 'reward.choose');
}

export function RewardChoice() {
  const look = useLook();
  const { content, picks, speaker } = look;
  const { from, id } = rewardAsk(look)?.params ?? {};
  const source = String(id);
  const rewards: readonly Reward[] =
    (from === 'event'
      ? content.events[source]?.action?.rewards
      : content.travel[source]?.rewards) ?? [];
  return (
    <ul className="cards">
      {rewards.map((reward) => {
        const word = wordOf(reward);
        return (
          <Thing key={word} id={word} pick={picks.option('choose', word)}>
            <RewardView reward={reward} />
            <p className="thing-text">{speaker.effect([word])}</p>
          </Thing>
        );
      })}
    </ul>
  );
}
