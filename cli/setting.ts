import { prepare, SettingError, type AnyGame, type Prepared } from '@destrier/engine';
import { boxes } from '@destrier/registry';
import { speaker } from '@destrier/text';
import { wrongOption } from './errors.js';
import { PACK } from './packs.js';

/** Options by which a command is told how to set up a game. */
export const SETTING = {
  seats: { kind: 'number', value: 'N', min: 1, about: 'how many seats; the fewest if not given' },
  seed: {
    kind: 'text',
    value: 'S',
    about: 'what all dice and deals follow from',
    default: '1',
  },
  option: { kind: 'texts', value: 'name=value', about: 'a table option; may be repeated' },
  ...PACK,
} as const;

/** The option by which a command is told how many threads to play on. */
export const THREADS = {
  threads: {
    kind: 'number',
    value: 'T',
    min: 1,
    about: 'threads to play on; the answer is the same for any number',
    default: 1,
  },
} as const;

/** The game set up as the options say; what it does not know is wrong use. */
export function prepareFor(
  game: AnyGame,
  seats: number | undefined,
  options: { readonly [id: string]: string },
  content?: object,
): Prepared {
  try {
    return prepare(game, seats ?? game.seats.min, options, content);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const known = game.options.map(({ id, values }) => `${id}=${values.join('|')}`);
    const choices = known.length === 0 ? 'no options' : known.join(' ');
    throw wrongOption(
      messageOf(game, error),
      `${game.id} takes ${game.seats.min} to ${game.seats.max} seats and ${choices}`,
    );
  }
}

/** What the game has against the setting, in a sentence where it has one. */
function messageOf(game: AnyGame, { message, reason }: SettingError): string {
  const box = boxes().find((one) => one.game === game);
  if (reason === undefined || box === undefined) return message;
  const said = speaker(box.text.en, 'en').reason(reason.why, reason.params ?? {});
  return `${game.id} cannot be played with these seats and options: ${said} [${reason.rule}]`;
}
