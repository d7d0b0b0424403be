import { LEVELS } from '@destrier/bots';
import { LANGUAGES, type Box, type Language } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { boxes } from '@destrier/registry';
import { defineCommand, type Answer, type Context } from '../command.js';
import { EXIT, type Exit } from '../errors.js';
import { choose, LEFT, speakerOf, type Choosing } from '../play/choose.js';
import { chooseOptions } from '../play/options.js';
import { levelText, YOU } from '../play/seating.js';
import { print, tell } from '../play/session.js';
import { hasTerminal, terminalOf } from '../play/terminal.js';
import { columns } from '../text.js';
import { playBox } from './play.js';

function seatsText({ game }: Box, speak: Speaker): string {
  const { min, max } = game.seats;
  return tell(speak, min === max ? 'cli.start.seatsOne' : 'cli.start.seats', { min, max });
}

/** Whose game it is, for a title that is not ours. */
function creditsText({ title }: Box, speak: Speaker): string {
  const { designers, publishers } = title;
  return tell(speak, 'cli.start.credits', { designers, publishers });
}

function showGames({ terminal, lang }: Choosing, speak: Speaker): void {
  const say = { speaker: speak, terminal };
  const [first] = boxes() as readonly [Box];
  terminal.fresh();
  print(say, 'cli.start.title', {}, 'heading');
  print(say, 'cli.start.games');
  boxes().forEach((box, i) => {
    const title = { said: box.title.title[lang] };
    const seats = { said: seatsText(box, speak) };
    const text = tell(speak, 'cli.start.game', { title, seats, minutes: box.title.minutes });
    terminal.print(text, { first: ` ${i + 1}  `, rest: '    ' });
    terminal.print(box.title.about[lang], { first: '    ', rest: '    ', style: 'dim' });
    if (box.title.publishers.length > 0)
      terminal.print(creditsText(box, speak), { first: '    ', rest: '    ', style: 'dim' });
  });
  print(say, 'cli.start.pick', { title: { said: first.title.title[lang] } }, 'dim');
  print(say, 'cli.start.languages', {}, 'dim');
}

function showSeats({ terminal }: Choosing, { game }: Box, speak: Speaker): void {
  const { min, max } = game.seats;
  const say = { speaker: speak, terminal };
  print(say, 'cli.start.howMany');
  if (game.automa !== undefined) print(say, 'cli.start.alone', { rival: game.automa });
  print(say, 'cli.start.pickSeats', { min, max }, 'dim');
}

const OTHERS = ['cli.start.bots', 'cli.start.people'] as const;

function showOthers({ terminal }: Choosing, speak: Speaker): void {
  const say = { speaker: speak, terminal };
  print(say, 'cli.start.who');
  OTHERS.forEach((key, i) => terminal.print(tell(speak, key), { first: ` ${i + 1}  ` }));
  print(say, 'cli.start.pickWho', {}, 'dim');
}

function showLevels({ terminal }: Choosing, speak: Speaker): void {
  const say = { speaker: speak, terminal };
  const [first] = LEVELS;
  print(say, 'cli.start.level');
  LEVELS.forEach((level, i) => terminal.print(levelText(speak, level), { first: ` ${i + 1}  ` }));
  print(say, 'cli.start.pickLevel', { level: { said: levelText(speak, first) } }, 'dim');
}

/** Who sits where, as `--seats` says it; nothing if the game was left. */
async function chooseSeats(choosing: Choosing, box: Box): Promise<string | undefined> {
  const count = await choose(
    choosing,
    (speak) => showSeats(choosing, box, speak),
    box.game.seats,
    box,
  );
  if (count === LEFT) return undefined;
  if (count === 1) return String(count);
  const others = await choose(choosing, (speak) => showOthers(choosing, speak), {
    min: 1,
    max: OTHERS.length,
  });
  if (others === LEFT) return undefined;
  if (others > 1) return Array<string>(count).fill(YOU).join(',');
  const level = await choose(choosing, (speak) => showLevels(choosing, speak), {
    min: 1,
    max: LEVELS.length,
  });
  const bot = level === LEFT ? undefined : LEVELS[level - 1];
  return bot === undefined ? undefined : [YOU, ...Array<string>(count - 1).fill(bot)].join(',');
}

async function chooseAndPlay(context: Context<typeof OPTIONS>): Promise<Answer | Exit> {
  const terminal = terminalOf(context.io, context.values.plain);
  try {
    const choosing: Choosing = { terminal, lang: context.lang };
    const games = { min: 1, max: boxes().length };
    const game = await choose(choosing, (speak) => showGames(choosing, speak), games);
    const box = game === LEFT ? undefined : boxes()[game - 1];
    if (box === undefined) return EXIT.good;
    const seats = await chooseSeats(choosing, box);
    if (seats === undefined) return EXIT.good;
    const option = await chooseOptions(choosing, box, seats);
    if (option === LEFT) return EXIT.good;
    const values = {
      seats,
      names: undefined,
      load: undefined,
      seed: undefined,
      option,
      pack: undefined,
      'no-counsel': false,
      'ask-all': false,
      plain: context.values.plain,
    };
    return await playBox(box, { ...context, lang: choosing.lang, values }, terminal);
  } finally {
    terminal.close();
  }
}

/** Whom one plays against who says nothing of seats. */
function playText(box: Box, lang: Language): string {
  const title = { said: box.title.title[lang] };
  const { automa } = box.game;
  return automa === undefined
    ? tell(speakerOf({ lang }), 'cli.start.how.play', { title })
    : tell(speakerOf({ lang }, box), 'cli.start.how.alone', { title, rival: automa });
}

/** What to type, for somebody who cannot be asked. */
function howToPlay(lang: Language): Answer {
  const speak = speakerOf({ lang });
  const rows = boxes().map((box) => [`./destrier play ${box.game.id}`, playText(box, lang)]);
  const [first] = boxes() as readonly [Box];
  const pair = `./destrier play ${first.game.id} --seats you,you`;
  const text = [
    tell(speak, 'cli.start.how'),
    columns(
      [
        ...rows,
        [pair, tell(speak, 'cli.start.how.hotSeat')],
        [`./destrier play ${first.game.id} --plain`, tell(speak, 'cli.start.how.plain')],
        ['./destrier games', tell(speak, 'cli.start.how.games')],
        ['./destrier help', tell(speak, 'cli.start.how.help')],
      ],
      '  ',
    ),
  ].join('\n');
  return {
    ok: true,
    data: { help: text, games: boxes().map(({ game }) => game.id), languages: LANGUAGES },
    text,
  };
}

const OPTIONS = {
  plain: { kind: 'flag', about: 'for screen readers: no colours, no drawing, one item per line' },
} as const;

export const start = defineCommand({
  name: 'start',
  about: 'asks which game to play, and plays it; without a terminal it says how to play',
  words: [],
  options: OPTIONS,
  example: 'start --lang fr',
  run: (context) =>
    hasTerminal(context.io) && !context.json ? chooseAndPlay(context) : howToPlay(context.lang),
});
