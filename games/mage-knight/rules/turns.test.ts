import type { Table } from '@destrier/engine';
import { happened, offered, play, refused, told } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { blocking, fight, night, striking } from '../testing/fights.js';
import { alone, playerOf, staged, stateOf, type Staged } from '../testing/staged.js';

const conquest = { options: { scenario: 'solo-conquest' } } as const;
const handOf = (table: Table): string[] => table.match.all(playerOf(table).hand).toSorted();

describe('a turn', () => {
  it('[K4.4 forbids] [K4.6 forbids] [K4.20 computes] moving after an action, a second action', () => {
    const table = alone({ at: '2-E', hand: 'march march', reputation: 1 });
    play(table, 'red: decline', 'red: play march basic all', 'red: interact', 'red: done');
    expect(refused(table, 'red: interact')).toBe('K4.6');
    expect(stateOf(table).turn.move).toBe(0);
    expect(refused(table, 'red: go 2-C')).toBe('none');
  });

  it('[K4.11 forbids] ending without a card that goes, wounds do not count', () => {
    const table = alone({ hand: 'march wound' });
    play(table, 'red: end');
    expect(refused(table, 'red: discard')).not.toBe('');
    expect(refused(table, 'red: discard wound')).not.toBe('');
    play(table, 'red: discard march');
    expect(table.match.all(playerOf(table).discard)).toEqual(['march']);
  });

  it('[K4.10 forbids] [K4.9 allows] everything but rest with nothing but wounds, a slow recovery', () => {
    const table = alone({ hand: 'wound wound' });
    expect(refused(table, 'red: end')).toBe('K4.10');
    play(table, 'red: recover', 'red: end', 'red: discard');
    expect(playerOf(table).discard).toHaveLength(1);
  });

  it('[K4.12 allows] healing for those who rest in a village, and nothing else', () => {
    const table = alone(
      { at: '2-E', hand: 'march wound promise', crystals: 'white', reputation: 7 },
      { units: 'peasants-1' },
    );
    play(table, 'red: decline', 'red: rest march 0', 'red: interact');
    expect(offered(table, 'red')).not.toContain('recruit peasants-1');
    play(table, 'red: cure', 'red: heal', 'red: done');
    expect(handOf(table)).toEqual(['promise']);
    expect(refused(table, 'red: interact')).toBe('K4.6');
  });

  it('[K4.12 forbids] where the table plays without it, and where nobody heals', () => {
    const strict = { options: { restHealing: 'none' } };
    const table = alone({ at: '2-E', hand: 'march wound' }, strict);
    play(table, 'red: decline', 'red: rest march 0');
    expect(refused(table, 'red: interact')).toBe('K4.12');
    const plain = alone({ at: '2-C', hand: 'march wound' });
    play(plain, 'red: rest march 0');
    expect(refused(plain, 'red: interact')).toBe('K4.12');
  });

  it('[K4.15 computes] reputation ends at -7', () => {
    const table = alone({ at: '2-E', hand: 'march', reputation: -7 });
    play(table, 'red: plunder');
    expect(playerOf(table).reputation).toBe(-7);
  });

  it('[K7.13 forbids] in the aid, stopping where another hero stands as long as there is a way', () => {
    const crowd = (options: Staged['options'], hand: string): Table => {
      const table = staged(
        [
          { at: '1-SW', hand },
          { at: '1-W', hand: 'march' },
        ],
        {
          options: options ?? {},
        },
      );
      play(table, 'red: play march basic all', 'red: play stamina basic all', 'red: go 1-W');
      return table;
    };
    const table = crowd({ reading: 'aid' }, 'march stamina rage march');
    play(table, 'red: play march basic all');
    expect(refused(table, 'red: end')).toBe('K7.13');
    play(crowd({ reading: 'aid' }, 'march stamina rage'), 'red: end');
    play(crowd({}, 'march stamina rage'), 'red: end');
  });

  it('[K7.12 computes] from there the hero falls back, with a wound', () => {
    const table = staged([{ at: '1-SW', hand: 'march stamina rage' }, { at: '1-W' }]);
    play(table, 'red: play march basic all', 'red: play stamina basic all', 'red: go 1-W');
    play(table, 'red: end');
    expect(playerOf(table).at).toBe('1-SW');
    expect(told(table, 'withdrew')).toMatchObject({ wounds: 1 });
  });

  it('[K14.1 computes] [K14.2 computes] dice come back, rolled if they were used', () => {
    const table = alone(
      { hand: 'march rage mana-draw', crystals: 'white' },
      { source: 'green gold red', script: { dice: ['blue'] } },
    );
    play(table, 'red: play march strong all', 'red: pay die green green');
    play(table, 'red: play mana-draw strong all');
    play(table, 'red: set red white', 'red: end', 'red: discard');
    expect(stateOf(table).source).toEqual(['gold', 'blue', 'white']);
  });

  it('[K14.4 computes] Noble Manners: a point of fame when the turn ends, after an interaction', () => {
    const table = alone({ at: '2-E', hand: 'noble-manners march' });
    play(table, 'red: decline', 'red: interact', 'red: play noble-manners basic all', 'red: done');
    expect(playerOf(table).fame).toBe(0);
    play(table, 'red: end');
    expect(playerOf(table).fame).toBe(1);
  });

  it('[K14.12 computes] cards are drawn up to the limit; an empty deck is not shuffled', () => {
    const table = alone({ hand: 'march', deck: 'rage', discard: 'stamina stamina' });
    play(table, 'red: play march basic all', 'red: end');
    expect(handOf(table)).toEqual(['rage']);
  });
});

