import { Table } from '@destrier/engine';
import { ring, tricks } from '@destrier/engine/testgames';
import { hazard } from '@destrier/example-hazard/page';
import { listsOf, shapeOfView, speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from './sections.js';

const speak = speaker(hazard.text.en, 'en', ['Ann', 'Bob']);

describe('the plain table', () => {
  it('puts what stands for itself first, and what has parts under its name', () => {
    const at = Table.start(hazard.game, { seats: 2, seed: 'x' });
    const lists = listsOf(at.view(0), shapeOfView(hazard.game), speak, 0);
    const sections = sectionsOf(lists);
    expect(sections.map(({ heading, seat }) => [heading, seat])).toEqual([
      [null, undefined],
      ['Ann (you)', 0],
      ['Bob', 1],
    ]);
    expect(sections[0]?.items.map(({ text }) => text)).toContain('Caster: Ann');
  });

  it('shows nobody what a hand holds but its owner', () => {
    const at = Table.start(hazard.game, { seats: 2, seed: 'x' });
    const hands = ([0, 1, 'public'] as const).map((viewer) =>
      sectionsOf(listsOf(at.view(viewer), shapeOfView(hazard.game), speak, viewer))
        .slice(1)
        .map(({ items }) => items.some(({ text }) => text === 'ruses: 3 cards')),
    );
    expect(hands).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  it.each([tricks, ring])('shows a game that has no texts at all', (game) => {
    const at = Table.start(game, { seats: game.seats.max, seed: 'x' });
    const lists = listsOf(at.view(0), shapeOfView(game), speaker({}, 'en'), 0);
    expect(sectionsOf(lists).length).toBeGreaterThan(0);
  });
});
