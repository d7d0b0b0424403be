import { happened, offered, play, refused, told } from '@destrier/engine/testkit/check';
import { need, type Table } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { assault, blocking, fight, striking } from '../../testing/fights.js';
import { onTop } from '../../testing/sites.js';
import { alone, playerOf, stateOf, type Seated } from '../../testing/staged.js';

/** Whom attacks, blocks and effects reach. */

const foe = (table: Table, id: string) => need(stateOf(table).combat.foes[id], id);
const points = (table: Table) => stateOf(table).combat.points;

describe('summoners', () => {
  const summoned = (given: Seated): Table =>
    blocking('orc-summoners-1', given, { and: (g) => onTop(g, 'brown', 'minotaur-1') });

  it('[K12.25 computes] in the block phase effects touch the one who was summoned, not the summoner', () => {
    const table = summoned({ hand: 'chill march', crystals: 'blue' });
    play(table, 'red: play chill basic all');
    expect(foe(table, 'minotaur-1').idle).toBe(true);
    expect(foe(table, 'orc-summoners-1').idle).toBe(false);
    play(table, 'red: done');
    expect(stateOf(table).combat.phase).toBe('attack');
  });

  it('[K12.25 computes] what touches all touches the one who was summoned', () => {
    const table = summoned({ hand: 'tremor march', crystals: 'green' });
    play(table, 'red: play tremor basic every');
    expect([foe(table, 'minotaur-1').armour, foe(table, 'orc-summoners-1').armour]).toEqual([
      -2, 0,
    ]);
  });

  it('[K12.25 allows] in the attack phase the summoner is touched again', () => {
    const table = summoned({ hand: 'tremor march', crystals: 'green', level: 9 });
    play(table, 'red: done', 'red: face minotaur-1', 'red: suffer', 'red: play tremor basic every');
    expect(foe(table, 'orc-summoners-1').armour).toBe(-2);
  });

  it('[K12.31 computes] one who is kept from attacking before the block calls nobody', () => {
    const table = fight('orc-summoners-1', { hand: 'chill march', crystals: 'blue' });
    play(table, 'red: play chill basic all', 'red: done');
    expect(happened(table)).not.toContain('summoned');
    expect(stateOf(table).combat.tokens).toHaveLength(1);
  });

  it('[K9.43 computes] in a city the one who was summoned has what the city gives', () => {
    const table = assault(
      'v-illusionists-1',
      { hand: 'rage' },
      { and: (g) => onTop(g, 'brown', 'gargoyle-1') },
    );
    stateOf(table).combat.city = 'red';
    play(table, 'red: done', 'red: done', 'red: face gargoyle-1');
    expect(told(table, 'struck')).toMatchObject({ damage: 10 });
  });
});

describe('walls', () => {
  it('[K12.7 forbids] what is no siege goes into an attack on somebody who is still fortified', () => {
    const given = { hand: 'expose march', crystals: 'white' };
    const two = fight('diggers-1 diggers-2', given);
    play(two, 'red: attack diggers-1 diggers-2', 'red: play expose basic all');
    play(two, 'red: target diggers-1');
    expect(points(two)).toEqual([]);
    const one = fight('diggers-1', given);
    play(one, 'red: attack diggers-1', 'red: play expose basic all');
    expect(points(one)).toMatchObject([{ n: 2, kind: 'ranged' }]);
  });

  it('[K12.28 allows] hand to hand, arrows reach those who are twice fortified', () => {
    const table = assault('g-guardsmen-1', { hand: 'swiftness', crystals: 'white' });
    play(table, 'red: done', 'red: done', 'red: face g-guardsmen-1', 'red: suffer');
    play(table, 'red: attack g-guardsmen-1', 'red: play swiftness strong all', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 3, armour: 7 });
  });

  it('[K12.29 allows] Demolish takes walls down, although their defenders resist fire', () => {
    const given = { hand: 'demolish swiftness', crystals: 'red white' };
    const table = assault('v-fire-mages-1', given);
    expect(refused(table, 'red: attack v-fire-mages-1')).toBe('K12.7');
    play(table, 'red: play demolish basic all', 'red: attack v-fire-mages-1');
    expect(foe(table, 'v-fire-mages-1').armour).toBe(0);
  });

  it('[K12.27 computes] [K9.33 computes] rampagers of an assault are not walled in, and the tower falls without them', () => {
    const table = alone(
      { at: '4-SW', hand: 'march stamina march rage', crystals: 'red', level: 9 },
      { tiles: '1:0,1 4:1,0', foes: { '4-W': 'diggers-1', '4-C': 'v-ice-mages-1' } },
    );
    play(table, 'red: play march basic all', 'red: play stamina basic all');
    play(table, 'red: play march side move', 'red: go 4-C');
    expect([foe(table, 'diggers-1').walled, foe(table, 'v-ice-mages-1').walled]).toEqual([
      false,
      true,
    ]);
    play(table, 'red: done', 'red: done', 'red: face diggers-1', 'red: suffer');
    play(table, 'red: face v-ice-mages-1', 'red: suffer');
    foe(table, 'v-ice-mages-1').armour = -5;
    play(table, 'red: attack v-ice-mages-1', 'red: play rage basic attack', 'red: strike');
    play(table, 'red: done');
    expect(stateOf(table).sites['4-C']).toMatchObject({ cleared: true, shields: [0] });
    expect(stateOf(table).sites['4-W']).toMatchObject({ cleared: false });
    expect(stateOf(table).turn.rewards).toEqual(['spell']);
  });

  it('[K9.42 computes] who is beaten in an assault that fails does not come back, the others stay', () => {
    const table = assault('g-crossbowmen-1 g-guardsmen-1', {
      hand: 'rage',
      crystals: 'red',
      level: 9,
    });
    play(table, 'red: done', 'red: done', 'red: face g-crossbowmen-1', 'red: suffer');
    play(table, 'red: face g-guardsmen-1', 'red: suffer');
    play(table, 'red: attack g-crossbowmen-1', 'red: play rage strong all', 'red: strike');
    play(table, 'red: done');
    expect(table.match.all(need(stateOf(table).sites['3-NE'], 'a keep').foes)).toEqual([
      'g-guardsmen-1',
    ]);
    expect(table.match.all(stateOf(table).beaten)).toEqual(['g-crossbowmen-1']);
    expect(playerOf(table).at).toBe('3-C');
  });
});

