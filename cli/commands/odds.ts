import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { deviation, SpendError, type Chances, type Contest, type OddsBook } from '@destrier/engine';
import { gameNamed } from '../boxes.js';
import { defineCommand, type Answer, type Context } from '../command.js';
import { CommandError, wrongOption } from '../errors.js';
import { bestOf } from '../odds/best.js';
import { standingOf, withOdds } from '../odds/standing.js';
import { progressOf } from '../progress.js';
import { SETTING } from '../setting.js';
import { columns, many } from '../text.js';

const OPTIONS = {
  scenario: {
    kind: 'text',
    value: 'file',
    about: 'a scenario that ends inside a contest, such as a duel',
  },
  spend: {
    kind: 'text',
    value: 'spending',
    about: 'what the asked side spends now: "strength=2 reroll=black1,white2 lance=squire"',
    default: '',
  },
  check: {
    kind: 'number',
    value: 'games',
    min: 1,
    about: 'play the contest out this many times too',
  },
  seed: SETTING.seed,
} as const;
type OddsContext = Context<typeof OPTIONS>;

/** Above this many standard errors the odds are almost certainly wrong. */
const MOST_ERRORS = 4;
/** Contests played out between two looks at the clock. */
const SLICE = 500;

/** What the contests played out say: shares by what was won, and how far they are off. */
type OddsCheck = Chances & { readonly games: number; readonly standardErrors: number };

function textIn(file: string | undefined): string {
  if (file === undefined)
    throw wrongOption('--scenario is missing', 'name a scenario that ends inside a contest');
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
  contest: Contest<object>,
  noun: string,
  spend: object,
  odds: Chances,
): Promise<OddsCheck | null> {
  const { check, seed } = context.values;
  if (check === undefined) return null;
  const progress = progressOf(context);
  const won: Record<string, number> = Object.fromEntries(Object.keys(odds).map((of) => [of, 0]));
  let games = 0;
  while (games < check && !context.io.cancelled.aborted) {
    const slice = Math.min(SLICE, check - games);
    const wins = contest.playOut(spend, slice, `${seed}/${games}`);
    games += slice;
    for (const [of, count] of Object.entries(wins)) won[of] = (won[of] ?? 0) + count;
    progress.tell(() => `${games} of ${many(check, noun)}`);
    await setImmediate();
  }
  progress.end();
  if (games === 0) return null;
  const shares = Object.fromEntries(Object.entries(won).map(([of, count]) => [of, count / games]));
  const errors = Object.entries(odds).map(([of, chance]) =>
    Math.abs(deviation(chance, won[of] ?? 0, games)),
  );
  return { games, ...shares, standardErrors: Math.max(...errors) };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function textOf(
  { seat, step }: Contest<object>,
  { noun, policy }: OddsBook,
  odds: Chances,
  best: number | null,
  check: OddsCheck | null,
) {
  const columnsOf = Object.keys(odds);
  const row = (name: string, shares: Chances): string[] => [
    name,
    ...columnsOf.map((of) => percent(shares[of] ?? 0)),
  ];
  // The best play is looked for in the whole contest, which the last column tells.
  const blanks = columnsOf.slice(1).map(() => '');
  const rows = [
    ['', ...columnsOf],
    row(policy, odds),
    ...(best === null ? [] : [['best play', ...blanks, percent(best)]]),
    ...(check === null ? [] : [row(many(check.games, noun), check)]),
  ];
  const lines = [`chances of seat ${seat}, asked at the step "${step}"`, columns(rows)];
  if (check !== null)
    lines.push(`off by ${check.standardErrors.toFixed(2)} standard errors, ${MOST_ERRORS} at most`);
  return lines.join('\n');
}

export const odds = defineCommand({
  name: 'odds',
  about: 'calculates the chances of a contest, for what lies on the table and is about to be spent',
  words: ['<game>'],
  options: OPTIONS,
  example: 'odds glory --scenario games/glory/scenarios/polish-noble.scenario.yaml',
  async run(context): Promise<Answer> {
    const { words, values, io } = context;
    const { game } = gameNamed(words[0] as string);
    const box = withOdds(game.id);
    const text = textIn(values.scenario);
    const file = values.scenario ?? '';
    const contest = standingOf(box, file, text);
    const spend = declaring(() => box.odds.readSpend(values.spend));
    const begun = performance.now();
    contest.prepare();
    const prepared = performance.now();
    const found = declaring(() => contest.odds(spend));
    const answered = performance.now();
    const { seat, step, hasBest } = contest;
    const best = hasBest ? await bestOf({ game: game.id, file, text }, io.cancelled) : null;
    const check = await checked(context, contest, box.odds.noun, spend, found);
    return {
      ok: check === null || check.standardErrors <= MOST_ERRORS,
      partial: (check?.games ?? 0) < (values.check ?? 0),
      data: {
        game: game.id,
        seat,
        step,
        ...found,
        policy: box.odds.policy,
        method: 'exact',
        best,
        check,
        timing: { prepareMs: prepared - begun, answerMs: answered - prepared },
      },
      text: textOf(contest, box.odds, found, best, check),
    };
  },
});
