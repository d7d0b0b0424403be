import { need, type Table } from '@destrier/engine';
import { hold, offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { night } from '../testing/fights.js';
import { alone, playerOf, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';
import { round } from './rounds.js';
import { turn } from './turn.js';

/** What players ask about rounds and turns. */

const names = (table: Table, cards: 'hand' | 'discard' | 'deck'): string[] =>
  table.match.all(playerOf(table)[cards]).toSorted();
const nextRound = (given: Seated, more: Staged = {}): Table =>
  staged([given], { ...more, begin: (g) => g.call(round, {}) });
/** A second turn of red follows the first. */
const twice: Staged = {
  begin: (g) => {
    g.call(turn, { seat: 0 });
    g.call(turn, { seat: 0 });
  },
};

describe('rounds', () => {
  it('[K2.15 computes] an action of a monastery makes room for another, unless it was burned', () => {
    let before = '';
    const lessons = (burned: boolean): Table =>
      nextRound(
        { hand: 'march' },
        {
          tiles: '1:0,1 5:1,0',
          and: (g) => {
            g.draw(g.s.actionDeck, g.s.lessons);
            before = need(g.all(g.s.lessons)[0], 'a lesson');
            need(g.s.sites['5-NE'], 'a monastery').cleared = burned;
          },
        },
      );
    const table = lessons(false);
    expect(stateOf(table).lessons).toHaveLength(1);
    expect(table.match.all(stateOf(table).lessons)).not.toContain(before);
    expect(stateOf(lessons(true)).lessons).toHaveLength(0);
  });

  it('[K2.16 computes] the die of Mana Steal comes back before the Source is rolled', () => {
    const table = nextRound(
      { hand: 'march' },
      {
        script: { dice: ['red', 'blue', 'green'] },
        and: (g) => {
          g.s.source.pop();
          g.s.players[0].die = 'white';
        },
      },
    );
    expect(stateOf(table).source).toEqual(['red', 'blue', 'green']);
    expect(playerOf(table).die).toBe(null);
  });

  it('[K2.17 computes] whoever announces the end of the round has nothing of a glade, and draws nothing', () => {
    const table = alone({ at: '1-C', hand: 'march', deck: '', discard: 'wound' });
    play(table, 'red: announce');
    expect(playerOf(table).tokens.gold).toBe(0);
    expect([names(table, 'hand'), names(table, 'discard')]).toEqual([['march'], ['wound']]);
    expect(stateOf(table).announced).toBe(0);
  });

  it('[K2.18 forbids] [K2.18 computes] announcing twice; without cards the turn passes', () => {
    const announced = (hand: string): Table =>
      alone({ hand, deck: '' }, { and: (g) => void (g.s.announced = 'dummy') });
    const table = announced('march');
    expect(refused(table, 'red: announce')).toBe('none');
    expect(offered(table, 'red')).toContain('end');
    const bare = announced('');
    expect(bare.over).toBe(true);
    expect(stateOf(bare).announced).toBe('dummy');
  });
});

describe('tactics', () => {
  it('[K3.15 computes] the die of Mana Steal is rolled when its turn ends', () => {
    const table = alone(
      { hand: 'march rage', tactic: 'mana-steal' },
      {
        script: { dice: ['blue'] },
        and: (g) => {
          g.s.source.pop();
          g.s.players[0].die = 'green';
        },
      },
    );
    play(table, 'red: play march strong all');
    expect(playerOf(table).die).toBe(null);
    play(table, 'red: end');
    expect(stateOf(table).source).toEqual(['black', 'black', 'blue']);
  });

  it('[K3.16 computes] Long Night in the middle of a draw, with what the discard pile has', () => {
    const table = alone(
      { hand: 'march stamina', deck: 'swiftness', discard: 'rage', tactic: 'long-night' },
      night,
    );
    play(table, 'red: play march basic all', 'red: end', 'red: discard', 'red: lengthen');
    expect(names(table, 'hand')).toEqual(['march', 'rage', 'stamina', 'swiftness']);
    expect(playerOf(table).tacticDone).toBe(true);
  });

  it('[K3.17 forbids] with an empty deck Sparing Power lays nothing aside', () => {
    const spared = (deck: string): Table =>
      alone(
        { hand: 'march', deck, tactic: 'sparing-power' },
        { ...night, and: (g) => void g.draw(g.s.players[0].deck, g.s.players[0].spared) },
      );
    expect(offered(spared('rage rage'), 'red')).toEqual(['spare', 'spend']);
    expect(names(spared('rage'), 'hand')).toEqual(['march', 'rage']);
  });
});

describe('resting', () => {
  it('[K4.16 forbids] after a tile was turned', () => {
    const table = alone(
      { hand: 'march rage', at: '1-NE' },
      { and: (g) => void g.s.countryside.push(...g.s.spareCountryside.splice(0, 1)) },
    );
    play(table, 'red: play march basic all');
    expect(offered(table, 'red')).toContain('rest rage 0');
    const place = offered(table, 'red').find((one) => one.startsWith('explore'));
    play(table, `red: ${String(place)}`);
    expect(refused(table, 'red: rest rage 0')).toBe('K4.16');
  });

  it('[K4.17 allows] effects, healing and a die of the Source', () => {
    const table = alone(
      { at: '1-W', hand: 'tranquility march wound' },
      { source: 'green black black', foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: rest march 0', 'red: play tranquility strong heal', 'red: heal');
    expect(names(table, 'hand')).toEqual([]);
    expect(stateOf(table).turn.used).toBe(1);
    expect(refused(table, 'red: challenge')).toBe('K4.6');
    expect(refused(table, 'red: go 1-SW')).toBe('none');
  });
});

describe('a turn', () => {
  it('[K4.18 allows] whoever begins without cards discards none', () => {
    const table = alone({ hand: '', deck: 'rage' });
    play(table, 'red: end');
    expect([names(table, 'hand'), names(table, 'discard')]).toEqual([['rage'], []]);
  });

  it('[K4.19 forbids] a unit is no card of the turn', () => {
    const table = alone({ hand: 'march', units: 'peasants-1' });
    play(table, 'red: use peasants-1 3 all', 'red: end');
    expect(offered(table, 'red')).not.toContain('discard');
    play(table, 'red: discard march');
    expect(names(table, 'discard')).toEqual(['march']);
  });

  it('[K4.21 allows] [K4.21 forbids] healing after the action, a step after it', () => {
    const table = alone({ at: '2-E', hand: 'tranquility march wound' });
    play(table, 'red: decline', 'red: interact', 'red: done');
    play(table, 'red: play tranquility basic heal', 'red: heal');
    expect(names(table, 'hand')).toEqual(['march']);
    expect(refused(table, 'red: go 2-SE')).toBe('none');
    expect(refused(table, 'red: play march side move')).toBe('none');
  });

  it('[K14.15 computes] healing that was left is lost when a fight begins, with the fame of the Grail', () => {
    const table = alone(
      { at: '1-W', hand: 'golden-grail tranquility march wound' },
      { foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: play golden-grail basic all', 'red: challenge');
    expect(stateOf(table).turn).toMatchObject({ heal: 0, grail: 0 });
    play(table, 'red: done', 'red: done', 'red: face prowlers-1', 'red: suffer', 'red: done');
    play(table, 'red: play tranquility basic heal', 'red: heal');
    expect(names(table, 'hand')).toEqual(['march', 'wound', 'wound']);
    expect(playerOf(table).fame).toBe(0);
  });

  it('[K14.16 computes] whoever holds more than the limit keeps it all and draws nothing', () => {
    const hand = 'rage stamina promise threaten swiftness wound';
    const table = alone({ hand: `march ${hand}`, deck: 'wound' });
    play(table, 'red: play march basic all', 'red: end', 'red: discard');
    expect(names(table, 'hand')).toEqual(hand.split(' ').toSorted());
    expect(names(table, 'deck')).toEqual(['wound']);
  });

  it('[K6.15 computes] mana of a Motivation before the turn is there in the turn, and gone after it', () => {
    const table = alone({ hand: 'march', deck: 'rage rage wound', skills: 'motivation-tovak' });
    play(table, 'red: skill motivation-tovak all', 'red: play march basic all');
    expect(playerOf(table).tokens.blue).toBe(1);
    play(table, 'red: end', 'red: discard');
    expect(playerOf(table).tokens.blue).toBe(0);
  });

  it('[K15.8 forbids] after a Motivation in a turn there is none in the next one', () => {
    const skills = 'motivation-tovak motivation-goldyx';
    const deck = 'wound wound wound wound wound wound wound wound wound';
    const table = alone({ hand: 'march', deck, skills }, twice);
    play(
      table,
      'red: decline',
      'red: skill motivation-tovak all',
      'red: end',
      'red: discard march',
    );
    expect(refused(table, 'red: skill motivation-goldyx all')).toBe('none');
    expect(offered(table, 'red')).toContain('recover');
  });

  it('[K15.8 allows] after one before a turn there is another before the next one', () => {
    const skills = 'motivation-tovak motivation-goldyx';
    const deck = 'wound wound wound wound wound wound wound wound wound';
    const table = alone({ hand: 'march', deck, skills }, twice);
    play(table, 'red: skill motivation-tovak all', 'red: end', 'red: discard march');
    play(table, 'red: skill motivation-goldyx all');
    expect(playerOf(table).flipped).toEqual(['motivation-tovak', 'motivation-goldyx']);
  });
});

describe('levels', () => {
  it('[K15.9 computes] fame that crosses a line changes nothing before the turn ends', () => {
    const table = alone(
      { at: '1-W', hand: 'rage march', crystals: 'red', fame: 7, level: 2 },
      { foes: { '1-NW': 'prowlers-1' } },
    );
    play(table, 'red: challenge', 'red: done', 'red: done', 'red: face prowlers-1', 'red: suffer');
    play(table, 'red: attack prowlers-1', 'red: play rage strong all', 'red: strike');
    expect(playerOf(table)).toMatchObject({ fame: 9, level: 2 });
    play(table, 'red: end');
    expect(playerOf(table).level).toBe(3);
  });

  it('[K15.10 computes] nothing comes after the tenth level', () => {
    const table = alone({ hand: 'march rage', fame: 200, level: 10 });
    play(table, 'red: play march basic all', 'red: end', 'red: discard');
    expect(playerOf(table)).toMatchObject({ fame: 200, level: 10 });
  });

  it('[K15.11 forbids] own skills that are common are not taken back, others are', () => {
    const table = alone({ hero: 'tovak', hand: 'march rage', fame: 3 });
    hold(table.match, playerOf(table).skillPile, ['shield-mastery', 'i-feel-no-pain']);
    hold(table.match, stateOf(table).commonSkills, ['double-time', 'flight']);
    play(table, 'red: play march basic all', 'red: end');
    expect(offered(table, 'red').toSorted()).toEqual([
      'learn flight',
      'learn i-feel-no-pain',
      'learn shield-mastery',
    ]);
  });
});
