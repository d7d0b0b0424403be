import type { Seat, Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { asksOf } from './menu.js';
import { tricksBox, workersBox } from './testing/boxes.js';
import { sitDown, type Pause } from './testing/keyboard.js';
import { anybody, types } from './testing/people.js';

const CARD = /\b(?:lion|rose|tower|moon) \d\b/g;

/** The cards that a seat has any right to read of: its view, its events, its options. */
function lawful(table: Table, seat: Seat): Set<string> {
  const known = JSON.stringify([table.view(seat), table.events(seat), asksOf(table, seat)]);
  const cards = known.match(/\b(?:lion|rose|tower|moon)-\d\b/g) ?? [];
  return new Set(cards.map((card) => card.replace('-', ' ')));
}

describe('two people at one keyboard', () => {
  const given = { box: tricksBox, who: ['you', 'you', 'random'], names: 'Ann,Bob', columns: 100 };

  it('see nothing of each other, however far they scroll', async () => {
    const leaks: string[] = [];
    let allowed = new Set<string>();
    let screens = 0;
    let hidden = 0;
    await sitDown(given, (pause) => {
      const { session, seat, reachable } = pause;
      const { table } = session;
      if (seat === null) allowed = new Set();
      else if (!table.over) {
        for (const card of lawful(table, seat)) allowed.add(card);
        leaks.push(...(reachable.match(CARD) ?? []).filter((card) => !allowed.has(card)));
        const others = lawful(table, (1 - seat) as Seat);
        hidden += [...others].filter((card) => !allowed.has(card)).length;
        screens++;
      }
      return anybody(pause);
    });
    expect(leaks).toEqual([]);
    expect(screens).toBeGreaterThan(20);
    expect(hidden).toBeGreaterThan(20);
  });

  it('pass the keyboard with an empty screen between them', async () => {
    const between: Pause[] = [];
    await sitDown(given, (pause) => {
      if (pause.seat === null && !pause.session.table.over) between.push(pause);
      return anybody(pause);
    });
    expect(between.length).toBeGreaterThan(5);
    for (const { reachable } of between) expect(reachable).not.toMatch(CARD);
    expect(between[0]?.seen).toBe(
      'Pass the keyboard to Ann.\nEnter when only Ann can see the screen\n',
    );
    expect(between[1]?.seen).toContain('Pass the keyboard to Bob.');
  });

  it('without colours or cursor movement: a screen of empty lines hides the last hand', async () => {
    const between: string[] = [];
    await sitDown({ ...given, plain: true, rows: 30 }, (pause) => {
      if (pause.seat === null) between.push(pause.said);
      return anybody(pause);
    });
    expect(between[1]).toMatch(/\n{30}Pass the keyboard to Bob\./);
    expect(between.join('')).not.toContain('\u001b');
  });

  it('wait at the empty screen for Enter alone', async () => {
    const go = types('look', '1', '');
    const seats: (Seat | null)[] = [];
    await sitDown(given, (pause) => {
      seats.push(pause.seat);
      return go(pause);
    });
    expect(seats.slice(0, 4)).toEqual([null, null, null, 0]);
  });

  it('take a sealed answer back from the empty screen, through another empty screen', async () => {
    const go = types('', '1 2', 'undo', '', '2 3', '', '1 2', '');
    const pauses: Pause[] = [];
    const { session } = await sitDown({ ...given, seed: 'x' }, (pause) => {
      pauses.push(pause);
      return go(pause);
    });
    expect(pauses.slice(0, 5).map(({ seat }) => seat)).toEqual([null, 0, null, null, 0]);
    expect(pauses[3]?.seen).toContain('Pass the keyboard to Ann.');
    expect(pauses[4]?.seen).toContain('Taken back: give lion 5 and moon 1.');
    expect(session.table.rows.find(({ seat }) => seat === 0)?.option).toBe('give moon-1 moon-5');
  });

  it.each(['plunder', 'back'])('may do something unasked, or let it be: %s', async (then) => {
    const seen: string[] = [];
    let wanted: Seat | undefined;
    const { session } = await sitDown({ ...given, seed: 'y' }, (pause) => {
      const { seat } = pause;
      if (wanted !== undefined) {
        seen.push(pause.seen);
        if (seen.length > 2) return { kind: 'ended' };
        return seat === null ? '' : then;
      }
      if (seat === null) return '';
      const { table, speaker } = pause.session;
      const other = (1 - seat) as Seat;
      const kinds = asksOf(table, other).map(({ kind }) => kind);
      if (kinds.length === 0 || kinds.some((kind) => kind !== 'aside')) return anybody(pause);
      wanted = other;
      return `seat ${speaker.seat(other)}`;
    });
    const name = session.speaker.seat(wanted as Seat);
    const chosen = session.table.rows.filter(({ seat }) => seat === wanted).at(-1)?.option ?? '';
    expect(seen[0]).toContain(`Pass the keyboard to ${name}.`);
    expect(seen[1]).toContain(`${name}: nothing is asked of you, but you may do this.`);
    expect(seen[1]).toMatch(/At any time:\n 1 {2}plunder /);
    expect(chosen.startsWith('plunder')).toBe(then === 'plunder');
    expect(seen[2]).toContain('Pass the keyboard to');
    expect(seen[2]).not.toContain(`Pass the keyboard to ${name}.`);
  });

  it('cannot hand over to a seat that can do nothing', async () => {
    const { text } = await sitDown(given, types('', 'seat Bot 3', 'seat', 'seat 9'));
    expect(text.match(/Say which seat\. These can do something now: Bob\./g)).toHaveLength(3);
  });
});

it('one person and bots never pass the keyboard', async () => {
  const { text } = await sitDown({ box: tricksBox, who: ['you', 'random', 'random'] }, anybody);
  expect(text).not.toContain('Pass the keyboard');
  expect(text).not.toContain('Player 1: Which');
});

describe('undo', () => {
  const solo = { box: workersBox, who: ['you'], seed: 'x', options: { automa: 'off' } };

  it('takes a choice back and asks again', async () => {
    const hashes: string[] = [];
    const lines = ['place mine', 'undo', 'quit', 'n'];
    const { text } = await sitDown(solo, ({ session }) => {
      hashes.push(session.table.hash);
      return lines.shift() as string;
    });
    expect(hashes[1]).not.toBe(hashes[0]);
    expect(hashes[2]).toBe(hashes[0]);
    expect(text).toContain('Taken back: place mine.');
  });

  it('says why not: nothing there, or something became known', async () => {
    const { text } = await sitDown(solo, types('undo', 'place watch', 'undo'));
    expect(text).toContain('There is nothing to take back.');
    expect(text).toContain('Something became known: this cannot be taken back.');
  });

  it('says why not: somebody else has chosen since', async () => {
    const { text } = await sitDown(
      { box: workersBox, seed: 'x' },
      types('bid 8', 'place yard', 'end', 'undo'),
    );
    expect(text).toContain('Somebody else has chosen since: this cannot be taken back.');
  });
});
