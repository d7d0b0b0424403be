import { spell, type Answer, type Ask, type Seat, type Table } from '@destrier/engine';
import type { Entry } from '@destrier/text';

/** The questions a seat may answer now: what is asked of it first. */
export function asksOf(table: Table, seat: Seat): readonly Ask[] {
  return table.asks(seat).filter((ask) => ask.seat === seat);
}

/** What is meant by something typed: an entry by its id or its sentence, or by how these begin. */
export function meant(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = typed.toLowerCase();
  const names = (entry: Entry): string[] =>
    [entry.id, entry.text].map((name) => name.toLowerCase());
  const exact = entries.filter((entry) => names(entry).includes(wanted));
  if (exact.length > 0) return exact;
  return entries.filter((entry) => names(entry).some((name) => name.startsWith(wanted)));
}

export function blockedIds(asks: readonly Ask[]): readonly string[] {
  return asks.flatMap((ask) => ask.blocked ?? []).map(({ verb, words }) => spell(verb, words));
}

/** Chooses an id at the first of the questions that takes it; a rule against it is told rather than that it is unknown. */
export function chooseAt(table: Table, seat: Seat, asks: readonly Ask[], id: string): Answer {
  const refused: Answer[] = [];
  for (const ask of asks) {
    const answer = table.choose(seat, ask.id, id);
    if (answer.ok) return answer;
    refused.push(answer);
  }
  const blocked = refused.find((answer) => !answer.ok && answer.refusal.code === 'blocked');
  return blocked ?? refused[0] ?? table.choose(seat, undefined, id);
}
