import {
  allTold,
  asked,
  happened,
  named,
  offered,
  play,
  refused,
  tried,
} from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { handOf, health, inCombat, pileOf, playerOf, staged, stateOf } from '../testing/staged.js';
import { combats } from './combat/combat.js';
import { dawn } from './dawn.js';
import { dusk } from './dusk.js';
import { godsends } from './godsends.js';

describe('the Elf Queen', () => {
  const queen = (one: string, two: string, three = 'swords-8 arrows-4') =>
    staged([
      { hero: 'elf-queen', hand: 'swords-4 arrows-1' },
      { hand: one },
      { hand: two },
      { hand: three },
    ]);

  it('[A14.24 computes] her card lies open, the others choose at once and in secret', () => {
    const table = queen('swords-9 arrows-2', 'swords-7 arrows-3');
    play(table, 'red: play swords-4');
    expect(asked(table)).toEqual(['blue: hiding.card', 'green: hiding.card', 'white: hiding.card']);
    play(table, 'white: hide swords-8', 'green: hide swords-7');
    expect(inCombat(table)).toBe('0:swords-4=4');
    expect(JSON.stringify(table.view(1))).not.toContain('swords-7');
    play(table, 'blue: hide swords-9');
    const power = 'elf-queen';
    expect(allTold(table, 'veiled', 2)).toEqual([
      { seat: 1, power },
      { seat: 2, card: 'swords-7', power },
      { seat: 3, power },
    ]);
    expect(
      table
        .events('all')
        .filter(({ name }) => name === 'turnedUp')
        .map(({ params }) => params['seat']),
    ).toEqual([1, 2, 3]);
  });

  it('[A14.24 forbids] another suit to who can follow, and hiding when somebody else leads', () => {
    const table = queen('swords-9 arrows-2', 'swords-7 arrows-3');
    play(table, 'red: play swords-4');
    expect(refused(table, 'blue: hide arrows-2')).toBe('A5.9');
    expect(refused(table, 'blue: shame arrows-2')).toBe('A6.4');
    const other = staged(
      [{ hero: 'elf-queen', hand: 'swords-4' }, { hand: 'swords-9' }, { hand: 'swords-7' }],
      { leader: 1 },
    );
    play(other, 'blue: play swords-9');
    expect(asked(other)).toEqual(['green: turn.card']);
  });

  it('[A14.25 computes] values are named, and who follows no lead is dishonoured, at the turning', () => {
    const table = queen('apprentice arrows-2', 'arrows-7 arrows-3');
    play(table, 'red: play swords-4', 'blue: hide apprentice', 'green: shame arrows-7');
    expect(health(table)).toEqual([400, 400, 400, 400]);
    play(table, 'white: hide swords-8');
    expect(asked(table)).toEqual(['blue: naming.value']);
    expect(health(table)).toEqual([400, 400, 400, 400]);
    play(table, 'blue: value 2');
    expect(health(table)).toEqual([400, 400, 395, 400]);
    expect(named(table, stateOf(table).discard)).toBe('arrows-7');
    expect(pileOf(table, 1)).toBe('apprentice swords-4 swords-8');
  });

  it('[A14.26 computes] Mists strikes only what is turned up already', () => {
    const table = queen('swords-9 arrows-2', 'mists arrows-3', 'swords-1 arrows-4');
    play(
      table,
      'red: play swords-4',
      'blue: hide swords-9',
      'green: hide mists',
      'white: hide swords-1',
    );
    expect(named(table, stateOf(table).discard)).toBe('swords-4');
    expect(pileOf(table, 3)).toBe('mists swords-1 swords-9');
  });

  it('[A14.25 allows] Merlin to add a card when his is turned up', () => {
    const table = staged([
      { hero: 'elf-queen', hand: 'swords-4 arrows-1' },
      { hero: 'merlin', hand: 'swords-9 sorcery-2 arrows-2' },
      { hand: 'swords-7 arrows-3' },
    ]);
    play(table, 'red: play swords-4', 'blue: hide swords-9', 'green: hide swords-7');
    expect(asked(table)).toEqual(['blue: more.card']);
    play(table, 'blue: conjure sorcery-2');
    expect(pileOf(table, 1)).toBe('sorcery-2 swords-4 swords-7 swords-9');
  });
});

