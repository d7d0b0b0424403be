import { spellBot, botNamed } from '@destrier/bots';
import { JournalError, openJournal, type Journal } from '@destrier/bots/crew';
import {
  identityOf,
  ladder as playLadder,
  type LadderJob,
  type LadderResult,
  type PlayedPair,
} from '@destrier/bots/ladder';
import { BOT_NAMES, PATIENCE, botsFrom } from '../bots.js';
import { gameNamed } from '../boxes.js';
import { defineCommand, type Answer } from '../command.js';
import { wrongOption } from '../errors.js';
import { pairsOf } from '../options.js';
import { contentFor } from '../packs.js';
import { progressOf } from '../progress.js';
import { prepareFor, SETTING, THREADS } from '../setting.js';
import { columns, many, percent } from '../text.js';

const USUAL_GAMES = 100;

/** At least two bots, none twice: results go by their names. */
function opponents(text: string | undefined): readonly string[] {
  const hint = 'name two or more, such as --bots greedy,random';
  if (text === undefined) throw wrongOption('ladder needs --bots', hint);
  const names = botsFrom(text);
  if (names.length < 2) throw wrongOption('one bot alone cannot play a ladder', hint);
  const own = names.map((name) => {
    const bot = botNamed(name);
    return bot === undefined ? name : spellBot(bot);
  });
  const twice = names.find((_, i) => own.indexOf(own[i] as string) < i);
  if (twice !== undefined)
    throw wrongOption(`"${twice}" is named twice`, 'name each bot once, by version and iterations');
  return names;
}

/** When a ladder ends: after this many games of every two, or when a test is decided. */
function endOf(
  games: number | undefined,
  sprt: string | undefined,
  bots: readonly string[],
): LadderJob['until'] {
  if (sprt === undefined) return { games: games ?? USUAL_GAMES };
  if (games !== undefined)
    throw wrongOption('--games and --sprt exclude each other', 'a test ends itself: give --sprt');
  if (bots.length > 2)
    throw wrongOption(`${many(bots.length, 'bot')} are too many for --sprt`, 'name two bots');
  const [p0 = NaN, p1 = NaN, ...more] = sprt.split(',').map(Number);
  if (!(p0 > 0 && p0 < p1 && p1 < 1) || more.length > 0)
    throw wrongOption(
      `--sprt cannot be ${sprt}`,
      'give two shares of victory between 0 and 1, the smaller first: --sprt 0.65,0.72',
    );
  return { p0, p1 };
}

function varied(text: string | undefined): LadderJob['vary'] {
  if (text === undefined) return null;
  const [[option, values] = ['', '']] = Object.entries(pairsOf([text]));
  return { option, values: values.split(',') };
}

function journalFor(
  job: LadderJob,
  file: string | undefined,
  resume: boolean,
): Journal<PlayedPair> | undefined {
  if (file === undefined) {
    if (resume) throw wrongOption('--resume needs a file to go on with', 'give --out <file>');
    return undefined;
  }
  try {
    return openJournal<PlayedPair>(file, identityOf(job), resume);
  } catch (error) {
    if (error instanceof JournalError) throw wrongOption(error.message, error.hint);
    throw error;
  }
}

const short = (value: number): string => value.toFixed(2);
const ms = (seconds: number): string => `${Number((seconds * 1000).toPrecision(2))} ms`;

