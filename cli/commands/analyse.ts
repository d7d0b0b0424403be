import { analyse as lookBack, USUAL_ITERATIONS, type Analysis } from '@destrier/bots';
import {
  parseRecord,
  replayRecord,
  type Box,
  type GameRecord,
  type Language,
  type Seat,
  type Table,
} from '@destrier/engine';
import { speaker, type Speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import { askedOf, fileBeside, keep, kept, type Depth } from '../analyse/keep.js';
import { reportOf } from '../analyse/report.js';
import { boxes } from '@destrier/registry';
import { defineCommand, type Answer, type Context, type Values } from '../command.js';
import { progressOf } from '../progress.js';
import { laterRules, PACKS, readBytes, recordError, rulesWith } from '../records.js';
import { many } from '../text.js';

const OPTIONS = {
  iterations: {
    kind: 'number',
    value: 'n',
    min: 1,
    about: `iterations for each decision; ${USUAL_ITERATIONS} if no time is given either`,
  },
  minutes: { kind: 'number', value: 'm', min: 1, about: 'how long it may take' },
  threads: {
    kind: 'number',
    value: 'T',
    min: 1,
    about: 'threads to think on; iterations give the same answer on any number',
    default: 1,
  },
  ...PACKS,
} as const;

type AnalyseContext = Context<typeof OPTIONS>;

/** Speaks of the game that was played, and calls the seats by their names in the record. */
function speakerFor(box: Box | undefined, names: GameRecord['names'], lang: Language): Speaker {
  const catalogue = { ...cliText[lang], ...box?.text[lang] };
  const { seat } = speaker(catalogue, lang);
  const called = names.map((name, i) => name ?? seat(i as Seat));
  return speaker(catalogue, lang, called, box?.game);
}

function depthOf({ iterations, minutes }: Values<typeof OPTIONS>): Depth {
  if (minutes === undefined) return { iterations: iterations ?? USUAL_ITERATIONS };
  return iterations === undefined ? { minutes } : { iterations, minutes };
}

/** The analysis that is kept beside the record, or one that is made and kept; none is kept that was cancelled. */
async function keptOrMade(
  { words, values, say }: AnalyseContext,
  bytes: Uint8Array,
  make: (depth: Depth) => Promise<Analysis>,
): Promise<Analysis> {
  const depth = depthOf(values);
  const asked = askedOf(bytes, depth);
  const file = fileBeside(words[0] as string);
  const known = kept(file, asked);
  if (known !== undefined) {
    say(`taken from ${file}`);
    return known;
  }
  const found = await make(depth);
  if (found.partial) {
    const { curve, iterations } = found;
    say(`stopped early: ${many(curve.length, 'moment')}, ${many(iterations, 'iteration')} each`);
    return found;
  }
  const reason = keep(file, asked, found);
  say(reason === undefined ? `kept in ${file}` : `${file} cannot be written (${reason})`);
  return found;
}

/** Makes an analysis and tells how far it is. */
async function made(context: AnalyseContext, table: Table, depth: Depth): Promise<Analysis> {
  const progress = progressOf(context);
  const analysis = await lookBack(table, {
    ...depth,
    threads: context.values.threads,
    signal: context.io.cancelled,
    onProgress: ({ done, all, iterations }) =>
      progress.tell(
        () => `${done} of ${many(all, 'moment')}, ${many(iterations, 'iteration')} each`,
      ),
  });
  progress.end();
  return analysis;
}

/** The analysis in words; each choice it speaks of is looked up in the record. */
function textOf(
  { values, lang }: AnalyseContext,
  record: GameRecord,
  table: Table,
  analysis: Analysis,
): string {
  const rules = rulesWith(values.pack);
  const box = boxes().find(({ game }) => game.id === record.game);
  return reportOf({
    title: box?.title.title[lang] ?? record.game,
    table,
    analysis,
    speaker: speakerFor(box, record.names, lang),
    before(seq) {
      const part = replayRecord(record, rules, { to: seq - 1 });
      return part.ok ? part.table : table;
    },
  });
}

export const analyse = defineCommand({
  name: 'analyse',
  about: 'looks back at a game: how the chances went, and what each decision cost',
  words: ['<record>'],
  options: OPTIONS,
  example: 'analyse game.record --iterations 200 --threads 2',
  async run(context): Promise<Answer> {
    const { words, values, json } = context;
    const file = words[0] as string;
    const bytes = readBytes(file);
    const parsed = parseRecord(bytes);
    if (!parsed.ok) throw recordError(file, parsed.error);
    const replayed = replayRecord(parsed.record, rulesWith(values.pack));
    if (!replayed.ok) throw recordError(file, replayed.error);
    const { table } = replayed;
    const begun = performance.now();
    const analysis = await keptOrMade(context, bytes, (depth) => made(context, table, depth));
    const { partial, ...found } = analysis;
    const { game, contentHash } = table.prepared;
    const { rulesVersion } = game;
    const played = { rulesVersion, recordedRules: replayed.recordedRules };
    return {
      ok: true,
      partial,
      data: {
        game: game.id,
        ...played,
        contentHash,
        choices: table.match.n,
        finished: table.over,
        ...found,
        timing: { seconds: (performance.now() - begun) / 1000, threads: values.threads },
      },
      text: json
        ? ''
        : [...laterRules(played), textOf(context, parsed.record, table, analysis)].join('\n'),
    };
  },
});
