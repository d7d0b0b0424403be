import { describe, expect, it } from 'vitest';
import type { Card } from '@destrier/engine';
import { asked, cardsIn, offered, play, tried } from '@destrier/engine/testkit/check';
import { give, stateOf } from '../testing/seated.js';
import { player, travellers, travelling } from '../testing/travelling.js';
import { OTTO, type Who } from '../state.js';
import { journey, travel } from './travel.js';

type Holding = Parameters<typeof give>[2];
type Travelling = Parameters<typeof travelling>[1];

describe('the travel phase', () => {
  it('[G7.1 computes] one card each in initiative order, and round again', () => {
    const hand = { cards: ['penny', 'penny'] };
    const table = travelling([hand, hand, { cards: ['the-game'] }], { order: [1, 2, 0] });
    const order: string[] = [];
    while (travellers(table).length > 0) {
      expect(asked(table)).toHaveLength(1);
      const [who = ''] = travellers(table);
      order.push(who);
      play(table, `${who}: ${who === 'green' ? 'play the-game' : 'play penny'}`);
    }
    expect(order).toEqual(['blue', 'green', 'red', 'blue', 'red']);
    expect(stateOf(table).players.map(({ coins }) => coins)).toEqual([2, 2, 2]);
  });

  it('[G7.1 computes] equal cards are one option, and who has none is not asked', () => {
    const table = travelling([{}, { cards: ['straw', 'penny', 'fencing', 'penny'], coins: 1 }]);
    expect(asked(table)).toEqual(['blue: road.play']);
    expect(offered(table, 'blue')).toEqual(['play penny', 'play fencing', 'play straw', 'stop']);
    expect(table.asks(1)[0]).toMatchObject({ params: { left: 3 } });
    play(table, 'blue: play penny');
    expect(table.asks(1)[0]).toMatchObject({ params: { left: 2 } });
  });

  it('[G7.2 allows] [G7.2 forbids] three cards, and no fourth', () => {
    const table = travelling([{ cards: ['penny', 'penny', 'penny', 'the-game'] }, {}]);
    play(table, 'red: play penny', 'red: play penny', 'red: play penny');
    expect(player(table)).toMatchObject({ coins: 3, travelled: 3 });
    expect(cardsIn(table, player(table).romance)).toEqual(['the-game']);
    expect(travellers(table)).toEqual([]);
  });

  it('[G14.26 allows] [G14.26 forbids] a fourth card with the Emissary, and no fifth', () => {
    const cards = ['penny', 'penny', 'penny', 'the-game', 'keepsake'];
    const table = travelling([{ cards, supports: ['emissary'] }, { cards }]);
    const [four, three] = ['red: play penny', 'blue: play penny'];
    play(table, four, three, four, three, four, three, 'red: play the-game');
    expect(travellers(table)).toEqual([]);
    expect(stateOf(table).players.map(({ coins }) => coins)).toEqual([5, 3]);
  });

  it('[G7.3 computes] who stops is asked no more in this phase, and again in the next', () => {
    const hand = { cards: ['penny', 'penny', 'penny', 'penny'] };
    const table = travelling([hand, {}], {
      begin(match) {
        match.call(travel, {});
        match.call(travel, {});
      },
    });
    play(table, 'red: play penny', 'red: stop');
    expect(table.asks(0)[0]).toMatchObject({ params: { left: 3 } });
    play(table, 'red: play penny', 'red: play penny', 'red: play penny');
    expect(player(table)).toMatchObject({ coins: 4, romance: [] });
  });

  it('[G7.3 computes] others go on after somebody has stopped', () => {
    const hand = { cards: ['penny', 'penny'] };
    const table = travelling([hand, hand]);
    play(table, 'red: stop', 'blue: play penny', 'blue: play penny');
    expect(stateOf(table).players.map(({ coins }) => coins)).toEqual([0, 2]);
    expect(travellers(table)).toEqual([]);
  });

  it('[G7.3 allows] to stop is asked even where no card can be played: the hand is secret', () => {
    const table = travelling([{ cards: ['destrier'] }, {}]);
    expect(offered(table, 'red')).toEqual(['stop']);
  });

  it('[G7.4 computes] all questions of a card come before the next player', () => {
    const table = travelling([{ cards: ['quest', 'penny'] }, { cards: ['penny'] }]);
    play(table, 'red: play quest');
    expect(asked(table)).toEqual(['red: objective.keep']);
    play(table, `red: ${offered(table, 'red')[0]}`);
    expect(asked(table)).toEqual(['blue: road.play']);
  });

  it('[G7.22 computes] the last travel: three cards again, in initiative order', () => {
    const hand = { cards: ['penny', 'penny'] };
    const table = travelling([hand, { cards: ['the-game', 'the-game', 'the-game', 'the-game'] }], {
      order: [1, 0],
      given(s) {
        s.phase = 'last-travel';
        s.players[0].travelled = 3;
        s.players[1].travelled = 3;
      },
    });
    const [blue, red] = ['blue: play the-game', 'red: play penny'];
    play(table, blue, red, blue, red, blue);
    expect(travellers(table)).toEqual([]);
    expect(stateOf(table).players.map(({ coins }) => coins)).toEqual([2, 6]);
  });

  it('[G8.15 computes] what is turned before the last travel stays turned', () => {
    const table = travelling(
      [{ cards: ['penny'], usedSupports: ['squire'], usedRelics: ['ring'] }, {}],
      {
        given(s) {
          s.phase = 'last-travel';
        },
      },
    );
    play(table, 'red: play penny');
    expect(cardsIn(table, player(table).supports.used)).toEqual(['squire']);
    expect(cardsIn(table, player(table).relics.used)).toEqual(['ring']);
  });

  it.each<[Who[]]>([[[0, OTTO]], [[OTTO, 0]]])(
    '[G17.42 computes] Otto does not travel (%j)',
    (order) => {
      const table = travelling([{ cards: ['penny', 'penny'] }], { order });
      play(table, 'red: play penny', 'red: play penny');
      expect(travellers(table)).toEqual([]);
      expect(player(table).coins).toBe(2);
    },
  );
});

