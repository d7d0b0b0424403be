import { expect, it } from 'vitest';
import { Table, type Seat } from './index.js';
import { smallGame, type Nothing, type Small } from './testgames/small-game.js';

/** Three seats may shout or whisper once each; a whisper has the better rank. */
const reacting = (rank?: (verb: string) => number) =>
  smallGame((r) =>
    r.procedure<Nothing>('game', {
      steps: [
        r.window<Nothing, { shout: []; whisper: [] }>('react', {
          who: (g) =>
            g.seats.filter((seat) => !g.s.notes.some((note) => note.startsWith(`${seat}`))),
          menu(_g, _v, m) {
            m.option('shout');
            m.option('whisper');
          },
          on: {
            shout: (g, _v, seat) => void g.s.notes.push(`${seat} shout`),
            whisper: (g, _v, seat) => void g.s.notes.push(`${seat} whisper`),
          },
          ...(rank === undefined ? {} : { rank: (_g, _v, _seat, verb) => rank(verb) }),
        }),
      ],
    }),
  );

/** Lets the seats answer and says what was carried out first. */
function firstOf(
  game: ReturnType<typeof reacting>,
  ...answers: readonly string[]
): readonly string[] {
  const table = Table.start(game, { seats: 3, seed: '1' });
  answers.forEach((answer, seat) => table.choose(seat as Seat, undefined, answer));
  return (table.match.s as Small['state']).notes;
}

const whispersFirst = (verb: string): number => (verb === 'whisper' ? 0 : 1);

it('without a rank the first seat that answers is carried out', () => {
  expect(firstOf(reacting(), 'shout', 'whisper', 'whisper')).toEqual(['0 shout']);
});

it('with a rank the answer of the lowest rank is, whoever gives it', () => {
  expect(firstOf(reacting(whispersFirst), 'shout', 'shout', 'whisper')).toEqual(['2 whisper']);
});

it('equal ranks keep the order of the seats, and a pass has none', () => {
  expect(firstOf(reacting(whispersFirst), 'shout', 'whisper', 'whisper')).toEqual(['1 whisper']);
  expect(
    firstOf(
      reacting(() => 5),
      'pass',
      'shout',
      'whisper',
    ),
  ).toEqual(['1 shout']);
  expect(firstOf(reacting(whispersFirst), 'pass', 'pass', 'pass')).toEqual([]);
});
