import { describe, expect, it } from 'vitest';
import {
  declare,
  defineGame,
  faceUp,
  hidden,
  isNews,
  kind,
  perSeat,
  rulesOf,
  seats,
  Table,
  why,
  type AnyGame,
  type Ask,
  type Card,
  type PerSeat,
  type Question,
  type Seat,
} from './index.js';

/** A game of a few lines in which every seat in turn may draw, play, roll or rest, and any seat may shout. */
interface State {
  deck: Card[];
  table: Card[];
  players: PerSeat<{ hand: Card[]; coins: number }>;
  turns: number;
}
interface Turn {
  seat: Seat;
}
const secrecy = declare<State>()({
  deck: hidden('nobody', 'cards'),
  table: faceUp('cards'),
  players: seats({ hand: hidden('owner', 'cards'), coins: 'all' }),
  turns: 'all',
});
const events = { rolled: { seat: kind.seat, die: kind.number } };
interface Toy {
  readonly state: State;
  readonly secrecy: typeof secrecy;
  readonly content: { readonly kinds: readonly string[] };
  readonly events: typeof events;
  readonly streams: 'deck' | 'dice';
}

interface Variant {
  readonly version?: string;
  /** A step of a later version of the rules, before the main question of a turn. */
  readonly inserted?: boolean;
  readonly renamed?: boolean;
}

function toy({ version = '1.0.0', inserted = false, renamed = false }: Variant = {}): AnyGame {
  const rules = rulesOf<Toy>();
  const { procedure, act, ask, aside, anytime, repeat, together } = rules;
  const main = ask<Turn, { draw: []; play: [card: string]; roll: []; rest: []; break: [] }>(
    renamed ? 'other' : 'main',
    {
      rule: 'K2',
      moment: 'turn',
      who: (_g, v) => v.seat,
      menu(g, v, m) {
        const { hand } = g.s.players[v.seat];
        m.unless(g.s.deck.length === 0 && why('K3', 'empty'), 'draw');
        for (const kind of new Set(hand.map((card) => g.name(card)))) m.option('play', kind);
        m.option('roll');
        m.option('rest');
        m.option('break');
      },
      on: {
        draw(g, v) {
          g.draw(g.s.deck, g.s.players[v.seat].hand);
        },
        play(g, v, kind) {
          const { hand } = g.s.players[v.seat];
          const card = g.find(hand, kind);
          if (card !== undefined) g.move(card, hand, g.s.table);
          return 'again';
        },
        roll(g, v) {
          const die = g.roll('dice', [1, 2, 3]);
          g.s.players[v.seat].coins += die;
          g.score(v.seat, 'die', die);
          g.event('rolled', { seat: v.seat, die });
        },
        rest() {},
        break(g, v) {
          g.s.players[v.seat].coins += 100;
          throw new Error('a rule is broken');
        },
      },
    },
  );
  const turn = procedure<Turn>('turn', {
    steps: [
      ...(inserted ? [act<Turn>('blessing', 'K9', (g, v) => g.score(v.seat, 'blessing', 0))] : []),
      main,
      act('count', 'K4', (g) => {
        g.s.turns++;
      }),
    ],
    offers: [
      anytime<Turn, { spend: [] }>('spend', {
        who: (_g, v) => [v.seat],
        menu: (g, v, m) => m.unless(g.s.players[v.seat].coins === 0 && why('K5', 'poor'), 'spend'),
        on: {
          spend(g, _v, seat) {
            g.s.players[seat].coins--;
            g.score(seat, 'spent', -1);
          },
        },
      }),
      aside<Turn, { shout: [] }>('shout', {
        who: (g, v) => g.seats.filter((seat) => seat !== v.seat),
        menu: (_g, _v, m) => m.option('shout'),
        on: {
          shout(g, _v, seat) {
            g.s.players[seat].coins++;
            g.score(seat, 'shout', 1);
          },
        },
      }),
    ],
  });
  const game = procedure<Record<never, never>>('game', {
    steps: [
      act('deal', 'K1', (g) => {
        g.shuffle(g.s.deck, 'deck');
        for (const seat of g.seats) g.draw(g.s.deck, g.s.players[seat].hand, 2);
      }),
      together<object, { bid: [coins: number] }>('bid', {
        who: (g) => g.seats,
        menu: (_g, _v, m) => m.number('bid', 0, 3),
        on: {
          bid(g, _v, seat, coins) {
            g.s.players[seat].coins += coins;
            g.score(seat, 'bid', coins);
          },
        },
      }),
      repeat(
        'turns',
        (g) => g.s.turns < 4,
        turn,
        (g) => ({ seat: g.after(0, g.s.turns) }),
      ),
    ],
  });
  return defineGame<Toy>({
    id: 'toy',
    rulesVersion: version,
    seats: { min: 2, max: 3 },
    options: [],
    content: { kinds: ['wolf', 'wolf', 'bear', 'bear', 'fox', 'hare', 'lynx'] },
    secrecy,
    events,
    streams: { deck: 'table', dice: 'table' },
    pools: ({ content }) => ({ cards: content.kinds }),
    setup: (t) => ({
      deck: t.cards('cards'),
      table: [],
      players: perSeat(t.seats, () => ({ hand: [], coins: 0 })),
      turns: 0,
    }),
    rules,
    main: game,
    score: (g, seat) => g.s.players[seat].coins,
    choiceCap: 100,
  });
}