describe('effects', () => {
  it('[K5.3 forbids] a wound is not played, not even sideways', () => {
    const table = alone({ hand: 'wound march' });
    expect(offered(table, 'red').filter((one) => one.includes('wound'))).toEqual([]);
  });

  it('[K5.6 forbids] [K5.7 forbids] a block outside of one, what would be of no use', () => {
    const table = alone({ hand: 'rage promise', crystals: 'red' });
    expect(refused(table, 'red: play rage strong all')).toBe('K5.6');
    expect(refused(table, 'red: play promise basic all')).toBe('K5.7');
  });

  it('[K5.4 allows] [K5.8 forbids] one of several, a card that pays for itself', () => {
    const table = alone({ hand: 'improvisation wound' });
    expect(refused(table, 'red: play improvisation basic move')).toBe('K5.8');
    const rich = alone({ hand: 'improvisation rage' });
    play(rich, 'red: play improvisation basic move', 'red: discard rage');
    expect(stateOf(rich).turn).toMatchObject({ move: 3, influence: 0 });
  });

  it('[K5.10 computes] [K5.11 computes] a colour is chosen, what is thrown away leaves the game', () => {
    const table = alone({ hand: 'decompose rage blood-ritual' }, conquest);
    play(table, 'red: play decompose basic all', 'red: throw rage');
    expect(playerOf(table).crystals.red).toBe(2);
    expect(table.match.all(stateOf(table).removed)).toContain('rage');
    play(table, 'red: play blood-ritual basic all', 'red: gain gold');
    expect(playerOf(table).tokens).toMatchObject({ red: 1, gold: 1 });
  });

  it('[K5.14 computes] Ambush: 1 for the attack of the next card', () => {
    const table = alone(
      { at: '1-W', hand: 'ambush rage march' },
      { ...conquest, foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: play ambush basic all', 'red: challenge', 'red: done', 'red: done');
    play(table, 'red: face prowlers-1', 'red: suffer', 'red: attack prowlers-1');
    play(table, 'red: play rage basic attack', 'red: play march side attack');
    expect(stateOf(table).combat.points.map(({ n }) => n)).toEqual([3, 1]);
  });

  it('[K5.19 computes] Heroic Tale counts units before it and after it', () => {
    const table = alone(
      { at: '2-E', hand: 'heroic-tale march', reputation: 7, level: 5 },
      { ...conquest, units: 'peasants-1 peasants-2' },
    );
    play(table, 'red: decline', 'red: interact', 'red: recruit peasants-1');
    play(table, 'red: play heroic-tale basic all', 'red: recruit peasants-2');
    expect(told(table, 'recruited')).toMatchObject({ unit: 'peasants-2' });
    expect(playerOf(table).reputation).toBe(7);
    const shy = alone(
      { at: '2-E', hand: 'heroic-tale promise', reputation: 4, level: 5 },
      { ...conquest, units: 'herbalists-1' },
    );
    play(shy, 'red: decline', 'red: interact', 'red: play promise side influence');
    play(shy, 'red: recruit herbalists-1', 'red: play heroic-tale basic all');
    expect(playerOf(shy).reputation).toBe(5);
  });

  it('[K6.9 computes] Mana Pull: a black die is any colour', () => {
    const table = alone({ hand: 'mana-pull march rage' });
    play(table, 'red: play mana-pull basic all', 'red: play march strong all');
    expect(stateOf(table).turn.move).toBe(4);
  });

  it('[K6.10 computes] Mana Storm: dice are rolled, and three of gold and black are any colour', () => {
    const table = alone(
      { hand: 'mana-storm march stamina rage', crystals: 'white' },
      { ...conquest, script: { dice: ['black', 'red', 'blue'] } },
    );
    play(table, 'red: play mana-storm strong all', 'red: play march strong all');
    expect(stateOf(table).turn.move).toBe(4);
    expect(stateOf(table).source).toEqual(['red', 'blue']);
  });

  it('[K6.7 computes] underground black mana is used by day, and no gold', () => {
    const table = alone(
      { at: '7-SE', hand: 'fireball march rage', crystals: 'red', tokens: 'black' },
      { tiles: '1:0,1 7:1,0', source: 'gold gold gold' },
    );
    play(table, 'red: enter');
    const [foe] = table.match.all(stateOf(table).combat.tokens);
    play(table, `red: attack ${String(foe)}`, 'red: play fireball strong all');
    expect(stateOf(table).combat.points).toMatchObject([{ n: 8 }]);
  });

  it('[K6.12 computes] a crystal is paid as it is', () => {
    const table = alone({ hand: 'march', crystals: 'green' });
    play(table, 'red: play march strong all');
    expect(playerOf(table)).toMatchObject({ crystals: { green: 0 }, tokens: { green: 0 } });
  });

  it('[K6.11 forbids] by day no black of a spell with Polarization', () => {
    const table = fight(
      'prowlers-1',
      { hand: 'fireball', crystals: 'red', tokens: 'gold', skills: 'polarization' },
      { source: 'red red red' },
    );
    play(table, 'red: skill polarization all', 'red: attack prowlers-1');
    expect(refused(table, 'red: play fireball strong all')).toBe('K6.1');
  });
});

describe('units', () => {
  it('[K11.6 forbids] [K11.10 computes] a unit that is spent or wounded, until it is ready', () => {
    const table = alone({
      hand: 'rejuvenate march',
      units: 'peasants-1 !peasants-2',
    });
    expect(refused(table, 'red: use peasants-2 3 all')).toBe('none');
    play(table, 'red: use peasants-1 3 all');
    expect(refused(table, 'red: use peasants-1 3 all')).toBe('none');
    play(table, 'red: play rejuvenate basic ready', 'red: use peasants-1 3 all');
    expect(stateOf(table).turn.move).toBe(4);
  });

  it('[K11.8 forbids] a banner without a unit', () => {
    const table = alone({ hand: 'banner-of-glory march' });
    expect(refused(table, 'red: play banner-of-glory basic all')).toBe('K11.8');
  });

  it('[K11.11 computes] a wound of a unit takes as many points as its level', () => {
    const table = alone({
      hand: 'tranquility march wound',
      units: '!utem-swordsmen-1',
      crystals: 'green',
    });
    play(table, 'red: play tranquility basic heal');
    expect(refused(table, 'red: mend utem-swordsmen-1')).toBe('none');
    const strong = alone({
      hand: 'tranquility march',
      units: '!utem-swordsmen-1',
      crystals: 'green',
    });
    play(strong, 'red: play tranquility strong heal', 'red: mend utem-swordsmen-1');
    expect(stateOf(strong).turn.heal).toBe(0);
  });

  it('[K11.5 computes] a paralysed unit is lost, its banner goes to the discard pile', () => {
    const table = alone(
      { at: '1-W', hand: 'banner-of-glory march', units: 'peasants-1' },
      { foes: { '1-NW': 'ice-dragon-1' } },
    );
    play(table, 'red: play banner-of-glory basic all', 'red: challenge', 'red: done', 'red: done');
    play(table, 'red: face ice-dragon-1', 'red: assign peasants-1');
    expect(table.match.all(playerOf(table).discard)).toContain('banner-of-glory');
    expect(table.match.all(stateOf(table).lostUnits)).toEqual(['peasants-1']);
  });

  it('[K13.3 computes] a unit takes as much as its armour, once in a fight', () => {
    const table = blocking('prowlers-1 wolf-riders-1', { hand: 'march', units: 'peasants-1' });
    play(table, 'red: done', 'red: face prowlers-1', 'red: assign peasants-1');
    expect(stateOf(table).combat.damage).toBe(1);
    play(table, 'red: suffer', 'red: face wolf-riders-1');
    expect(refused(table, 'red: assign peasants-1')).toBe('none');
  });

  it('[K13.4 computes] Fire Golems take 4 of fire 8, are wounded and take 4 more', () => {
    const table = blocking('fire-dragon-1', { hand: 'march', units: 'fire-golems-1' });
    play(table, 'red: done', 'red: face fire-dragon-1');
    stateOf(table).combat.damage = 8;
    play(table, 'red: assign fire-golems-1');
    expect(stateOf(table).combat.damage).toBe(0);
    expect(playerOf(table).unit['fire-golems-1']?.wounds).toBe(1);
  });

  it('[K13.8 computes] [K13.9 computes] brutal 4 is four wounds for armour 2', () => {
    const table = striking('ironclads-1', { hand: 'march rage' });
    expect(handOf(table).filter((card) => card === 'wound')).toHaveLength(4);
  });
});

describe('fights', () => {
  it('[K12.1 allows] [K12.2 forbids] other rampagers beside the hero, a challenge of nobody', () => {
    const table = alone({ at: '1-W', hand: 'march' }, { foes: { '1-NW': 'prowlers-1' } });
    play(table, 'red: challenge');
    expect(table.match.all(stateOf(table).combat.tokens)).toEqual(['prowlers-1']);
    expect(refused(alone({ at: '2-E', hand: 'march' }), 'red: challenge')).not.toBe('');
  });

  it('[K12.4 computes] ranged, block, damage, attack', () => {
    const table = striking('prowlers-1', { hand: 'march rage' });
    play(table, 'red: done');
    expect(happened(table).filter((name) => name === 'phase')).toHaveLength(4);
    expect(told(table, 'phase')).toEqual({ phase: 'attack' });
  });

  it('[K12.5 forbids] Into the Heat after anything else of a fight', () => {
    const table = fight(
      'prowlers-1',
      { hand: 'into-the-heat tremor', units: 'peasants-1', crystals: 'green' },
      conquest,
    );
    play(table, 'red: play tremor basic every');
    expect(refused(table, 'red: play into-the-heat basic all')).toBe('K5.6');
  });

  it('[K12.9 computes] cold fire is resisted by those who resist fire and ice', () => {
    const sum = (foe: string): unknown => {
      const table = striking(foe, { hand: 'march rage', units: 'altem-mages-1' });
      play(table, `red: attack ${foe}`, 'red: use altem-mages-1 2 attack', 'red: strike');
      return told(table, 'attacked')['points'];
    };
    expect(sum('prowlers-1')).toBe(5);
    const table = blocking('high-dragon-1', { hand: 'march', units: 'altem-mages-1' }, night);
    play(table, 'red: done', 'red: face high-dragon-1', 'red: suffer');
    play(table, 'red: attack high-dragon-1', 'red: use altem-mages-1 2 attack', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 2 });
  });

  it('[K12.17 computes] armour never falls below 1', () => {
    const table = striking('prowlers-1', { hand: 'tremor rage march', crystals: 'green' });
    play(table, 'red: play tremor basic one', 'red: attack prowlers-1');
    play(table, 'red: play rage side attack', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 1, armour: 1 });
  });

  it('[K12.18 computes] [K12.11 computes] [K12.21 computes] a summoner calls a brown enemy, who is worth nothing, and is not faced', () => {
    const table = blocking('orc-summoners-1', { hand: 'march rage' });
    const [summoned] = table.match
      .all(stateOf(table).combat.tokens)
      .filter((foe) => foe !== 'orc-summoners-1');
    play(table, 'red: done', `red: face ${String(summoned)}`, 'red: suffer');
    expect(stateOf(table).combat.phase).toBe('attack');
    expect(table.match.all(stateOf(table).combat.tokens)).toEqual(['orc-summoners-1']);
    expect(playerOf(table).fame).toBe(0);
  });

  it('[K12.19 computes] [K9.19 computes] beaten enemies are discarded, orcs are a reputation', () => {
    const table = striking('prowlers-1', { hand: 'march rage', crystals: 'red' });
    play(table, 'red: attack prowlers-1', 'red: play rage strong all', 'red: strike');
    expect(table.match.all(stateOf(table).beaten)).toEqual(['prowlers-1']);
    expect(playerOf(table)).toMatchObject({ reputation: 1, fame: 2 });
    expect(stateOf(table).sites['1-NW']).toMatchObject({ cleared: true });
  });

  it('[K12.3 computes] an empty pile is filled with the beaten', () => {
    const table = blocking(
      'orc-summoners-1',
      { hand: 'march' },
      { and: (g) => g.moveAll(g.s.piles.brown, g.s.beaten) },
    );
    expect(stateOf(table).combat.tokens).toHaveLength(2);
    expect(stateOf(table).piles.brown).toHaveLength(9);
  });

  it('[K5.1 computes] an attack that is open is left when nothing is left to play', () => {
    const table = striking('prowlers-1', { hand: 'march rage' });
    play(table, 'red: attack prowlers-1');
    expect(offered(table, 'red')).not.toContain('strike');
    play(table, 'red: play march side attack');
    expect(offered(table, 'red')).toContain('strike');
  });
});
