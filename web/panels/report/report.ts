import { parseRecord, type Ask, type GameRecord } from '@destrier/engine';
import { scenarioText } from '@destrier/engine/scenario';
import type { Moment } from '../../table/link.js';

/** Something that is wrong, as somebody at the table tells it. */
export interface Complaint {
  readonly words: string;
  readonly moment: Moment;
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [id: string]: string };
  /** What is asked, in words. */
  readonly questions: readonly string[];
  /** The record of the viewer, or of everything once the game is over; null where there is none. */
  readonly record: string | null;
}

export interface Report {
  readonly kind: 'scenario' | 'account';
  readonly text: string;
}

/**
 * A finished game is told as a scenario that anybody can play. In a running one that would give away every secret,
 * since a scenario deals all cards again: there it is told as far as its viewer knows it.
 */
export function reportOf(complaint: Complaint): Report {
  const parsed = complaint.record === null ? undefined : parseRecord(complaint.record);
  const play = parsed?.ok === true ? scenarioOf(parsed.record, complaint) : undefined;
  return play === undefined
    ? { kind: 'account', text: accountOf(complaint) }
    : { kind: 'scenario', text: play };
}

/** Nothing where the record holds back anything that a scenario needs. */
function scenarioOf(record: GameRecord, { words, moment }: Complaint): string | undefined {
  const { game, names, options, disclosed, entries } = record;
  if (disclosed.to !== 'all' || entries.some(({ kind }) => kind === 'rules')) return undefined;
  const play = entries.flatMap((entry) =>
    entry.kind === 'choice' && entry.option !== null
      ? [{ seat: entry.seat, option: entry.option }]
      : [],
  );
  return scenarioText({
    game,
    seats: names.length,
    options,
    seed: disclosed.seed,
    play: play.slice(0, moment.seq),
    comment: words.trim(),
  });
}

function accountOf(complaint: Complaint): string {
  const { words, moment, game, rules, options, questions, record } = complaint;
  const { seq, viewer, view, asks } = moment;
  return [
    words.trim(),
    '',
    `game: ${game} ${rules}`,
    `options: ${JSON.stringify(options)}`,
    `seen by: ${viewer}`,
    `choices made: ${seq}`,
    ...asks.map((ask, i) => `asked: ${askedText(ask)} ${questions[i] ?? ''}`.trimEnd()),
    '',
    'what is seen:',
    JSON.stringify(view, null, 1),
    '',
    ...(record === null ? [] : ['the record:', record]),
  ].join('\n');
}

/** A question with what can be chosen, as ids. */
function askedText({ seat, prompt, offers = [], blocked = [] }: Ask): string {
  const open = offers.map((offer) => (offer.form === 'option' ? offer.id : `${offer.verb} …`));
  const shut = blocked.map(
    ({ verb, words, reason }) => `${[verb, ...words].join(' ')} (${reason.rule})`,
  );
  return `seat ${seat}, ${prompt}; open: ${open.join(', ')}; blocked: ${shut.join(', ')}.`;
}
