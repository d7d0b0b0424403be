import type { Card, Match, Table } from '@destrier/engine';
import { asked, cardsIn, hold, offered, play, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../testing/seated.js';
import type { State } from '../state.js';
import { acting } from '../testing/acting.js';
import { drawTitles } from './objective.js';

/** A deck with these titles alone, the last on top, and a discard; all others are public. */
function stack(s: State, match: Match, deck: readonly string[], discard: readonly string[]): void {
  s.publicTitles.push(...s.titleDeck.splice(0), ...s.titleDiscard.splice(0));
  hold(match, s.titleDeck, deck);
  hold(match, s.titleDiscard, discard);
}

type Given = NonNullable<Parameters<typeof acting>[1]>;

const seeking = (deck: readonly string[], discard: readonly string[] = [], given: Given = {}) =>
  acting(2, { ...given, given: (s, match) => stack(s, match, deck, discard) });

const namesIn = (table: Table, where: (s: State) => readonly Card[]): string[] =>
  cardsIn(table, where(stateOf(table)));

describe('a new objective', () => {
  it('[G5.28 computes] three titles are drawn, one is kept, two are discarded', () => {
    const table = seeking(['rich', 'brave', 'strong', 'patron']);
    play(table, 'red: place objective');
    expect(asked(table)).toEqual(['red: objective.keep']);
    expect(table.asks(0)[0]?.params).toEqual({ keep: 1 });
    expect(offered(table, 'red').toSorted()).toEqual(['keep brave', 'keep patron', 'keep strong']);
    play(table, 'red: keep brave');
    expect(namesIn(table, (s) => s.players[0].titles)).toEqual(['brave']);
    expect(namesIn(table, (s) => s.titleDiscard).toSorted()).toEqual(['patron', 'strong']);
    expect(namesIn(table, (s) => s.titleDeck)).toEqual(['rich']);
    expect(namesIn(table, (s) => s.players[0].drawn)).toEqual([]);
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it.each(['keep rich', 'keep', 'keep brave patron'])('[G5.28 forbids] %s', (option) => {
    const table = seeking(['rich', 'brave', 'strong', 'patron']);
    play(table, 'red: place objective');
    expect(tried(table, `red: ${option}`)).toMatchObject({ code: 'unknown' });
  });

  it('[G5.29 computes] others see how many, and nothing more', () => {
    const table = seeking(['rich', 'brave', 'strong', 'patron']);
    play(table, 'red: place objective');
    expect(table.view(1)).toMatchObject({ players: [{ drawn: { count: 3, known: [] } }, {}] });
    play(table, 'red: keep brave');
    expect(table.view(1)).toMatchObject({
      players: [{ titles: { count: 1, known: [] } }, {}],
      titleDiscard: { count: 2, known: [] },
    });
    const told = (viewer: 0 | 1, name: string) =>
      table.events(viewer).find((event) => event.name === name)?.params;
    expect(told(1, 'objectives')).toEqual({ seat: 0, drawn: 3 });
    expect(told(1, 'kept')).toEqual({ seat: 0, kept: 1 });
    expect(told(0, 'kept')).toEqual({ seat: 0, kept: 1, titles: ['brave'] });
    expect(told(0, 'objectives')).toMatchObject({ drawn: 3 });
  });

  it('[G5.30 computes] a deck that runs out in the middle of a draw is made of the discard', () => {
    const table = seeking(['rich'], ['brave', 'strong', 'patron', 'feared'], {
      random: { cards: ['feared', 'brave'] },
    });
    play(table, 'red: place objective');
    expect(offered(table, 'red').toSorted()).toEqual(['keep brave', 'keep feared', 'keep rich']);
    expect(stateOf(table).titleDeck).toHaveLength(2);
    expect(stateOf(table).titleDiscard).toHaveLength(0);
  });

  it('[G5.30 computes] a deck that is just enough is not mixed with the discard', () => {
    const table = seeking(['rich', 'brave', 'strong'], ['patron']);
    play(table, 'red: place objective');
    expect(namesIn(table, (s) => s.titleDiscard)).toEqual(['patron']);
  });

  it('[G5.31 computes] of fewer titles one is kept', () => {
    play(seeking(['rich', 'brave']), 'red: place objective');
    const table = seeking(['rich'], ['brave']);
    play(table, 'red: place objective');
    expect(offered(table, 'red').toSorted()).toEqual(['keep brave', 'keep rich']);
    play(table, 'red: keep rich');
    expect(namesIn(table, (s) => s.titleDiscard)).toEqual(['brave']);
  });

  it('[G5.31 allows] [G5.31 forbids] the last title, and none', () => {
    for (const table of [seeking(['rich']), seeking([], ['rich'])]) {
      play(table, 'red: place objective', 'red: keep rich');
      expect(namesIn(table, (s) => s.players[0].titles)).toEqual(['rich']);
    }
    expect(tried(seeking([]), 'red: place objective')).toEqual({
      code: 'blocked',
      rule: 'G5.31',
      why: 'noTitles',
      params: {},
    });
  });

  it('[G5.31 computes] a card that lets draw titles does nothing when there are none', () => {
    const begin = (match: Match) => match.call(drawTitles, { seat: 1, draw: 2, keep: 1 });
    expect(asked(seeking(['rich'], [], { begin }))).toEqual(['blue: objective.keep']);
    expect(asked(seeking([], [], { begin }))[0]).toContain('pawn.place');
  });

  it('[G18.8 computes] in a learning game the objective lies open', () => {
    const table = seeking(['rich', 'brave', 'strong'], [], { options: { learning: 'on' } });
    play(table, 'red: place objective', 'red: keep brave');
    expect(table.view(1)).toMatchObject({ players: [{ openTitles: ['brave'] }, {}] });
    expect(stateOf(table).players[0].titles).toEqual([]);
  });
});
