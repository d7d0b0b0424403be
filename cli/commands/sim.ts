import { mkdirSync } from 'node:fs';
import { leaveMsFor, playAll } from '@destrier/bots/crew';
import { BOT_NAMES, PATIENCE, botsFor } from '../bots.js';
import { gameNamed } from '../boxes.js';
import { defineCommand, type Answer } from '../command.js';
import { wrongOption } from '../errors.js';
import { pairsOf } from '../options.js';
import { contentFor } from '../packs.js';
import { progressOf } from '../progress.js';
import { prepareFor, SETTING, THREADS } from '../setting.js';
import { firedIds, isRandomOnly, SIM_WORK, type Job } from '../sim/chunk.js';
import { Tally, type SimStanding } from '../sim/tally.js';
import { columns, many, percent } from '../text.js';

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw wrongOption(`${folder} cannot be made a folder`, 'name a folder for the records');
  }
}

/** Games that a thread plays before it tells of them, at most. */
const MOST_PER_CHUNK = { random: 32, thinking: 1 };

interface Timing {
  readonly seconds: number;
  readonly threads: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerSecondPerThread: number;
  readonly msPerGame: number;
}

function timingOf(ms: number, threads: number, games: number, decisions: number): Timing {
  const perSecond = ms === 0 ? 0 : (decisions * 1000) / ms;
  return {
    seconds: ms / 1000,
    threads,
    decisionsPerSecond: perSecond,
    decisionsPerSecondPerThread: perSecond / threads,
    msPerGame: games === 0 ? 0 : ms / games,
  };
}

const short = (value: number): string => value.toFixed(2);

function textOf(job: Job, standing: SimStanding, timing: Timing): string {
  const { decisions, seatResults, errors, fallen, fired, finished, digest } = standing;
  const rows = seatResults.map(({ seat, bot, winShare, winShare95: [low, high], ...one }) => [
    String(seat),
    bot,
    `${percent(winShare)} (${percent(low)} to ${percent(high)})`,
    short(one.meanRank),
    `${short(one.score.mean)} ± ${short(one.score.sd)}`,
    `${one.score.p10} ${one.score.p50} ${one.score.p90}`,
  ]);
  const head = ['seat', 'bot', 'wins (95 %)', 'mean rank', 'score', 'p10 p50 p90'];
  const lines = [
    `${job.game}, ${many(job.seats, 'seat')}, seed ${job.seed}: ${finished} of ${many(job.games, 'game')} finished, ${many(errors.length, 'error')}`,
    `decisions: ${decisions.total}, ${short(decisions.mean)} a game, at most ${decisions.max}`,
    columns([head, ...rows]),
    `digest ${digest}`,
    `${timing.seconds.toFixed(1)} s on ${many(timing.threads, 'thread')}, ${Math.round(timing.decisionsPerSecond)} decisions a second`,
  ];
  const counts = Object.entries(fired).map(([id, count]) => [id, String(count)]);
  if (counts.length > 0) lines.push('', columns([['rule or event', 'times'], ...counts]));
  for (const { game, seat, bot, reason, to } of fallen)
    lines.push('', `game ${game}: ${bot} lost seat ${seat} to ${to}: ${reason}`);
  for (const { game, code, message, scenario } of errors)
    lines.push('', `game ${game}: ${code}: ${message}`, scenario.trimEnd());
  return lines.join('\n');
}

export const sim = defineCommand({
  name: 'sim',
  about: 'plays many games between bots and counts what happened',
  words: ['<game>'],
  options: {
    ...SETTING,
    games: { kind: 'number', value: 'K', min: 1, about: 'how many games', default: 100 },
    bots: { kind: 'text', value: 'a,b', about: `who plays: ${BOT_NAMES}`, default: 'random' },
    ...PATIENCE,
    ...THREADS,
    records: { kind: 'text', value: 'dir', about: 'write a record of every finished game there' },
    fired: { kind: 'flag', about: 'count how often each rule and event occurred' },
  },
  example: 'sim hazard --seats 3 --games 1000 --seed 1 --threads 2',
  async run(context): Promise<Answer> {
    const { words, values, io, say } = context;
    const { game } = gameNamed(words[0] as string);
    const content = contentFor(game.id, values.pack);
    const prepared = prepareFor(game, values.seats, pairsOf(values.option), content);
    const seats = prepared.seats.length;
    const bots = botsFor(values.bots, seats);
    const { threads } = values;
    if (values.records !== undefined) makeFolder(values.records);
    const job: Job = {
      game: game.id,
      seats,
      bots,
      botSeconds: values['bot-seconds'],
      options: prepared.options,
      content: content ?? null,
      seed: values.seed,
      games: values.games,
      records: values.records ?? null,
      fired: values.fired,
    };
    const tally = new Tally(job.seed, bots, job.fired ? firedIds(job) : []);
    const progress = progressOf(context);
    const begun = performance.now();
    await playAll(SIM_WORK, job, {
      games: { from: 0, to: job.games },
      mostPerChunk: isRandomOnly(job) ? MOST_PER_CHUNK.random : MOST_PER_CHUNK.thinking,
      threads,
      leaveMs: leaveMsFor(bots),
      signal: io.cancelled,
      deliver(chunk) {
        tally.add(chunk);
        progress.tell(() => `${tally.counted} of ${many(job.games, 'game')}`);
      },
    });
    progress.end();
    const standing = tally.standing();
    const partial = tally.counted < job.games;
    if (partial) say(`cancelled after ${many(tally.counted, 'game')}`);
    const ms = performance.now() - begun;
    const timing = timingOf(ms, threads, tally.counted, standing.decisions.total);
    const { game: id, options, seed, games } = job;
    return {
      ok: standing.errors.length === 0,
      partial,
      data: { game: id, seats, options, seed, games, ...standing, timing },
      text: textOf(job, standing, timing),
    };
  },
});