const atBids = (game = toy()): Table => Table.start(game, { seats: 2, seed: '1' });
function atTurns(game = toy()): Table {
  const table = atBids(game);
  table.choose(0, undefined, 'bid 1');
  table.choose(1, undefined, 'bid 2');
  return table;
}
const mainAsk = (table: Table, seat: Seat): Ask =>
  table.asks().find((ask) => ask.seat === seat && ask.kind !== 'aside') as Ask;
const firstInHand = (table: Table, seat: Seat): string =>
  (table.view(seat) as { players: { hand: string[] }[] }).players[seat]?.hand[0] as string;

describe('a refused choice', () => {
  it('says why and changes nothing', () => {
    const table = atTurns();
    const before = table.save();
    const refusal = (seat: number, ask: string | undefined, option: string): unknown => {
      const answer = table.choose(seat as Seat, ask, option);
      return answer.ok ? 'accepted' : [answer.refusal.code, answer.refusal.why];
    };
    expect(refusal(0, undefined, 'bid 1')).toEqual(['notNow', 'kernel.notNow']);
    expect(refusal(0, undefined, 'dance')).toEqual(['unknown', 'kernel.unknown']);
    expect(refusal(0, undefined, 'play unicorn')).toEqual(['unknown', 'kernel.unknown']);
    expect(refusal(0, '99', 'rest')).toEqual(['stale', 'kernel.stale']);
    expect(refusal(7, undefined, 'rest')).toEqual(['seat', 'kernel.seat']);
    expect(table.save()).toBe(before);
  });

  it('gives the rule that blocks it', () => {
    const table = atTurns();
    for (const seat of [0, 1, 0] as const) table.choose(seat, undefined, 'draw');
    expect(table.choose(1, undefined, 'draw')).toEqual({
      ok: false,
      refusal: { code: 'blocked', rule: 'K3', why: 'empty', params: {} },
    });
  });
});

describe('sealed answers', () => {
  it('do not go stale by each other, whoever answers first', () => {
    const table = atBids();
    const [first, second] = table.asks();
    expect(table.choose(1, second?.id, 'bid 2')).toEqual({ ok: true });
    expect(table.choose(0, first?.id, 'bid 1')).toEqual({ ok: true });
    expect(table.hash).toBe(atTurns().hash);
  });

  it('show others only that they were given', () => {
    const low = atBids();
    const high = atBids();
    low.choose(0, undefined, 'bid 0');
    high.choose(0, undefined, 'bid 3');
    expect(JSON.stringify([low.view(1), low.asks(1), low.events(1)])).toBe(
      JSON.stringify([high.view(1), high.asks(1), high.events(1)]),
    );
  });

  it('may be taken back until the last is in, and not after', () => {
    const table = atBids();
    table.choose(0, undefined, 'bid 3');
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.rows).toEqual([]);
    table.choose(0, undefined, 'bid 1');
    table.choose(1, undefined, 'bid 2');
    expect(table.undo(1).ok).toBe(false);
    expect(table.hash).toBe(atTurns().hash);
  });
});

