import {
  copyOf,
  forkFor,
  spell,
  type Arg,
  type Choice,
  type Match,
  type Question,
} from '@destrier/engine';
import { drawFrom, numberOf, type Draw } from '../dice.js';
import { candidates, oneStepAhead } from '../greedy.js';
import { playOn, settledChoice } from '../instinct.js';
import { judgeOf, type Judge } from '../judge.js';
import {
  unsearched,
  type Considered,
  type Mind,
  type Parts,
  type Position,
  type Thought,
} from '../mind.js';
import { askedOf, mainQuestion, sameQuestion, take } from '../steps.js';
import {
  believed,
  bestEdge,
  count,
  edgesAt,
  meanOf,
  meanOfAll,
  newEdge,
  newNode,
  offsetOf,
  spreadOf,
  type Edge,
  type Node,
} from './tree.js';
import { widened } from './widen.js';

/**
 * Information-set Monte Carlo tree search. Each look is taken in a world dealt again for the seat that thinks; the tree
 * knows choices alone, so that an option is judged over all worlds that the seat cannot tell apart. A roll-out by
 * instinct ends with the phase, and the evaluation says how it went.
 */

/** Options considered at the question itself, and further down. */
const ROOT_OPTIONS = 60;
const INNER_OPTIONS = 24;
/** A difference in the share of victory that makes one option e times as promising as another. */
const WARMTH = 0.05;
/** Too little to matter but for the order in which options are tried. */
const INDIFFERENT = 1e-9;
/** Turns that a roll-out lasts at most: what comes later is the evaluation's to judge. */
const MOST_TURNS = 8;

interface Option {
  readonly choice: Choice;
  readonly edge: Edge;
}

/** One edge on the way down, and the seat that chose it. */
interface Passed {
  readonly edge: Edge;
  readonly seat: number;
}

/** A search in progress, look by look. */
export class Search {
  readonly #position: Position;
  readonly #judge: Judge;
  readonly #options: readonly Option[];
  readonly #edges: readonly Edge[];
  /** The number from which chance is drawn. */
  readonly #chance: number;
  /** Worlds by number: the same for every option, so that luck does not decide between them. */
  readonly #worlds: Match[] = [];
  readonly #horizon: number;
  readonly #wins: number[];
  /** By option: sums over all looks of what the lead of the seat was made of. */
  readonly #parts = new Map<Edge, Record<string, number>>();
  looks = 0;

  /** `choices`: the options to look at; those worth a look if not given. */
  constructor(position: Position, judge: Judge, choices?: readonly Choice[]) {
    this.#position = position;
    this.#judge = judge;
    this.#horizon = judge.horizon(position.world);
    this.#wins = position.world.seats.map(() => 0);
    this.#chance = numberOf(position.seed);
    this.#options = this.#rootOptions(choices ?? this.#candidates());
    this.#edges = this.#options.map(({ edge }) => edge);
  }

  #candidates(): Choice[] {
    const { world, question } = this.#position;
    return candidates(world, question, this.#judge, drawFrom(this.#chance), ROOT_OPTIONS);
  }

