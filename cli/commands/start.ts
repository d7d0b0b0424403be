import { LANGUAGES, type Box, type Language } from '@destrier/engine';
import { isLanguage, speaker, type Speaker } from '@destrier/text';
import { cliText } from '@destrier/text/cli';
import { BOXES } from '../boxes.js';
import { defineCommand, type Answer, type Context } from '../command.js';
import { EXIT, type Exit } from '../errors.js';
import { print, tell } from '../play/session.js';
import { hasTerminal, terminalOf, type Terminal } from '../play/terminal.js';
import { columns } from '../text.js';
import { playBox } from './play.js';

/** What is chosen before a game begins. */
interface Choosing {
  readonly terminal: Terminal;
  lang: Language;
}

const LEFT = 'left';

const speakerOf = ({ lang }: { readonly lang: Language }): Speaker => speaker(cliText[lang], lang);

function seatsText({ game }: Box, speak: Speaker): string {
  const { min, max } = game.seats;
  return tell(speak, min === max ? 'cli.start.seatsOne' : 'cli.start.seats', { min, max });
}

/** Asks until the answer is one: Enter gives the first, a language changes the language and asks again. */
async function choose(
  choosing: Choosing,
  show: (speak: Speaker) => void,
  from: { readonly min: number; readonly max: number },
): Promise<number | typeof LEFT> {
  show(speakerOf(choosing));
  for (;;) {
    const typed = await choosing.terminal.read('> ');
    if (typed.kind !== 'line') return LEFT;
    const line = typed.line.trim().toLowerCase();
    if (line === '') return from.min;
    const number = /^[0-9]{1,3}$/.test(line) ? Number(line) : NaN;
    if (number >= from.min && number <= from.max) return number;
    if (isLanguage(line)) {
      choosing.lang = line;
      show(speakerOf(choosing));
      continue;
    }
    const speak = speakerOf(choosing);
    if (line === 'quit' || line === tell(speak, 'cli.word.quit')) return LEFT;
    print({ speaker: speak, terminal: choosing.terminal }, 'cli.wrong.outside', from, 'alarm');
  }
}

function showGames({ terminal, lang }: Choosing, speak: Speaker): void {
  const say = { speaker: speak, terminal };
  const [first] = BOXES as readonly [Box];
  terminal.fresh();
  print(say, 'cli.start.title', {}, 'heading');
  print(say, 'cli.start.games');
  BOXES.forEach((box, i) => {
    const title = { said: box.title.title[lang] };
    const seats = { said: seatsText(box, speak) };
    const text = tell(speak, 'cli.start.game', { title, seats, minutes: box.title.minutes });
    terminal.print(text, { first: ` ${i + 1}  `, rest: '    ' });
    terminal.print(box.title.about[lang], { first: '    ', style: 'dim' });
  });
  print(say, 'cli.start.pick', { title: { said: first.title.title[lang] } }, 'dim');
  print(say, 'cli.start.languages', {}, 'dim');
}

function showSeats({ terminal }: Choosing, { game }: Box, speak: Speaker): void {
  const { min, max } = game.seats;
  const say = { speaker: speak, terminal };
  print(say, 'cli.start.howMany');
  print(say, 'cli.start.pickSeats', { min, max }, 'dim');
}

async function chooseAndPlay(context: Context<typeof OPTIONS>): Promise<Answer | Exit> {
  const terminal = terminalOf(context.io, context.values.plain);
  try {
    const choosing: Choosing = { terminal, lang: context.lang };
    const games = { min: 1, max: BOXES.length };
    const game = await choose(choosing, (speak) => showGames(choosing, speak), games);
    const box = game === LEFT ? undefined : BOXES[game - 1];
    if (box === undefined) return EXIT.good;
    const count = await choose(
      choosing,
      (speak) => showSeats(choosing, box, speak),
      box.game.seats,
    );
    if (count === LEFT) return EXIT.good;
    const values = {
      seats: String(count),
      names: undefined,
      load: undefined,
      seed: undefined,
      option: [],
      pack: undefined,
      plain: context.values.plain,
    };
    return await playBox(box, { ...context, lang: choosing.lang, values }, terminal);
  } finally {
    terminal.close();
  }
}

/** What to type, for somebody who cannot be asked. */
function howToPlay(lang: Language): Answer {
  const speak = speakerOf({ lang });
  const rows = BOXES.map(({ game, title }) => [
    `./destrier play ${game.id}`,
    tell(speak, 'cli.start.how.play', { title: { said: title.title[lang] } }),
  ]);
  const [first] = BOXES as readonly [Box];
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
    data: { help: text, games: BOXES.map(({ game }) => game.id), languages: LANGUAGES },
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