describe('the Elf Knight', () => {
  const knight = (used = 0) => {
    const table = staged(
      [
        { hero: 'elf-queen', unlocked: true, hand: 'swords-4 arrows-1' },
        { hand: 'swords-6 arrows-2' },
        { hand: 'alchemy-5 arrows-3' },
      ],
      { leader: 1, powers: { 'elf-knight': { used } } },
    );
    play(table, 'blue: play swords-6', 'green: play alchemy-5', 'red: play swords-4');
    return table;
  };

  it('[A14.27 allows] a basic weapon worth 3 more or less, until the combat ends', () => {
    const table = knight();
    expect(offered(table, 'red')).toEqual([
      'bend swords-6 1 up',
      'bend swords-6 1 down',
      'bend swords-4 0 up',
      'bend swords-4 0 down',
      'pass',
    ]);
    play(table, 'red: bend swords-6 1 down');
    expect(pileOf(table, 1)).toBe('alchemy-5 swords-4 swords-6');
  });

  it('[A14.27 forbids] what is no basic weapon, and nothing is asked where there is none', () => {
    const table = staged(
      [
        { hero: 'elf-queen', unlocked: true, hand: 'alchemy-4 arrows-1' },
        { hand: 'alchemy-6 arrows-2' },
        { hand: 'mists arrows-3' },
      ],
      { leader: 1 },
    );
    play(table, 'blue: play alchemy-6', 'green: play mists');
    expect(asked(table)).toEqual(['red: turn.card']);
    play(table, 'red: play alchemy-4');
    expect(table.asks()).toEqual([]);
  });

  it('[A14.27 computes] anew in every combat, whatever was used before', () => {
    expect(offered(knight(1), 'red')).toContain('bend swords-6 1 up');
  });

  it('[A14.27 forbids] a second time in the same combat', () => {
    const table = knight();
    play(table, 'red: bend swords-4 0 up');
    expect(table.asks()).toEqual([]);
    expect(stateOf(table).combat.cards.map(({ value }) => value)).toEqual([6, 5, 7]);
  });
});

describe('Yvain and the Lion', () => {
  it('[A14.28 computes] deception inflicts nothing in his pile, other suits do', () => {
    const pile = 'deception-1 deception-2 deception-4 swords-1';
    const table = staged([{ hero: 'yvain', pile }, { pile: 'deception-3' }, {}], { begin: dusk });
    expect(health(table)).toEqual([395, 395, 400]);
  });

  const lion = (powers = {}) =>
    staged(
      [
        { hero: 'yvain', unlocked: true, hand: 'swords-9 swords-8 swords-7 swords-6 arrows-1' },
        { hand: 'swords-5 arrows-2' },
        { hand: 'swords-4 arrows-3' },
      ],
      { powers },
    );

  it('[A14.29 computes] who adds nothing gives nobody a second moment after his card', () => {
    const table = staged([
      { hero: 'yvain', unlocked: true, hand: 'swords-9 swords-8 arrows-1' },
      { hero: 'arthur', hand: 'swords-5 arrows-2' },
      { hand: 'swords-4 arrows-3' },
    ]);
    play(table, 'red: play swords-9');
    expect(asked(table)).toEqual(['blue: after-card.powers']);
    play(table, 'blue: pass');
    expect(asked(table)).toEqual(['red: more.card']);
    play(table, 'red: enough');
    expect(asked(table)).toEqual(['blue: turn.card']);
  });

  it('[A14.29 allows] one or two more cards that follow', () => {
    const table = lion();
    play(table, 'red: play swords-9');
    expect(offered(table, 'red')).toEqual([
      'add swords-8',
      'add swords-7',
      'add swords-6',
      'enough',
    ]);
    expect(refused(table, 'red: add arrows-1')).toBe('A5.9');
    play(table, 'red: add swords-8', 'red: add swords-6');
    expect(asked(table)).toEqual(['blue: turn.card']);
    expect(inCombat(table)).toBe('0:swords-9=9 0:swords-8=8 0:swords-6=6');
  });

  it('[A14.29 allows] to stop after one, or to add none and keep it for later', () => {
    const table = lion();
    play(table, 'red: play swords-9', 'red: add swords-8', 'red: enough');
    expect(asked(table)).toEqual(['blue: turn.card']);
    const none = lion();
    play(none, 'red: play swords-9', 'red: enough');
    expect(stateOf(none).powers.find(({ card }) => card === 'lion')?.used).toBe(0);
  });

  it('[A14.29 forbids] it twice in a round', () => {
    const table = lion({ lion: { used: 1 } });
    play(table, 'red: play swords-9');
    expect(asked(table)).toEqual(['blue: turn.card']);
  });
});

