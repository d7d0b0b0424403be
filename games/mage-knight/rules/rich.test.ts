import {
  answer,
  newMatch,
  prepare,
  randomStep,
  run,
  streamFrom,
  type Card,
  type Match,
} from '@destrier/engine';
import { expect, it } from 'vitest';
import { game } from '../game.js';
import type { Play } from '../state.js';

/** Random games of heroes who begin with much of what is hard to come by. */

const GAMES = 12;

/** Spells, artifacts, actions, skills, units and crystals for everybody. */
function enrich(match: Match): void {
  const g: Play = match;
  const { s } = g;
  const take = (from: Card[], to: Card[], n: number): void => void to.push(...from.splice(-n));
  for (const player of s.players) {
    take(s.spellDeck, player.deck, 4);
    take(s.artifactDeck, player.deck, 6);
    take(s.actionDeck, player.deck, 6);
    g.shuffle(player.deck, 'deeds');
    take(player.skillPile, player.skills, 9);
    take(s.regularDeck, player.units, 2);
    take(s.eliteDeck, player.units, 2);
    for (const unit of g.all(player.units))
      player.unit[unit] = { ready: true, wounds: 0, banner: null, flipped: false };
    player.level = 9;
    player.crystals = { red: 3, blue: 3, green: 3, white: 3 };
    take(player.deck, player.hand, 6);
  }
}

/** The verbs that were chosen until the game was over. */
function played(seed: string, seats: number, scenario: string): Set<string> {
  const match = newMatch(prepare(game, seats, { scenario }), seed);
  const random = streamFrom(seed);
  const verbs = new Set<string>();
  const step = (): void => {
    const { question, choice } = randomStep(match, random, true);
    verbs.add(choice.verb);
    answer(match, question, choice);
  };
  run(match);
  const g: Play = match;
  while (g.s.round === 0) step();
  enrich(match);
  while (!match.over) step();
  return verbs;
}

it('[K5.1 computes] whatever can be played leaves nobody without an answer', () => {
  const verbs = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    for (const verb of played(`rich ${i}`, 1, 'solo-conquest')) verbs.add(verb);
    for (const verb of played(`rich ${i}`, 2, 'full-conquest')) verbs.add(verb);
  }
  for (const verb of ['skill', 'side', 'use', 'pay', 'throw', 'take', 'with', 'target', 'set'])
    expect(verbs).toContain(verb);
  for (const verb of ['assign', 'rally', 'ready', 'mend', 'heal', 'enter', 'convert'])
    expect(verbs).toContain(verb);
}, 600_000);
