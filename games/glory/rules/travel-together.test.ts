import { describe, expect, it } from 'vitest';
import { asked, cardsIn, play } from '@destrier/engine/testkit/check';
import { give, stateOf } from '../testing/seated.js';
import { player, travellers, travelling } from '../testing/travelling.js';
import { type Who } from '../state.js';

describe('simultaneous travel', () => {
  const options = { travel: 'together' };

  it('[G18.13 computes] all choose at once and unseen; the cards are shown when all have', () => {
    const hand = { cards: ['penny', 'the-game'] };
    const table = travelling([hand, {}, hand], { options });
    expect(asked(table)).toEqual(['red: roads.play', 'green: roads.play']);
    play(table, 'green: play the-game');
    expect(asked(table)).toEqual(['red: roads.play']);
    expect(table.events(0)).toEqual([]);
    expect(player(table, 2).coins).toBe(0);
    play(table, 'red: play penny');
    expect(stateOf(table).players.map(({ coins }) => coins)).toEqual([1, 0, 2]);
    expect(travellers(table)).toEqual(['red', 'green']);
  });

  it('[G18.13 allows] [G18.13 forbids] three laps, a fourth with the Emissary only', () => {
    const cards = ['penny', 'penny', 'penny', 'the-game', 'the-game'];
    const table = travelling([{ cards }, { cards, supports: ['emissary'] }], {
      options,
      given(s) {
        s.players[0].travelled = 2;
      },
    });
    for (let i = 0; i < 3; i++) play(table, 'red: play penny', 'blue: play penny');
    expect(travellers(table)).toEqual(['blue']);
    play(table, 'blue: play the-game');
    expect(travellers(table)).toEqual([]);
  });

  it('[G18.13 computes] who stops waits for the others', () => {
    const hand = { cards: ['penny', 'penny'] };
    const table = travelling([hand, hand], { options });
    play(table, 'red: stop', 'blue: play penny');
    expect(travellers(table)).toEqual(['blue']);
    play(table, 'blue: stop');
    expect(travellers(table)).toEqual([]);
    expect(stateOf(table).players.map(({ travelled }) => travelled)).toEqual([3, 3]);
  });

  it.each<[Who[], string[], string[]]>([
    [[0, 1], ['ring'], []],
    [[1, 0], [], ['ring']],
  ])(
    '[G18.13 computes] the last relic goes by initiative (%j), not by haste',
    (order, red, blue) => {
      const hand = { cards: ['keepsake'] };
      const table = travelling([hand, hand, {}], {
        options,
        order: [...order, 2],
        given(s, match) {
          const rings = s.relics.filter((one) => match.name(one) === 'ring').length;
          for (let i = 1; i < rings; i++) give(match, 2, { relics: ['ring'] });
        },
      });
      play(table, 'blue: play keepsake', 'red: play keepsake');
      expect(cardsIn(table, player(table, 0).relics.ready)).toEqual(red);
      expect(cardsIn(table, player(table, 1).relics.ready)).toEqual(blue);
      expect(cardsIn(table, player(table, 0).played.romance)).toEqual(['keepsake']);
    },
  );

  it('[G18.13 computes] challenges are fought side by side, then prizes chosen by initiative', () => {
    const fighter = { cards: ['oxen'], strength: 1 };
    const table = travelling([fighter, fighter, { cards: ['choice', 'penny'] }], {
      options,
      order: [2, 1, 0],
    });
    play(table, 'red: play oxen', 'blue: play oxen', 'green: play penny');
    expect(player(table, 2).coins).toBe(0);
    const fought = asked(table).map((prompt) => prompt.split(':')[0]);
    expect(fought).toEqual(['red', 'blue']);
    while (stateOf(table).duels[0]?.winner === -1) play(table, 'red: pass');
    expect(asked(table).map((prompt) => prompt.split(':')[0])).toEqual(['blue']);
    while (stateOf(table).duels[1]?.winner === -1) play(table, 'blue: pass');
    expect(player(table, 2).coins).toBe(1);
    expect(asked(table)).toEqual(['blue: reward.choose']);
    play(table, 'blue: choose coins');
    expect(asked(table)).toEqual(['red: reward.choose']);
    play(table, 'red: choose faith');
    expect(travellers(table)).toEqual(['green']);
    expect(player(table, 0)).toMatchObject({ coins: 0, faith: 3 });
    expect(player(table, 1)).toMatchObject({ coins: 3, faith: 0 });
  });

  it('[G18.13 computes] a lost challenge stays in hand beside a won one', () => {
    const table = travelling([{ cards: ['tower'] }, { cards: ['straw'] }], { options });
    play(table, 'red: play tower', 'blue: play straw');
    expect(stateOf(table).players.map(({ coins }) => coins)).toEqual([0, 3]);
    expect(cardsIn(table, player(table).challenge)).toEqual(['tower']);
    expect(stateOf(table).duels).toEqual([null, null]);
    expect(travellers(table)).toEqual(['red']);
  });

  it('[G18.13 computes] the same table whoever was quicker', () => {
    const hashOf = (...lines: string[]) => {
      const fighter = { cards: ['gruuthuse', 'penny'] };
      const table = travelling([fighter, fighter], { options, seed: 'haste' });
      play(table, ...lines);
      return table.hash;
    };
    expect(hashOf('red: play gruuthuse', 'blue: play gruuthuse')).toBe(
      hashOf('blue: play gruuthuse', 'red: play gruuthuse'),
    );
  });
});
