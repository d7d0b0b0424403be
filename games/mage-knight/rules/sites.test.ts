import { offered, play, refused, told } from '@destrier/engine/testkit/check';
import type { Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { assault, WITH_KEEP } from '../testing/fights.js';
import { alone, playerOf, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';

/** A card is played, and the turn is over. */
function endTurn(table: Table): void {
  play(table, 'red: play march basic all', 'red: end', 'red: discard');
}

describe('keeps', () => {
  it('[K7.6 computes] an assault costs a reputation and ends the movement', () => {
    const table = assault('g-crossbowmen-1', { hand: 'rage' });
    expect(playerOf(table).reputation).toBe(-1);
    expect(stateOf(table).combat).toMatchObject({ phase: 'ranged', site: '3-NE' });
  });

  it('[K12.6 forbids] somebody fortified behind walls is out of reach from afar', () => {
    const table = assault('g-guardsmen-1', { hand: 'crushing-bolt', crystals: 'green' });
    expect(refused(table, 'red: attack g-guardsmen-1')).toBe('K12.6');
  });

  it('[K12.6 allows] behind walls alone siege reaches', () => {
    const table = assault('g-crossbowmen-1', { hand: 'crushing-bolt', crystals: 'green' });
    expect(offered(table, 'red')).toContain('attack g-crossbowmen-1');
  });

  it('[K9.7 computes] [K14.13 computes] who conquers it owns it, and holds a card more beside it', () => {
    const table = assault('g-crossbowmen-1', {
      hand: 'rage',
      crystals: 'red',
      deck: 'wound wound wound wound wound wound wound wound',
    });
    play(table, 'red: done', 'red: done', 'red: face g-crossbowmen-1', 'red: suffer');
    play(table, 'red: attack g-crossbowmen-1', 'red: play rage strong all', 'red: strike');
    expect(stateOf(table).sites['3-NE']).toMatchObject({ cleared: true, shields: [0] });
    expect(playerOf(table).fame).toBe(3);
    play(table, 'red: end');
    const learn = offered(table, 'red').find((option) => option.startsWith('learn '));
    if (learn !== undefined) play(table, `red: ${learn}`);
    while (!offered(table, 'red').includes('discard'))
      play(table, `red: ${String(offered(table, 'red')[0])}`);
    play(table, 'red: discard');
    expect(playerOf(table).hand).toHaveLength(6);
  });

  it('[K12.22 computes] without success the hero is back where the assault began', () => {
    const table = assault('g-crossbowmen-1', { hand: 'rage' });
    play(table, 'red: done', 'red: done', 'red: face g-crossbowmen-1', 'red: suffer', 'red: done');
    expect(playerOf(table).at).toBe('3-C');
    expect(stateOf(table).sites['3-NE']?.foes).toHaveLength(1);
  });

  it('[K9.8 computes] another player’s keep is defended by one enemy of half the fame', () => {
    const table = staged([{ at: '3-C', hand: 'march stamina rage', crystals: 'red' }, {}], {
      tiles: WITH_KEEP,
      and: (g) => {
        const keep = g.s.sites['3-NE'];
        if (keep !== undefined) Object.assign(keep, { cleared: true, shields: [1] });
      },
    });
    play(table, 'red: play march basic all', 'red: play stamina side move', 'red: go 3-NE');
    expect(stateOf(table).combat.halfFame).toBe(true);
    expect(stateOf(table).combat.tokens).toHaveLength(1);
  });
});

describe('what a space gives', () => {
  it('[K9.5 computes] [K6.5 forbids] a mine a crystal when the turn ends, a fourth one', () => {
    const table = alone({ at: '2-SW', hand: 'march rage' });
    endTurn(table);
    expect(playerOf(table).crystals.green).toBe(1);
    const full = alone({ at: '2-SW', hand: 'march rage', crystals: 'green green green' });
    endTurn(full);
    expect(playerOf(full).crystals.green).toBe(3);
    expect(playerOf(full).tokens.green).toBe(0);
  });

  it('[K9.6 computes] a glade gold by day and black at night, and takes a wound', () => {
    const byDay = alone({ at: '2-NE', hand: 'march wound', deck: 'stamina' });
    expect(playerOf(byDay).tokens.gold).toBe(1);
    play(byDay, 'red: play march basic all', 'red: end', 'red: purge hand');
    expect(byDay.match.all(playerOf(byDay).hand)).toEqual(['stamina']);
    const atNight = alone({ at: '2-NE', hand: 'march' }, { night: true });
    expect(playerOf(atNight).tokens.black).toBe(1);
  });
});

/** Red in the village of the second tile, which is not plundered. */
function inVillage(given: Seated, more: Staged = {}): Table {
  const table = alone({ at: '2-E', ...given }, more);
  play(table, 'red: decline');
  return table;
}

describe('interaction', () => {
  it('[K10.2 computes] begins with what the reputation is worth', () => {
    const table = inVillage({ hand: 'march', reputation: 4 });
    play(table, 'red: interact');
    expect(told(table, 'interacts')).toMatchObject({ points: 2 });
  });

  it('[K10.2 forbids] on the lowest space nobody talks to the hero', () => {
    const table = inVillage({ hand: 'march', reputation: -7 });
    expect(refused(table, 'red: interact')).toBe('K10.2');
  });

  it('[K10.1 forbids] interaction with nobody', () => {
    expect(refused(alone({ at: '2-C', hand: 'march' }), 'red: interact')).toBe('K10.1');
  });

  it('[K10.3 allows] [K10.3 forbids] peasants for 4 in a village, them for 3', () => {
    const table = inVillage(
      { hand: 'promise threaten march' },
      { units: 'peasants-1 utem-swordsmen-1' },
    );
    play(table, 'red: interact', 'red: play promise basic all', 'red: play march side influence');
    expect(refused(table, 'red: recruit peasants-1')).toBe('K10.3');
    expect(refused(table, 'red: recruit utem-swordsmen-1')).toBe('none');
    play(table, 'red: play threaten side influence', 'red: recruit peasants-1');
    expect(playerOf(table).unit['peasants-1']).toMatchObject({ ready: true, wounds: 0 });
  });

  it('[K11.4 computes] without a command token another unit must go', () => {
    const table = inVillage(
      { hand: 'march', reputation: 7, units: 'foresters-1' },
      { units: 'herbalists-1' },
    );
    play(table, 'red: interact', 'red: recruit herbalists-1');
    expect(Object.keys(playerOf(table).unit)).toEqual(['herbalists-1']);
  });

  it('[K10.4 computes] a point of healing for 3 in a village', () => {
    const table = inVillage({ hand: 'wound march', reputation: 6 });
    play(table, 'red: interact', 'red: cure', 'red: heal');
    expect(playerOf(table).hand).toHaveLength(1);
    expect(stateOf(table).turn.influence).toBe(0);
  });
});

describe('plundering', () => {
  it('[K9.27 computes] two cards for a reputation, before the turn', () => {
    const table = alone({ at: '2-E', hand: 'march' });
    play(table, 'red: plunder');
    expect(playerOf(table)).toMatchObject({ reputation: -1 });
    expect(playerOf(table).hand).toHaveLength(3);
  });
});

describe('levels', () => {
  it('[K15.2 computes] the second level brings a skill and an action, the third armour', () => {
    const table = alone(
      { hand: 'march rage', fame: 3 },
      {
        and: (g) => {
          g.s.players[0].skillPile.push(...g.s.idleSkills.splice(0, 3));
          g.s.actions.push(...g.s.actionDeck.splice(-3));
        },
      },
    );
    play(table, 'red: play march basic all', 'red: end');
    const [first] = offered(table, 'red');
    play(table, `red: ${String(first)}`);
    expect(playerOf(table)).toMatchObject({ level: 2 });
    expect(playerOf(table).skills).toHaveLength(1);
    play(table, `red: ${String(offered(table, 'red')[0])}`);
    expect(playerOf(table).deck).toHaveLength(4);
  });
});
