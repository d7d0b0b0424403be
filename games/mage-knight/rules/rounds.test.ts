import { need, type Table } from '@destrier/engine';
import { asked, offered, play, refused } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import type { Play } from '../state.js';
import { alone, playerOf, staged, stateOf, type Seated, type Staged } from '../testing/staged.js';
import { playDummy } from './dummy.js';
import { round } from './rounds.js';
import { choosingTactics } from './tactics.js';

const nextRound = (seats: readonly Seated[], more: Staged = {}): Table =>
  staged(seats, { ...more, begin: (g) => g.call(round, {}) });
const tactics = (seats: readonly Seated[], more: Staged = {}): Table =>
  staged(seats, { ...more, begin: (g) => g.call(choosingTactics, {}) });
const names = (table: Table, place: 'hand' | 'deck' | 'discard', seat: 0 | 1 = 0): string[] =>
  table.match.all(playerOf(table, seat)[place]).toSorted();
const offerThree = (g: Play): void => {
  g.draw(g.s.actionDeck, g.s.actions, 3);
  g.draw(g.s.spellDeck, g.s.spells, 3);
};

describe('a new round', () => {
  it('[K2.1 computes] [K2.2 computes] night follows day, and the Source is rolled', () => {
    const table = nextRound([{ hand: 'march' }, { hand: 'march' }], {
      source: 'black black black black',
      script: { dice: ['red', 'red', 'gold', 'black'] },
    });
    expect(stateOf(table)).toMatchObject({ round: 2, day: false });
    expect(stateOf(table).source).toEqual(['red', 'red', 'gold', 'black']);
  });

  it('[K2.4 computes] with too few basic colours gold and black are rolled again', () => {
    const table = nextRound([{ hand: 'march' }], {
      script: { dice: ['red', 'gold', 'black', 'blue', 'gold'] },
    });
    expect(stateOf(table).source).toEqual(['red', 'blue', 'gold']);
  });

  it('[K2.5 computes] [K2.6 computes] other units are laid out, elite ones when a core tile is seen', () => {
    const early = nextRound([{ hand: 'march' }, { hand: 'march' }], { units: 'peasants-1' });
    const tiers = (table: Table) =>
      table.match
        .all(stateOf(table).units)
        .map((unit) => content.units[unit.replace(/-\d+$/, '')]?.tier);
    expect(tiers(early)).toEqual(['regular', 'regular', 'regular', 'regular']);
    const late = nextRound([{ hand: 'march' }, { hand: 'march' }], {
      options: { scenario: 'full-conquest' },
      tiles: '1:0,1 2:1,0 C1:1,1',
    });
    expect(tiers(late)).toEqual(['elite', 'regular', 'elite', 'regular']);
  });

  it('[K2.7 computes] the oldest card of each offer goes under its deck', () => {
    let before: string[] = [];
    const table = nextRound([{ hand: 'march' }, { hand: 'march' }], {
      and: (g) => {
        offerThree(g);
        before = g.all(g.s.spells);
      },
    });
    const { spells, spellDeck } = stateOf(table);
    const now = table.match.all(spells);
    expect(now).toHaveLength(3);
    expect(now.slice(0, 2)).toEqual(before.slice(1));
    expect(table.match.all(spellDeck)[0]).toBe(before[0]);
  });

  it('[K2.8 computes] in the morning ruins are turned', () => {
    const table = nextRound([{ hand: 'march' }], {
      night: true,
      tiles: '1:0,1 8:1,0',
      and: (g) => {
        const site = need(g.s.sites['8-NE'], 'ruins');
        g.draw(g.s.ruins, site.ruinDown);
      },
    });
    expect(stateOf(table).sites['8-NE']).toMatchObject({ ruinDown: [] });
    expect(stateOf(table).sites['8-NE']?.ruin).toHaveLength(1);
  });

  it('[K2.9 computes] cards come back, units are ready and keep their wounds', () => {
    const table = nextRound([
      { hand: 'march', deck: 'rage', discard: 'stamina wound', units: '!peasants-1' },
    ]);
    expect(names(table, 'hand')).toEqual(['march', 'rage', 'stamina', 'wound']);
    expect(playerOf(table).unit['peasants-1']).toMatchObject({ ready: true, wounds: 1 });
  });

  it('[K2.14 allows] a banner comes back into the deck, or stays', () => {
    const bannered = (): Table =>
      nextRound([{ hand: 'march', deck: 'rage', units: 'peasants-1' }], {
        and: (g) => {
          const [player] = g.s.players;
          const banner = need(g.find(g.s.artifactDeck, 'banner-of-glory'), 'a banner');
          g.move(banner, g.s.artifactDeck, player.banners);
          need(player.unit['peasants-1'], 'a unit').banner = 'banner-of-glory';
        },
      });
    const furled = bannered();
    play(furled, 'red: return banner-of-glory');
    expect(names(furled, 'hand')).toContain('banner-of-glory');
    expect(playerOf(furled).unit['peasants-1']?.banner).toBe(null);
    const kept = bannered();
    play(kept, 'red: done');
    expect(playerOf(kept).unit['peasants-1']?.banner).toBe('banner-of-glory');
  });

  it('[K2.10 computes] with an empty deck one may end the round, with an empty hand one must', () => {
    const table = alone({ hand: 'march', deck: '' });
    expect(offered(table, 'red')).toEqual(['announce', 'stay']);
    expect(offered(alone({ hand: '', deck: '' }), 'red')).toEqual(['announce']);
    expect(refused(alone({ hand: 'march' }), 'red: announce')).toBe('none');
  });

  it('[K2.11 computes] then everybody else has one turn', () => {
    const table = nextRound(
      [
        { hand: 'march', deck: '' },
        { hand: 'rage', deck: '' },
      ],
      {
        night: true,
        and: (g) => void (g.s.order = [0, 1]),
      },
    );
    play(table, 'blue: tactic early-bird', 'red: tactic the-right-moment');
    play(table, 'blue: announce');
    expect(offered(table, 'red')).toContain('end');
    play(table, 'red: end', 'red: discard march');
    expect(asked(table)).toEqual([]);
  });
});

