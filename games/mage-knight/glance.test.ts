import { LANGUAGES, type Language, type Seat, type Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.js';
import { glance } from './glance.js';
import type { Seen } from './draw/page.js';
import { note } from './note.js';
import { alone, staged } from './testing/staged.js';

const sheet = { content: content as never, viewer: 0 as Seat, names: ['Anna', 'Bert'], width: 80 };
const shown = (table: Table, language: Language, lines: number, plain = false) =>
  glance.table(table.view(0) as never, language, { ...sheet, lines, plain });
/** With room for everything. */
const drawn = (table: Table): string => shown(table, 'en', 40).join('\n');
const part = (table: Table, word: string): string =>
  glance.sections(table.view(0) as never, 'en', sheet).find((one) => one.word === word)?.text ?? '';

const beside = (): Table =>
  alone(
    {
      at: '1-W',
      hand: 'march march rage wound',
      crystals: 'red',
      units: 'peasants-1 !foresters-1',
    },
    { foes: { '1-NW': 'prowlers-1' }, source: 'red blue gold', units: 'herbalists-1' },
  );

describe('the map', () => {
  it('shows the hero, enemies, and what steps cost', () => {
    const page = drawn(beside());
    expect(page).toMatch(/f·@ fG3?/u);
    expect(page).toContain('O!');
    expect(page).toContain('you stand on forest 1-W');
    expect(part(beside(), 'map')).toContain('O marauding orcs');
  });

  it('shows further costs as far as points of move reach', () => {
    const table = beside();
    const far = (page: string): number => (page.match(/[a-z][^ ]?[4-9]/gu) ?? []).length;
    expect(far(drawn(table))).toBe(0);
    play(table, 'red: play march basic all', 'red: play march basic all');
    expect(far(drawn(table))).toBeGreaterThan(0);
    expect(drawn(table)).toContain('Move 4');
  });

  it('names the places that can be explored from where one stands', () => {
    expect(drawn(alone({ at: '1-NE' }))).toMatch(/\[\d,\d\]/u);
    expect(drawn(alone({ at: 'A-C' }))).not.toMatch(/\[\d,\d\]/u);
  });
});

describe('the players', () => {
  it('shows hand, crystals, units and offers', () => {
    const page = drawn(beside());
    expect(page).toContain('Hand: March ×2, Rage, Wound');
    expect(page).toContain('crystals: red 1');
    expect(page).toContain('units: Peasants I, Foresters I (wounded)');
    expect(page).toContain('Units: Herbalists I 3');
    expect(page).toContain('Source: red, blue, gold');
  });

  it('shows no other hand', () => {
    const page = drawn(staged([{ hand: 'march' }, { hand: 'rage rage' }]));
    expect(page).toContain('2 cards');
    expect(page).not.toContain('Rage');
  });
});

describe('a fight', () => {
  it('is a table of enemies with the sum that is under way', () => {
    const table = beside();
    play(
      table,
      'red: challenge',
      'red: done',
      'red: parry prowlers-1',
      'red: play rage basic block',
    );
    const page = drawn(table);
    expect(page).toMatch(/Prowlers I {2,}4 {2,}3 {2,}2/u);
    expect(page).toContain('Block of Prowlers I: 2 = 2 of 4');
    expect(page).not.toContain('you stand on');
  });

  it('tells what damage comes to', () => {
    const table = beside();
    play(table, 'red: challenge', 'red: done', 'red: done', 'red: face prowlers-1');
    expect(drawn(table)).toContain('Damage 4: 2 Wounds');
  });
});

describe.each(LANGUAGES)('a glance in %s', (language) => {
  it.each([
    ['drawn', false],
    ['read out', true],
  ])('keeps to width and height, and shows no id, %s', (_, plain) => {
    const lines = shown(beside(), language, 11, plain);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.join(' ')).not.toMatch(/word\.|undefined|prowlers|peasants-|-1,/u);
    expect(lines.length).toBeLessThanOrEqual(11);
  });
});

describe('read out', () => {
  it('says where one can go, at what cost, and where enemies are', () => {
    const lines = shown(beside(), 'en', 20, true);
    expect(lines.join(' ')).toContain('plains 1-SW 2');
    expect(lines.join('\n')).not.toMatch(/@|─|·/u);
  });
});

describe('looked at whole', () => {
  it('the hand and the offers say what cards do', () => {
    expect(part(beside(), 'hand')).toMatch(/^— Hand\nMarch: .*Move 2/u);
    expect(part(beside(), 'offers')).toContain('Herbalists I 3: ');
  });

  it('a fight is there only while one is fought', () => {
    const table = beside();
    expect(part(table, 'fight')).toBe('');
    play(table, 'red: challenge');
    expect(part(table, 'fight')).toContain('Prowlers I: attack 4, armour 3, fame 2');
  });
});

describe('beside an option', () => {
  const said = (table: Table, verb: string, ...words: (string | number)[]) =>
    note(table.view(0) as Seen, { verb, words, params: {} }, 'en', sheet);

  it('stands what a step costs and whom it provokes', () => {
    expect(said(beside(), 'go', '1-C')).toBe('Move 3; provokes Prowlers I');
    expect(said(beside(), 'go', '1-SW')).toBe('Move 2');
  });

  it('stands the branch that is meant, and not the whole card', () => {
    expect(said(beside(), 'play', 'rage', 'basic', 'block')).toBe('Block 2');
    expect(said(beside(), 'play', 'rage', 'side', 'move')).toBe('Move 1');
    expect(said(beside(), 'use', 'peasants-1', 2, 'all')).toBe('Influence 2');
  });

  it('stands nothing that would mislead', () => {
    expect(said(beside(), 'rest', 'march', 1)).toBeNull();
    expect(said(beside(), 'parry', 'prowlers-1')).toBe('');
  });
});
