/** What is known of one option at a node. Worlds differ, so it may not be there every time. */
export interface Edge {
  readonly key: string;
  /** How likely the option is to be good before it is tried; those of one question add up to about 1. */
  readonly prior: number;
  /** What it is taken to be worth for its seat until it is tried. */
  readonly guess: number;
  visits: number;
  /** Sum and sum of squares of the share of victory of the seat that chooses. */
  sum: number;
  squares: number;
  node: Node | undefined;
}

/** The options of a question, by what they are called. */
export type Edges = Map<string, Edge>;

/** A point in the search: what was chosen up to here. Dice and cards in between may have fallen in different ways. */
export interface Node {
  /** By what is asked, and of which seat. */
  readonly asked: Map<string, Edges[]>;
}

export function newNode(): Node {
  return { asked: new Map() };
}

export function edgesAt({ asked }: Node, prompt: string, seat: number): Edges {
  const bySeat = asked.get(prompt) ?? [];
  asked.set(prompt, bySeat);
  return (bySeat[seat] ??= new Map());
}

export function newEdge(key: string, prior: number, guess: number): Edge {
  return { key, prior, guess, visits: 0, sum: 0, squares: 0, node: undefined };
}

/** Its mean; untried it is taken to be worth its guess, or what the others turned out to be. */
export function meanOf({ visits, sum, guess }: Edge, untried = guess): number {
  return visits === 0 ? untried : sum / visits;
}

/** What the options of a question turned out to be worth together. */
export function meanOfAll(edges: readonly Edge[]): number | undefined {
  let visits = 0;
  let sum = 0;
  for (const edge of edges) {
    visits += edge.visits;
    sum += edge.sum;
  }
  return visits === 0 ? undefined : sum / visits;
}

export function spreadOf({ visits, sum, squares }: Edge): number {
  if (visits < 2) return 0;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / visits) / (visits - 1));
}

export function count(edge: Edge, win: number): void {
  edge.visits++;
  edge.sum += win;
  edge.squares += win * win;
}

/** How many looks the first impression of an option is worth. */
const TRUST = 16;

/** By how much looks turn out better than first impressions, all options together. */
export function offsetOf(edges: readonly Edge[]): number {
  let visits = 0;
  let sum = 0;
  for (const edge of edges) {
    visits += edge.visits;
    sum += edge.sum - edge.visits * edge.guess;
  }
  return visits === 0 ? 0 : sum / visits;
}

/** What an option is believed to be worth: its first impression, outweighed by looks as they come. */
export function believed({ guess, sum, visits }: Edge, offset: number): number {
  return (TRUST * (guess + offset) + sum) / (TRUST + visits);
}

/** How much the search cares for what it has not looked at. */
const CURIOSITY = 0.6;

/** What is worth most, with something added for what is promising and was seldom tried. */
export function bestEdge(edges: readonly Edge[], worth: (edge: Edge) => number): Edge {
  let visits = 0;
  for (const edge of edges) visits += edge.visits;
  const root = Math.sqrt(visits + 1);
  let best = edges[0] as Edge;
  let most = -Infinity;
  for (const edge of edges) {
    const urge = worth(edge) + (CURIOSITY * edge.prior * root) / (1 + edge.visits);
    if (urge > most) {
      most = urge;
      best = edge;
    }
  }
  return best;
}