  #rootOptions(choices: readonly Choice[]): Option[] {
    const guesses = this.#impressions(choices);
    const priors = softmax(guesses);
    return choices.map((choice, i) => ({
      choice,
      edge: newEdge(spell(choice.verb, choice.args), priors[i] as number, guesses[i] as number),
    }));
  }

  /** What each option looks like at first. Without an evaluation all options look alike, in no order. */
  #impressions(choices: readonly Choice[]): number[] {
    const { world, question, seed } = this.#position;
    if (this.#judge.evaluation !== undefined)
      return oneStepAhead(world, question, choices, this.#judge, seed);
    const draw = drawFrom(numberOf(`${seed} order`));
    return choices.map(() => 0.5 + draw(1000) * INDIFFERENT);
  }

  #world(index: number): Match {
    const { world, question, seed } = this.#position;
    return (this.#worlds[index] ??= forkFor(world, question.seat, `${seed}/look ${index}`));
  }

  /** One look at the option that deserves it most. */
  look(): void {
    const edges = this.#edges;
    const offset = offsetOf(edges);
    const root = bestEdge(widened(edges), (edge) => believed(edge, offset));
    this.lookAt(edges.indexOf(root));
  }

  /**
   * One look at an option: down the tree, a roll-out, and back. The share of victory that the seat had there; the nth
   * look at an option is taken in the same world as the nth look at any other.
   */
  lookAt(option: number): number {
    const { choice, edge: root } = this.#options[option] as Option;
    const index = root.visits;
    const match = copyOf(this.#world(index));
    const draw = drawFrom(this.#chance + index);
    const { seat } = this.#position.question;
    take(match, { question: sameQuestion(match, this.#position.question), choice });
    const passed: Passed[] = [{ edge: root, seat }];
    this.#descend(match, (root.node ??= newNode()), passed, draw, root.visits === 0);
    const win = this.#judge.win(match);
    for (const { edge, seat: mover } of passed) count(edge, win[mover] as number);
    if (this.#position.inParts === true) this.#addParts(root, match);
    win.forEach((share, i) => {
      this.#wins[i] = (this.#wins[i] as number) + share;
    });
    this.looks++;
    return win[seat] as number;
  }

  #addParts(root: Edge, match: Match): void {
    const { seat } = this.#position.question;
    const sums = this.#parts.get(root) ?? {};
    // What all have alike wins nothing.
    for (const one of match.seats) {
      const share = one === seat ? 1 : -1 / (match.seats.length - 1);
      for (const [part, points] of Object.entries(this.#judge.parts(match, one)))
        sums[part] = (sums[part] ?? 0) + share * points;
    }
    this.#parts.set(root, sums);
  }

  #descend(match: Match, from: Node, passed: Passed[], draw: Draw, fresh: boolean): void {
    let node = from;
    let isNew = fresh;
    while (!isNew && this.#goesOn(match)) {
      const question = mainQuestion(match);
      const settled = settledChoice(match, question, this.#judge);
      if (settled !== undefined) {
        take(match, { question, choice: settled });
        continue;
      }
      const { choice, edge } = this.#select(match, question, node, draw);
      isNew = edge.visits === 0;
      passed.push({ edge, seat: question.seat });
      take(match, { question, choice });
      node = edge.node ??= newNode();
    }
    let turns = 0;
    let turn = this.#judge.turn(match);
    playOn(match, this.#judge, draw, () => {
      const now = this.#judge.turn(match);
      if (now !== turn) turns++;
      turn = now;
      return turns <= MOST_TURNS && this.#goesOn(match);
    });
  }

  #goesOn(match: Match): boolean {
    return !match.over && this.#judge.horizon(match) === this.#horizon;
  }

  #select(match: Match, question: Question, node: Node, draw: Draw): Option {
    const { seat, prompt } = askedOf(match, question);
    const choices = candidates(match, question, this.#judge, draw, INNER_OPTIONS);
    const weights = this.#weights(match, question, choices);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const known = edgesAt(node, prompt, seat);
    const edges: Edge[] = [];
    for (const choice of choices) {
      const key = keyOf(choice);
      const prior = (weights[edges.length] as number) / sum;
      edges.push(known.get(key) ?? newEdge(key, prior, 0.5));
    }
    const untried = meanOfAll(edges);
    const edge = bestEdge(widened(edges), (one) => meanOf(one, untried));
    known.set(edge.key, edge);
    return { choice: choices[edges.indexOf(edge)] as Choice, edge };
  }

  #weights(match: Match, question: Question, choices: readonly Choice[]): number[] {
    const promise = this.#judge.evaluation?.promise;
    if (promise === undefined) return choices.map(() => 1);
    const weigh = promise(match, askedOf(match, question));
    return choices.map((choice) => 1e-3 + weigh(choice));
  }

  thought(): Thought {
    const edges = this.#edges;
    const offset = offsetOf(edges);
    const worths = edges.map((edge) => believed(edge, offset));
    const { choice } = this.#options[worths.indexOf(Math.max(...worths))] as Option;
    return {
      step: { question: this.#position.question, choice },
      iterations: this.looks,
      win: this.#wins.map((sum) => sum / Math.max(1, this.looks)),
      considered: edges.map((edge) => consideredOf(edge, this.#parts.get(edge))),
    };
  }
}

// Options of one word are met again in every world: they are spelled once.
const spelled = new Map<string, Map<Arg, string>>();

function keyOf({ verb, args }: Choice): string {
  const [word] = args;
  if (args.length !== 1 || word === undefined || typeof word === 'object') return spell(verb, args);
  let ofVerb = spelled.get(verb);
  if (ofVerb === undefined) spelled.set(verb, (ofVerb = new Map<Arg, string>()));
  let key = ofVerb.get(word);
  if (key === undefined) ofVerb.set(word, (key = spell(verb, args)));
  return key;
}

function consideredOf(edge: Edge, sums: Parts | undefined): Considered {
  const { key: option, visits } = edge;
  const judged = { option, visits, win: meanOf(edge), sd: spreadOf(edge) };
  if (sums === undefined) return judged;
  const means = Object.entries(sums).map(([part, sum]) => [part, sum / visits]);
  return { ...judged, parts: Object.fromEntries(means) as Parts };
}

function softmax(guesses: readonly number[]): number[] {
  const most = Math.max(...guesses);
  const weights = guesses.map((guess) => Math.exp((guess - most) / WARMTH));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Thinks as long as the budget lasts; at least one look is taken. */
export const search: Mind = (position, { iterations, stopped }) => {
  const judge = judgeOf(position.evaluation);
  const { world, question, seed } = position;
  const settled = settledChoice(world, question, judge, drawFrom(numberOf(seed)));
  if (settled !== undefined) return unsearched({ question, choice: settled });
  const thinking = new Search(position, judge);
  for (let i = 0; i < iterations && stopped?.() !== true; i++) thinking.look();
  return thinking.thought();
};
