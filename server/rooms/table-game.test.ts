import type { Seat } from '@destrier/engine';
import { ring, smallGame, tricks, workers } from '@destrier/engine/testgames';
import { hazard } from '@destrier/example-hazard';
import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.js';
import { TableGame } from './table-game.js';
import { settingOf, START } from './testing/seated.js';

const [red, blue, green] = [0, 1, 2] as const;
const MINUTE: Clock = { kind: 'live', seconds: 60, increment: 0 };

const begun = (seats = 3, bots: (string | null)[] = [], clock: Clock = MINUTE) =>
  TableGame.start(settingOf(tricks, seats, clock), START(seats, bots), 0);

describe('giving up', () => {
  it('puts one behind all who stay, and the game goes on with a bot', () => {
    const play = begun();
    play.apply({ kind: 'resign', seat: blue }, 2, 10);
    expect(play.over).toBe(false);
    expect(play.botAt(blue)).toBe('greedy');
    expect(play.clock.running).not.toContain(blue);
    expect(play.result[blue]?.place).toBe(3);
  });

  it('ends the game when one is left, who has won, and the first to give up is last', () => {
    const play = begun();
    play.apply({ kind: 'resign', seat: blue }, 2, 10);
    play.apply({ kind: 'resign', seat: red }, 3, 20);
    expect(play.over).toBe(true);
    expect(play.asked).toEqual([]);
    expect(play.result.map(({ place }) => place)).toEqual([2, 3, 1]);
    expect(() => play.apply({ kind: 'resign', seat: green }, 4, 30)).toThrow('table.over');
  });

  it('can be done once, and never taken back', () => {
    const play = begun();
    play.apply({ kind: 'resign', seat: blue }, 2, 10);
    expect(() => play.apply({ kind: 'resign', seat: blue }, 3, 20)).toThrow('seat.resigned');
    expect(() => play.apply({ kind: 'back', seat: blue }, 3, 20)).toThrow('seat.own');
    expect(() => play.apply({ kind: 'standIn', seat: blue, bot: 'random' }, 3, 20)).toThrow(
      'seat.bot',
    );
  });

  it('ends a game that one plays alone', () => {
    const play = TableGame.start(settingOf(workers, 1), START(1), 0);
    expect(play.over).toBe(false);
    play.apply({ kind: 'resign', seat: red }, 2, 10);
    expect(play.over).toBe(true);
  });
});

describe('a bot in place of somebody', () => {
  it('plays until its owner comes back', () => {
    const play = begun();
    const [asked] = play.asked as [Seat];
    const standIn = { kind: 'standIn', seat: asked, bot: 'strong' } as const;
    expect(() => play.apply(standIn, 2, 59_999)).toThrow('seat.time');
    play.apply(standIn, 2, 60_000);
    expect([play.botAt(asked), play.isStoodIn(asked)]).toEqual(['strong', true]);
    expect(play.clock.running).not.toContain(asked);
    play.apply({ kind: 'back', seat: asked }, 3, 500_000);
    expect([play.botAt(asked), play.isStoodIn(asked)]).toEqual([null, false]);
    expect(play.clock).toMatchObject({ since: 500_000 });
    expect(play.clock.running).toContain(asked);
    expect(play.clock.left[asked]).toBe(60_000);
  });

  it('is not put where one sits, or where no seat is', () => {
    const play = begun(3, [null, 'greedy', null]);
    const bot = 'random';
    expect(() => play.apply({ kind: 'standIn', seat: blue, bot }, 2, 10)).toThrow('seat.bot');
    expect(() => play.apply({ kind: 'standIn', seat: 7, bot }, 2, 10)).toThrow('seat.unknown');
    expect(() => play.apply({ kind: 'back', seat: blue }, 2, 10)).toThrow('seat.own');
  });

  it('is put in place of somebody who is gone for good, whatever the clock says', () => {
    const untimed = begun(3, [], { kind: 'none' });
    untimed.apply({ kind: 'standIn', seat: red, bot: 'random', gone: true }, 2, 5);
    expect([untimed.botAt(red), untimed.botAt(blue)]).toEqual(['random', null]);
  });

  it('is never put in place of somebody without a clock, or whose clock stands', () => {
    const untimed = begun(3, [], { kind: 'none' });
    for (const seat of [red, blue, green])
      expect(() => untimed.apply({ kind: 'standIn', seat, bot: 'random' }, 2, 9e12)).toThrow(
        'seat.time',
      );
    const play = TableGame.start(settingOf(ring, 4, MINUTE), START(4), 0);
    const idle = [red, blue, green].find((seat) => !play.asked.includes(seat)) ?? red;
    expect(play.asked).not.toContain(idle);
    expect(() => play.apply({ kind: 'standIn', seat: idle, bot: 'random' }, 2, 9e12)).toThrow(
      'seat.time',
    );
  });
});

