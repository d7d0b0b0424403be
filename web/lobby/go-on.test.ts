import type { TableCard } from '@destrier/server/protocol';
import { expect, it } from 'vitest';
import type { SavedGame } from '../storage/saved.js';
import { goOn, isYours } from './go-on.js';

const saved = (id: string, at: number, over = false): SavedGame => ({
  id,
  game: 'glory',
  players: [],
  table: '',
  counsel: true,
  at,
  over,
  seated: null,
});

type Given = Pick<TableCard, 'id'> & Partial<TableCard>;

const card = (given: Given): TableCard => ({
  game: 'avalon',
  rules: '',
  content: '',
  pack: null,
  options: {},
  seats: [],
  access: 'open',
  rated: false,
  counsel: true,
  standIn: 'strong',
  spectators: true,
  clock: { kind: 'none' },
  state: 'running',
  host: '',
  commitment: '',
  head: 0,
  asked: [],
  deadline: null,
  created: 0,
  started: null,
  finished: null,
  result: null,
  rematch: null,
  mine: [],
  waits: false,
  invited: false,
  invitation: null,
  ...given,
});

const ids = (...given: Parameters<typeof goOn>): readonly string[] =>
  goOn(...given).map((one) => (one.at === 'here' ? one.game.id : one.card.id));

it('puts first who keeps others waiting, by the time that is left', () => {
  const mine = [
    card({ id: 'thinking' }),
    card({ id: 'no clock', waits: true }),
    card({ id: 'later', waits: true, deadline: 200 }),
    card({ id: 'soon', waits: true, deadline: 100 }),
  ];
  expect(ids([saved('alone', 9)], mine)).toEqual(['soon', 'later', 'no clock']);
});

it('then an invitation, what one plays alone, the latest first, and what others think about', () => {
  const mine = [
    card({ id: 'forming', state: 'open' }),
    card({ id: 'thinking' }),
    card({ id: 'asked', state: 'open', invited: true }),
  ];
  expect(ids([saved('old', 1)], mine)).toEqual(['asked', 'old', 'thinking']);
  expect(ids([saved('old', 1), saved('new', 2)], mine)).toEqual(['asked', 'new', 'old']);
  expect(ids([], mine)).toEqual(['asked', 'thinking', 'forming']);
});

it('leaves out what is over, and has room for three', () => {
  expect(ids([saved('over', 9, true)], [])).toEqual([]);
  expect(
    ids(
      [1, 2, 3, 4].map((at) => saved(`${at}`, at)),
      [],
    ),
  ).toEqual(['4', '3', '2']);
});

it('calls a game yours where nobody else can choose', () => {
  const [here] = goOn([saved('here', 1)], []);
  const [waits] = goOn([], [card({ id: 'waits', waits: true })]);
  const [thinks] = goOn([], [card({ id: 'thinks' })]);
  expect([here, waits, thinks].map((one) => one !== undefined && isYours(one))).toEqual([
    true,
    true,
    false,
  ]);
});
