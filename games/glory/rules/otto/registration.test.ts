import { describe, expect, it } from 'vitest';
import { need, type Table } from '@destrier/engine';
import { offered, play } from '@destrier/engine/testkit/check';
import type { Content } from '../../content/types.js';
import { withKnights } from '../../testing/arranged.js';
import { seated, stateOf } from '../../testing/seated.js';
import { NOBODY, OTTO, type Stand } from '../../state.js';
import { registration } from '../tournament/registration.js';
import { ottoTurn } from './turn.js';

/** Otto is worth 6 glory and has 1 prestige; whom he would beat, who is his equal, who would beat him. */
const BELOW = {
  fastolf: { glory: 3, prestige: 0 },
  borssele: { glory: 3, prestige: 1 },
  kottulin: { glory: 4, prestige: 0 },
  granowski: { glory: 4, prestige: 0 },
  balicki: { glory: 4, prestige: 1 },
  trotha: { glory: 5, prestige: 0 },
  mathew: { glory: 5, prestige: 0 },
  ostrorog: { glory: 5, prestige: 0 },
  puchala: { glory: 5, prestige: 1 },
  kinizsi: { glory: 6, prestige: 0 },
};
const EQUAL = {
  suero: { glory: 6, prestige: 1 },
  sforza: { glory: 6, prestige: 1 },
  olesnica: { glory: 6, prestige: 1 },
};
const ABOVE = {
  talbot: { glory: 7, prestige: 1 },
  charles: { glory: 7, prestige: 2 },
  zawisza: { glory: 9, prestige: 2 },
};

const options = { difficulty: 'medium' };
const house = withKnights({ ...BELOW, ...EQUAL, ...ABOVE });
const figures: Content = {
  ...house,
  solo: { ...house.solo, tiles: { ...house.solo.tiles, medium: 'suero' } },
};
const herald: Content = {
  ...figures,
  solo: {
    ...figures.solo,
    cards: {
      plan: {
        source: 'pack',
        deck: 'basic',
        actions: [{ kind: 'herald' }, { kind: 'service' }, { kind: 'service' }],
      },
    },
  },
};

describe('Otto in a pas d’armes', () => {
  type Place = readonly [city: Stand['city'], knight: string, shield?: Stand['shield']];
  const lists = (places: readonly Place[]): Stand[] =>
    places.map(([city, knight, shield = NOBODY]) => ({ city, knight, shield }));

  const withStands = (places: readonly Place[]) => ({
    options: { ...options, tournament: 'pas' },
    given(s: { tournament: { stands: Stand[] } }) {
      s.tournament.stands = lists(places);
    },
  });
  const shieldsOf = (table: Table) =>
    stateOf(table)
      .tournament.stands.filter(({ shield }) => shield === OTTO)
      .map(({ knight }) => knight);

  const byHerald = (places: readonly Place[]) =>
    seated(1, {
      ...withStands(places),
      content: herald,
      begin: (match) => match.call(ottoTurn, {}),
    });
  /** He is first, and red has not placed a shield yet. */
  const byRegistration = (places: readonly Place[]) =>
    seated(1, {
      ...withStands(places),
      content: figures,
      order: [OTTO, 0],
      begin: (match) => match.call(registration, {}),
    });

  it.each([
    ['less glory', 'trotha', true],
    ['equal glory, less prestige', 'kinizsi', true],
    ['equal in both: the knight has the left place', 'sforza', false],
    ['more glory', 'talbot', false],
  ])('[G17.28 computes] sure to beat a knight of %s', (_, knight, isSure) => {
    const table = byHerald([['paris', knight]]);
    expect(shieldsOf(table)).toEqual(isSure ? [knight] : []);
    expect(stateOf(table).placed.spaces).toEqual([isSure ? 'space:herald' : 'service']);
  });

  it('[G17.29 computes] the Herald: the greatest he beats', () => {
    const table = byHerald([
      ['florence', 'talbot'],
      ['florence', 'fastolf'],
      ['paris', 'trotha'],
      ['munich', 'kottulin'],
    ]);
    expect(shieldsOf(table)).toEqual(['trotha']);
  });

  it('[G17.29 forbids] the Herald in a city where the player or he has a shield', () => {
    const table = byHerald([
      ['florence', 'talbot', 0],
      ['florence', 'kinizsi'],
      ['paris', 'trotha'],
      ['paris', 'borssele', OTTO],
      ['munich', 'fastolf'],
    ]);
    expect(shieldsOf(table)).toEqual(['borssele', 'fastolf']);
  });

  it('[G17.29 forbids] the Herald when no city is left', () => {
    const table = byHerald([
      ['florence', 'talbot', 0],
      ['florence', 'fastolf'],
      ['paris', 'charles'],
    ]);
    expect(stateOf(table).placed.spaces).toEqual(['service']);
    expect(shieldsOf(table)).toEqual([]);
  });

  it('[G17.30 computes] registration: also beside the player, but not twice in a city', () => {
    const table = byRegistration([
      ['florence', 'talbot', 0],
      ['florence', 'trotha'],
      ['paris', 'kinizsi', OTTO],
      ['paris', 'kottulin'],
      ['munich', 'fastolf'],
    ]);
    expect(shieldsOf(table)).toEqual(['trotha', 'kinizsi']);
    play(table, `red: ${need(offered(table, 'red')[0], 'an option')}`);
    expect(shieldsOf(table)).toEqual(['trotha', 'kinizsi', 'fastolf']);
  });

  it('[G17.30 forbids] a knight who has a shield, or whom he is not sure to beat', () => {
    const table = byRegistration([
      ['florence', 'trotha', 0],
      ['paris', 'sforza'],
      ['munich', 'charles'],
    ]);
    expect(shieldsOf(table)).toEqual([]);
    expect(offered(table, 'red')).toEqual(['challenge sforza', 'challenge charles']);
  });

  it('[G17.31 computes] equal glory: the earlier city, then further left', () => {
    const cities = byHerald([
      ['florence', 'talbot'],
      ['paris', 'borssele'],
      ['munich', 'fastolf'],
    ]);
    expect(shieldsOf(cities)).toEqual(['borssele']);
    const places = byHerald([
      ['munich', 'fastolf'],
      ['munich', 'borssele'],
    ]);
    expect(shieldsOf(places)).toEqual(['fastolf']);
  });
});

