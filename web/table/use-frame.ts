import { useMedia } from '../parts/use-media.js';

/** `desk`: one screen that is never scrolled; `pocket`: the question stays at the thumb. */
export type Frame = 'desk' | 'pocket';

/** By letters, not by pixels: large ones need the room of a small screen. */
const DESK = {
  /** A board that fills its pane. */
  filled: '(min-width: 80rem) and (min-height: 45rem)',
  /** One that is scrolled in it. */
  scrolled: '(min-width: 62rem)',
} as const;

export function useFrame(pane: keyof typeof DESK): Frame {
  return useMedia(DESK[pane]) ? 'desk' : 'pocket';
}
