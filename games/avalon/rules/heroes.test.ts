import { asked, named, offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { handOf, health, inCombat, pileOf, playerOf, staged, stateOf } from '../testing/staged.js';
import { combats } from './combat/combat.js';
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';

describe('Arthur Pendragon', () => {
  const arthur = (second: string, more = {}) =>
    staged([
      { hero: 'arthur', hand: 'swords-9 arrows-1', ...more },
      { hand: second },
      { hand: 'swords-5 arrows-5' },
    ]);

  it('[A14.1 allows] orders an opponent who has just played to play one more', () => {
    const table = arthur('swords-8 swords-2 arrows-2');
    play(table, 'red: play swords-9');
    expect(asked(table)).toEqual(['blue: turn.card']);
    play(table, 'blue: play swords-8');
    expect(asked(table)).toEqual(['red: after-card.powers']);
    play(table, 'red: order');
    expect(offered(table, 'blue')).toEqual(['play swords-2']);
    play(table, 'blue: play swords-2', 'green: play swords-5');
    expect(pileOf(table, 1)).toBe('swords-2 swords-5 swords-8 swords-9');
  });

  it('[A14.1 forbids] a second order in the combat', () => {
    const table = arthur('swords-8 swords-2 arrows-2');
    play(table, 'red: play swords-9', 'blue: play swords-8', 'red: order', 'blue: play swords-2');
    expect(asked(table)).toEqual(['green: turn.card']);
  });

  it('[A14.1 forbids] a second order in the round, and [A4.1 allows] one after the next dawn', () => {
    const table = staged(
      [
        { hero: 'arthur', hand: 'swords-9 arrows-9' },
        { hand: 'swords-8 swords-2 arrows-2' },
        { hand: 'swords-5 arrows-5' },
      ],
      { begin: combats, dealer: 2 },
    );
    play(table, 'red: play swords-9', 'blue: play swords-8', 'red: order', 'blue: play swords-2');
    play(table, 'green: play swords-5', 'blue: play arrows-2');
    expect(asked(table)).toEqual(['green: turn.card']);
    const used = { powers: { arthur: { used: 1 } }, begin: dawn };
    const dawned = staged([{ hero: 'arthur' }, {}, {}], used);
    expect(stateOf(dawned).powers.map((power) => power.used)).toEqual([0]);
  });

  it('[A14.2 computes] who has no card left is dishonoured', () => {
    const table = arthur('swords-8');
    play(table, 'red: play swords-9', 'blue: play swords-8', 'red: order');
    expect(health(table)).toEqual([400, 395, 400]);
    expect(inCombat(table)).toBe('0:swords-9=9 1:swords-8=8');
  });

  it('[A14.3 computes] who cannot obey discards a card, keeps the first and may save a special weapon', () => {
    const table = arthur('swords-8 arrows-2 mists');
    play(table, 'red: play swords-9', 'blue: play swords-8', 'red: order');
    expect(offered(table, 'blue')).toEqual(['play mists', 'shame arrows-2', 'shame mists']);
    play(table, 'blue: shame arrows-2');
    expect(handOf(table, 1)).toBe('mists');
    expect(inCombat(table)).toBe('0:swords-9=9 1:swords-8=8');
    expect(playerOf(table, 1).out).toBe(false);
  });

  it('[A14.4 allows] the Sword: up to three cards to a neighbour, who gives as many back unseen', () => {
    const table = staged([{ hero: 'arthur', unlocked: true }, {}, {}], {
      begin: dawn,
      options: { style: 'camelot' },
    });
    expect(asked(table)).toEqual(['red: trade.with']);
    expect(offered(table, 'red')).toEqual(['with 1', 'with 2', 'decline']);
    play(table, 'red: with 2');
    const give = handOf(table, 0).split(' ').slice(0, 2);
    const back = handOf(table, 2).split(' ').slice(0, 2);
    expect(refused(table, `red: give ${handOf(table, 0).split(' ').slice(0, 4).join(' ')}`)).toBe(
      'none',
    );
    play(table, `red: give ${give.join(' ')}`);
    expect(asked(table)).toEqual(['green: exchange.return']);
    expect(refused(table, `green: give ${back[0]}`)).toBe('none');
    play(table, `green: give ${back.join(' ')}`);
    expect(handOf(table, 2).split(' ')).toEqual(expect.arrayContaining(give));
    expect(handOf(table, 0).split(' ')).toEqual(expect.arrayContaining(back));
  });
});

describe('Merlin', () => {
  const merlin = (hand: string, unlocked = false) =>
    staged([
      { hand: 'swords-9 arrows-1' },
      { hero: 'merlin', unlocked, hand },
      { hand: 'swords-5 arrows-5' },
    ]);

  it('[A14.5 allows] adds one sorcery card beside his own, whatever the lead', () => {
    const table = merlin('swords-8 sorcery-2 sorcery-3 arrows-2');
    play(table, 'red: play swords-9', 'blue: play swords-8');
    expect(offered(table, 'blue')).toEqual(['conjure sorcery-2', 'conjure sorcery-3', 'enough']);
    play(table, 'blue: conjure sorcery-2');
    expect(inCombat(table)).toBe('0:swords-9=9 1:swords-8=8 1:sorcery-2=2');
    expect(asked(table)).toEqual(['green: turn.card']);
  });

  it('[A14.6 forbids] to add anything when dishonoured', () => {
    const table = merlin('sorcery-8 arrows-2');
    play(table, 'red: play swords-9', 'blue: shame arrows-2');
    expect(asked(table)).toEqual(['green: turn.card']);
  });

  it('[A14.6 allows] sorcery as the only card where nothing follows', () => {
    const table = merlin('sorcery-8 arrows-2 mists');
    play(table, 'red: play swords-9');
    expect(offered(table, 'blue')).toEqual([
      'play mists',
      'shame sorcery-8',
      'shame arrows-2',
      'shame mists',
      'conjure sorcery-8',
    ]);
    play(table, 'blue: conjure sorcery-8');
    expect(inCombat(table)).toBe('0:swords-9=9 1:sorcery-8=8');
    expect(health(table)[1]).toBe(400);
    expect(stateOf(table).players[1].voids).toEqual(['swords', 'alchemy']);
    expect(asked(table)).toEqual(['green: turn.card']);
  });

  it('[A14.6 forbids] it to one who holds the lead or alchemy, and in an open combat', () => {
    for (const [hand, lead] of [
      ['sorcery-8 swords-1', 'swords-9'],
      ['sorcery-8 alchemy-1', 'swords-9'],
      ['sorcery-8 arrows-2', 'alchemy-9'],
    ] as const) {
      const table = staged([
        { hand: `${lead} arrows-1` },
        { hero: 'merlin', hand },
        { hand: 'arrows-5' },
      ]);
      play(table, `red: play ${lead}`);
      expect(offered(table, 'blue')).not.toContain('conjure sorcery-8');
    }
  });

  it('[A14.6 computes] sorcery laid face down for the Elf Queen is played, and shows what he lacks', () => {
    const table = staged([
      { hero: 'elf-queen', hand: 'swords-9 arrows-1' },
      { hero: 'merlin', hand: 'sorcery-8 arrows-2' },
      { hand: 'swords-5 arrows-3' },
    ]);
    play(table, 'red: play swords-9');
    expect(offered(table, 'blue')).toEqual(['hide sorcery-8', 'shame arrows-2']);
    play(table, 'blue: hide sorcery-8', 'green: hide swords-5');
    expect(health(table)).toEqual([400, 400, 400]);
    expect(pileOf(table, 2)).toBe('sorcery-8 swords-5 swords-9');
    expect(stateOf(table).players[1].voids).toEqual(['swords', 'alchemy']);
  });

  it('[A14.5 allows] is asked also without sorcery, so that the question tells nothing', () => {
    const table = merlin('swords-8 arrows-2');
    play(table, 'red: play swords-9', 'blue: play swords-8');
    expect(offered(table, 'blue')).toEqual(['enough']);
  });

  it('[A14.7 allows] the Staff: a discarded sorcery card turns a weapon of an opponent instead', () => {
    const table = merlin('swords-8 sorcery-2 sorcery-3', true);
    play(table, 'red: play swords-9', 'blue: play swords-8');
    expect(offered(table, 'blue')).toEqual([
      'conjure sorcery-2',
      'transmute sorcery-2 swords-9 0',
      'conjure sorcery-3',
      'transmute sorcery-3 swords-9 0',
      'enough',
    ]);
    playerOf(table, 1).health = 195;
    play(table, 'blue: transmute sorcery-2 swords-9 0');
    expect(named(table, stateOf(table).discard)).toBe('sorcery-2 swords-9');
    expect(health(table)).toEqual([395, 205, 400]);
    expect(asked(table)).toEqual(['green: turn.card']);
  });
});

describe('Perceval', () => {
  const pile = 'arrows-3 arrows-4 swords-1 alchemy-1';

  it('[A14.8 allows] gives arrows, poison too, and nothing else', () => {
    const table = staged([{ hero: 'perceval', pile }, {}, {}], { begin: dusk });
    expect(offered(table, 'red')).toEqual([
      'hand arrows-3 1',
      'hand arrows-3 2',
      'hand arrows-4 1',
      'hand arrows-4 2',
      'done',
    ]);
    play(table, 'red: hand arrows-3 1', 'red: done');
    expect(health(table)).toEqual([385, 390, 400]);
  });

  it('[A15.29 forbids] cards into a pile that Chivalry guards, either way', () => {
    const table = staged([{ hero: 'perceval', pile, godsends: 'chivalry' }, {}, {}], {
      begin: dusk,
      powers: { chivalry: { target: 1 } },
    });
    expect(offered(table, 'red')).toEqual(['hand arrows-3 2', 'hand arrows-4 2', 'done']);
    const other = staged([{ hero: 'perceval', pile }, { godsends: 'chivalry' }, {}], {
      begin: dusk,
      powers: { chivalry: { target: 0 } },
    });
    expect(offered(other, 'red')).toEqual(['hand arrows-3 2', 'hand arrows-4 2', 'done']);
  });
});

describe('Bors and Lionel', () => {
  it('[A14.14 computes] [A14.15 computes] he heals 10 and who feints with him 5, each once', () => {
    const table = staged([
      { hero: 'bors', health: 200, hand: 'swords-3 arrows-1' },
      { hero: 'merlin', health: 200, hand: 'alchemy-3 sorcery-3 arrows-2' },
      { hand: 'swords-9 arrows-3', health: 200 },
      { hand: 'apprentice arrows-4', health: 200 },
    ]);
    play(table, 'red: play swords-3', 'blue: play alchemy-3');
    expect(health(table)).toEqual([210, 205, 200, 200]);
    play(
      table,
      'blue: conjure sorcery-3',
      'green: play swords-9',
      'white: play apprentice',
      'white: value 3',
    );
    expect(health(table)).toEqual([210, 205, 200, 205]);
  });

  it('[A14.14 forbids] healing by a feint without him', () => {
    const table = staged([
      { hero: 'bors', health: 200, hand: 'swords-5 arrows-1' },
      { health: 200, hand: 'alchemy-3 arrows-2' },
      { hand: 'swords-3 arrows-3', health: 200 },
    ]);
    play(table, 'red: play swords-5', 'blue: play alchemy-3', 'green: play swords-3');
    expect(health(table)).toEqual([200, 200, 200]);
  });

  it('[A14.16 allows] Lionel: a feint of his goes to one opponent instead of the loser', () => {
    const table = staged([
      { hero: 'bors', unlocked: true, hand: 'swords-3 arrows-1' },
      { hand: 'alchemy-3 arrows-2' },
      { hand: 'swords-9 arrows-3' },
    ]);
    play(table, 'red: play swords-3', 'blue: play alchemy-3', 'green: play swords-9');
    expect(offered(table, 'red')).toEqual(['shift 3 1', 'shift 3 2', 'pass']);
    play(table, 'red: shift 3 1');
    expect(pileOf(table, 1)).toBe('alchemy-3 swords-3');
    expect(pileOf(table, 2)).toBe('swords-9');
  });

  it('[A14.14 forbids] [A14.16 forbids] anything with the feint of others beside his own', () => {
    const table = staged([
      { hero: 'bors', unlocked: true, health: 200, hand: 'swords-3 arrows-1' },
      { health: 200, hand: 'alchemy-3 arrows-2' },
      { health: 200, hand: 'swords-9 arrows-3' },
      { health: 200, hand: 'alchemy-9 arrows-4' },
      { health: 200, hand: 'swords-12 arrows-5' },
    ]);
    const first = [
      'red: play swords-3',
      'blue: play alchemy-3',
      'green: play swords-9',
      'white: play alchemy-9',
    ];
    play(table, ...first, 'black: play swords-12');
    expect(health(table)).toEqual([210, 205, 200, 200, 200]);
    play(table, 'red: shift 3 2');
    expect(pileOf(table, 2)).toBe('alchemy-3 swords-3');
    expect(pileOf(table, 4)).toBe('alchemy-9 swords-12 swords-9');
  });

  it('[A14.16 forbids] a second time in the round, and a feint without him', () => {
    const used = staged(
      [
        { hero: 'bors', unlocked: true, hand: 'swords-3 arrows-1' },
        { hand: 'alchemy-3 arrows-2' },
        { hand: 'swords-9 arrows-3' },
      ],
      { powers: { lionel: { used: 1 } } },
    );
    play(used, 'red: play swords-3', 'blue: play alchemy-3', 'green: play swords-9');
    expect(used.asks()).toEqual([]);
    const without = staged([
      { hero: 'bors', unlocked: true, hand: 'swords-9 arrows-1' },
      { hand: 'alchemy-3 arrows-2' },
      { hand: 'swords-3 arrows-3' },
    ]);
    play(without, 'red: play swords-9', 'blue: play alchemy-3', 'green: play swords-3');
    expect(pileOf(without, 0)).toBe('alchemy-3 swords-3 swords-9');
  });
});
