import { accessSync, constants, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  balance as runBalance,
  balancePage,
  identityOf,
  TooManySaved,
  type BalanceJob,
  type BalanceResult,
} from '@destrier/bots/balance';
import { JournalError, openJournal } from '@destrier/bots/crew';
import { speaker } from '@destrier/text';
import { BOT_NAMES, botsFor } from '../bots.js';
import { boxes } from '@destrier/registry';
import { gameNamed } from '../boxes.js';
import { defineCommand, type Answer } from '../command.js';
import { wrongOption } from '../errors.js';
import { pairsOf } from '../options.js';
import { contentFor } from '../packs.js';
import { progressOf } from '../progress.js';
import { prepareFor, SETTING } from '../setting.js';
import { columns, many, percent } from '../text.js';

const between = ([low, high]: readonly [number, number], say = percent): string =>
  `(${say(low)} to ${say(high)})`;
const short = (value: number): string => value.toFixed(1);

function seatLines({ seats, score, length, measures }: BalanceResult): string[] {
  const head = ['seat', 'bot', 'wins (95 %)', 'score', 'p10 p50 p90'];
  const rows = seats.map(({ seat, bot, winShare, winShare95, score: own }) => [
    String(seat),
    bot,
    `${percent(winShare)} ${between(winShare95)}`,
    `${short(own.mean)} ± ${short(own.sd)}`,
    `${own.p10} ${own.p50} ${own.p90}`,
  ]);
  const { decisions } = length;
  return [
    columns([head, ...rows]),
    `score ${short(score.mean)} ± ${short(score.sd)}, p10 p50 p90: ${score.p10} ${score.p50} ${score.p90}`,
    `decisions ${short(decisions.mean)} ± ${short(decisions.sd)}, p10 p50 p90: ${decisions.p10} ${decisions.p50} ${decisions.p90}`,
    ...measures
      .filter(({ count }) => count > 0)
      .map(
        ({ about, count, mean, mean95 }) =>
          `${about}: ${short(mean)} ${between(mean95, short)}, ${many(count, 'time')}`,
      ),
  ];
}

function kindLines(job: BalanceJob, { items }: BalanceResult): string[] {
  const kinds = Object.entries(gameNamed(job.game).census?.kinds ?? {});
  return kinds.flatMap(([kind, { title, used }]) => {
    const rows = items
      .filter((item) => item.kind === kind)
      .map((item) => [
        item.id,
        item.source,
        `${item.used} of ${item.offered}`,
        item.offered === 0 ? '-' : `${percent(item.useShare)} ${between(item.useShare95)}`,
        percent(item.kindShare),
        item.users === 0 ? '-' : `${percent(item.winShare)} ${between(item.winShare95)}`,
      ]);
    const head = ['', 'source', 'used', 'share (95 %)', 'of all', 'wins of users (95 %)'];
    return ['', `${title}: ${used}`, columns([head, ...rows])];
  });
}

function textOf(job: BalanceJob, result: BalanceResult): string {
  const { finished, errors } = result;
  return [
    `${job.game}, ${many(job.seats, 'seat')}, seed ${job.seed}: ${finished} of ${many(job.games, 'game')} finished, ${many(errors.length, 'error')}`,
    'bots are not people: the figures say what bots do with the game',
    ...seatLines(result),
    ...kindLines(job, result),
    ...errors.map(({ game, code, message }) => `game ${game}: ${code}: ${message}`),
  ].join('\n');
}

/** Before anything is played: a page that cannot be written is told of at once. */
function checkPage(file: string | undefined): void {
  if (file === undefined) return;
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch {
    throw wrongOption(`${file} cannot be written`, 'name a file in a folder of yours');
  }
}

function journalFor(job: BalanceJob, out: string | undefined, resume: boolean) {
  if (out === undefined) {
    if (resume) throw wrongOption('--resume needs --out', 'name the file of the run to go on with');
    return undefined;
  }
  return openJournal<never>(out, identityOf(job), resume);
}

async function played(job: BalanceJob, run: () => Promise<BalanceResult>): Promise<BalanceResult> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof JournalError) throw wrongOption(error.message, error.hint);
    if (error instanceof TooManySaved)
      throw wrongOption(error.message, `ask for more games than ${job.games}`);
    throw error;
  }
}

export const balance = defineCommand({
  name: 'balance',
  about: 'plays many games between bots and tells what is used and who wins with it',
  words: ['<game>'],
  options: {
    ...SETTING,
    games: { kind: 'number', value: 'K', min: 1, about: 'how many games', default: 100 },
    bots: { kind: 'text', value: 'a,b', about: `who plays: ${BOT_NAMES}`, default: 'greedy' },
    threads: {
      kind: 'number',
      value: 'T',
      min: 1,
      about: 'threads to play on; the answer is the same for any number',
      default: 1,
    },
    out: { kind: 'text', value: 'file', about: 'keep what is counted there while it goes on' },
    resume: { kind: 'flag', about: 'go on with the file of --out where it stopped' },
    html: { kind: 'text', value: 'file', about: 'write a page with plots there' },
  },
  example: 'balance glory --seats 2 --games 200 --threads 2 --html balance.html',
  async run(context): Promise<Answer> {
    const { words, values, io, say, lang } = context;
    const { game } = gameNamed(words[0] as string);
    const content = contentFor(game.id, values.pack);
    const prepared = prepareFor(game, values.seats, pairsOf(values.option), content);
    const job: BalanceJob = {
      game: game.id,
      seats: prepared.seats.length,
      options: prepared.options,
      content: content ?? null,
      seed: values.seed,
      bots: botsFor(values.bots, prepared.seats.length),
      games: values.games,
    };
    checkPage(values.html);
    const progress = progressOf(context);
    const begun = performance.now();
    const result = await played(job, () => {
      const saved = journalFor(job, values.out, values.resume);
      return runBalance(job, {
        threads: values.threads,
        signal: io.cancelled,
        onProgress: ({ games, of }) => progress.tell(() => `${games} of ${many(of, 'game')}`),
        ...(saved === undefined ? {} : { saved }),
      });
    });
    progress.end();
    if (values.html !== undefined) {
      const box = boxes().find((one) => one.game === game);
      const { word } = speaker(box?.text[lang] ?? {}, lang);
      const title = box?.title.title[lang] ?? game.id;
      writeFileSync(values.html, balancePage({ job, title, nameOf: word }, result));
    }
    const { partial, ...found } = result;
    const counted = found.finished + found.errors.length;
    if (partial) say(`cancelled after ${many(counted, 'game')}`);
    const seconds = (performance.now() - begun) / 1000;
    const timing = { seconds, threads: values.threads };
    const { options, seed, games, bots } = job;
    return {
      ok: found.errors.length === 0,
      partial,
      data: { game: game.id, options, seed, games, bots, ...found, timing },
      text: textOf(job, result),
    };
  },
});
