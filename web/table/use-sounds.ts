import { useEffect, useRef } from 'react';
import type { GameKit } from '../games/kit.js';
import type { Moment } from './link.js';
import { soundsOf } from './sounds.js';
import { play } from './synth.js';

/** Lets somebody hear what happens, where they want to. */
export function useSounds(areOn: boolean, moment: Moment, { sounds }: GameKit): void {
  const last = useRef<Moment | null>(null);
  useEffect(() => {
    const heard = soundsOf(last.current, moment, sounds);
    last.current = moment;
    if (areOn) play(heard);
  }, [areOn, moment, sounds]);
}
