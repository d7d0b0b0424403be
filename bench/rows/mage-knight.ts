import {
  forkFor,
  menuOf,
  need,
  newMatch,
  prepare,
  questions,
  run,
  streamFrom,
  tableKey,
  walk,
  type Card,
  type Match,
} from '@destrier/engine';
import { game } from '@destrier/mage-knight/game';
import { microsEach, perSecond, type Row } from '../row.js';
import { middle, sized } from './kernel.js';
import { playing } from './playing.js';

const CARDS = 10;
const UNITS = 5;
const SKILLS = 6;

/** What a hero holds, and where more of it lies. */
interface Held {
  readonly actionDeck: Card[];
  readonly regularDeck: Card[];
  readonly players: readonly {
    readonly hand: Card[];
    readonly skillPile: Card[];
    readonly skills: Card[];
    readonly units: Card[];
    readonly unit: Record<string, object>;
  }[];
}

/** A hero at the beginning of a turn with all hands full. */
function laden(): Match {
  const match = newMatch(prepare(game, 1), tableKey('bench'));
  const random = streamFrom('bench');
  run(match);
  while (questions(match)[0]?.spec.name !== 'deeds') walk(match, random);
  const { actionDeck, regularDeck, players }: Held = match.s;
  const { hand, skillPile, skills, units, unit } = need(players[0], 'a player');
  hand.push(...actionDeck.splice(hand.length - CARDS));
  skills.push(...skillPile.splice(-SKILLS));
  units.push(...regularDeck.splice(-UNITS));
  for (const one of match.all(units))
    unit[one] = { ready: true, wounds: 0, banner: null, flipped: false };
  return match;
}

export const mageKnightRows: readonly Row[] = [
  {
    id: 'mage-knight.decisions',
    unit: 'decisions/s',
    goal: { op: '>=', value: 80_000 },
    prepare: () => perSecond(playing(game, 1)),
  },
  {
    id: 'mage-knight.solo',
    unit: 'decisions/s',
    goal: { op: '>=', value: 80_000 },
    prepare: () => perSecond(playing(game, 1, { scenario: 'solo-conquest' })),
  },
  {
    id: 'mage-knight.four',
    unit: 'decisions/s',
    goal: { op: '>=', value: 60_000 },
    prepare: () => perSecond(playing(game, 4, { scenario: 'full-conquest' })),
  },
  {
    id: 'mage-knight.menu',
    unit: 'us',
    goal: { op: '<', value: 15 },
    prepare: () => {
      const match = laden();
      const question = need(questions(match)[0], 'a question');
      return microsEach(() => Math.sign(menuOf(match, question, match.menu, false).count));
    },
  },
  {
    id: 'fork.mage-knight',
    unit: 'us',
    goal: { op: '<', value: 60 },
    prepare: () => {
      const match = middle(game, 4);
      let forks = 0;
      return microsEach(() => forkFor(match, 0, `bench ${forks++}`).n - match.n + 1);
    },
  },
  ...sized('mage-knight', game, 4, 12),
];
