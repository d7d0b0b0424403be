import type { Params } from '@destrier/engine';
import { wordOf } from '../content/reward.js';
import { rewardText } from '../text/effects.js';
import type { Desk } from './desk.js';

/** One of several rewards of a card or an event, with what its tiles do. */
export function rewardNote(desk: Desk, { from, id }: Params, word: string): string {
  const { content, effect, sentence, voice } = desk;
  const source = String(id);
  const rewards =
    from === 'event' ? content.events[source]?.action?.rewards : content.travel[source]?.rewards;
  const reward = rewards?.find((one) => wordOf(one) === word);
  if (reward === undefined) return '';
  const tiles = [reward.support, reward.relic].flatMap((tile) => tile ?? []);
  return [sentence(rewardText(voice, reward)), ...tiles.map(effect)].join(' ');
}
