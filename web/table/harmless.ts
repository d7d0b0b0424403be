import type { Ask, Sheet } from '@destrier/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Moment, Now, TableLink } from './link.js';
import type { Preferences } from './preferences.js';

/** A question of the viewer's that no answer matters to, and the one that leaves all as it is. */
interface Harmless {
  readonly ask: Ask;
  readonly option: string;
}

/** Whether questions are left out whose answer cannot matter: as somebody prefers, else against bots alone. */
export function isBrief(link: Pick<TableLink, 'sitters'>, { brief }: Preferences): boolean {
  return brief ?? isAlone(link);
}

/** Whether nobody else is at the table who could learn something from how fast an answer comes. */
function isAlone({ sitters }: Pick<TableLink, 'sitters'>): boolean {
  return sitters.filter(({ who }) => typeof who === 'string').length === 1;
}

/** The only answer there is. It is asked for so that the pause tells nothing: of those who play against bots alone, it need not be. */
export function onlyAnswerIn(
  link: Pick<TableLink, 'sitters'>,
  { asks, viewer }: Moment,
): Harmless | null {
  const own = asks.filter(({ seat }) => seat === viewer);
  const [ask] = own;
  const [offer, ...others] = ask?.offers ?? [];
  if (ask === undefined || own.length > 1 || ask.kind === 'aside' || others.length > 0) return null;
  return offer?.form === 'option' && isAlone(link) ? { ask, option: offer.id } : null;
}

export function harmlessIn(
  { kit, content }: Pick<TableLink, 'kit' | 'content'>,
  { asks, events, view, viewer }: Moment,
): Harmless | null {
  const { harmless } = kit.box;
  const ask = asks.find(({ seat, kind }) => seat === viewer && kind !== 'aside');
  if (harmless === undefined || ask === undefined || viewer === 'public') return null;
  // The view and the content of a table have the shapes of its game.
  const sheet: Pick<Sheet, 'content' | 'viewer'> = { content: content as never, viewer };
  const option = harmless(view as never, ask.prompt, events, sheet);
  return option === null ? null : { ask, option };
}

/**
 * The table as it is shown: a question whose answer cannot matter is answered and not shown: until the answer has come, the
 * last question stands there, with nothing to choose, so that nothing flashes by. After something was taken back everything
 * is asked, up to where the game had come.
 */
export function useBrief(link: TableLink, now: Now, isOn: boolean): Now {
  const { moment } = now;
  const [farthest, setFarthest] = useState(moment.seq);
  if (moment.seq > farthest) setFarthest(moment.seq);
  const isBack = moment.seq < farthest;
  const found = useMemo(
    () => (isOn && !isBack ? (harmlessIn(link, moment) ?? onlyAnswerIn(link, moment)) : null),
    [link, moment, isOn, isBack],
  );
  useEffect(() => {
    if (found !== null) void link.choose(found.ask, found.option);
  }, [link, found]);
  const [shown, setShown] = useState(moment.asks);
  if (found === null && shown !== moment.asks) setShown(moment.asks);
  return useMemo(
    () => (found === null ? now : { ...now, moment: { ...moment, asks: shown.map(answered) } }),
    [now, moment, found, shown],
  );
}

/** A question with nothing to choose. */
function answered({ offers: _, ...ask }: Ask): Ask {
  return ask;
}
