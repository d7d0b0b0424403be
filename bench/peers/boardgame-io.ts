import type { Server as HttpServer } from 'node:http';
import { ringRules } from '@destrier/engine/testgames';
import type { Pick } from '../pick.js';
import { installPeer } from './install.js';

type RingState = ringRules.RingState;

const { eachPlacement, isOver, newRing, place, REST, roll, score, whyNot } = ringRules;

export const name = 'boardgame.io';
export const version = '0.50.2';

// The parts of its API that are used here. Its own types come with the package, which is installed on demand.
export interface Position {
  readonly G: RingState;
  /** Counts its moves. */
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Choice {
  readonly move: 'place';
  readonly args: readonly [cell: number, kind: number];
}
interface Move {
  readonly type: 'MAKE_MOVE';
  readonly payload: { type: string; args: readonly number[]; playerID: string };
}
interface Client {
  getState(): Position;
  readonly moves: Readonly<Record<'place', (cell: number, kind: number) => void>>;
}
interface Bot {
  play(position: Position, playerID: string): Promise<{ action: Move | null }>;
}
interface Library {
  Client(config: { game: Game; numPlayers: number; debug: boolean }): Client;
  ProcessGameConfig(game: Game): Game;
  CreateGameReducer(config: { game: Game }): (position: Position, move: Move) => Position;
  InitializeGame(config: { game: Game; numPlayers: number }): Position;
  readonly MCTSBot: new (config: {
    game: Game;
    enumerate: Game['ai']['enumerate'];
    seed: string;
    iterations: number;
    playoutDepth: number;
  }) => Bot;
  readonly INVALID_MOVE: string;
}
type Game = ReturnType<typeof ringGame>;

/** The ring game as boardgame.io wants it, by the same rule functions. */
function ringGame(seed: string, invalid: string) {
  return {
    name: 'ring',
    seed,
    setup: newRing,
    moves: {
      place: ({ G }: { G: RingState }, cell: number, kind: number): string | void => {
        if (whyNot(G, cell, kind) !== null) return invalid;
        place(G, cell, kind);
      },
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      onBegin: ({ G, random }: { G: RingState; random: { D6(): number } }): void => {
        if (!isOver(G)) roll(G, random.D6());
      },
    },
    endIf: ({ G }: { G: RingState }): { scores: number[]; winner: string } | void => {
      if (!isOver(G)) return;
      const scores = G.players.map((_, seat) => score(G, seat));
      return { scores, winner: String(scores.indexOf(Math.max(...scores))) };
    },
    ai: { enumerate },
  };
}

function enumerate(G: RingState): Choice[] {
  const choices: Choice[] = [];
  eachPlacement(G, (cell, kind) => choices.push({ move: 'place', args: [cell, kind] }));
  return choices;
}

/** Any move that the rules allow. */
export function placementIn({ G }: Position, pick: Pick): Choice {
  const choices = enumerate(G);
  const choice = choices[pick(choices.length)];
  if (choice === undefined) throw new Error(`turn ${G.turn} offers nothing`);
  return choice;
}

/** A whole game through its local client; returns the number of moves. */
export function playByClient(library: Library, seed: string, pick: Pick): number {
  const game = ringGame(seed, library.INVALID_MOVE);
  const client = library.Client({ game, numPlayers: 4, debug: false });
  let position = client.getState();
  while (position.ctx.gameover === undefined) {
    const { move, args } = placementIn(position, pick);
    client.moves[move](...args);
    position = client.getState();
  }
  return position.G.turn;
}

/** A whole game through its reducer alone; returns the number of moves. */
export function playByReducer(library: Library, seed: string, pick: Pick): number {
  return reduce(library, seed, pick).turn;
}

/** Its bot thinks about the first choice of a game; roll-outs end with the game. */
export async function think(library: Library, seed: string, iterations: number): Promise<void> {
  const game = library.ProcessGameConfig(ringGame(seed, library.INVALID_MOVE));
  const { enumerate } = game.ai;
  const bot = new library.MCTSBot({ game, enumerate, seed, iterations, playoutDepth: Infinity });
  const position = library.InitializeGame({ game, numPlayers: 4 });
  const { action } = await bot.play(position, position.ctx.currentPlayer);
  if (action === null) throw new Error('its bot found nothing to do');
}

function reduce(library: Library, seed: string, pick: Pick): RingState {
  const game = library.ProcessGameConfig(ringGame(seed, library.INVALID_MOVE));
  const reducer = library.CreateGameReducer({ game });
  let position = library.InitializeGame({ game, numPlayers: 4 });
  while (position.ctx.gameover === undefined) {
    const { move, args } = placementIn(position, pick);
    const payload = { type: move, args, playerID: position.ctx.currentPlayer };
    position = reducer(position, { type: 'MAKE_MOVE', payload });
  }
  return position.G;
}

// Its time goes into copying and freezing states (immer) and into its store (redux). With a koa-compose after 4.1.0 the
// routes of its lobby answer 404.
const install = (): NodeJS.Require =>
  installPeer({
    name,
    version,
    overrides: { immer: '9.0.21', redux: '4.2.1', 'koa-compose': '4.1.0' },
  });

/** Installs it if need be, and makes sure that it plays our game and no other. */
export function load(): Library {
  const require = install();
  const library = Object.assign(
    {},
    ...['client', 'core', 'internal', 'ai'].map((part): unknown => require(`${name}/${part}`)),
  ) as Library;
  const played = reduce(library, 'check', (below) => below - 1);
  if (JSON.stringify(played) !== JSON.stringify(replayed(played))) {
    throw new Error(`${name} plays another game than the bare rules: the comparison is void`);
  }
  return library;
}

/** The same dice and placements once more, by the bare rules. */
function replayed(played: RingState): RingState {
  const state = newRing();
  for (const [turn, die] of played.dice.entries()) {
    const cell = played.cells[turn] ?? REST;
    roll(state, die);
    place(state, cell, cell === REST ? 0 : (played.kind[cell] ?? 0));
  }
  return state;
}

interface ServerLibrary {
  Server(config: { games: Game[]; origins: string[] }): {
    run(port: number): Promise<{ appServer: HttpServer }>;
  };
}

/** Its server with the ring game, as its documentation starts it, on a free port; matches are kept in memory. */
export async function startServer(): Promise<{ url: string; close(): void }> {
  const { INVALID_MOVE } = load();
  const { Server } = install()(`${name}/server`) as ServerLibrary;
  const games = [ringGame('bench', INVALID_MOVE)];
  const { appServer } = await Server({ games, origins: [] }).run(0);
  const address = appServer.address();
  if (address === null || typeof address === 'string') throw new Error(`${name} has no port`);
  return { url: `http://127.0.0.1:${address.port}`, close: () => appServer.close() };
}
