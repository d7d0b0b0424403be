import { useLayoutEffect, useRef, type RefObject } from 'react';
import { moveFor, onSkip } from '../../../movement/stillness.js';
import { usePace } from '../../../movement/use-pace.js';
import { isThrown, slideOf, THROW_MS, thrownTo, waits, type LyingDie } from './movement.js';

interface Seen extends LyingDie {
  readonly element: HTMLElement;
}

/** The picture of a duel as it was drawn. */
interface Shown {
  readonly duel: string;
  readonly dice: ReadonlyMap<string, Seen>;
  readonly met: number;
  readonly width: number;
}

/** How dice fall, counted ones slide, and riders meet, whenever the picture of a duel has changed. */
export function useMovement(
  scene: RefObject<HTMLElement | null>,
  { duel, met }: { readonly duel: string; readonly met: readonly (0 | 1)[] },
): void {
  const pace = usePace();
  const before = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    const { current: root } = scene;
    if (root === null) return;
    const { current: earlier } = before;
    const { width } = root.getBoundingClientRect();
    const dice = gatherOn(root, earlier?.dice);
    before.current = { duel, dice, met: met.length, width };
    // Whoever makes the window larger has moved everything at once.
    if (earlier === null || earlier.duel !== duel || earlier.width !== width || pace === 0) return;
    moveDice(root, earlier.dice, dice, pace);
    const winner = met.at(-1);
    if (met.length > earlier.met && winner !== undefined) meet(root, winner, pace);
  });
  useLayoutEffect(
    () =>
      onSkip(() => {
        for (const motion of scene.current?.getAnimations({ subtree: true }) ?? []) motion.finish();
      }),
    [scene],
  );
}

/** Where the middle of something is on the scene. */
function middleOf(element: Element, root: HTMLElement): LyingDie['at'] {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { x: left, y: top } = root.getBoundingClientRect();
  return { x: x - left + width / 2, y: y - top + height / 2 };
}

/** All dice by their names; one that still moves lies where it is going. */
function gatherOn(
  root: HTMLElement,
  before: ReadonlyMap<string, Seen> = new Map(),
): ReadonlyMap<string, Seen> {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-face]')) {
    const { anchor = '', face = '' } = element.dataset;
    const sand = element.closest('.sand') === null ? sandOf(element, root) : null;
    const isMoving = element.getAnimations().length > 0;
    const going = isMoving ? before.get(anchor)?.at : undefined;
    found.set(anchor, { element, face, at: going ?? middleOf(element, root), sand });
  }
  return found;
}

function sandOf(die: HTMLElement, root: HTMLElement): LyingDie['sand'] {
  const sand = die.closest('.side')?.querySelector('.sand');
  return sand === null || sand === undefined ? null : middleOf(sand, root);
}

function moveDice(
  root: HTMLElement,
  before: ReadonlyMap<string, Seen>,
  now: ReadonlyMap<string, Seen>,
  pace: number,
): void {
  let hasThrown = false;
  for (const [name, die] of now) {
    const earlier = before.get(name);
    if (isThrown(earlier, die)) {
      hasThrown = true;
      // Whoever paces the table paces its dice.
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
    element.animate(waits, { duration: pace * THROW_MS + 120 });
}

const MEETING_MS = 900;

/** Riders meet: a lance breaks, the loser leans back, and a pennant of the winner is raised. */
function meet(root: HTMLElement, winner: 0 | 1, pace: number): void {
  const timing = { duration: pace * MEETING_MS, easing: 'ease-in-out' };
  moveFor(timing.duration);
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