describe('Otto in a joust', () => {
  type Eight = readonly [string, string, string, string, string, string, string, string];
  const red = 'seat0';

  /** The slot he takes in the registration, from 1. */
  function slotIn(row: Eight, edition = 'fr'): number {
    const table = seated(1, {
      options: { ...options, tournament: 'joust', edition },
      content: figures,
      order: [OTTO, 0],
      given(s) {
        s.tournament.bracket.splice(0, 8, ...row);
      },
      begin: (match) => match.call(registration, {}),
    });
    return stateOf(table).tournament.bracket.indexOf('otto') + 1;
  }
  /** Four knights whom he would beat, whichever of them comes: no reason to keep away. */
  const others = ['granowski', 'balicki', 'mathew', 'ostrorog'] as const;

  it('[G17.33 forbids] a slot beside a knight who beats him', () => {
    expect(slotIn(['', 'talbot', '', 'fastolf', ...others])).toBe(3);
    expect(slotIn(['', 'fastolf', '', 'talbot', ...others])).toBe(1);
  });

  it('[G17.28 computes] between equals the left place decides', () => {
    expect(slotIn(['', 'sforza', 'olesnica', '', ...others])).toBe(1);
    expect(slotIn(['sforza', '', '', 'olesnica', ...others])).toBe(3);
  });

  it('[G17.33 forbids] the slot beside the player where a weaker knight is to be had', () => {
    expect(slotIn(['', 'fastolf', '', red, ...others])).toBe(1);
    expect(slotIn(['', 'fastolf', red, '', ...others])).toBe(1);
  });

  it('[G17.33 computes] a sure first win before an open neighbour, even of equal promise', () => {
    expect(slotIn(['zawisza', '', 'talbot', '', '', 'balicki', '', ''])).toBe(5);
    expect(slotIn(['zawisza', '', 'talbot', '', '', 'charles', '', ''])).toBe(8);
  });

  it('[G17.33 allows] the slot beside the player where there is none', () => {
    expect(slotIn(['', '', '', red, ...others])).toBe(3);
    expect(slotIn(['', 'talbot', '', red, ...others])).toBe(3);
  });

  it('[G17.32 computes] what would leave no slot is passed over', () => {
    expect(slotIn(['', 'talbot', '', 'charles', ...others])).toBe(3);
    expect(slotIn(['', red, ...others, 'talbot', 'charles'])).toBe(1);
  });

  it('[G17.32 forbids] to wait: he enters before the player', () => {
    const table = seated(1, {
      options: { ...options, tournament: 'joust' },
      order: [OTTO, 0],
      begin: (match) => match.call(registration, {}),
    });
    expect(stateOf(table).tournament.bracket).toContain('otto');
    expect(offered(table, 'red')).not.toContain('wait');
  });

  it('[G17.34 forbids] a half whose other pair sends a knight who beats him', () => {
    expect(slotIn(['', 'fastolf', 'kottulin', 'borssele', '', 'trotha', 'mathew', 'talbot'])).toBe(
      1,
    );
    expect(slotIn(['', 'fastolf', 'kottulin', 'borssele', '', 'trotha', 'talbot', 'mathew'])).toBe(
      1,
    );
    expect(slotIn(['', 'fastolf', 'kottulin', 'borssele', '', 'trotha', 'talbot', ''])).toBe(1);
    expect(slotIn(['', 'fastolf', 'kottulin', 'borssele', '', 'trotha', '', 'talbot'])).toBe(1);
    // A pair that sends one he beats is no reason to keep away.
    expect(slotIn(['', 'fastolf', 'kottulin', 'borssele', '', 'trotha', 'mathew', 'kinizsi'])).toBe(
      5,
    );
  });

  it('[G17.34 computes] winners keep their sides: an equal knight from the right pair is beaten', () => {
    expect(slotIn(['', 'fastolf', 'sforza', 'mathew', 'olesnica', 'puchala', '', 'borssele'])).toBe(
      1,
    );
    expect(
      slotIn(['sforza', 'mathew', '', 'fastolf', '', 'borssele', 'kottulin', 'granowski']),
    ).toBe(5);
  });

  it('[G17.34 forbids] the half of the player where a weaker knight is to come', () => {
    expect(slotIn(['', 'fastolf', 'kottulin', 'granowski', '', 'kinizsi', red, 'mathew'])).toBe(1);
    expect(slotIn(['', 'fastolf', 'kottulin', 'granowski', '', 'kinizsi', 'mathew', red])).toBe(1);
    expect(slotIn(['', 'fastolf', 'kottulin', 'granowski', '', 'kinizsi', '', red])).toBe(1);
  });

  it('[G17.34 allows] the half of the player where nobody weaker is known', () => {
    expect(slotIn(['', 'fastolf', red, 'kottulin', '', '', '', ''])).toBe(1);
  });

  it('[G17.35 computes] the glory of both duels together', () => {
    expect(
      slotIn(['', 'fastolf', 'kinizsi', 'mathew', '', 'kottulin', 'balicki', 'granowski']),
    ).toBe(1);
    expect(
      slotIn(['', 'trotha', 'balicki', 'granowski', '', 'kottulin', 'kinizsi', 'mathew']),
    ).toBe(5);
  });

  it('[G17.35 computes] the second counts after an opponent not known yet', () => {
    expect(slotIn(['', '', 'trotha', 'granowski', '', '', 'borssele', 'fastolf'])).toBe(2);
  });

  it('[G17.35 forbids] to count the second after a duel that is lost', () => {
    expect(
      slotIn(['', 'talbot', 'trotha', 'granowski', '', 'charles', 'borssele', 'fastolf']),
    ).toBe(5);
  });

  it('[G17.35 computes] of equal slots the rightmost', () => {
    expect(
      slotIn(['', 'fastolf', 'kottulin', 'granowski', '', 'borssele', 'balicki', 'fastolf']),
    ).toBe(5);
    expect(slotIn(['', '', '', '', '', '', '', ''])).toBe(8);
  });

  it('[G18.5 computes] Russian: beside the player unless no knight in the row beats him', () => {
    const feared = ['granowski', 'balicki', 'talbot', 'mathew'] as const;
    expect(slotIn(['', 'fastolf', '', red, ...feared], 'ru')).toBe(3);
    expect(slotIn(['', 'fastolf', '', red, ...feared], 'fr')).toBe(1);
    expect(slotIn(['', 'fastolf', '', red, ...others], 'ru')).toBe(1);
    // Without any knight beside a free slot the editions differ as well.
    expect(slotIn(['', '', '', red, ...others], 'ru')).toBe(2);
  });

  it('[G18.5 computes] Russian: in the half of the player unless no pair sends such a knight', () => {
    const feared: Eight = ['', 'talbot', 'borssele', 'granowski', '', 'charles', red, 'kottulin'];
    expect([slotIn(feared, 'fr'), slotIn(feared, 'ru')]).toEqual([1, 5]);
    const open: Eight = ['', 'fastolf', red, 'kottulin', '', '', '', ''];
    expect([slotIn(open, 'fr'), slotIn(open, 'ru')]).toEqual([1, 8]);
  });
});
