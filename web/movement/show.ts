import type { GameEvent } from '@destrier/engine';
import type { Light } from '../art/palette.js';
import type { GameKit } from '../games/kit.js';
import { isAnswered } from '../table/answered.js';
import type { Moment, Sitter } from '../table/link.js';
import { soundsOf } from '../table/sounds.js';
import { play } from '../table/synth.js';
import type { Anchors } from './anchors.js';
import type { Marks } from './marks.js';
import type { Deed, Flight } from './moves.js';
import type { Lying } from './path.js';
import type { Runner } from './runner.js';
import { timed, type Timed } from './timing.js';

/** A board at a moment, and how its reader wants to see it change. */
export interface Scene {
  readonly kit: GameKit;
  readonly moment: Moment;
  readonly content: object;
  readonly sitters: readonly Sitter[];
  /** By what durations are multiplied; 0: nothing moves. */
  readonly pace: number;
  readonly light: Light;
  readonly isHeard: boolean;
}

/** What shows it: over the board, on it, and where everything lies before and after. */
interface Means {
  readonly runner: Runner;
  readonly marks: Marks;
  readonly before: Anchors;
  readonly after: Anchors;
}

/** Shows and lets hear what has happened between two moments. */
export function show(earlier: Moment, scene: Scene, means: Means): void {
  const { kit, moment, content, sitters, pace, isHeard } = scene;
  const { runner, marks } = means;
  if (isAnswered(earlier, moment)) marks.clear();
  const deeds = kit.movement?.deeds(earlier, moment, { content, sitters }) ?? [];
  const flights = deeds.map(({ moves }) => moves.filter((move) => move.kind === 'flight'));
  const all = timed(pace === 0 ? flights.map(() => []) : flights, pace);
  const landings = new Map<GameEvent, number>();
  let now = 0;
  let dice = 0;
  deeds.forEach((deed, nth) => {
    const some = (all[nth] ?? []).map((one) => ({ ...one, delay: one.delay + dice }));
    if (kit.movement?.dice?.includes(deed.event.name) === true) dice = DICE_MS * pace;
    for (const one of some) fly(one, scene, means);
    leave(deed, means);
    now = Math.max(now, dice, ...some.map(({ delay }) => delay));
    const lands = Math.max(now, ...some.map(({ delay, ms }) => delay + ms));
    landings.set(deed.event, lands);
    runner.later(lands, () => mark(deed, scene, means), true);
  });
  if (!isHeard) return;
  for (const { sound, at } of soundsOf(earlier, moment, kit.sounds, landings))
    runner.later(at, () => void play(sound), false);
}

function fly(one: Timed, { light }: Scene, { runner, before, after }: Means): void {
  const { flight } = one;
  const { from, to, via = [], thing } = flight;
  const landed = thing === undefined ? undefined : after.thing(to, thing);
  const gone = thing === undefined ? undefined : before.thing(from, thing);
  const begins = gone?.lying ?? placed(from, flight, before, after);
  const ends = landed?.lying ?? placed(to, flight, after, before);
  if (begins === undefined || ends === undefined) return;
  const passed = via.flatMap((name) => placed(name, flight, after, before) ?? []);
  const things = { landed: landed?.element, gone: gone?.element };
  runner.fly(one, [begins, ...passed, ends], light, things);
}

/** The middle of a place, with a piece as wide as it is by itself. */
function placed(
  name: string,
  { piece: { width } }: Flight,
  ...all: readonly Anchors[]
): Lying | undefined {
  for (const anchors of all) {
    const found = anchors.place(name);
    if (found !== undefined) return { ...found.lying, width: Math.min(width, found.lying.width) };
  }
  return undefined;
}

/** What has gone from a place is no news of it. */
function leave({ moves }: Deed, { marks, after }: Means): void {
  for (const move of moves) {
    const left = move.kind === 'flight' ? after.place(move.from) : undefined;
    if (left !== undefined) marks.lift(left.element);
  }
}

/** What others have changed is ringed, and throbs once; what the viewer did is known. */
function mark({ by, moves }: Deed, scene: Scene, { marks, after }: Means): void {
  const { moment, sitters, light, pace } = scene;
  if (by === moment.viewer) return;
  for (const move of moves) {
    const found = after.uppermost(move.kind === 'flight' ? move.to : move.at);
    if (found === undefined || !found.element.isConnected) continue;
    const blazon = by === null ? null : (sitters[by]?.arms ?? null);
    const ring = marks.put(found.element, blazon, light);
    if (pace > 0) ring?.animate(THROB, { duration: THROB_MS * pace, easing: 'ease-out' });
  }
}

/** So long dice roll; what follows from them comes after. */
const DICE_MS = 700;
const THROB_MS = 450;
const THROB = [
  { transform: 'scale(1)', opacity: 0.2 },
  { transform: 'scale(1.06)', opacity: 1, offset: 0.4 },
  { transform: 'scale(1)', opacity: 1 },
];