describe('undo', () => {
  it('takes back a choice after which nobody learned anything new to its chooser', () => {
    const table = atTurns();
    const before = table.hash;
    const card = firstInHand(table, 0);
    table.choose(0, undefined, `play ${card}`);
    const after = table.hash;
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.hash).toBe(before);
    table.choose(0, undefined, `play ${card}`);
    expect(table.hash).toBe(after);
  });

  it('does not cross a drawn card or a die, nor the choice of another seat', () => {
    for (const option of ['draw', 'roll']) {
      const table = atTurns();
      table.choose(0, undefined, option);
      expect(table.undoBlocked(0)?.why).toBe('kernel.undo.learned');
    }
    const table = atTurns();
    table.choose(0, undefined, 'rest');
    table.choose(1, undefined, 'rest');
    expect(table.undoBlocked(0)?.why).toBe('kernel.undo.others');
    expect(table.undoBlocked(1)).toBeUndefined();
  });

  it('on a fork leaves what was told before the fork', () => {
    const table = atTurns();
    table.choose(0, undefined, 'roll');
    const fork = table.fork();
    fork.choose(1, undefined, 'rest');
    fork.undo(1);
    expect(fork.events('all')).toEqual(table.events('all'));
    const told = fork.events('all').filter(isNews);
    expect(told.map(({ name }) => name)).toEqual(['rolled']);
  });

  it('makes the questions from before it stale', () => {
    const table = atTurns();
    table.choose(0, undefined, 'spend');
    const { id } = mainAsk(table, 0);
    table.undo(0);
    table.choose(0, undefined, 'spend');
    expect(mainAsk(table, 0).id).not.toBe(id);
    expect(table.choose(0, id, 'rest').ok).toBe(false);
  });
});

it('is found as it was after any earlier choice, and stays as it is itself', () => {
  const table = atBids();
  const saved = [table.save()];
  for (const [seat, option] of [
    [0, 'bid 1'],
    [1, 'bid 2'],
    [0, 'roll'],
    [1, 'rest'],
  ] as const) {
    table.choose(seat, undefined, option);
    saved.push(table.save());
  }
  saved.forEach((then, choices) => expect(table.rewound(choices).save()).toBe(then));
  expect(table.rewound(99).save()).toBe(saved[4]);
  expect(table.save()).toBe(saved[4]);
  const fork = table.fork();
  fork.choose(0, undefined, 'roll');
  expect(fork.rewound(0).events('all')).toEqual(table.events('all'));
});

it('pairs what a seat is asked with the question of the match, and finds the one by the other', () => {
  const table = atTurns();
  const open = table.open('public');
  expect(open.map(({ ask }) => ask)).toEqual(table.asks('public'));
  expect(open.map(({ ask }) => [ask.seat, ask.kind])).toEqual([
    [0, 'ask'],
    [1, 'aside'],
  ]);
  for (const { ask, question } of open) {
    expect([question.seat, question.kind]).toEqual([ask.seat, ask.kind]);
    expect(table.askOf({ ...question })).toEqual(ask);
    expect(table.askOf(question, 'all')?.offers).not.toEqual([]);
  }
  const answered = open[0]?.question as Question;
  table.choose(0, undefined, 'rest');
  expect(table.askOf(answered)).toBeUndefined();
});

it('lists the interrupted question anew after an aside, so that the click from before is stale', () => {
  const table = atTurns();
  const { id } = mainAsk(table, 0);
  const shout = table.asks().find((ask) => ask.kind === 'aside' && ask.seat === 1) as Ask;
  expect(table.choose(1, shout.id, 'shout')).toEqual({ ok: true });
  expect(table.choose(0, id, 'rest').ok).toBe(false);
  expect(table.choose(0, mainAsk(table, 0).id, 'rest')).toEqual({ ok: true });
});

