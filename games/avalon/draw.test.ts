import { play } from '@destrier/engine/testkit/check';
import { LANGUAGES, type Seat } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.js';
import { draw, type Seen } from './draw.js';
import { godsends } from './rules/godsends.js';
import { staged } from './testing/staged.js';

const drawn = (
  table: ReturnType<typeof staged>,
  viewer: Seat = 0,
  language: (typeof LANGUAGES)[number] = 'en',
): string =>
  draw(table.view(viewer) as Seen, language, {
    content: content as never,
    viewer,
    names: ['Anna', 'Bert', 'Clara', 'Dora'],
    width: 80,
  });

describe('the table', () => {
  const table = () =>
    staged(
      [
        { hero: 'perceval', hand: 'arrows-3 arrows-9 mists', pile: 'swords-2 alchemy-1' },
        { hero: 'bors', unlocked: true, hand: 'arrows-4 swords-9', health: 120 },
        { hand: 'apprentice swords-1', godsends: 'mirror' },
        { hand: 'deception-9 swords-3' },
      ],
      { aside: 'sorcery-4' },
    );

  it('shows the own hand by suit, poison with a star, and no other hand', () => {
    const now = table();
    expect(drawn(now)).toContain('Arrows 3* 9 · Mists of Avalon');
    expect(drawn(now, 1)).not.toContain('Arrows 3*');
    expect(drawn(now, 1)).toContain('Swords 9 · Arrows 4');
  });

  it('shows what is played, what it is worth, who feints and who is out', () => {
    const now = table();
    play(
      now,
      'red: play arrows-9',
      'blue: play arrows-4',
      'green: play apprentice',
      'green: value 4',
    );
    expect(drawn(now)).toContain('1 Anna: Arrows 9 · 2 Bert: Arrows 4 =');
    expect(drawn(now)).toContain('Apprentice (4) =');
    expect(drawn(now)).toContain('lead: Arrows');
    play(now, 'white: shame deception-9');
    expect(drawn(now)).toContain('× 4 Dora');
  });

  it('shows health, piles, heroes, locked and unlocked legends, godsends, cards set aside', () => {
    const page = drawn(table());
    expect(page).toContain('1 Anna        400 · hand 3 · wound pile 2 (−15)');
    expect(page).toContain('Sir Perceval / the Swan (≤25)');
    expect(page).toContain('Sir Bors / Sir Lionel\n');
    expect(page).toContain('Mirror');
    expect(page).toContain('Set aside     Sorcery 4');
  });

  it('counts a pile with the powers that bear on it, and marks who is out only while combats last', () => {
    const yvain = { hero: 'yvain', pile: 'deception-1 deception-4 swords-2' };
    const evening = staged([yvain, { pile: 'swords-1' }, {}], {
      begin: godsends,
      and: (g) => {
        g.s.players[1].out = true;
      },
    });
    expect(drawn(evening)).toContain('wound pile 3 (−10)');
    expect(drawn(evening)).not.toContain('×');
    // Nor does anybody lead.
    expect(drawn(evening)).not.toMatch(/^►/m);
    const fight = staged([{ hand: 'swords-1' }, { hand: 'swords-2' }, { hand: 'swords-3' }]);
    expect(drawn(fight)).toMatch(/^► .*Anna/m);
  });

  it('shows open godsends', () => {
    const phase = staged([{}, { health: 300 }, {}], { begin: godsends, favours: 'herald spy' });
    expect(drawn(phase)).toContain('Herald · Spy');
  });

  it.each(LANGUAGES)('keeps within the width in %s and shows no id', (language) => {
    const now = table();
    play(now, 'red: play arrows-9');
    const lines = drawn(now, 0, language).split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(lines.join(' ')).not.toMatch(/arrows-|field\.|word\./);
  });
});
