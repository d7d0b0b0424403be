import { need, optionsFor, valueBlocked, type Box, type OptionDecl } from '@destrier/engine';
import type { Speaker } from '@destrier/text';
import { choose, LEFT, speakerOf, type Choosing } from './choose.js';
import { whoSits } from './seating.js';
import { print, tell } from './session.js';

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

/** Why an option cannot have a value beside what was chosen, in the words of the reader. */
type WhyNot = (value: string, speak: Speaker) => string | undefined;

function showValues(
  { terminal }: Choosing,
  { id, values }: OptionDecl,
  whyNot: WhyNot,
  speak: Speaker,
): void {
  terminal.print(speak.say(`option.${id}`));
  values.forEach((value, i) => {
    const reason = whyNot(value, speak);
    const text = valueText(speak, id, value);
    const line = { first: ` ${i + 1}  `, rest: '    ' };
    if (reason === undefined) terminal.print(text, line);
    else terminal.print(`${text} (${reason})`, { ...line, style: 'dim' });
  });
  print({ speaker: speak, terminal }, 'cli.start.pickValue', {}, 'dim');
}

/** The options of the table, as `--option` says them: changed one after the other until they are as wanted. */
export async function chooseOptions(
  choosing: Choosing,
  box: Box,
  seats: string,
): Promise<string[] | typeof LEFT> {
  const count = whoSits(box.game, seats, 'random').length;
  const options = optionsFor(box.game, count);
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
    if (at === 0) return pairs;
    const option = need(options[at - 1], 'an option');
    const whyNot: WhyNot = (value, speak) => {
      const given = Object.fromEntries(chosen);
      const reason = valueBlocked(box.game, count, given, { [option.id]: value });
      return reason && speak.reason(reason.why, reason.params ?? {});
    };
    const value = await choose(
      choosing,
      (speak) => showValues(choosing, option, whyNot, speak),
      { min: 0, max: option.values.length },
      box,
    );
    if (value === LEFT) return LEFT;
    if (value === 0) continue;
    const wanted = need(option.values[value - 1], 'a value');
    const reason = whyNot(wanted, speakerOf(choosing, box));
    if (reason === undefined) chosen.set(option.id, wanted);
    else choosing.terminal.print(reason, { style: 'alarm' });
  }
}