it('finds an option without the id of its question, asked or not, the main question first', () => {
  const table = atTurns();
  expect(table.choose(1, undefined, 'shout')).toEqual({ ok: true });
  expect(table.choose(1, undefined, 'rest')).toMatchObject({ refusal: { code: 'notNow' } });
});

it('adds any-time offers to the question of their seat, marked as such, with their own reasons', () => {
  const table = atTurns();
  expect(
    mainAsk(table, 0)
      .offers?.filter((offer) => offer.anytime)
      .map((offer) => offer.verb),
  ).toEqual(['spend']);
  table.choose(0, undefined, 'spend');
  expect(mainAsk(table, 0).blocked?.map((option) => option.reason.rule)).toEqual(['K5']);
  expect(mainAsk(table, 0).prompt).toBe('turn.main');
});

it('goes back to the last good choice when a rule throws, and goes on from there', () => {
  const table = atTurns();
  const before = table.save();
  expect(() => table.choose(0, undefined, 'break')).toThrow('a rule is broken');
  expect(table.save()).toBe(before);
  expect(table.choose(0, undefined, 'rest')).toEqual({ ok: true });
});

describe('a saved table', () => {
  it('goes on as if it had never been put away, undo included', () => {
    const table = atTurns();
    table.choose(0, undefined, 'spend');
    const again = Table.load(toy(), table.save());
    expect(again.save()).toBe(table.save());
    again.undo(0);
    table.undo(0);
    again.choose(0, undefined, 'roll');
    table.choose(0, undefined, 'roll');
    expect(again.save()).toBe(table.save());
  });

  const withShapeOf = (game: AnyGame, saved: string): string => {
    const { shape } = JSON.parse(Table.start(game, { seats: 2, seed: '1' }).save()) as {
      shape: string;
    };
    return JSON.stringify({ ...(JSON.parse(saved) as object), shape });
  };

  it('stands at its step by name: a step inserted before it moves nothing', () => {
    const later = toy({ version: '1.1.0', inserted: true });
    const again = Table.load(later, withShapeOf(later, atTurns().save()));
    expect(mainAsk(again, 0).prompt).toBe('turn.main');
    again.choose(0, undefined, 'rest');
    expect(again.match.ledger[0]).toEqual({ bid: 1 });
    expect(again.match.ledger[1]).toEqual({ bid: 2, blessing: 0 });
  });

  it('does not play by new rules again what was played by old ones', () => {
    const later = toy({ version: '1.1.0', inserted: true });
    const table = atTurns();
    table.choose(0, undefined, 'spend');
    const again = Table.load(later, withShapeOf(later, table.save()));
    expect(again.undoBlocked(0)?.why).toBe('kernel.undo.nothing');
    again.choose(0, undefined, 'rest');
    expect(again.undo(0)).toEqual({ ok: true });
    expect(again.hash).toBe(table.hash);
  });

  it('is refused by name of the step that is gone, or by its shape', () => {
    const other = toy({ renamed: true });
    expect(() => Table.load(other, atTurns().save())).toThrow('shape');
    expect(() => Table.load(other, withShapeOf(other, atTurns().save()))).toThrow(
      'no step main in turn',
    );
  });
});

it('ends with shared places where scores are equal, and every point has its cause', () => {
  const table = atBids();
  table.choose(0, undefined, 'bid 2');
  table.choose(1, undefined, 'bid 2');
  for (const seat of [0, 1, 0, 1] as const) table.choose(seat, undefined, 'rest');
  expect(table.over).toBe(true);
  expect(table.result).toEqual([
    { seat: 0, place: 1, score: 2, breakdown: { bid: 2 } },
    { seat: 1, place: 1, score: 2, breakdown: { bid: 2 } },
  ]);
  expect(table.choose(0, undefined, 'rest')).toMatchObject({
    ok: false,
    refusal: { code: 'over' },
  });
});
