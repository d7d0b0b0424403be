import { choiceCount, isSeat, parseRecord, replayRecord, type Table } from '@destrier/engine';
import { openView } from '@destrier/engine/scenario';
import { defineCommand } from '../command.js';
import { wrongOption } from '../errors.js';
import { laterRules, PACKS, readBytes, recordError, rulesWith } from '../records.js';
import { standingOf, standingText } from '../standing.js';

function viewOf(table: Table, viewer: string): unknown {
  if (viewer === 'all') return openView(table.match);
  if (viewer === 'public') return table.view('public');
  const seats = table.prepared.seats.length;
  const seat = /^[0-9]$/.test(viewer) ? Number(viewer) : -1;
  if (isSeat(seat, seats)) return table.view(seat);
  throw wrongOption(
    `--view cannot be ${viewer}`,
    `it is public, all, or a seat from 0 to ${seats - 1}`,
  );
}

export const replay = defineCommand({
  name: 'replay',
  about: 'plays a record again and tells where the game stands',
  words: ['<record>'],
  options: {
    to: { kind: 'number', value: 'seq', min: 0, about: 'stop after this choice' },
    view: {
      kind: 'text',
      value: 'public|all|seat',
      about: 'show the table as the public, a seat, or somebody who sees everything would',
    },
    ...PACKS,
  },
  example: 'replay game.record --to 20 --view public',
  run({ words, values }) {
    const file = words[0] as string;
    const parsed = parseRecord(readBytes(file));
    if (!parsed.ok) throw recordError(file, parsed.error);
    const choices = choiceCount(parsed.record);
    const to = values.to ?? choices;
    if (to > choices)
      throw wrongOption(`--to cannot be ${to}`, `the record has ${choices} choices`);
    const replayed = replayRecord(parsed.record, rulesWith(values.pack), { to });
    if (!replayed.ok) throw recordError(file, replayed.error);
    const { table, seq, unchecked, recordedRules } = replayed;
    const standing = { ...standingOf(table, choices), seq, unchecked, recordedRules };
    const text = [standingText(standing), ...laterRules(standing)].join('\n');
    if (values.view === undefined) return { ok: true, data: standing, text };
    const view = viewOf(table, values.view);
    return {
      ok: true,
      data: { ...standing, view },
      text: `${text}\n${JSON.stringify(view, null, 2)}`,
    };
  },
});
