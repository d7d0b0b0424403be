import { need, type Box, type OptionDecl } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { CommandError } from '../errors.js';
import { pairsOf } from '../options.js';
import { prepareFor } from '../setting.js';
import { choose, LEFT, type Choosing } from './choose.js';
import { whoSits } from './seating.js';
import { print, tell } from './session.js';

/** The options that matter with so many seats. */
function optionsFor({ game }: Box, seats: number): readonly OptionDecl[] {
  return game.options.filter(
    ({ seats: range }) => range === undefined || (seats >= range.min && seats <= range.max),
  );
}

const valueText = (speak: Speaker, id: string, value: string): string =>
  speak.say(`option.${id}.${value}`);

function showOptions(
  { terminal }: Choosing,
  options: readonly OptionDecl[],
  chosen: ReadonlyMap<string, string>,
  speak: Speaker,
): void {
  const say = { speaker: speak, terminal };
  print(say, 'cli.start.options');
  options.forEach(({ id, default: usual }, i) => {
    const option = { said: speak.say(`option.${id}`) };
    const value = { said: valueText(speak, id, chosen.get(id) ?? usual) };
    const text = tell(speak, 'cli.start.option', { option, value });
    terminal.print(text, { first: ` ${i + 1}  `, rest: '    ' });
  });
  print(say, 'cli.start.pickOption', {}, 'dim');
}

function showValues({ terminal }: Choosing, { id, values }: OptionDecl, speak: Speaker): void {
  terminal.print(speak.say(`option.${id}`));
  values.forEach((value, i) =>
    terminal.print(valueText(speak, id, value), { first: ` ${i + 1}  `, rest: '    ' }),
  );
  print({ speaker: speak, terminal }, 'cli.start.pickValue', {}, 'dim');
}

/** The options of the table, as `--option` says them: changed one after the other until they are as wanted. */
export async function chooseOptions(
  choosing: Choosing,
  box: Box,
  seats: string,
): Promise<string[] | typeof LEFT> {
  const count = whoSits(box.game, seats, 'random').length;
  const options = optionsFor(box, count);
  const chosen = new Map<string, string>();
  for (;;) {
    const pairs = [...chosen].map(([id, value]) => `${id}=${value}`);
    if (options.length === 0) return pairs;
    const at = await choose(
      choosing,
      (speak) => showOptions(choosing, options, chosen, speak),
      { min: 0, max: options.length },
      box,
    );
    if (at === LEFT) return LEFT;
    if (at === 0 && fits(choosing, box, count, pairs)) return pairs;
    if (at === 0) continue;
    const option = need(options[at - 1], 'an option');
    const value = await choose(
      choosing,
      (speak) => showValues(choosing, option, speak),
      { min: 0, max: option.values.length },
      box,
    );
    if (value === LEFT) return LEFT;
    if (value > 0) chosen.set(option.id, need(option.values[value - 1], 'a value'));
  }
}

/** Whether the options go together; else it is said why not. */
function fits({ terminal }: Choosing, { game }: Box, seats: number, pairs: string[]): boolean {
  try {
    prepareFor(game, seats, pairsOf(pairs));
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    terminal.print(error.message, { style: 'alarm' });
    return false;
  }
}