describe('attacks and blocks', () => {
  it('[K12.26 computes] what an attack had too much is lost with it', () => {
    const table = fight('prowlers-1 diggers-1', { hand: 'rage march', crystals: 'red' });
    play(table, 'red: done', 'red: done', 'red: face prowlers-1', 'red: suffer');
    play(table, 'red: face diggers-1', 'red: suffer');
    play(table, 'red: attack prowlers-1', 'red: play rage strong all', 'red: strike');
    play(table, 'red: attack diggers-1', 'red: play march side attack', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ foes: ['diggers-1'], points: 1 });
  });

  it('[K12.26 computes] a block that was too weak leaves the whole attack, and nothing for the next block', () => {
    const table = blocking('prowlers-1', { hand: 'rage march' });
    play(table, 'red: parry prowlers-1', 'red: play rage basic block', 'red: ward');
    play(table, 'red: parry prowlers-1', 'red: play march side block', 'red: ward');
    expect(told(table, 'parried')).toMatchObject({ points: 1, attack: 4, success: false });
    play(table, 'red: done', 'red: face prowlers-1');
    expect(told(table, 'struck')).toMatchObject({ damage: 4 });
  });

  it('[K12.30 computes] an enemy who is kept from attacking is not blocked, and attacked as ever', () => {
    const table = fight('prowlers-1', { hand: 'whirlwind march', crystals: 'white' });
    play(table, 'red: play whirlwind basic all', 'red: done');
    expect(foe(table, 'prowlers-1')).toMatchObject({ idle: true, blocked: false });
    expect(stateOf(table).combat.phase).toBe('attack');
    expect(offered(table, 'red')).toContain('attack prowlers-1');
  });

  it('[K12.32 computes] Utem Guardsmen count twice against the swift, and then half against ice', () => {
    const parried = (id: string): Table => {
      const table = blocking(id, { hand: 'march', units: 'utem-guardsmen-1' });
      play(table, `red: parry ${id}`, 'red: use utem-guardsmen-1 2 all', 'red: ward');
      return table;
    };
    expect(told(parried('wolf-riders-1'), 'parried')).toMatchObject({ points: 8, attack: 6 });
    expect(told(parried('w-freezers-1'), 'parried')).toMatchObject({ points: 4, attack: 6 });
    expect(told(parried('prowlers-1'), 'parried')).toMatchObject({ points: 4, attack: 4 });
  });

  it('[K5.23 forbids] no card is played sideways into an attack from afar', () => {
    const table = fight('prowlers-1', { hand: 'swiftness march', crystals: 'white' });
    play(table, 'red: attack prowlers-1');
    expect(refused(table, 'red: play march side attack')).toBe('none');
    const near = striking('prowlers-1', { hand: 'swiftness march', crystals: 'white' });
    play(near, 'red: attack prowlers-1', 'red: play march side attack');
    expect(points(near)).toMatchObject([{ n: 1, kind: 'melee', element: 'physical' }]);
  });

  it('[K5.25 computes] Concentration with Ice Shield takes no armour of those who resist ice', () => {
    const shielded = (id: string): Table => {
      const table = blocking(id, { hand: 'concentration ice-shield', crystals: 'green' });
      play(table, `red: parry ${id}`, 'red: play concentration strong all');
      play(table, 'red: with ice-shield all');
      return table;
    };
    expect(foe(shielded('ice-dragon-1'), 'ice-dragon-1').armour).toBe(0);
    expect(foe(shielded('fire-dragon-1'), 'fire-dragon-1').armour).toBe(-3);
  });
});
