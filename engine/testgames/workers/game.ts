import { defineGame, perSeat, type Seat, type Setting } from '../../index.js';
import { bids, firstSeat } from './bids.js';
import { BANK, content, SPACES, START, WORKERS, type Content } from './content.js';
import { copyState } from './copy.gen.js';
import { CELLS } from './field.js';
import { award } from './purse.js';
import { travel } from './travel.js';
import {
  act,
  call,
  events,
  procedure,
  repeat,
  rules,
  secrecy,
  UNOWNED,
  type G,
  type State,
} from './types.js';
import { work } from './work.js';

const round = procedure<object>('round', {
  steps: [
    act('begin', 'W3.2', (g) => {
      g.s.lap = 0;
      g.s.circles = SPACES.map(() => []);
      for (const player of g.s.players) {
        player.workers = WORKERS;
        player.challenged = false;
      }
    }),
    bids,
    firstSeat,
    call('work', work),
    call('travel', travel),
    act('end', undefined, (g) => {
      g.s.round++;
    }),
  ],
});

const main = procedure<Record<never, never>>('main', {
  steps: [
    act('shuffle', 'W1.2', (g) => {
      g.shuffle(g.s.deck, 'deck');
      if (g.s.rival.plays) g.shuffle(g.s.rival.deck, 'rival');
    }),
    repeat('rounds', (g) => g.s.round < Number(g.options['rounds']), round),
    act('count coins', 'W9.1', (g) => {
      for (const seat of g.seats) award(g, seat, 'coins', Math.floor(g.s.players[seat].coins / 5));
    }),
    act('count the chest', undefined, (g) => {
      if (!g.s.rival.plays) return;
      g.rule('W9.2');
      const poorer = g.seats.filter((seat) => g.s.players[seat].coins < g.s.rival.chest);
      for (const seat of poorer) award(g, seat, 'rival', -2);
    }),
  ],
});

/** [W1.4] */
function rivalPlays(setting: {
  readonly seats: readonly Seat[];
  readonly options: Setting['options'];
}): boolean {
  return setting.options['automa'] === 'on' || setting.seats.length === 1;
}

function setup(setting: Setting<Content>): State {
  const { seats } = setting;
  const left = (each: number) => BANK - each * seats.length;
  return {
    round: 0,
    lap: 0,
    moved: 0,
    first: 0,
    bids: perSeat(seats, () => 0),
    circles: SPACES.map(() => []),
    buildings: CELLS.map(() => ''),
    owners: CELLS.map(() => UNOWNED),
    bank: { coins: left(START.coins), faith: left(START.faith), strength: left(START.strength) },
    players: perSeat(seats, () => ({
      ...START,
      workers: 0,
      relic: true,
      challenged: false,
      miles: 0,
      glory: 0,
      scouted: [],
    })),
    duels: perSeat(seats, () => null),
    deck: setting.cards('foes'),
    lists: [],
    fallen: [],
    rival: { plays: rivalPlays(setting), chest: 0, deck: setting.cards('marches'), marched: [] },
  };
}

/** The dice-and-worker game: RULES.md beside this file. */
export const workers = defineGame<G>({
  id: 'workers',
  rulesVersion: '1',
  seats: { min: 1, max: 4 },
  options: [
    { id: 'rounds', values: ['2', '3', '4'], default: '3' },
    { id: 'automa', values: ['off', 'on'], default: 'off' },
    { id: 'travel', values: ['parallel', 'turns'], default: 'parallel' },
  ],
  content,
  secrecy,
  events,
  streams: { dice: 'seat', foe: 'seat', deck: 'table', rival: 'table' },
  pools: (setting) => ({
    foes: Object.keys(setting.content.foes),
    marches: rivalPlays(setting) ? setting.content.marches : [],
  }),
  setup,
  rules,
  main,
  score: (g, seat) => g.s.players[seat].glory,
  tieBreak: (g, seat) => g.s.players[seat].faith,
  conserved: ({ s }) => ({
    coins: s.players.reduce((sum, player) => sum + player.coins, s.bank.coins + s.rival.chest),
    faith: s.players.reduce((sum, player) => sum + player.faith, s.bank.faith),
    strength: s.players.reduce((sum, player) => sum + player.strength, s.bank.strength),
  }),
  idle: ['rest', 'done', 'keep', 'camp', 'yield'],
  copy: copyState,
  choiceCap: 2000,
});
