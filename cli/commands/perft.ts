import { newMatch, run, tableKey } from '@destrier/engine';
import { gameNamed } from '../boxes.js';
import { defineCommand } from '../command.js';
import { wrongOption } from '../errors.js';
import { countSequences } from '../perft.js';
import { prepareFor, SETTING } from '../setting.js';
import { columns } from '../text.js';

interface Setup {
  readonly seats: number | undefined;
  readonly options: { readonly [id: string]: string };
}

/** `seats=3,passing=off`, or as the test kit names a set-up: `3 seats, passing=off`. */
function setupOf(text: string): Setup {
  const options: Record<string, string> = {};
  let seats: number | undefined;
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, key, value] = /^([^=\s]+)=(\S+)$/.exec(part) ?? [];
    const count = /^(?:seats=)?([0-9]+)(?: seats?)?$/.exec(part)?.[1];
    if (count !== undefined) seats = Number(count);
    else if (key !== undefined && value !== undefined) options[key] = value;
    else throw wrongOption(`--setup cannot be "${text}"`, 'write seats=3,option=value');
  }
  return { seats, options };
}

export const perft = defineCommand({
  name: 'perft',
  about: 'counts the sequences of choices from a set-up: a checksum of the rules',
  words: ['<game>'],
  options: {
    setup: {
      kind: 'text',
      value: 'setup',
      about: 'seats and table options: seats=3,option=value; the fewest seats if not given',
    },
    depth: { kind: 'number', value: 'n', min: 0, about: 'the longest sequence', default: 3 },
    seed: SETTING.seed,
  },
  example: 'perft hazard --setup seats=2 --depth 3',
  async run({ words, values, io }) {
    const { game } = gameNamed(words[0] as string);
    const { seats, options } =
      values.setup === undefined ? { seats: undefined, options: {} } : setupOf(values.setup);
    const prepared = prepareFor(game, seats, options);
    const match = newMatch(prepared, tableKey(values.seed));
    run(match);
    const counts = await countSequences(match, values.depth, io.cancelled);
    const setup = values.setup ?? `seats=${prepared.seats.length}`;
    return {
      ok: true,
      partial: counts.length <= values.depth,
      data: { setup, seed: values.seed, counts },
      text: columns(counts.map((count, depth) => [String(depth), String(count)])),
    };
  },
});