describe('Galahad', () => {
  const galahad = (left = 'bors') =>
    staged([
      { hero: 'galahad', hand: 'swords-9 arrows-1' },
      { hero: left, hand: 'swords-5 arrows-2' },
      { hand: 'swords-4 arrows-3' },
    ]);

  it('[A14.30 allows] lets his left neighbour play first and plays last', () => {
    const table = galahad();
    expect(asked(table)).toEqual(['red: before.powers']);
    play(table, 'red: yield', 'blue: play swords-5', 'green: play swords-4');
    expect(asked(table)).toEqual(['red: turn.card']);
    expect(stateOf(table).combat).toMatchObject({ leader: 0, lead: 'swords' });
  });

  it('[A14.30 forbids] it when another leads, and twice in a round', () => {
    const other = staged(
      [{ hero: 'galahad', hand: 'swords-9' }, { hand: 'swords-5' }, { hand: 'swords-4' }],
      { leader: 1 },
    );
    expect(asked(other)).toEqual(['blue: turn.card']);
    const twice = staged(
      [{ hero: 'galahad', hand: 'swords-9' }, { hand: 'swords-5' }, { hand: 'swords-4' }],
      { powers: { galahad: { used: 1 } } },
    );
    expect(asked(twice)).toEqual(['red: turn.card']);
  });

  it('[A14.31 computes] an Elf Queen who plays first for him does not lead', () => {
    const table = galahad('elf-queen');
    play(table, 'red: yield', 'blue: play swords-5');
    expect(asked(table)).toEqual(['green: turn.card']);
  });

  it('[A14.31 computes] if nobody loses, Galahad leads again', () => {
    const table = staged([
      { hero: 'galahad', hand: 'swords-9 arrows-1' },
      { hand: 'alchemy-9 arrows-2' },
      { hand: 'apprentice arrows-3' },
    ]);
    play(
      table,
      'red: yield',
      'blue: play alchemy-9',
      'green: play apprentice',
      'green: value 9',
      'red: play swords-9',
    );
    expect(stateOf(table).combat.leader).toBe(0);
  });

  it('[A14.32 computes] the Grail heals once, and to no more than 20', () => {
    const grail = (used: number, hp = 5) => {
      const table = staged(
        [
          { hero: 'galahad', unlocked: true, hand: 'arrows-9 arrows-1', health: hp },
          { hand: 'swords-5' },
          { hand: 'swords-4' },
        ],
        { leader: 1, powers: { grail: { used } } },
      );
      play(table, 'blue: play swords-5', 'green: play swords-4', 'red: shame arrows-1');
      return table;
    };
    expect(health(grail(0))).toEqual([20, 400, 400]);
    expect(handOf(grail(0), 0)).toBe('arrows-9'); // A6.7
    expect(handOf(grail(1), 0)).toBe('arrows-1 arrows-9');
    expect(health(grail(1))).toEqual([0, 400, 400]);
    expect(happened(grail(1))).toContain('fallen');
    expect(health(grail(0, 6))).toEqual([1, 400, 400]);
  });

  it('[A14.32 computes] it saves from -149 and not from -150', () => {
    const falls = (hp: number) =>
      staged(
        [{ hero: 'galahad', health: hp, pile: 'mists mists mists morgan morgan morgan' }, {}, {}],
        {
          begin: dusk,
        },
      );
    expect(health(falls(1))[0]).toBe(1);
    expect(health(falls(19))[0]).toBe(19);
    expect(health(falls(21))[0]).toBe(20);
    expect(stateOf(falls(1)).deck).not.toEqual([]);
    expect(playerOf(falls(1), 0).pile).toEqual([]);
    expect(health(falls(0))[0]).toBe(0);
    expect(playerOf(falls(0), 0).pile).not.toEqual([]);
  });
});