describe('Romance and Market', () => {
  it('[G7.5 computes] [G7.6 computes] the card lies open in the own discard, the reward is given', () => {
    const table = travelling([{ cards: ['the-game'] }, {}]);
    play(table, 'red: play the-game');
    expect(player(table)).toMatchObject({ coins: 2, romance: [] });
    expect(table.view(1)).toMatchObject({ players: [{ played: { romance: ['the-game'] } }, {}] });
    expect(table.events(1).map((event) => event.name)).toEqual(['played', 'gained']);
  });

  it('[G7.7 computes] the price is paid, the goods are taken', () => {
    const table = travelling([{ cards: ['fencing'], coins: 3 }, { coins: 3 }]);
    play(table, 'red: play fencing');
    expect(stateOf(table).players.map(({ coins }) => coins)).toEqual([2, 3]);
    expect(cardsIn(table, player(table).supports.ready)).toEqual(['weapon-master']);
    expect(cardsIn(table, player(table).played.market)).toEqual(['fencing']);
    expect(player(table).market).toEqual([]);
  });

  it('[G7.8 allows] the whole price to be paid with the last coin', () => {
    const table = travelling([{ cards: ['fleece'], coins: 3 }, {}]);
    play(table, 'red: play fleece');
    expect(player(table)).toMatchObject({ coins: 0, market: [], glory: 13 });
  });

  it('[G7.8 forbids] goods for 3 coins with 2, also with a Diplomat', () => {
    const table = travelling([{ cards: ['fleece'], coins: 2, supports: ['diplomat'] }, {}]);
    expect(tried(table, 'red: play fleece')).toMatchObject({
      code: 'blocked',
      rule: 'G7.8',
      params: { what: 'coins', needed: 3, has: 2 },
    });
    expect(player(table).coins).toBe(2);
    expect(cardsIn(table, player(table).market)).toEqual(['fleece']);
  });

  it('[G7.16 allows] a mount of level IV with one of level III', () => {
    const table = travelling([{ cards: ['destrier'], coins: 4, mount: 3 }, {}]);
    play(table, 'red: play destrier');
    expect(player(table)).toMatchObject({ mount: 4, coins: 0 });
  });

  it.each([2, 4])('[G7.16 forbids] a mount of level IV with one of level %i', (mount) => {
    const table = travelling([{ cards: ['destrier'], coins: 4, mount }, {}]);
    expect(tried(table, 'red: play destrier')).toMatchObject({
      code: 'blocked',
      rule: 'G7.16',
      why: 'otherLevel',
      params: { item: 'mount', level: 4, has: mount },
    });
    expect(player(table)).toMatchObject({ mount, coins: 4 });
  });

  it('[G7.16 allows] a card for a prestige that is owned already, which gives nothing then', () => {
    const table = travelling([{ cards: ['token'], prestige: ['royal'] }, {}]);
    play(table, 'red: play token');
    expect(cardsIn(table, player(table).prestige.ready)).toEqual(['royal']);
    expect(cardsIn(table, player(table).played.romance)).toEqual(['token']);
  });

  it('[G7.16 forbids] a card for a prestige that is owned by others only, when none is left', () => {
    const table = travelling([{ cards: ['token'] }, {}], {
      given(s, match) {
        const royals = s.prestige.filter((one) => match.name(one) === 'royal').length;
        for (let i = 0; i < royals; i++) give(match, 1, { prestige: ['royal'] });
      },
    });
    expect(tried(table, 'red: play token')).toMatchObject({ rule: 'G7.16', why: 'noneLeft' });
  });

  it('[G7.16 allows] a card of two rewards of which one gives something', () => {
    const table = travelling([{ cards: ['choice'] }, {}]);
    play(table, 'red: play choice');
    expect(player(table).faith).toBe(1);
  });

  it('[G7.16 allows] a card of two rewards for an owned prestige; nothing is asked then', () => {
    const table = travelling([{ cards: ['coronet', 'penny'], prestige: ['royal'] }, {}]);
    play(table, 'red: play coronet');
    expect(travellers(table)).toEqual(['red']);
    expect(table.events(0).find((event) => event.name === 'kernel.skipped')).toMatchObject({
      params: { seat: 0, question: 'reward.choose', rule: 'G7.17', why: 'nothingToGain' },
    });
  });

  it.each([
    ['keepsake', 'relics', 'ring'],
    ['fencing', 'supports', 'weapon-master'],
  ] as const)('[G7.16 forbids] %s when nothing of its kind is left', (name, kind, tile) => {
    const table = travelling([{ cards: [name], coins: 1 }, {}], {
      given(s, match) {
        const supply = kind === 'relics' ? s.relics : s.piles.scroll;
        const isTile = (card: Card): boolean => match.name(card) === tile;
        s.players[1][kind].ready.push(...supply.filter(isTile));
        supply.splice(0, supply.length, ...supply.filter((card) => !isTile(card)));
      },
    });
    expect(tried(table, `red: play ${name}`)).toMatchObject({
      rule: 'G7.16',
      why: 'noneLeft',
      params: { tile },
    });
  });

  it('[G7.16 allows] [G7.16 forbids] titles while there is one in the deck or the discard', () => {
    const left = (cards: number) =>
      travelling([{ cards: ['quest'] }, {}], {
        given(s) {
          s.titleDiscard.push(...s.titleDeck.splice(0, cards));
          s.publicTitles.push(...s.titleDeck.splice(0));
        },
      });
    expect(offered(left(1), 'red')).toContain('play quest');
    expect(tried(left(0), 'red: play quest')).toMatchObject({ rule: 'G7.16', why: 'noTitles' });
  });
});