function textOf(job: LadderJob, result: LadderResult, seconds: number): string {
  const { bots, pairs, errors, fallen, timing } = result;
  const rated = bots.map(({ id, rating: { mu, sigma }, games }) => [
    id,
    `${short(mu)} ± ${short(sigma)}`,
    String(games),
    ms(timing.perDecision[id]?.p50 ?? 0),
    ms(timing.perDecision[id]?.p95 ?? 0),
    String(Math.round(timing.iterationsPerSecond[id] ?? 0)),
  ]);
  const met = pairs.map(({ a, b, games, wins, draws, losses, share, share95, sprt }) => [
    `${a} - ${b}`,
    String(games),
    `${wins} ${draws} ${losses}`,
    `${percent(share)} (${percent(share95[0])} to ${percent(share95[1])})`,
    sprt === undefined ? '' : `${sprt.decision} (${sprt.p0} / ${sprt.p1}, llr ${short(sprt.llr)})`,
  ]);
  const test = pairs.some(({ sprt }) => sprt !== undefined) ? 'test' : '';
  const lines = [
    `${job.game}, ${many(job.seats, 'seat')}, seed ${job.seed}, seats exchanged in pairs of games`,
    columns([['bot', 'rating', 'games', 'p50', 'p95', 'iterations/s'], ...rated]),
    '',
    columns([['pair', 'games', 'won drawn lost', 'share (95 %)', test], ...met]),
    `${seconds.toFixed(1)} s`,
  ];
  for (const { bot, seat, seed, to, reason } of fallen)
    lines.push('', `seed ${seed}: ${bot} lost seat ${seat} to ${to}: ${reason}`);
  for (const { a, b, seed, code, message } of errors)
    lines.push('', `${a} - ${b}, seed ${seed}: ${code}: ${message}`);
  return lines.join('\n');
}

export const ladder = defineCommand({
  name: 'ladder',
  about: 'lets bots play each other, seats exchanged, and rates them',
  words: ['<game>'],
  options: {
    ...SETTING,
    seats: { kind: 'number', value: 'N', min: 2, about: 'how many seats; two if not given' },
    bots: { kind: 'text', value: 'a,b', about: `who plays: ${BOT_NAMES}` },
    games: {
      kind: 'number',
      value: 'K',
      min: 1,
      about: `how many games every two play, in whole pairs; ${USUAL_GAMES} if not given`,
    },
    sprt: {
      kind: 'text',
      value: 'p0,p1',
      about:
        'play until it is decided whether the first wins p1 or only p0 of the games, at most 400',
    },
    vary: {
      kind: 'text',
      value: 'name=a,b',
      about: 'a table option whose values take turns, from pair to pair',
    },
    ...PATIENCE,
    ...THREADS,
    out: { kind: 'text', value: 'file', about: 'keep every pair of games in this file' },
    resume: { kind: 'flag', about: 'go on with the file where it stopped' },
  },
  example: 'ladder glory --bots greedy,random --games 20 --vary tournament=pas,joust',
  async run(context): Promise<Answer> {
    const { words, values, io, say } = context;
    const { game } = gameNamed(words[0] as string);
    const bots = opponents(values.bots);
    const until = endOf(values.games, values.sprt, bots);
    const content = contentFor(game.id, values.pack);
    const given = pairsOf(values.option);
    const seats = values.seats ?? Math.max(2, game.seats.min);
    const vary = varied(values.vary);
    const { options } = prepareFor(game, seats, given, content);
    for (const value of vary?.values ?? [])
      prepareFor(game, seats, { ...given, [vary?.option ?? '']: value }, content);
    const job: LadderJob = {
      game: game.id,
      seats,
      options,
      vary,
      content: content ?? null,
      seed: values.seed,
      botSeconds: values['bot-seconds'],
      bots,
      until,
    };
    const saved = journalFor(job, values.out, values.resume);
    const progress = progressOf(context);
    const begun = performance.now();
    const result = await playLadder(job, {
      threads: values.threads,
      signal: io.cancelled,
      onProgress: ({ games, of }) => progress.tell(() => `${games} of ${many(of, 'game')}`),
      ...(saved === undefined ? {} : { saved }),
    });
    progress.end();
    const games = result.pairs.reduce((sum, pair) => sum + pair.games, 0);
    if (result.partial) say(`cancelled after ${many(games, 'game')}`);
    const seconds = (performance.now() - begun) / 1000;
    const { partial, timing, ...standing } = result;
    return {
      ok: result.errors.length === 0,
      partial,
      data: {
        game: game.id,
        seats,
        options,
        vary,
        seed: job.seed,
        games,
        ...standing,
        timing: { seconds, threads: values.threads, ...timing },
      },
      text: textOf(job, result, seconds),
    };
  },
});
