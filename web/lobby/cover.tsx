import { useEffect, useRef, useState } from 'react';
import type { Drawing } from '../art/drawing.js';
import { Picture } from '../art/picture.js';
import type { GameCard } from '../games/kit.js';
import './cover.css';

interface Shown {
  readonly card: Pick<GameCard, 'id' | 'face'>;
  readonly className?: string;
}

/** The picture of a game. Its place is there at once; it is drawn when it comes into sight. */
export function GameCover({ card, className = '' }: Shown) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useCover(card, useInSight(place));
  const { middle = 50 } = card.face ?? {};
  return (
    <div
      ref={place}
      className={`game-cover ${className}`.trim()}
      style={{ ['--cover-middle' as string]: `${middle}%` }}
    >
      {drawing !== null && <Picture drawing={drawing} />}
    </div>
  );
}

function useInSight(place: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return isSeen;
}

function useCover({ id, face }: Shown['card'], isWanted: boolean): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let left = false;
    const drawn =
      face?.cover() ?? import('../art/covers/plain.js').then((art) => art.plainCover(id));
    drawn.then(
      (found) => left || setDrawing(found),
      // Without a network the place stays plain.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [id, face, isWanted]);
  return drawing;
}
