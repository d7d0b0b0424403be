import type { Seat, Table } from '@destrier/engine';
import { asked } from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import type { TravelCard } from '../content/types.js';
import { travel } from '../rules/travel.js';
import { give, seated, stateOf } from './seated.js';

/** Tables for rulings of the travel phase, with travel cards in plenty. */

const card = (deck: TravelCard['deck'], more: Partial<TravelCard>): TravelCard => ({
  deck,
  copies: 8,
  source: 'pack',
  rewards: [{ coins: 1 }],
  ...more,
});

/** Cards of the rulebook in plenty, and some whose outcome needs no dice. */
const CARDS: { readonly [id: string]: TravelCard } = {
  ...(Object.fromEntries(
    ['the-game', 'keepsake', 'quest', 'fencing', 'fleece', 'destrier', 'gruuthuse'].map((id) => [
      id,
      { ...content.travel[id], copies: 8 },
    ]),
  ) as { [id: string]: TravelCard }),
  penny: card('romance', {}),
  token: card('romance', { rewards: [{ prestige: 'royal' }] }),
  choice: card('romance', { rewards: [{ mount: 4 }, { faith: 1 }] }),
  coronet: card('romance', { rewards: [{ prestige: 'royal' }, { mount: 4 }] }),
  straw: card('challenge', { foe: { attack: 0, prestige: 0 }, rewards: [{ coins: 3 }] }),
  windmill: card('challenge', { foe: { attack: 0, prestige: 0 }, rewards: [{ mount: 4 }] }),
  oxen: card('challenge', {
    foe: { attack: 0, prestige: 0 },
    rewards: [{ coins: 3 }, { faith: 3 }],
  }),
  tower: card('challenge', { foe: { attack: 99, prestige: 0 }, rewards: [{ coins: 3 }] }),
};

type Given = NonNullable<Parameters<typeof seated>[1]>;
type Holdings = readonly Parameters<typeof give>[2][];

/** The travel phase of the seats that hold these things. */
export function travelling(holdings: Holdings, more: Given = {}): Table {
  return seated(holdings.length, {
    begin: (match) => match.call(travel, {}),
    ...more,
    content: { ...content, travel: { ...content.travel, ...CARDS } },
    given(s, match) {
      holdings.forEach((holding, seat) => give(match, seat as Seat, holding));
      more.given?.(s, match);
    },
  });
}

export const player = (table: Table, seat: Seat = 0) => stateOf(table).players[seat];
/** Who is asked for a card. */
export const travellers = (table: Table) =>
  asked(table)
    .filter((prompt) => prompt.endsWith('.play'))
    .map((prompt) => prompt.split(':')[0]);
