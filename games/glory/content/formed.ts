import { formOf, tableOf } from '@destrier/engine';
import type { Content, Event, Reward } from './types.js';

function rewardsIn({ travel, trophies, events, figures }: Content): Reward[] {
  return [
    ...Object.values(travel).flatMap(({ rewards }) => rewards),
    ...Object.values(trophies).map(({ reward }) => reward),
    ...Object.values(events).flatMap(({ action }) => action?.rewards ?? []),
    figures.prize,
  ];
}

/** The content as rules and bots read it: what is of one sort has one form. */
export function formed(content: Content): Content {
  const { events, figures, knights, relics, supports, titles, travel, trophies } = content;
  const reward = formOf(rewardsIn(content));
  const effect = formOf(Object.values(supports).map((of) => of.effect));
  const action = formOf(Object.values(events).flatMap((of) => of.action ?? []));
  const support = formOf(Object.values(supports));
  const card = formOf(Object.values(travel));
  const event = formOf(Object.values(events));
  const actionOf = (of: NonNullable<Event['action']>): NonNullable<Event['action']> =>
    of.rewards === undefined ? action(of) : action({ ...of, rewards: of.rewards.map(reward) });
  return {
    ...content,
    events: tableOf(events, (of) =>
      event(of.action === undefined ? of : { ...of, action: actionOf(of.action) }),
    ),
    figures: { ...figures, prize: reward(figures.prize) },
    knights: tableOf(knights, formOf(Object.values(knights))),
    relics: tableOf(relics, formOf(Object.values(relics))),
    supports: tableOf(supports, (of) => support({ ...of, effect: effect(of.effect) })),
    titles: tableOf(titles, formOf(Object.values(titles))),
    travel: tableOf(travel, (of) => card({ ...of, rewards: of.rewards.map(reward) })),
    trophies: tableOf(trophies, (of) => ({ ...of, reward: reward(of.reward) })),
  };
}
