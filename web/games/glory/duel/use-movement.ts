import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isThrown, slideOf, THROW_MS, thrownTo, waits, type LyingDie } from './movement.js';

interface Seen extends LyingDie {
  readonly element: HTMLElement;
}

/** How dice fall, counted ones slide, and riders meet, whenever the picture of a duel has changed. */
export function useMovement(
  scene: RefObject<HTMLElement | null>,
  { duel, met }: { readonly duel: string; readonly met: readonly (0 | 1)[] },
): void {
  const before = useRef<{ duel: string; dice: ReadonlyMap<string, Seen>; met: number } | null>(
    null,
  );
  useLayoutEffect(() => {
    const { current: root } = scene;
    if (root === null) return;
    const dice = gatherOn(root);
    const { current: earlier } = before;
    before.current = { duel, dice, met: met.length };
    if (earlier === null || earlier.duel !== duel || isStill()) return;
    moveDice(root, earlier.dice, dice);
    const winner = met.at(-1);
    if (met.length > earlier.met && winner !== undefined) meet(root, winner);
  });
  useLayoutEffect(() => {
    const finish = (): void => {
      for (const motion of scene.current?.getAnimations({ subtree: true }) ?? []) motion.finish();
    };
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, finish, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, finish, { capture: true });
    };
  }, [scene]);
}

function middleOf(element: Element): LyingDie['at'] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function gatherOn(root: HTMLElement): ReadonlyMap<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-face]')) {
    const { anchor = '', face = '' } = element.dataset;
    const sand = element.closest('.sand') === null ? sandOf(element) : null;
    found.set(anchor, { element, face, at: middleOf(element), sand });
  }
  return found;
}

function sandOf(die: HTMLElement): LyingDie['sand'] {
  const sand = die.closest('.side')?.querySelector('.sand');
  return sand === null || sand === undefined ? null : middleOf(sand);
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function moveDice(
  root: HTMLElement,
  before: ReadonlyMap<string, Seen>,
  now: ReadonlyMap<string, Seen>,
): void {
  let hasThrown = false;
  for (const [name, die] of now) {
    const earlier = before.get(name);
    if (isThrown(earlier, die)) {
      hasThrown = true;
      die.element.animate(thrownTo(die), {
        duration: THROW_MS,
        easing: 'ease-out',
        fill: 'backwards',
      });
    } else {
      const frames = slideOf(earlier, die);
      if (frames !== null) die.element.animate(frames, { duration: 260, easing: 'ease-in-out' });
    }
  }
  if (!hasThrown) return;
  for (const element of root.querySelectorAll('[data-waits]'))
    element.animate(waits, { duration: THROW_MS + 120 });
}

const MEETING_MS = 900;

/** Riders meet: a lance breaks, the loser leans back, and a pennant of the winner is raised. */
function meet(root: HTMLElement, winner: 0 | 1): void {
  const timing = { duration: MEETING_MS, easing: 'ease-in-out' };
  for (const flank of [0, 1] as const) {
    const side = flank === 0 ? 1 : -1;
    const lean = flank === winner ? 0 : -14;
    root
      .querySelector(`.side-${flank} .rider`)
      ?.animate(
        [
          { transform: 'none' },
          { transform: `translateX(${side * 17}%)`, offset: 0.4 },
          { transform: `translateX(${side * 12}%) rotate(${side * lean}deg)`, offset: 0.62 },
          { transform: 'none' },
        ],
        timing,
      );
  }
  root.querySelector('.impact')?.animate(
    [
      { opacity: 0, transform: 'scale(0.2)' },
      { opacity: 0, transform: 'scale(0.2)', offset: 0.36 },
      { opacity: 1, transform: 'scale(1.1)', offset: 0.46 },
      { opacity: 1, transform: 'scale(1)', offset: 0.7 },
      { opacity: 0, transform: 'scale(1.3)' },
    ],
    timing,
  );
  root
    .querySelector(`.side-${1 - winner} .banner`)
    ?.animate(
      [
        { transform: 'none', offset: 0.45 },
        { transform: 'rotate(7deg)', offset: 0.62 },
        { transform: 'none' },
      ],
      timing,
    );
  root
    .querySelector(`.side-${winner} .win-made:last-of-type`)
    ?.animate(
      [
        { transform: 'translateY(140%) scale(0.2)', opacity: 0 },
        { transform: 'translateY(140%) scale(0.2)', opacity: 0, offset: 0.5 },
        { transform: 'scale(1.5)', offset: 0.8 },
        { transform: 'none' },
      ],
      timing,
    );
}