describe('tactics', () => {
  it('[K3.1 computes] [K3.2 forbids] the least fame chooses first, nobody takes a tactic twice', () => {
    const table = tactics([{ hand: 'march', fame: 2 }, { hand: 'march' }]);
    play(table, 'blue: tactic planning');
    expect(refused(table, 'red: tactic planning')).toBe('none');
    play(table, 'red: tactic early-bird');
    expect(stateOf(table).order).toEqual([0, 1]);
  });

  it('[K3.1 computes] of equals the one who came later', () => {
    const table = tactics([{ hand: 'march' }, { hand: 'march' }]);
    expect(asked(table)).toEqual(['blue: choosing a tactic.tactic']);
  });

  it('[K3.4 computes] numbers are the order: from-the-dusk before sparing-power', () => {
    const table = tactics([{ hand: 'march' }, { hand: 'march' }], { night: true });
    play(table, 'blue: tactic from-the-dusk', 'red: tactic sparing-power');
    expect(stateOf(table).order).toEqual([1, 0]);
  });

  it('[K3.3 computes] [K16.2 computes] the dummy takes another, and both are gone', () => {
    const table = tactics([{ hand: 'march' }], {
      and: (g) => void (g.s.dummy.hero = 'tovak'),
      script: { tactics: ['planning'] },
    });
    play(table, 'red: tactic early-bird');
    expect(stateOf(table).goneTactics).toEqual(['planning', 'early-bird']);
    expect(stateOf(table).order).toEqual([0, 'dummy']);
  });

  it('[K3.5 computes] tactic rethink: up to three cards for as many', () => {
    const table = tactics([{ hand: 'wound rage march', deck: 'stamina promise' }]);
    play(table, 'red: tactic rethink', 'red: discard rage wound');
    expect(names(table, 'hand')).toEqual(['march', 'promise', 'stamina']);
    expect(names(table, 'deck')).toEqual(['rage', 'wound']);
    expect(names(table, 'discard')).toEqual([]);
  });

  it('[K3.6 computes] tactic mana-steal: a die of a basic colour', () => {
    const table = tactics([{ hand: 'march' }], { source: 'gold red black' });
    play(table, 'red: tactic mana-steal');
    expect(playerOf(table).die).toBe('red');
    expect(stateOf(table).source).toEqual(['gold', 'black']);
  });

  it('[K3.14 computes] tactic great-start: two cards', () => {
    const table = tactics([{ hand: 'march', deck: 'rage rage rage' }]);
    play(table, 'red: tactic great-start');
    expect(playerOf(table).hand).toHaveLength(3);
  });

  it('[K3.7 computes] tactic preparation: any card of the deck', () => {
    const table = tactics([{ hand: 'march', deck: 'rage stamina promise' }], { night: true });
    play(table, 'red: tactic preparation', 'red: fetch stamina');
    expect(names(table, 'hand')).toEqual(['march', 'stamina']);
  });

  it('[K3.8 computes] tactic the-right-moment: once, another turn follows', () => {
    const table = alone({ hand: 'march', tactic: 'the-right-moment' });
    play(table, 'red: moment');
    expect(stateOf(table).turn.again).toBe(true);
    expect(refused(table, 'red: moment')).toBe('none');
  });

  it('[K3.9 computes] tactic midnight-meditation: up to five cards for as many, once', () => {
    const given = { hand: 'march wound', deck: 'rage rage', tactic: 'midnight-meditation' };
    const table = alone(given);
    play(table, 'red: shuffle march wound');
    expect(playerOf(table)).toMatchObject({ tacticDone: true });
    expect(playerOf(table).hand).toHaveLength(2);
    const later = alone(given);
    play(later, 'red: shuffle');
    expect(playerOf(later)).toMatchObject({ tacticDone: false });
  });

  it('[K3.10 forbids] tactic mana-search: gold first, and no die before it', () => {
    const given = { hand: 'march rage', tactic: 'mana-search' };
    const more = { night: true, source: 'gold green red', script: { dice: ['blue', 'white'] } };
    const table = alone(given, { ...more, night: true });
    expect(refused(table, 'red: search green red')).toBe('K3.10');
    play(table, 'red: search gold red');
    expect(stateOf(table).source).toEqual(['green', 'blue', 'white']);
    expect(refused(table, 'red: search green')).toBe('none');
    const late = alone(given, { ...more, night: true });
    play(late, 'red: play march strong all');
    expect(refused(late, 'red: search')).toBe('K3.10');
  });

  it('[K3.11 computes] tactic sparing-power: cards wait until they come to the hand', () => {
    const given = { hand: 'march', deck: 'rage stamina promise', tactic: 'sparing-power' };
    const table = alone(given);
    play(table, 'red: spare');
    expect(playerOf(table).spared).toHaveLength(1);
    const spent = alone(given, {
      and: (g) => void g.draw(g.s.players[0].deck, g.s.players[0].spared, 2),
    });
    play(spent, 'red: spend');
    expect(playerOf(spent).hand).toHaveLength(3);
    expect(playerOf(spent).tacticDone).toBe(true);
  });

  it('[K3.12 computes] tactic long-night: three cards of the discard pile are a deck', () => {
    const table = alone({
      hand: 'march',
      deck: '',
      discard: 'rage rage rage rage',
      tactic: 'long-night',
    });
    play(table, 'red: lengthen');
    expect([playerOf(table).deck.length, playerOf(table).discard.length]).toEqual([3, 1]);
    expect(offered(table, 'red')).toContain('end');
  });

  it('[K3.13 computes] tactic planning: with two cards left one more is drawn', () => {
    const table = alone({
      hand: 'march rage wound',
      deck: 'stamina stamina stamina stamina stamina stamina',
      tactic: 'planning',
    });
    play(table, 'red: play march basic all', 'red: end', 'red: discard');
    expect(playerOf(table).hand).toHaveLength(6);
  });
});

