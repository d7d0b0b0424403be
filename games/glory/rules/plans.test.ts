import { asked, cardsIn, hold, offered, play, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { DECKS, type Deck } from '../content/types.js';
import { give, stateOf } from '../testing/seated.js';
import { acting } from '../testing/acting.js';

type Cards = { readonly [deck in Deck]?: readonly string[] };

/** Offers and decks with these cards alone; the last of a deck is its top. */
const planning = (
  offers: Cards,
  decks: Cards,
  holding: Parameters<typeof give>[2] = {},
  event = 'crusade',
) =>
  acting(2, {
    event,
    given(s, match) {
      for (const deck of DECKS) {
        s.travelGone[deck].push(...s.offers[deck].splice(0), ...s.decks[deck].splice(0));
        hold(match, s.decks[deck], decks[deck] ?? []);
        hold(match, s.offers[deck], offers[deck] ?? []);
      }
      give(match, 0, holding);
    },
  });

function namesOf(table: ReturnType<typeof acting>, where: 'hand' | 'offers', deck: Deck): string[] {
  const { players, offers } = stateOf(table);
  const place = where === 'hand' ? players[0][deck] : offers[deck];
  return cardsIn(table, place);
}

describe('travel plans', () => {
  it('[G5.8 computes] two cards, of one deck or of two', () => {
    const table = planning({ romance: ['keepsake', 'keepsake'], challenge: ['giant'] }, {});
    play(table, 'red: place plans');
    expect(offered(table, 'red')).toEqual(['take keepsake', 'take giant']);
    expect(table.asks(0)[0]?.params).toEqual({ cards: 2 });
    play(table, 'red: take keepsake');
    expect(table.asks(0)[0]?.params).toEqual({ cards: 1 });
    play(table, 'red: take keepsake');
    expect(namesOf(table, 'hand', 'romance')).toEqual(['keepsake', 'keepsake']);
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G5.9 allows] open cards and the tops of the decks', () => {
    const table = planning(
      { romance: ['hunt', 'quest'], market: ['destrier'] },
      { romance: ['feast', 'oath'], market: ['fleece'], challenge: ['giant'] },
    );
    play(table, 'red: place plans');
    expect(offered(table, 'red')).toEqual([
      'take hunt',
      'take quest',
      'blind romance',
      'take destrier',
      'blind market',
      'blind challenge',
    ]);
    play(table, 'red: blind romance', 'red: take destrier');
    expect(namesOf(table, 'hand', 'romance')).toEqual(['oath']);
    expect(namesOf(table, 'hand', 'market')).toEqual(['destrier']);
  });

  it('[G5.9 forbids] others to see what was drawn blind', () => {
    const table = planning({ romance: ['hunt'] }, { romance: ['feast', 'oath'] });
    play(table, 'red: place plans', 'red: blind romance', 'red: take hunt');
    const drawn = (viewer: 0 | 1 | 'public') =>
      table.events(viewer).find(({ name }) => name === 'drew')?.params;
    expect(drawn(0)).toEqual({ seat: 0, deck: 'romance', card: 'oath' });
    expect(drawn(1)).toEqual({ seat: 0, deck: 'romance' });
    expect(table.view(1)).toMatchObject({
      players: [{ romance: { count: 2, known: ['hunt'] } }, {}],
    });
    const took = { name: 'took', params: { seat: 0, deck: 'romance', card: 'hunt' } };
    expect(table.events(1)).toContainEqual(expect.objectContaining(took));
  });

  it('[G5.10 computes] who draws blind sees the card before taking the next', () => {
    const table = planning({ romance: ['hunt'] }, { romance: ['feast', 'oath'] });
    play(table, 'red: place plans', 'red: blind romance');
    expect(asked(table)).toEqual(['red: plans.take']);
    expect(table.view(0)).toMatchObject({ players: [{ romance: ['oath'] }, {}] });
    expect(table.undo(0).ok).toBe(false);
  });

  it('[G5.11 computes] open cards that were taken are not replaced', () => {
    const table = planning(
      { market: ['fleece', 'destrier', 'tapestry'] },
      { market: ['hauberk', 'courser'] },
    );
    play(table, 'red: place plans', 'red: take destrier', 'red: take fleece', 'blue: place plans');
    expect(namesOf(table, 'offers', 'market')).toEqual(['tapestry']);
    expect(offered(table, 'blue')).toEqual(['take tapestry', 'blind market']);
    expect(stateOf(table).decks.market).toHaveLength(2);
  });

  it('[G5.12 allows] [G5.12 forbids] blind where none lies open, and nothing of an empty deck', () => {
    const table = planning({ challenge: ['giant'] }, { romance: ['oath', 'feast'] });
    play(table, 'red: place plans');
    expect(tried(table, 'red: blind challenge')).toEqual({
      code: 'blocked',
      rule: 'G5.12',
      why: 'deckEmpty',
      params: { deck: 'challenge' },
    });
    play(table, 'red: blind romance');
    expect(namesOf(table, 'hand', 'romance')).toEqual(['feast']);
  });

  it('[G5.13 computes] one card if there are no more', () => {
    const table = planning({}, { market: ['destrier'] });
    play(table, 'red: place plans');
    expect(namesOf(table, 'hand', 'market')).toEqual(['destrier']);
    expect(asked(table)).toEqual(['blue: pawn.place']);
    expect(table.events('public')).toContainEqual(
      expect.objectContaining({
        name: 'kernel.skipped',
        params: { seat: 0, question: 'plans.take', rule: 'G5.13', why: 'noTravelCards' },
      }),
    );
  });

  it('[G5.13 forbids] the action when there are none; one open card is enough', () => {
    expect(tried(planning({}, {}), 'red: place plans')).toEqual({
      code: 'blocked',
      rule: 'G5.13',
      why: 'noTravelCards',
      params: {},
    });
    expect(offered(planning({ challenge: ['giant'] }, {}), 'red')).toContain('place plans');
  });

  it('[G14.17 computes] each Queen gives a card more', () => {
    const romance = ['oath', 'feast', 'hunt', 'tryst', 'vigil'];
    const table = planning(
      {},
      { romance, market: ['fleece'] },
      { supports: ['queen', 'queen', 'nun'] },
    );
    play(table, 'red: place plans');
    play(table, ...Array.from({ length: 4 }, () => 'red: blind romance'));
    expect(namesOf(table, 'hand', 'romance')).toHaveLength(4);
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G6.8 computes] [G6.20 computes] the Journey: three cards for a coin, the Queen adds none', () => {
    const romance = ['oath', 'feast', 'hunt', 'tryst', 'vigil'];
    const holding = { coins: 1, supports: ['queen', 'diplomat'] };
    const table = planning({ market: ['fleece'] }, { romance }, holding, 'journey');
    play(table, 'red: place event');
    play(table, 'red: blind romance', 'red: blind romance', 'red: take fleece');
    expect(namesOf(table, 'hand', 'romance')).toEqual(['vigil', 'tryst']);
    expect(stateOf(table).players[0].coins).toBe(0);
    expect(asked(table)).toEqual(['blue: pawn.place']);
  });

  it('[G6.8 forbids] the Journey when no card is left', () => {
    expect(tried(planning({}, {}, { coins: 1 }, 'journey'), 'red: place event')).toMatchObject({
      rule: 'G5.13',
    });
  });
});
