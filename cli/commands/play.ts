import { randomBytes } from 'node:crypto';
import { LEVELS } from '@destrier/bots';
import { botHost } from '@destrier/bots/host';
import { mixNonces, secretFrom, Table, tableText, type Box, type Seed } from '@destrier/engine';
import { speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import { boxNamed } from '../boxes.js';
import { defineCommand, type Answer, type Context } from '../command.js';
import { wrongOption, type Exit } from '../errors.js';
import { pairsOf } from '../options.js';
import { contentFor, PACK } from '../packs.js';
import { reckonerThread } from '../play/counsel/reckoner.js';
import { load, type Loaded } from '../play/keep.js';
import { playLines } from '../play/piped.js';
import { playAtTerminal } from '../play/play.js';
import { humans, named, whoSits, YOU } from '../play/seating.js';
import { newSession, type Session } from '../play/session.js';
import { hasTerminal, terminalOf, type Terminal } from '../play/terminal.js';
import { prepareFor } from '../setting.js';

const OPTIONS = {
  seats: {
    kind: 'text',
    value: 'you,strong',
    about: `who plays, seat by seat (you, ${LEVELS.join(', ')}), or how many seats: you and random bots`,
  },
  names: { kind: 'text', value: 'Ann,Bob', about: 'what the seats are called' },
  load: { kind: 'text', value: 'file', about: 'go on with a saved game' },
  seed: {
    kind: 'text',
    value: 'S',
    about: 'what all dice and deals follow from; new every time at a terminal, else 1',
  },
  option: { kind: 'texts', value: 'name=value', about: 'a table option; may be repeated' },
  ...PACK,
  'no-counsel': {
    kind: 'flag',
    about: 'tell neither chances nor what would be wise; "counsel" in the game does again',
  },
  'ask-all': {
    kind: 'flag',
    about:
      'ask too where no answer can matter; against bots alone such questions answer themselves',
  },
  plain: { kind: 'flag', about: 'for screen readers: no colours, no drawing, one item per line' },
} as const;

type PlayContext = Context<typeof OPTIONS>;

/** What a game at a keyboard begins with. */
function begin(box: Box, { values, lang }: PlayContext, isPiped: boolean): Loaded {
  const content = contentFor(box.game.id, values.pack);
  if (values.load !== undefined) {
    const other = (['seats', 'names', 'seed'] as const).find((name) => values[name] !== undefined);
    if (other !== undefined || values.option.length > 0)
      throw wrongOption(
        `--${other ?? 'option'} cannot be given with --load`,
        'the saved game has its seats, names, seed and options',
      );
    const loaded = load(box.game, values.load, content);
    return { ...loaded, counsel: loaded.counsel && !values['no-counsel'] };
  }
  const who = whoSits(box.game, values.seats, isPiped ? YOU : 'random');
  const players = named(who, values.names, speaker(cliText[lang], lang));
  const seats = who.length;
  const { options } = prepareFor(box.game, seats, pairsOf(values.option), content);
  const seed = values.seed ?? (isPiped ? '1' : freshSeed());
  const start = { seats, options, seed, ...(content === undefined ? {} : { content }) };
  return { players, table: Table.start(box.game, start), counsel: !values['no-counsel'] };
}

/** Nobody at one keyboard could pick the deal: no nonces are needed. */
function freshSeed(): Seed {
  return mixNonces(secretFrom(randomBytes(32)), []);
}

/** Plays at a terminal, if the command line has one, or from lines. */
export async function playBox(
  box: Box,
  context: PlayContext,
  open?: Terminal,
): Promise<Answer | Exit> {
  const { io, lang, values, json } = context;
  const isPiped = !hasTerminal(io) || json;
  const { table, players, counsel } = begin(box, context, isPiped);
  const names = players.map(({ name }) => name);
  const told = tableText(box, table.match.prepared.content, lang);
  const speak = speaker({ ...cliText[lang], ...told }, lang, names, box.game);
  const host = botHost({ log: (words) => io.stderr.write(`destrier: ${words}\n`) });
  try {
    const seated = { box, table, players, speaker: speak, host, counsel };
    return isPiped
      ? await playLines({ ...seated, io, json })
      : await playHere(seated, context, open ?? terminalOf(io, values.plain));
  } finally {
    await host.close();
  }
}

async function playHere(
  seated: Pick<Session, 'box' | 'table' | 'players' | 'speaker' | 'host' | 'counsel'>,
  { values }: PlayContext,
  terminal: Terminal,
): Promise<Exit> {
  const { load: file = null, pack = null } = values;
  const reckoner = seated.box.counsel === undefined ? null : reckonerThread();
  const asksAll = values['ask-all'] || humans(seated.players).length > 1;
  const given = { ...seated, terminal, reckoner, asksAll, folder: '.', file, pack };
  try {
    return await playAtTerminal(newSession(given));
  } finally {
    terminal.close();
    await reckoner?.close();
  }
}

export const play = defineCommand({
  name: 'play',
  about: 'plays a game in the terminal, or from option ids, one per line, without one',
  words: ['<game>'],
  options: OPTIONS,
  example: 'play hazard --seats you,random,strong',
  run: (context) => playBox(boxNamed(context.words[0] as string), context),
});
