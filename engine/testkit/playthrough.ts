import { need } from '../basics.js';
import type { Ask, Draw } from '../table-types.js';
import type { GameEvent } from '../events.js';
import type { AnyGame } from '../game.js';
import { spell, type BlockedOption, type Offer } from '../menu.js';
import { streamFrom } from '../random.js';
import { Table } from '../table.js';
import { randomStep } from '../walker.js';
import { setupName, type Setup } from './setup.js';

/** A random game from set-up to result as a person reads it: what was asked, offered, chosen, drawn and told. */
export function playthrough(game: AnyGame, setup: Setup, seed: string): string {
  const table = Table.start(game, { ...setup, seed });
  const random = streamFrom(seed, 'playthrough');
  const lines = [`${game.id}, ${setupName(game, setup)}, seed ${seed}`, ''];
  lines.push('set-up', ...drawLines(table.setupDraws), ...eventLines(table.events('all')));
  while (!table.over) {
    const { question, choice } = randomStep(table.match, random, true);
    const ask = need(table.askOf(question, 'all'), 'the open question');
    const told = table.events('all').length;
    const option = spell(choice.verb, choice.args);
    table.choose(question.seat, ask.id, option);
    const row = table.rows[table.rows.length - 1];
    lines.push('', ...askLines(table.rows.length, ask), `     > ${option}`);
    lines.push(...drawLines(row?.draws ?? []), ...eventLines(table.events('all').slice(told)));
  }
  lines.push('', 'end', ...resultLines(table));
  return `${lines.join('\n')}\n`;
}

function askLines(
  n: number,
  { seat, prompt, kind, rule, params, offers = [], blocked = [] }: Ask,
): string[] {
  const by = rule === null ? '' : ` [${rule}]`;
  const what = kind === 'ask' ? '' : ` (${kind})`;
  const head = `${String(n).padStart(3)}. seat ${seat}: ${prompt}${what}${by}${paramText(params)}`;
  return [
    head,
    ...wrapped('     ', shortened(offers.map(offerText))),
    ...wrapped('     not ', shortened(blocked.map(blockedText))),
  ];
}

/** Nobody reads a hundred options; perft counts them. */
const LISTED = 24;

function shortened(items: readonly string[]): readonly string[] {
  const more = items.length - LISTED;
  return more <= 1 ? items : [...items.slice(0, LISTED), `and ${more} more`];
}

function offerText(offer: Offer): string {
  const mark = offer.anytime ? '+' : '';
  switch (offer.form) {
    case 'option':
      return `${mark}${offer.id}`;
    case 'subset':
      return `${mark}${offer.verb} ${offer.min}-${offer.max} of {${offer.items.join(' ')}}`;
    case 'number':
      return `${mark}${offer.verb} ${offer.min}..${offer.max}`;
    case 'order':
      return `${mark}${offer.verb} in any order {${offer.items.join(' ')}}`;
  }
}

function blockedText({ verb, words, reason }: BlockedOption): string {
  return `${spell(verb, words)} (${reason.rule} ${reason.why}${paramText(reason.params ?? {})})`;
}

function drawLines(draws: readonly Draw[]): string[] {
  return draws.map(({ label, outcome }) => `     ~ ${label}: ${outcome}`);
}

function eventLines(events: readonly GameEvent[]): string[] {
  // The points stand in the result, by their causes.
  const told = events.filter(({ name }) => name !== 'kernel.score');
  return told.map(({ name, params }) => `     * ${name}${paramText(params)}`);
}

function resultLines(table: Table): string[] {
  return table.result
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ place, seat, score, breakdown }) => {
      const causes = Object.entries(breakdown).map(([cause, points]) => `${cause} ${points}`);
      return `     ${place}. seat ${seat}: ${score}${causes.length === 0 ? '' : ` (${causes.join(', ')})`}`;
    });
}

function paramText(params: { readonly [name: string]: unknown }): string {
  return Object.entries(params)
    .map(([name, value]) => ` ${name}=${Array.isArray(value) ? value.join(',') : String(value)}`)
    .join('');
}

const WIDTH = 100;

function wrapped(indent: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + item.length + 3 <= WIDTH)
      lines[lines.length - 1] = `${last} | ${item}`;
    else lines.push(`${indent}${item}`);
  }
  return lines;
}