describe('a choice that is taken back', () => {
  /** All write a note in secret; meanwhile anybody may knock, for which nobody waits. */
  const notes = smallGame(({ procedure, together, aside }) =>
    procedure('main', {
      offers: [
        aside<object, { knock: [] }>('door', {
          who: (g) => g.seats,
          menu: (_g, _v, m) => m.option('knock'),
          on: { knock: (g, _v, seat) => void g.s.notes.push(`knock ${seat}`) },
        }),
      ],
      steps: [
        together<object, { write: [word: string] }>('notes', {
          who: (g) => g.seats,
          menu: (_g, _v, m) => m.option('write', 'yes'),
          on: { write: (g, _v, seat, word) => void g.s.notes.push(`${word} ${seat}`) },
        }),
      ],
    }),
  );
  const chosen = (play: TableGame, seat: Seat, kind: 'together' | 'aside', option: string) => {
    const ask = play.table.asks('public').find((one) => one.seat === seat && one.kind === kind);
    return { kind: 'choice', seat, ask: ask?.id ?? '', option } as const;
  };

  it('is the sealed answer, by its own number, and an aside taken after it stands', () => {
    const play = TableGame.start(settingOf(notes, 2), START(2), 0);
    play.apply(chosen(play, red, 'together', 'write yes'), 2, 10);
    const knock = chosen(play, red, 'aside', 'knock');
    play.apply(knock, 3, 20);
    expect(play.apply({ kind: 'undo', seat: red }, 4, 30)).toEqual({ undone: 2 });
    expect(play.table.rows.map(({ option }) => option)).toEqual(['knock']);
    expect([play.seqOf(0), play.seqOf(1)]).toEqual([1, 3]);
    expect(play.repeated(red, knock.ask, 'knock')).toBe(3);
  });

  it('is the last one where none is sealed, and sent again it is a new choice', () => {
    const play = TableGame.start(settingOf(notes, 2), START(2), 0);
    play.apply(chosen(play, red, 'aside', 'knock'), 2, 10);
    const knock = chosen(play, red, 'aside', 'knock');
    play.apply(knock, 3, 20);
    expect(play.repeated(red, knock.ask, 'knock')).toBe(3);
    expect(play.apply({ kind: 'undo', seat: red }, 4, 30)).toEqual({ undone: 3 });
    expect(play.repeated(red, knock.ask, 'knock')).toBeUndefined();
  });
});

describe('what is put away', () => {
  it('goes on as it was', () => {
    const timed = settingOf(hazard.game, 3, { kind: 'live', seconds: 10, increment: 0 });
    const play = TableGame.start(timed, START(3, [null, null, 'greedy']), 5);
    for (let seq = 2; seq < 12; seq++) {
      const [ask] = play.table.asks();
      if (ask === undefined) break;
      const option = play.table.optionIds(ask.seat, ask.id)[0] ?? '';
      play.apply({ kind: 'choice', seat: ask.seat, ask: ask.id, option }, seq, seq * 10);
      expect(play.repeated(ask.seat, ask.id, option)).toBe(seq);
    }
    const [late] = play.clock.running;
    if (late === undefined) throw new Error('nobody is asked who could be late');
    play.apply({ kind: 'standIn', seat: late, bot: 'strong' }, 12, 90_000);
    const other = late === red ? blue : red;
    play.apply({ kind: 'resign', seat: other }, 13, 90_001);
    const again = TableGame.load(play.setting, play.save());
    expect(again.save()).toBe(play.save());
    expect([again.botAt(late), again.botAt(other), again.botAt(green)]).toEqual([
      'strong',
      'greedy',
      'greedy',
    ]);
    expect(again.resigned).toEqual([other]);
    expect(again.table.hash).toBe(play.table.hash);
  });
});
