import { ringRules } from '@destrier/engine/testgames';
import { load, name, playByClient, playByReducer, version } from '../peers/boardgame-io.js';
import { picker, type Pick } from '../pick.js';
import { perSecond, type Peer, type Row, type Run } from '../row.js';

const { cellOf, countPlacements, isOver, kindOf, newRing, nthPlacement, place, roll } = ringRules;

/** A whole game by the bare rule functions, no engine at all; returns its number of moves. */
function playPlain(pick: Pick): number {
  const state = newRing();
  while (!isOver(state)) {
    roll(state, 1 + pick(6));
    const code = nthPlacement(state, pick(countPlacements(state)));
    place(state, cellOf(code), kindOf(code));
  }
  return state.turn;
}

function playPeer(play: typeof playByClient): Run {
  const peer = load();
  const pick = picker(1);
  let games = 0;
  return perSecond(() => play(peer, `game ${games++}`, pick));
}

/** What the kernel's rows of the ring game are compared with. */
export const boardgameIo: Peer = {
  name,
  version,
  rows: ['ring.boardgame-io.client', 'ring.boardgame-io.reducer'],
};

/** The same rule functions without any kernel: what a program that does nothing else would do. */
export const plain: Peer = { name: 'plain', version: 'TypeScript', rows: ['ring.plain'] };

export const ringRows: readonly Row[] = [
  {
    id: 'ring.plain',
    unit: 'moves/s',
    peer: boardgameIo,
    prepare: () => {
      const pick = picker(1);
      return perSecond(() => playPlain(pick));
    },
  },
  {
    id: 'ring.boardgame-io.client',
    unit: 'moves/s',
    prepare: () => playPeer(playByClient),
  },
  {
    id: 'ring.boardgame-io.reducer',
    unit: 'moves/s',
    prepare: () => playPeer(playByReducer),
  },
];
