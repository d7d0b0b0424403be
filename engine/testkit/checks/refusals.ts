import type { Seat } from '../../basics.js';
import { spell } from '../../menu.js';
import { isChoice, menuOf } from '../../questions.js';
import type { Stream } from '../../random.js';
import type { Table } from '../../table.js';
import { Broken, words } from '../finding.js';
import type { Moment } from '../moment.js';
import { textDifference } from '../sight.js';
import { tableBefore } from './undo.js';

interface Garbage {
  readonly seat: unknown;
  readonly ask: unknown;
  readonly option: unknown;
}

/** Guarantee 4: whatever is sent, what is refused leaves the bytes as they were, and nothing throws. */
export function refusesGarbage(moment: Moment): void {
  const { table, seat, ask, option } = tableBefore(moment);
  const before = table.save();
  const asks = table.asks('all');
  const text = JSON.stringify(asks);
  for (const sent of garbage(table, seat, ask, option, moment.random)) {
    if (isLegal(table, sent)) continue;
    if (choose(table, sent)) throw new Broken(4, `${JSON.stringify(sent)} is accepted`);
  }
  const after = table.save();
  if (after !== before)
    throw new Broken(4, `refused choices change ${textDifference(before, after)}`);
  const change = textDifference(text, JSON.stringify(asks));
  if (change !== undefined)
    throw new Broken(4, `questions that were read earlier change: ${change}`);
}

function choose(table: Table, sent: Garbage): boolean {
  try {
    return table.choose(sent.seat as Seat, sent.ask as string, sent.option as string).ok;
  } catch (error) {
    throw new Broken(4, `${JSON.stringify(sent)} is not refused but fails: ${words(error)}`, error);
  }
}

// A mutilated id may happen to name another option, or the same one in another order.
function isLegal(table: Table, { seat, ask, option }: Garbage): boolean {
  const open = table
    .open('public')
    .find((one) => one.ask.seat === seat && (ask === undefined || one.ask.id === ask));
  if (open === undefined || typeof option !== 'string') return false;
  const menu = menuOf(table.match, open.question, table.match.menu, false);
  const found = menu.find(option);
  if (!isChoice(found)) return false;
  const id = spell(found.verb, found.args);
  return id === option || inAnotherOrder(id, option);
}

function inAnotherOrder(a: string, b: string): boolean {
  return a.split(' ').toSorted().join(' ') === b.split(' ').toSorted().join(' ');
}

function garbage(table: Table, seat: Seat, ask: string, option: string, random: Stream): Garbage[] {
  const others = table.asks('public').filter((one) => one.seat !== seat);
  const idle = table.prepared.seats.filter((one) => others.every((asked) => asked.seat !== one));
  return [
    ...mutilated(option, random).map((one) => ({ seat, ask, option: one })),
    ...[null, undefined, 7, {}, [option], true].map((one) => ({ seat, ask, option: one })),
    ...[-1, 8, 1.5, '0', null, undefined, NaN, {}].map((one) => ({ seat: one, ask, option })),
    ...[`${ask}0`, `-${ask}`, '', 'x', null, 3, {}].map((one) => ({ seat, ask: one, option })),
    ...others.map((other) => ({ seat: other.seat, ask: `${other.id}.9`, option })),
    ...idle.filter((one) => one !== seat).map((one) => ({ seat: one, ask, option })),
  ];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789:.- ';

function mutilated(option: string, random: Stream): string[] {
  const parts = option.split(' ');
  const cut = random.below(option.length);
  const letter = (): string => LETTERS.charAt(random.below(LETTERS.length));
  return [
    '',
    ' ',
    `${option} `,
    ` ${option}`,
    option.toUpperCase(),
    option.slice(0, cut),
    option.slice(0, cut) + letter() + option.slice(cut + 1),
    `${option} ${parts[parts.length - 1]}`,
    parts.toReversed().join(' '),
    parts.join('  '),
    `${option}\u0000`,
    Array.from({ length: 1 + random.below(12) }, letter).join(''),
    '__proto__',
    'constructor toString',
    option.repeat(200),
  ];
}
