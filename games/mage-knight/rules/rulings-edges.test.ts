import { need, type Table } from '@destrier/engine';
import {
  asked,
  happened,
  hold,
  offered,
  play,
  refused,
  told,
} from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import type { Play } from '../state.js';
import { assault, blocking, fight, night, striking } from '../testing/fights.js';
import { entered, onTop } from '../testing/sites.js';
import { alone, playerOf, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';
import { round } from './rounds.js';

/** The boundary of rules, and one past it. */

const conquest = { options: { scenario: 'solo-conquest' } } as const;
const points = (table: Table) => stateOf(table).combat.points;
const names = (table: Table, cards: 'hand' | 'discard' | 'deck'): string[] =>
  table.match.all(playerOf(table)[cards]).toSorted();
const nextRound = (seats: readonly Seated[], more: Staged = {}): Table =>
  staged(seats, { ...more, begin: (g) => g.call(round, {}) });

describe('fights', () => {
  it('[K12.8 computes] Ironclads of armour 3 fall to 6 physical points', () => {
    const table = striking('ironclads-1', { hand: 'rage march stamina', crystals: 'red' });
    play(table, 'red: attack ironclads-1', 'red: play rage strong all');
    play(table, 'red: play march side attack', 'red: play stamina side attack', 'red: strike');
    expect(told(table, 'attacked')).toMatchObject({ points: 3, armour: 3 });
    expect(playerOf(table).fame).toBe(4);
  });

  it('[K12.4 computes] a fight is over when nobody is left, and no phase follows', () => {
    const table = fight('prowlers-1', { hand: 'swiftness march', crystals: 'white' });
    play(table, 'red: attack prowlers-1', 'red: play swiftness strong all', 'red: strike');
    expect(happened(table).filter((name) => name === 'phase')).toHaveLength(1);
    expect(told(table, 'combat')).toEqual({ seat: 0, foes: ['prowlers-1'] });
    expect(stateOf(table).turn.phase).toBe('after');
  });

  it('[K9.22 computes] in the blue city fire strikes 2 harder, cold fire 1, swords not', () => {
    const damage = (foe: string): unknown => {
      const table = assault(foe, { hand: 'rage' });
      stateOf(table).combat.city = 'blue';
      play(table, 'red: done', 'red: done', `red: face ${foe}`);
      return told(table, 'struck')['damage'];
    };
    expect(damage('v-fire-mages-1')).toBe(6 + 2);
    expect(damage('w-altem-mages-1')).toBe(2 * (4 + 1));
    expect(damage('g-swordsmen-1')).toBe(6);
  });

  it('[K12.18 computes] a summoner whom nobody answers does not attack', () => {
    const table = blocking(
      'orc-summoners-1',
      { hand: 'march' },
      { and: (g) => void (g.s.piles.brown.length = 0) },
    );
    expect(stateOf(table).combat.phase).toBe('attack');
  });

  it('[K20.1 forbids] Ice Shield against one who was summoned leaves the summoner as it is', () => {
    const given = { hand: 'ice-shield march', crystals: 'blue', level: 9 };
    const table = blocking('orc-summoners-1', given, {
      and: (g) => onTop(g, 'brown', 'gargoyle-1'),
    });
    play(table, 'red: parry gargoyle-1', 'red: play ice-shield strong all', 'red: ward');
    play(table, 'red: done', 'red: face gargoyle-1', 'red: suffer');
    expect(stateOf(table).combat.foes['orc-summoners-1']?.armour).toBe(0);
  });

  it('[K12.15 forbids] an attack with a card that only brings mana', () => {
    const table = fight('prowlers-1', { hand: 'mana-draw march' }, { source: 'red red red' });
    expect(refused(table, 'red: attack prowlers-1')).toBe('K12.15');
  });

  it('[K12.15 allows] an attack with what a shield has kept, and nothing else', () => {
    const table = blocking('prowlers-1', { hand: 'burning-shield', crystals: 'red' });
    play(table, 'red: parry prowlers-1', 'red: play burning-shield basic all', 'red: ward');
    play(table, 'red: done', 'red: attack prowlers-1', 'red: blaze', 'red: strike');
    expect(playerOf(table).fame).toBe(2);
  });

  it('[K20.17 allows] [K20.17 forbids] an attack of points of move alone; from afar two of them are one', () => {
    const table = striking('prowlers-1', { hand: 'agility', crystals: 'white' });
    play(table, 'red: attack prowlers-1', 'red: play agility strong all', 'red: strike');
    play(table, 'red: attack prowlers-1');
    for (let left = 3; left > 0; left--) play(table, 'red: convert agility.strong.1');
    expect(offered(table, 'red')).toContain('convert agility.strong.1');
    expect(refused(table, 'red: convert agility.strong.2')).toBe('none');
    play(table, 'red: strike');
    expect(playerOf(table).fame).toBe(2);
  });

  it('[K11.14 computes] Leadership counts twice with a block that does, and 2 for an attack', () => {
    const given = { hand: 'march', units: 'utem-guardsmen-1', skills: 'leadership' };
    const table = blocking('wolf-riders-1', given);
    play(table, 'red: parry wolf-riders-1', 'red: skill leadership all');
    play(table, 'red: use utem-guardsmen-1 2 all', 'red: ward');
    expect(told(table, 'parried')).toMatchObject({ points: 2 * (4 + 3) });
    const near = striking('prowlers-1', given);
    play(near, 'red: attack prowlers-1', 'red: skill leadership all');
    play(near, 'red: use utem-guardsmen-1 1 all');
    expect(points(near)).toMatchObject([{ n: 2 + 2 }]);
  });

  it('[K11.9 allows] the unit on Bonds of Loyalty fights underground, others do not', () => {
    const given = { hand: 'march', units: 'peasants-1 foresters-1', skills: 'bonds-of-loyalty' };
    const table = entered('7-SE', '1:0,1 7:1,0', given, {
      and: (g) => {
        g.s.players[0].bonds = 'peasants-1';
        onTop(g, 'brown', 'gargoyle-1');
      },
    });
    play(table, 'red: done', 'red: parry gargoyle-1');
    expect(offered(table, 'red')).toContain('use peasants-1 1 block');
    expect(refused(table, 'red: use foresters-1 2 all')).toBe('none');
  });

  it('[K11.15 computes] Utem Swordsmen of the offer block with 6, and are not wounded there', () => {
    const given = { hand: 'call-to-arms', crystals: 'white' };
    const table = blocking('prowlers-1', given, { units: 'utem-swordsmen-1' });
    play(table, 'red: parry prowlers-1', 'red: play call-to-arms basic all');
    play(table, 'red: use utem-swordsmen-1 2 block', 'red: ward');
    expect(told(table, 'parried')).toMatchObject({ points: 6 });
    expect(table.match.all(stateOf(table).units)).toEqual(['utem-swordsmen-1']);
  });

  it('[K20.26 computes] [K20.26 forbids] Sword of Justice: 3 for each card that goes, in the attack phase', () => {
    const table = fight('prowlers-1', { hand: 'sword-of-justice march rage wound' });
    expect(refused(table, 'red: play sword-of-justice basic all')).toBe('K5.6');
    play(table, 'red: done', 'red: done', 'red: face prowlers-1', 'red: suffer');
    play(table, 'red: attack prowlers-1', 'red: play sword-of-justice basic all');
    play(table, 'red: discard march rage');
    expect(points(table)).toMatchObject([{ n: 6, element: 'physical' }]);
  });

  it('[K5.18 forbids] Magic Talent casts no healing spell in a fight', () => {
    const spells = (g: Play): void => {
      for (const name of ['restoration', 'tremor'])
        g.move(need(g.find(g.s.spellDeck, name), name), g.s.spellDeck, g.s.spells);
    };
    const given = { hand: 'magic-talent march wound', crystals: 'green' };
    const table = fight('prowlers-1', given, { ...conquest, and: spells });
    play(table, 'red: play magic-talent basic all', 'red: discard march');
    expect(offered(table, 'red').toSorted()).toEqual([
      'cast tremor basic every',
      'cast tremor basic one',
      'decline',
    ]);
  });

  it('[K20.36 computes] whoever bears Banner of Glory takes a point more of damage', () => {
    const table = alone(
      { at: '1-W', hand: 'banner-of-glory march', units: 'peasants-1' },
      { foes: { '1-NW': 'g-swordsmen-1' } },
    );
    play(table, 'red: play banner-of-glory basic all', 'red: challenge', 'red: done', 'red: done');
    play(table, 'red: face g-swordsmen-1', 'red: assign peasants-1');
    expect(stateOf(table).combat.damage).toBe(6 - 4);
    expect(told(table, 'unitHurt')).toMatchObject({ unit: 'peasants-1', wounds: 1 });
  });
});

describe('cards', () => {
  it('[K14.5 forbids] no wound goes for Crystal Joy, unless mana was paid', () => {
    const joy = (face: 'basic' | 'strong'): Table => {
      const table = alone({ hand: 'crystal-joy march wound', crystals: 'blue', tokens: 'red' });
      play(table, `red: play crystal-joy ${face} all`);
      const pays = offered(table, 'red').find((one) => /^(pay token red|gain red)/.test(one));
      if (pays !== undefined) play(table, `red: ${pays}`);
      play(table, 'red: end');
      return table;
    };
    expect(refused(joy('basic'), 'red: return wound')).toBe('K5.3');
    expect(offered(joy('strong'), 'red')).toContain('return wound');
  });

  it('[K14.5 forbids] Steady Tempo does not go under an empty deck', () => {
    const tempo = (deck: string): Table => {
      const table = alone({ hand: 'steady-tempo march', deck }, conquest);
      if (deck === '') play(table, 'red: stay');
      play(table, 'red: play steady-tempo basic all', 'red: end');
      return table;
    };
    expect(offered(tempo('rage'), 'red')).toEqual(['keep', 'decline']);
    expect(offered(tempo(''), 'red')).not.toContain('keep');
  });

  it('[K14.6 forbids] Banner of Protection leaves the wounds of other turns', () => {
    const table = fight('prowlers-1', {
      hand: 'banner-of-protection march wound',
      discard: 'wound',
    });
    play(table, 'red: play banner-of-protection strong all', 'red: done', 'red: done');
    play(table, 'red: face prowlers-1', 'red: suffer', 'red: done', 'red: end', 'red: accept');
    expect(names(table, 'hand')).toEqual(['march', 'wound']);
    expect(names(table, 'discard')).toEqual(['wound']);
  });

  it('[K20.27 forbids] the Grail is worth two points of fame, not a third', () => {
    const table = alone({ hand: 'golden-grail tranquility wound wound wound' });
    play(table, 'red: play golden-grail basic all', 'red: play tranquility basic heal');
    play(table, 'red: heal', 'red: heal', 'red: heal');
    expect(playerOf(table).fame).toBe(2);
    expect(names(table, 'hand')).toEqual([]);
  });

  it('[K5.7 forbids] drawing from an empty deck', () => {
    const table = alone({ hand: 'tranquility march', deck: '' });
    play(table, 'red: stay');
    expect(refused(table, 'red: play tranquility basic draw')).toBe('K5.7');
  });

  it('[K20.16 computes] what waits for the next draw comes in a new round', () => {
    const deck = 'rage march stamina swiftness promise threaten tranquility wound';
    const table = nextRound([{ hand: '', deck }], {
      and: (g) => void (g.s.players[0].nextDraw = 2),
    });
    expect(playerOf(table)).toMatchObject({ nextDraw: 0 });
    expect(playerOf(table).hand).toHaveLength(5 + 2);
  });

  it('[K6.11 forbids] Polarization turns one mana, not two', () => {
    const given = { hand: 'march march', tokens: 'white white', skills: 'polarization' };
    const table = alone(given);
    play(table, 'red: skill polarization all', 'red: play march strong all');
    play(table, 'red: pay token white green');
    expect(playerOf(table).tokens.white).toBe(1);
    expect(refused(table, 'red: play march strong all')).toBe('K6.1');
  });

  it('[K6.1 computes] the first mana is paid so that the second can be', () => {
    const given = { hand: 'march', units: 'altem-mages-1', tokens: 'gold', crystals: 'blue' };
    const table = striking('prowlers-1', given);
    play(table, 'red: attack prowlers-1', 'red: use altem-mages-1 2 attack-both');
    expect(points(table)).toMatchObject([{ n: 9, element: 'cold-fire' }]);
    expect(playerOf(table)).toMatchObject({ tokens: { gold: 0 }, crystals: { blue: 0 } });
  });

  it('In Need counts wounds of the hand and of units', () => {
    const table = alone({ at: '2-E', hand: 'in-need wound wound', units: '!peasants-1' }, conquest);
    play(table, 'red: decline', 'red: interact', 'red: play in-need basic all');
    expect(stateOf(table).turn.influence).toBe(3 + 3);
  });
});

describe('the land', () => {
  it('[K8.6 computes] [K8.6 forbids] when the countryside is used up, a core tile without a city, in a hole', () => {
    const holes = (tiles: string): string[] => {
      const table = alone(
        { at: '1-E', hand: 'march' },
        { ...conquest, tiles, and: (g) => g.moveAll(g.s.spareCountryside, g.s.placed) },
      );
      play(table, 'red: decline', 'red: play march basic all');
      return offered(table, 'red').filter((one) => one.startsWith('explore'));
    };
    expect(holes('1:0,1 2:1,0')).toEqual([]);
    expect(holes('1:0,1 2:1,0 3:0,2 4:2,0')).toEqual(['explore 1,1']);
  });

  it('[K18.7 forbids] a tile without a city does not bring the last turns', () => {
    const table = alone(
      { at: '1-NE', hand: 'march' },
      { and: (g) => void g.s.countryside.push(...g.s.spareCountryside.splice(0, 1)) },
    );
    play(table, 'red: play march basic all');
    const place = offered(table, 'red').find((one) => one.startsWith('explore'));
    play(table, `red: ${String(place)}`);
    expect(stateOf(table).final).toBe(false);
  });

  it('[K10.8 forbids] artifacts are sold in the red city alone', () => {
    const table = alone({ at: '2-E', hand: 'endless-bag-of-gold', reputation: 7 });
    play(table, 'red: decline', 'red: interact', 'red: play endless-bag-of-gold strong all');
    expect(refused(table, 'red: artifact')).toBe('none');
  });

  it('[K9.11 forbids] ruins that are cleared, and a den that is', () => {
    const at = (space: string, tiles: string): string => {
      const table = alone(
        { at: space, hand: 'march' },
        { tiles, and: (g) => void (need(g.s.sites[space], space).cleared = true) },
      );
      return refused(table, 'red: enter');
    };
    expect([at('8-NE', '1:0,1 8:1,0'), at('6-W', '1:0,1 6:1,0')]).toEqual(['K9.11', 'K9.11']);
  });

  it('[K9.11 forbids] ruins that are cleared, although their token still lies there', () => {
    const table = alone({ at: '8-NE', hand: 'march' }, { tiles: '1:0,1 8:1,0' });
    const ruins = need(stateOf(table).sites['8-NE'], 'ruins');
    hold(table.match, ruins.ruin, ['ruin-6']);
    ruins.cleared = true;
    expect(refused(table, 'red: enter')).toBe('K9.11');
  });

  it('[K6.7 forbids] a den is no place of night', () => {
    const given = { hand: 'rage march', skills: 'night-sharpshooting' };
    const table = entered('6-W', '1:0,1 6:1,0', given, {
      and: (g) => onTop(g, 'brown', 'gargoyle-1'),
    });
    play(table, 'red: attack gargoyle-1', 'red: skill night-sharpshooting all');
    expect(points(table)).toMatchObject([{ n: 1 }]);
  });
});

describe('turns and rounds', () => {
  it('[K4.9 forbids] slow recovery for those who hold another card', () => {
    const table = alone({ hand: 'march wound' });
    expect(refused(table, 'red: recover')).toBe('K4.8');
  });

  it('[K3.9 computes] Midnight Meditation with one card is used up', () => {
    const given = { hand: 'march rage', deck: 'wound', tactic: 'midnight-meditation' };
    const table = alone(given, night);
    play(table, 'red: shuffle march');
    expect(playerOf(table).tacticDone).toBe(true);
  });

  it('[K3.10 forbids] Mana Search after an effect has taken a die', () => {
    const given = { hand: 'mana-draw march', tokens: 'white', tactic: 'mana-search' };
    const table = alone(given, { night: true, source: 'red blue green' });
    expect(offered(table, 'red')).toContain('search red');
    play(table, 'red: play mana-draw strong all');
    const pays = offered(table, 'red').find((one) => one.startsWith('pay token'));
    if (pays !== undefined) play(table, `red: ${pays}`);
    play(table, 'red: set red white');
    expect(refused(table, 'red: search')).toBe('K3.10');
  });

  it('[K3.12 forbids] Long Night without a discard pile', () => {
    const table = alone({ hand: 'march', deck: '', tactic: 'long-night' }, night);
    expect(offered(table, 'red')).toEqual(['announce', 'stay']);
  });

  it('[K3.13 computes] wounds count for Planning', () => {
    const deck = 'rage rage march march stamina stamina';
    const table = alone({ hand: 'march wound wound', deck, tactic: 'planning' });
    play(table, 'red: play march basic all', 'red: end', 'red: discard');
    expect(playerOf(table).hand).toHaveLength(6);
  });

  it('[K18.7 computes] when the goal is reached everybody has one more turn', () => {
    const deck = 'wound wound wound wound wound wound';
    const table = nextRound(
      [
        { hand: '', deck: `march ${deck}` },
        { hand: '', deck: `rage ${deck}` },
      ],
      {
        night: true,
        options: { scenario: 'full-conquest' },
        and: (g) => void (g.s.order = [0, 1]),
      },
    );
    play(table, 'blue: tactic planning', 'red: tactic early-bird');
    stateOf(table).final = true;
    const turns: string[] = [];
    for (let seat = asked(table)[0]; seat !== undefined; seat = asked(table)[0]) {
      const [first] = offered(table, 'red');
      const who = first === undefined ? 'blue' : 'red';
      const options = offered(table, who);
      const rests = options.find((one) => /^(recover|rest )/.test(one));
      if (rests !== undefined) turns.push(who);
      play(table, `${who}: ${rests ?? (options.includes('end') ? 'end' : 'discard')}`);
    }
    expect(turns).toEqual(['red', 'blue', 'red']);
  });
});
