import type { Asked, Choice, Counsel, Grounds, Match, Prospect } from '@destrier/engine';
import { opponentOf, type SideOf } from '../rules/duel/sides.js';
import { canInterfere } from '../rules/duel/supports.js';
import type { OpenLook } from '../state.js';
import { counsel } from './counsel.js';
import { Reckoning, type Odds } from './odds.js';
import { pointsIn, type DuelStep, type Point } from './point.js';
import { POLICY, PRICES } from './policy.js';
import { NOTHING, type Spend } from './spend.js';

/** What is declared by letting a step go by. */
const PASSES: { readonly [step in DuelStep]?: Spend } = {
  tent: { tent: [NOTHING] },
  strength: { strength: 0 },
  faith: { reroll: [NOTHING] },
  lance: { lance: [NOTHING] },
  'second lance': { lance: [NOTHING] },
  relic: { relic: NOTHING },
};

/** What an option declares; of lances that refresh the odds know nothing. */
function declaredBy(step: DuelStep, { verb, args }: Choice): Spend | undefined {
  const words = args.map(String);
  switch (verb) {
    case 'pass':
      return PASSES[step];
    case 'add':
      return { strength: Number(args[0]) };
    case 'reroll':
      return { reroll: args.flat().map(String) };
    case 'tent':
      return { tent: words };
    case 'lance':
      return words.length === 1 ? { lance: words } : undefined;
    case 'relic':
      return { relic: String(args[0]) };
    default:
      return undefined;
  }
}

function told({ engagement, duel }: Odds, assumes?: string): readonly Prospect[] {
  const more = assumes === undefined ? {} : { assumes };
  return [
    { of: 'engagement', chance: engagement, ...more },
    { of: 'duel', chance: duel, ...more },
  ];
}

/**
 * Whoever refuses a helper is asked again. Where nothing can happen in between, the second answer is the same as the
 * first; else the policy gives it. Both are said where they make a difference.
 */
function withoutHelper(match: Match, point: Point, reckoning: Reckoning): readonly Prospect[] {
  const g = match as never as OpenLook;
  const never = reckoning.odds({ lance: [NOTHING, NOTHING] });
  const later = reckoning.odds({ lance: [NOTHING] });
  if (never.engagement === later.engagement && never.duel === later.duel) return told(never);
  return canInterfere(g, opponentOf(g.s.duels, point))
    ? told(later, 'helperLater')
    : told(never, 'noHelper');
}

/** Lets everything go by that comes after a step. */
const RESTS: { readonly [step in DuelStep]?: Spend } = {
  faith: { reroll: [NOTHING], lance: [NOTHING, NOTHING], relic: NOTHING },
  'second lance': { lance: [NOTHING], relic: NOTHING },
};

/** Whoever keeps something back may still use another thing later in the engagement: it is said where that matters. */
function keptBack({ step }: Point, reckoning: Reckoning): readonly Prospect[] {
  const goingOn = reckoning.odds(PASSES[step] ?? {});
  const { [step]: rest } = RESTS;
  const isSame = rest === undefined || reckoning.odds(rest).engagement === goingOn.engagement;
  return isSame ? told(goingOn) : told(goingOn, 'tilesLater');
}

const { tile, faith, strength, tent, glory } = PRICES;
const TILES: Grounds = { id: 'tiles', params: {} };

/** Why the policy may not take the highest chance for the engagement, by step; COUNSEL.md says it in full. */
const GROUNDS: { readonly [step: string]: Grounds } = {
  tent: { id: 'tent', params: { tent, glory } },
  strength: { id: 'strength', params: { strength, tile } },
  faith: { id: 'faith', params: { faith, tile } },
  lance: TILES,
  'second lance': TILES,
  relic: TILES,
};

function groundsAt({ prompt }: Asked): { readonly [of: string]: Grounds } {
  const engagement = GROUNDS[prompt.slice(0, prompt.indexOf('.'))];
  const duel = { id: 'duel', params: {} };
  return engagement === undefined ? { duel } : { engagement, duel };
}

/** Counsel in the duels of Glory, for people. */
export const advice: Counsel = {
  policy: POLICY,
  choice: (match, asked, options) => counsel(match, asked, options),
  grounds: groundsAt,
  prospects(match, asked) {
    const { duel, side } = asked.v as SideOf;
    const point = pointsIn(match).find((one) => one.duel === duel && one.side === side);
    // In the recovery the duel is over.
    if (point === undefined || point.step === 'recovery') return undefined;
    const reckoning = new Reckoning(match, point);
    return (choice) => {
      if (choice?.verb === 'pass' && point.step === 'lance')
        return withoutHelper(match, point, reckoning);
      if (choice?.verb === 'pass') return keptBack(point, reckoning);
      const spend = choice === undefined ? {} : declaredBy(point.step, choice);
      return spend === undefined ? undefined : told(reckoning.odds(spend));
    };
  },
};