describe('Challenge', () => {
  it('[G7.9 computes] a duel with the attack and prestige of the card', () => {
    const table = travelling([{ cards: ['gruuthuse'], strength: 1 }, {}]);
    play(table, 'red: play gruuthuse');
    expect(stateOf(table).duels[0]).toMatchObject({
      against: 'challenge',
      foe: 'gruuthuse',
      sides: [{ who: 0 }, { attack: 8, prestige: 1 }],
    });
  });

  it('[G7.10 computes] won: the reward, and the card in the own discard', () => {
    const table = travelling([{ cards: ['straw'] }, {}]);
    play(table, 'red: play straw');
    expect(player(table)).toMatchObject({ coins: 3, challenge: [] });
    expect(cardsIn(table, player(table).played.challenge)).toEqual(['straw']);
    expect(stateOf(table).duels).toEqual([null, null]);
  });

  it('[G7.11 computes] lost: nothing, and the card stays in hand, seen by all', () => {
    const table = travelling([{ cards: ['tower', 'straw'] }, {}]);
    play(table, 'red: play tower');
    expect(player(table)).toMatchObject({ coins: 0, played: { challenge: [] } });
    expect(table.view(1)).toMatchObject({
      players: [{ challenge: { count: 2, known: ['tower'] } }, {}],
    });
    expect(stateOf(table).duels).toEqual([null, null]);
  });

  it('[G7.12 allows] [G7.12 forbids] the same card three times, and no fourth', () => {
    const table = travelling([{ cards: ['tower'] }, {}]);
    play(table, 'red: play tower', 'red: play tower', 'red: play tower');
    expect(travellers(table)).toEqual([]);
    expect(player(table)).toMatchObject({ travelled: 3, coins: 0 });
    expect(cardsIn(table, player(table).challenge)).toEqual(['tower']);
  });

  it('[G7.13 allows] a challenge for a prize that is of no use; its card is discarded when won', () => {
    const table = travelling([{ cards: ['windmill'], mount: 2 }, {}]);
    play(table, 'red: play windmill');
    expect(player(table)).toMatchObject({ mount: 2, challenge: [] });
    expect(cardsIn(table, player(table).played.challenge)).toEqual(['windmill']);
  });

  it('[G7.14 computes] of two prizes the winner chooses', () => {
    const table = travelling([{ cards: ['oxen'] }, {}]);
    play(table, 'red: play oxen', 'red: choose faith');
    expect(player(table)).toMatchObject({ coins: 0, faith: 3 });
  });
});

