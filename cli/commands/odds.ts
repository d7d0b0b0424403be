import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Seat } from '@destrier/engine';
import {
  deviation,
  fightOut,
  POLICY,
  readSpend,
  Reckoning,
  SpendError,
  type Odds,
  type Point,
  type Spend,
} from '@destrier/glory/odds';
import { gameNamed } from '../boxes.js';
import { defineCommand, type Answer, type Context } from '../command.js';
import { CommandError, wrongOption } from '../errors.js';
import { bestOf } from '../odds/best.js';
import { standingOf, type Standing } from '../odds/standing.js';
import { progressOf } from '../progress.js';
import { SETTING } from '../setting.js';
import { columns, many } from '../text.js';

const OPTIONS = {
  scenario: { kind: 'text', value: 'file', about: 'a scenario that ends inside a duel' },
  spend: {
    kind: 'text',
    value: 'spending',
    about: 'what the asked side spends now: "strength=2 reroll=black1,white2 lance=squire"',
    default: '',
  },
  check: { kind: 'number', value: 'games', min: 1, about: 'fight the duel out so many times too' },
  seed: SETTING.seed,
} as const;
type OddsContext = Context<typeof OPTIONS>;

/** Beyond so many standard errors the odds are wrong, or very bad luck has been had. */
const MOST_ERRORS = 4;
/** Duels fought between two looks at the clock. */
const SLICE = 500;

/** What the duels fought out say. */
interface Check extends Odds {
  readonly games: number;
  readonly standardErrors: number;
}

function textIn(file: string | undefined): string {
  if (file === undefined)
    throw wrongOption('--scenario is missing', 'name a scenario that ends inside a duel');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError('scenario.invalid', `${file} cannot be read`, 'name a scenario', {
      file,
    });
  }
}

/** Whatever is asked with a declaration that cannot be is the fault of who declares it. */
function declaring<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SpendError) throw wrongOption(`--spend: ${error.message}`, error.hint);
    throw error;
  }
}

async function checked(
  context: OddsContext,
  { match, point }: Standing,
  spend: Spend,
  odds: Odds,
): Promise<Check | null> {
  const { check, seed } = context.values;
  if (check === undefined) return null;
  const progress = progressOf(context);
  let [games, engagement, duel] = [0, 0, 0];
  while (games < check && !context.io.cancelled.aborted) {
    const slice = Math.min(SLICE, check - games);
    const count = fightOut(match, point, spend, slice, `${seed}/${games}`);
    games += slice;
    engagement += count.engagement;
    duel += count.duel;
    progress.tell(() => `${games} of ${many(check, 'duel')}`);
    await setImmediate();
  }
  progress.end();
  if (games === 0) return null;
  const errors = [
    deviation(odds.engagement, engagement, games),
    deviation(odds.duel, duel, games),
  ].map(Math.abs);
  return {
    games,
    engagement: engagement / games,
    duel: duel / games,
    standardErrors: Math.max(...errors),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function textOf(seat: Seat, { step }: Point, odds: Odds, best: number | null, check: Check | null) {
  const rows = [
    ['', 'engagement', 'duel'],
    [POLICY, percent(odds.engagement), percent(odds.duel)],
    ...(best === null ? [] : [['best play', '', percent(best)]]),
    ...(check === null
      ? []
      : [[many(check.games, 'duel'), percent(check.engagement), percent(check.duel)]]),
  ];
  const lines = [`chances of seat ${seat}, asked at the step "${step}"`, columns(rows)];
  if (check !== null)
    lines.push(`off by ${check.standardErrors.toFixed(2)} standard errors, ${MOST_ERRORS} at most`);
  return lines.join('\n');
}

export const odds = defineCommand({
  name: 'odds',
  about: 'calculates the chances of a duel, for what lies on the table and is about to be spent',
  words: ['<game>'],
  options: OPTIONS,
  example: 'odds glory --scenario games/glory/scenarios/polish-noble.scenario.yaml',
  async run(context): Promise<Answer> {
    const { words, values, io } = context;
    const { game } = gameNamed(words[0] as string);
    if (game.id !== 'glory')
      throw new CommandError('game.unknown', `${game.id} has no duels`, 'odds are for glory');
    const text = textIn(values.scenario);
    const file = values.scenario ?? '';
    const standing = standingOf(file, text);
    const spend = declaring(() => readSpend(values.spend));
    const begun = performance.now();
    const reckoning = new Reckoning(standing.match, standing.point);
    reckoning.prepare();
    const prepared = performance.now();
    const found = declaring(() => reckoning.odds(spend));
    const answered = performance.now();
    const seat = reckoning.seat;
    const best = reckoning.againstSeat ? null : await bestOf({ file, text }, io.cancelled);
    const check = await checked(context, standing, spend, found);
    return {
      ok: check === null || check.standardErrors <= MOST_ERRORS,
      partial: (check?.games ?? 0) < (values.check ?? 0),
      data: {
        game: game.id,
        seat,
        step: standing.point.step,
        ...found,
        policy: POLICY,
        method: 'exact',
        best,
        check,
        timing: { prepareMs: prepared - begun, answerMs: answered - prepared },
      },
      text: textOf(seat, standing.point, found, best, check),
    };
  },
});
