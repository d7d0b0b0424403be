import type { Drawing } from '../art/drawing.js';
import { imageOf } from '../art/image.js';
import { paint, type Light } from '../art/palette.js';
import { leftOf } from './left.js';
import type { MovingPiece } from './moves.js';
import { pathOf, type Lying } from './path.js';
import { moveFor } from './stillness.js';
import { GOINGS, type Timed } from './timing.js';

interface Running {
  readonly animations: readonly Animation[];
  land(): void;
}

/** Something that is done later. */
interface Later {
  readonly deed: () => void;
  readonly isDoneWhenSkipped: boolean;
  readonly due: number;
}

/** What a piece stands for on the board: as it has landed, and as it lay before. */
interface Things {
  readonly landed: HTMLElement | undefined;
  readonly gone: HTMLElement | undefined;
}

const UNSEEN = { opacity: [0, 0] };

/** When the back of a piece that turns is seen: it changes while the edge is. */
const SIDES = {
  back: [
    { offset: 0, opacity: 1 },
    { offset: 0.5, opacity: 1 },
    { offset: 0.5, opacity: 0 },
    { offset: 1, opacity: 0 },
  ],
  face: [
    { offset: 0, opacity: 0 },
    { offset: 0.5, opacity: 0 },
    { offset: 0.5, opacity: 1 },
    { offset: 1, opacity: 1 },
  ],
};

function modelOf(thing: HTMLElement | undefined): Element | null {
  return thing?.querySelector('.drawn-card, .art') ?? null;
}

/** Draws pieces over the page and lets them go their ways. They are seen, not heard, and take no clicks. */
export class Runner {
  readonly #layer = document.createElement('div');
  readonly #running = new Set<Running>();
  readonly #timers = new Map<ReturnType<typeof setTimeout>, Later>();
  /** What waits until movement goes on, and how long from then. */
  #held: readonly (Later & { readonly left: number })[] | null = null;

  constructor() {
    this.#layer.className = 'movement';
    this.#layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.#layer);
  }

  /** Sends a piece along its way, and hides what lies there already until it lands. */
  fly(
    { flight: { piece, gait }, delay, ms }: Timed,
    way: readonly [Lying, ...Lying[]],
    light: Light,
    { landed, gone }: Things,
  ): void {
    const width = Math.max(...way.map((lying) => lying.width));
    const element = elementOf(piece, light, modelOf(landed) ?? modelOf(gone));
    element.style.width = `${width}px`;
    this.#layer.append(element);
    const { turning } = piece;
    const steps = pathOf(way, gait, width, turning !== undefined).map((step) => ({ ...step }));
    const timing = { delay, duration: ms, easing: GOINGS[gait].easing, fill: 'both' } as const;
    const flies = element.animate(steps, timing);
    const hides = [
      turning === undefined
        ? undefined
        : backOn(element, turning.back).animate(SIDES[turning.from], timing),
      landed?.animate(UNSEEN, { duration: delay + ms }),
      // Where nothing lay before, nothing waits to be moved.
      gone === undefined ? element.animate(UNSEEN, { duration: delay }) : undefined,
    ].filter((animation) => animation !== undefined);
    const running: Running = {
      animations: [flies, ...hides],
      land: () => {
        element.remove();
        this.#running.delete(running);
      },
    };
    this.#running.add(running);
    flies.addEventListener('finish', running.land);
    if (this.#held === null) moveFor(delay + ms);
    else for (const animation of running.animations) animation.pause();
  }

  /** Stops where everything is, out of sight, or lets it go on. */
  hold(isHeld: boolean): void {
    this.#layer.hidden = isHeld;
    const animations = [...this.#running].flatMap((running) => running.animations);
    const held = this.#held ?? [];
    if (isHeld) {
      for (const animation of animations) animation.pause();
      const now = performance.now();
      this.#held = [...held, ...this.#stopTimers().map((one) => ({ ...one, left: one.due - now }))];
      return;
    }
    this.#held = null;
    for (const animation of animations) {
      animation.play();
      moveFor(leftOf(animation));
    }
    for (const { left, deed, isDoneWhenSkipped } of held) this.later(left, deed, isDoneWhenSkipped);
  }

  #stopTimers(): readonly Later[] {
    const all = [...this.#timers];
    this.#timers.clear();
    for (const [timer] of all) clearTimeout(timer);
    return all.map(([, later]) => later);
  }

  /** Does something later, or at once when the reader does not want to wait, unless it is left then. */
  later(ms: number, deed: () => void, isDoneWhenSkipped: boolean): void {
    const due = performance.now() + ms;
    if (this.#held !== null) {
      this.#held = [...this.#held, { deed, isDoneWhenSkipped, due, left: ms }];
      return;
    }
    if (ms <= 0) {
      deed();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      deed();
    }, ms);
    this.#timers.set(timer, { deed, isDoneWhenSkipped, due });
  }

  /** Everything is where it goes. */
  finish(): void {
    for (const { animations, land } of this.#running) {
      for (const animation of animations) animation.finish();
      land();
    }
    for (const { deed, isDoneWhenSkipped } of this.#stopTimers()) if (isDoneWhenSkipped) deed();
  }

  close(): void {
    this.#stopTimers();
    this.#layer.remove();
  }
}

/** Lays a back over a piece; print keeps the colours of the day. */
function backOn(element: HTMLElement, back: Drawing): HTMLElement {
  const image = pictureOf(imageOf(back, 'day'));
  image.classList.add('movement-back');
  element.append(image);
  return image;
}

function pictureOf(source: string): HTMLImageElement {
  const image = document.createElement('img');
  image.className = 'art';
  image.alt = '';
  image.decoding = 'sync';
  image.src = source;
  return image;
}

function elementOf(piece: MovingPiece, light: Light, model: Element | null): HTMLElement {
  const { drawing, isPrint, isCopied, index } = piece;
  const element = document.createElement('span');
  if (isCopied === true && model instanceof HTMLElement) {
    const copy = document.importNode(model, true);
    copy.style.width = '100%';
    element.className = 'movement-piece';
    element.append(copy);
    return element;
  }
  element.className = isPrint === true ? 'movement-piece drawn-card-face' : 'movement-piece';
  element.append(pictureOf(imageOf(drawing, isPrint === true ? 'day' : light)));
  if (index !== undefined) {
    element.style.setProperty('--index', paint(index.ink));
    for (const corner of ['', ' drawn-card-index-low']) {
      const number = document.createElement('span');
      number.className = `drawn-card-index${corner}`;
      number.textContent = index.text;
      element.append(number);
    }
  }
  return element;
}