describe('the extra cards of a joust', () => {
  const extra = (holding: Holding, cards: number, more: Travelling = {}) =>
    travelling([holding, { cards: ['penny'] }], {
      begin: (match) => match.call(journey, { seat: 0, cards }),
      ...more,
    });

  it.each([1, 2])('[G7.23 allows] [G7.23 forbids] %i cards, and not one more', (cards) => {
    const table = extra({ cards: ['penny', 'penny', 'penny', 'penny'] }, cards);
    expect(asked(table)).toEqual(['red: road.play']);
    expect(table.asks(0)[0]).toMatchObject({ params: { left: cards } });
    for (let i = 0; i < cards; i++) play(table, 'red: play penny');
    expect(travellers(table)).toEqual([]);
    expect(stateOf(table).players.map(({ coins }) => coins)).toEqual([cards, 0]);
  });

  it('[G7.23 allows] to stop before the last of them', () => {
    const table = extra({ cards: ['penny', 'penny'] }, 2);
    play(table, 'red: stop');
    expect(travellers(table)).toEqual([]);
  });

  it('[G7.24 computes] three cards before do not count against them, nor they against three after', () => {
    const table = extra({ cards: ['penny', 'the-game', 'the-game', 'the-game', 'the-game'] }, 1, {
      begin(match) {
        match.call(travel, {});
        match.call(journey, { seat: 0, cards: 1 });
      },
      given(s) {
        s.players[0].travelled = 3;
        s.players[1].romance.splice(0);
      },
    });
    play(table, 'red: play penny');
    play(table, 'red: play the-game', 'red: play the-game', 'red: play the-game');
    expect(travellers(table)).toEqual([]);
    expect(player(table).coins).toBe(7);
  });

  it('[G14.27 forbids] the Emissary to add to them', () => {
    const table = extra({ cards: ['penny', 'penny'], supports: ['emissary'] }, 1);
    play(table, 'red: play penny');
    expect(travellers(table)).toEqual([]);
  });

  it('[G7.26 computes] nothing for who has no cards', () => {
    const table = extra({}, 2);
    expect(travellers(table)).toEqual([]);
    expect(player(table)).toMatchObject({ coins: 0, strength: 0, faith: 0, glory: 10 });
  });

  it('[G7.27 computes] a lost challenge is one of them and stays in hand', () => {
    const table = extra({ cards: ['tower'] }, 2, {
      given(s) {
        s.phase = 'tournament';
      },
    });
    play(table, 'red: play tower', 'red: play tower');
    expect(travellers(table)).toEqual([]);
    expect(cardsIn(table, player(table).challenge)).toEqual(['tower']);
  });
});
