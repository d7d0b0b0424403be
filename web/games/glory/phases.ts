import { ROUNDS } from '@destrier/glory/page';

/** The marker on the track of phases. */
interface PhaseStep {
  readonly phase: string;
  readonly state: 'past' | 'now' | 'coming';
}

const IN_ROUND = ['actions', 'travel', 'upkeep', 'registration', 'tournament'] as const;
const LAST = ['last-travel', 'titles'] as const;

/** The phases of the running round; after the last one those that end the game. */
export function phaseTrack(round: number, phase: string): PhaseStep[] {
  const isLast = round > ROUNDS;
  const phases: readonly string[] = isLast ? LAST : IN_ROUND;
  const now = phases.indexOf(phase);
  return phases.map((one, at) => ({
    phase: one,
    state: at === now ? 'now' : at < now ? 'past' : 'coming',
  }));
}
