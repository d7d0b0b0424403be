import { avalon, type Content, type Seen } from '@destrier/avalon/page';
import { Table } from '@destrier/engine';
import { expect, it } from 'vitest';
import { pileOf } from './pile.js';

const table = Table.start(avalon.game, { seats: 3, seed: 'pile' });
const content = table.prepared.content as Content;

/** What the page shows of red's pile, with these powers in play. */
function shown(pile: readonly string[], powers: readonly Partial<Seen['powers'][number]>[] = []) {
  const seen = table.view(1) as Seen;
  const [red, ...others] = seen.players;
  const usual = { card: '', rank: 'godsend', seat: 0, used: 0, target: -1, suit: '' };
  const view = {
    ...seen,
    players: [{ ...red, pile }, ...others],
    powers: powers.map((power) => ({ ...usual, ...power })),
  } as Seen;
  return pileOf({ content, view }, 0);
}

const PILE = ['swords-1', 'swords-9', 'arrows-5'];

it('a pile counts as printed where no power bears on it', () => {
  const { n, wounds } = shown(PILE);
  expect(n).toBe(3);
  expect(wounds).toBeGreaterThan(0);
  // Powers of others that name nobody are none of its business.
  expect(shown(PILE, [{ effect: 'ward', card: 'ward', seat: 2 }])).toEqual({ n, wounds });
});

it('a pile counts as it will be counted at dusk: a curse is in the total before dusk', () => {
  const plain = shown(PILE).wounds;
  const cursed = shown(PILE, [{ effect: 'curse', seat: 2, target: 0, suit: 'arrows' }]).wounds;
  const elsewhere = shown(PILE, [{ effect: 'curse', seat: 2, target: 1, suit: 'arrows' }]).wounds;
  expect(cursed).toBeGreaterThan(plain);
  expect(elsewhere).toBe(plain);
});

it('Yvain is not wounded by the suit to which he is immune', () => {
  const yvain = { effect: 'immune-suit', card: 'yvain', rank: 'hero', seat: 0 } as const;
  expect(shown(['deception-1', 'deception-4'], [yvain])).toEqual({ n: 2, wounds: 0 });
  expect(shown(['deception-1', 'deception-4']).wounds).toBeGreaterThan(0);
});