describe('the dummy', () => {
  const dummy = (deck: readonly string[], more: Staged = {}): Table =>
    alone(
      { hand: 'march' },
      {
        ...more,
        and: (g) => {
          g.s.dummy.hero = 'tovak';
          for (const card of deck)
            g.move(need(g.find(g.s.removed, card), card), g.s.removed, g.s.dummy.deck);
          more.and?.(g);
          playDummy(g);
        },
      },
    );

  it('[K16.3 computes] three cards, and more for crystals of the last one’s colour', () => {
    const deck = ['rage', 'rage', 'rage', 'march', 'stamina', 'rage'];
    const table = dummy(deck, { and: (g) => void (g.s.dummy.crystals.green = 2) });
    expect(stateOf(table).dummy.flipped).toHaveLength(5);
    const plain = dummy(deck, { and: (g) => void (g.s.dummy.crystals.red = 2) });
    expect(stateOf(plain).dummy.flipped).toHaveLength(3);
  });

  it('[K16.4 computes] with an empty deck it ends the round', () => {
    expect(stateOf(dummy([])).announced).toBe('dummy');
  });

  it('[K16.6 computes] in a new round it gets the oldest action, and a crystal of the oldest spell', () => {
    let spell = '';
    const table = nextRound([{ hand: 'march' }], {
      and: (g) => {
        g.s.dummy.hero = 'tovak';
        offerThree(g);
        spell = need(g.all(g.s.spells)[0], 'a spell');
      },
    });
    const { deck, crystals } = stateOf(table).dummy;
    expect(deck).toHaveLength(1);
    const { colour } = need(content.cards[spell], spell);
    expect(crystals[need(colour, 'a colour')]).toBe(1);
  });
});