describe('Nimue and the Grimoire', () => {
  it('[A14.11 allows] takes a place that nobody hosts, and puts it back at dusk', () => {
    const table = staged([{ hero: 'nimue' }, { hosts: 'lake' }, {}], { begin: dawn });
    expect(offered(table, 'red')).toEqual(
      ['twilight', 'dark-forest', 'carmarthen', 'broceliande'].map((place) => `host ${place}`),
    );
    play(table, 'red: host twilight');
    expect(stateOf(table).powers.find(({ card }) => card === 'twilight')?.seat).toBe(0);
    const evening = staged([{ hero: 'nimue', hosts: 'lake' }, {}, {}], { begin: dusk });
    expect(stateOf(evening).powers.map(({ card }) => card)).toEqual(['nimue']);
  });

  const lost = () => {
    const table = staged(
      [
        { hero: 'nimue', unlocked: true, hand: 'swords-1 arrows-1' },
        { hand: 'morgan arrows-2' },
        { hand: 'mists arrows-3' },
        { hand: 'swords-3 arrows-4' },
      ],
      { leader: 1, begin: combats, dealer: 0 },
    );
    play(
      table,
      'blue: play morgan',
      'blue: suit swords',
      'green: play mists',
      'white: play swords-3',
      'red: play swords-1',
    );
    return table;
  };

  it('[A14.12 allows] special weapons that come into her pile go under her hero, any of them', () => {
    const table = lost();
    expect(offered(table, 'red')).toEqual(['keep mists', 'leave']);
    play(table, 'red: keep mists');
    expect(pileOf(table, 0)).toBe('swords-1 swords-3');
    expect(named(table, playerOf(table, 0).kept)).toBe('mists');
  });

  it('[A14.12 allows] to play it later as from her hand', () => {
    const table = lost();
    play(table, 'red: keep mists');
    expect(offered(table, 'red')).toEqual(['play arrows-1', 'play mists']);
    play(table, 'red: play mists', 'red: suit arrows');
    expect(playerOf(table, 0).kept).toEqual([]);
    expect(handOf(table, 0)).toBe('arrows-1');
  });

  it('[A14.13 computes] it is no card in hand: not for the end of the combats, nor for dishonour', () => {
    const table = staged(
      [
        { hero: 'nimue', unlocked: true, hand: 'swords-9', kept: 'mists' },
        { hand: 'swords-2 arrows-2' },
        { hand: 'swords-3 arrows-3' },
      ],
      { begin: combats },
    );
    play(table, 'blue: play swords-2', 'green: play swords-3');
    expect(offered(table, 'red')).toEqual(['play swords-9', 'play mists']);
    play(table, 'red: play swords-9');
    expect(happened(table)).toContain('combatsOver');
    const unable = staged(
      [
        { hero: 'nimue', unlocked: true, hand: 'arrows-9', kept: 'mists' },
        { hand: 'swords-2 arrows-2' },
        { hand: 'swords-3 arrows-3' },
      ],
      { leader: 1 },
    );
    play(unable, 'blue: play swords-2', 'green: play swords-3');
    expect(offered(unable, 'red')).toEqual(['play mists', 'shame arrows-9']);
  });
});

describe('the Swan', () => {
  /** Seat 1 has taken a Herald, a Plague that names seat 2, and a Healing Spring. */
  const swan = () => {
    const table = staged([{ hero: 'perceval', unlocked: true, health: 350 }, { health: 100 }, {}], {
      begin: godsends,
      favours: 'plague healing-spring herald',
    });
    play(table, 'blue: draw', 'blue: take plague', 'blue: target 2', 'blue: take healing-spring');
    return table;
  };

  it('[A14.9 allows] to give a godsend to another, for whom it works then', () => {
    const table = swan();
    expect(asked(table)).toEqual(['red: swan.godsend']);
    expect(offered(table, 'red')).toEqual([
      'dismiss herald',
      'regive herald 0',
      'regive herald 2',
      'dismiss plague',
      'regive plague 0',
      'dismiss healing-spring',
      'leave',
    ]);
    play(table, 'red: regive herald 0');
    expect(named(table, playerOf(table, 0).godsends)).toBe('herald');
    expect(stateOf(table).powers.find(({ card }) => card === 'herald')?.seat).toBe(0);
  });

  it('[A14.9 allows] to discard one of an opponent', () => {
    const table = swan();
    play(table, 'red: dismiss plague');
    expect(named(table, playerOf(table, 1).godsends)).toBe('healing-spring herald');
    expect(stateOf(table).powers.some(({ card }) => card === 'plague')).toBe(false);
  });

  it('[A14.9 allows] to leave all where they are', () => {
    const table = swan();
    play(table, 'red: leave');
    expect(named(table, playerOf(table, 1).godsends)).toBe('healing-spring herald plague');
    expect(table.asks()).toEqual([]);
  });

  it('[A14.10 forbids] to give one that has done its work, or to whom it names', () => {
    const table = swan();
    const done = { rule: 'A14.10', why: 'godsendDone', params: { godsend: 'healing-spring' } };
    expect(tried(table, 'red: regive healing-spring 0')).toMatchObject(done);
    const names = { rule: 'A14.10', why: 'godsendNames', params: { godsend: 'plague' } };
    expect(tried(table, 'red: regive plague 2')).toMatchObject(names);
  });

  it('[A14.9 forbids] anything while the legend is locked', () => {
    const table = staged([{ hero: 'perceval', health: 350 }, { health: 310 }, {}], {
      begin: godsends,
      favours: 'plague healing-spring herald',
    });
    play(table, 'blue: draw');
    expect(named(table, playerOf(table, 1).godsends)).toBe('herald');
    expect(table.asks()).toEqual([]);
  });
});
