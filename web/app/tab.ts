import { useEffect } from 'react';
import type { Now, TableLink } from '../table/link.js';
import { useWords } from './words.js';

/** Whether the game waits for whoever looks at it. */
export function isTurn({ moment: { asks, viewer, result } }: Pick<Now, 'moment'>): boolean {
  return result === null && asks.some(({ seat, kind }) => seat === viewer && kind !== 'aside');
}

/** The tab of the browser says whose turn it is, in words and by its sign. */
export function useTab({ kit }: TableLink, now: Now): void {
  const { say, language } = useWords();
  const game = { said: kit.box.title.title[language] };
  const turn = isTurn(now);
  const title = turn ? say('title.turn', { game }) : `${game.said} – ${say('page.title')}`;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon === null || !turn) return undefined;
    const before = icon.href;
    icon.href = './icon-turn.svg';
    return () => {
      icon.href = before;
    };
  }, [turn]);
}
