import { LANGUAGES, type Language, type Seat, type Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.js';
import { draw } from './draw.js';
import type { Seen } from './draw/page.js';
import { staged } from './testing/staged.js';

const drawn = (table: Table, viewer: Seat = 0, language: Language = 'en', width = 80): string =>
  draw(table.view(viewer) as Seen, language, {
    content: content as never,
    viewer,
    names: ['Anna', 'Bert', 'Clara', 'Dora'],
    width,
  });

const table = (): Table =>
  staged(
    [
      {
        knight: 6,
        dice: [1, 3, 3],
        white: 4,
        apples: 1,
        staffs: 3,
        shield: 'blue blue',
        flag: 'orange',
        material: 'grey brown',
        influence: 'black black violet',
        traitors: 'black blue',
        servants: { mason: 'black' },
        quests: 'q15 q45',
        manors: [3],
      },
      {
        knight: 6,
        servants: { lady: 'black' },
        quests: 'q36',
        traitors: 'violet violet',
        seals: 'mason-1 !lady-3',
        allies: 'tristan',
      },
      { manors: [9, 14] },
      {},
    ],
    { merlin: 6, grail: 1, round: 3, row: 'q1 q37' },
  );

describe('the table', () => {
  it('shows the ring with its figures', () => {
    expect(drawn(table())).toContain(' 6 Exc…[M12]');
    expect(drawn(table())).toContain('12 VIOLET');
    expect(drawn(table())).toContain('20 BROWN');
  });

  it('shows of a province what lies there, whose servants stand there, and the counters by seat', () => {
    expect(drawn(table())).toContain('black       ◇6 ▲6 ■6  M1 S· F· L2  ● 2 · · ·');
    expect(drawn(table())).toContain('blue        ◇4 ▲6 ■6  M· S· F· L·  ● · · · ·');
  });

  it('shows the domain between its frames, with towers and manors', () => {
    const page = drawn(table());
    expect(page).toContain(
      content.frames.top.materials
        .map((one) => one.padEnd(7))
        .join('')
        .trim(),
    );
    expect(page).toContain('W*  ·         L*  ·         M*  ·');
    expect(page).toContain('       L   ·         W  ⌂1         L   ·');
    expect(page).toContain('       W   ·         W  ⌂3');
  });

  it('shows who has what, and marks traitors whom no shield repels', () => {
    const page = drawn(table());
    expect(page).toContain('1 Anna · 0 points');
    expect(page).toContain('dice 1 3 3 ○4');
    expect(page).toContain('◇ blue 2');
    expect(page).toContain('traitors: black! · blue\n');
    expect(page).toContain('traitors: violet 2!');
    expect(page).toContain('seals: praise of the mason, (court of the lady)');
    expect(page).toContain('allies: Sir Tristan 6');
    expect(page).toContain('Excalibur: – · Grail: 2 Bert');
  });

  it('ticks what the viewer has for a quest, and shows no other hand', () => {
    expect(drawn(table())).toContain('quest 15, 1 point · blue material · ✓any flag');
    expect(drawn(table())).toContain('quest 45, 3 points');
    expect(drawn(table(), 2)).not.toContain('quest 45');
    expect(drawn(table(), 2)).toContain('quest 37');
  });

  it.each(LANGUAGES)('keeps within the width in %s and shows no id', (language) => {
    for (const viewer of [0, 1] as const) {
      const lines = drawn(table(), viewer, language).split('\n');
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      expect(lines.join(' ')).not.toMatch(/\w+-any|word\.|undefined/);
    }
  });

  it('has room for longer lines on a wide sheet', () => {
    const lines = (width: number): number => drawn(table(), 1, 'en', width).split('\n').length;
    expect(lines(140)).toBeLessThan(lines(80));
  });
});
