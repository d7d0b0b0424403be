import { offered, tried } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { claiming } from '../testing/claiming.js';
import { type give, stateOf } from '../testing/seated.js';

type Holding = Parameters<typeof give>[2];

/** What a claim of red's brings: the glory, or why it is refused. */
function claimed(title: string, red: Holding): unknown {
  const table = claiming({ red: { titles: [title], ...red } });
  const refusal = tried(table, `red: claim ${title}`);
  if (refusal === undefined) return table.match.ledger[0]?.['titles'];
  expect(stateOf(table).players[0].glory).toBe(10);
  return refusal;
}

const lacks = (title: string, what: string, needed: number, has: number) => ({
  code: 'blocked',
  rule: 'G16.4',
  why: 'titleLacks',
  params: { title, what, needed, has },
});

const ROMANCES = ['courtly-love', 'courtly-love', 'quest', 'quest', 'serenade'];
const MARKETS = ['fencing', 'fencing', 'fleece', 'fleece', 'tapestry'];
const CHALLENGES = ['brigands', 'brigands', 'poachers', 'poachers', 'giant'];

describe('what each title asks for', () => {
  it('[G16.9 computes] Strong: five Challenge cards won, and not those in hand', () => {
    expect(claimed('strong', { played: CHALLENGES })).toBe(4);
    const played = [...CHALLENGES.slice(1), ...ROMANCES, ...MARKETS];
    expect(claimed('strong', { played, cards: ['feud', 'ransom'] })).toEqual(
      lacks('strong', 'challenge', 5, 4),
    );
  });

  it('[G16.10 computes] Charming: five Romance cards played', () => {
    expect(claimed('charming', { played: ROMANCES })).toBe(4);
    const played = [...ROMANCES.slice(1), ...CHALLENGES, ...MARKETS];
    expect(claimed('charming', { played, cards: ['tryst', 'oath'] })).toEqual(
      lacks('charming', 'romance', 5, 4),
    );
  });

  it('[G16.11 computes] Traveller: five Market cards played', () => {
    expect(claimed('traveller', { played: MARKETS })).toBe(4);
    const played = [...MARKETS.slice(1), ...CHALLENGES, ...ROMANCES];
    expect(claimed('traveller', { played, cards: ['hauberk'] })).toEqual(
      lacks('traveller', 'market', 5, 4),
    );
  });

  it('[G16.12 computes] Influential: five supports of any types', () => {
    const four = ['nun', 'nun', 'witch', 'thug'];
    expect(claimed('influential', { supports: [...four, 'cook'] })).toBe(4);
    expect(
      claimed('influential', { supports: four, relics: ['medal'], prestige: ['royal'] }),
    ).toEqual(lacks('influential', 'supports', 5, 4));
  });

  it('[G16.13 computes] Noble: a Minstrel, a Queen and a Squire', () => {
    expect(claimed('title:noble', { supports: ['minstrel', 'queen', 'squire'] })).toBe(5);
    expect(
      claimed('title:noble', { supports: ['minstrel', 'minstrel', 'queen', 'queen', 'nun'] }),
    ).toEqual(lacks('title:noble', 'squire', 1, 0));
  });

  it('[G16.13 forbids] Noble for who has a Thug, active or turned', () => {
    const supports = ['minstrel', 'queen', 'squire'];
    const barred = {
      code: 'blocked',
      rule: 'G16.13',
      why: 'titleBarred',
      params: { title: 'title:noble', what: 'thug' },
    };
    expect(claimed('title:noble', { supports: [...supports, 'thug'] })).toEqual(barred);
    expect(claimed('title:noble', { supports, usedSupports: ['thug'] })).toEqual(barred);
    const red = { titles: ['title:noble'], supports };
    const blues = claiming({ red, blue: { supports: ['thug'] } });
    expect(offered(blues, 'red')).toContain('claim title:noble');
  });

  it('[G16.14 computes] Feared: two Weapon masters and two Thugs', () => {
    const masters = ['weapon-master', 'weapon-master'];
    expect(claimed('feared', { supports: [...masters, 'thug', 'thug'] })).toBe(5);
    expect(claimed('feared', { supports: [...masters, 'weapon-master', 'thug'] })).toEqual(
      lacks('feared', 'thug', 2, 1),
    );
  });

  it('[G16.15 computes] Pious: a Nun, three relics and 3 faith', () => {
    const enough = { supports: ['nun'], relics: ['ring', 'ring', 'medal'], faith: 3 };
    const pious = (less: Holding) => claimed('title:pious', { ...enough, ...less });
    const short = lacks.bind(undefined, 'title:pious');
    expect(pious({})).toBe(6);
    expect(pious({ faith: 2, coins: 9, strength: 9 })).toEqual(short('faith', 3, 2));
    expect(pious({ relics: ['ring', 'medal'] })).toEqual(short('relics', 3, 2));
    expect(pious({ supports: ['bishop'] })).toEqual(short('nun', 1, 0));
  });

  it('[G16.16 computes] Religious: four relics and 2 coins', () => {
    const relics = ['ring', 'medal', 'rosary'];
    const four = [...relics, 'amulet'];
    const short = lacks.bind(undefined, 'religious');
    expect(claimed('religious', { relics: four, coins: 2 })).toBe(5);
    expect(claimed('religious', { relics: four, coins: 1 })).toEqual(short('coins', 2, 1));
    expect(claimed('religious', { relics, coins: 2 })).toEqual(short('relics', 4, 3));
  });

  it('[G16.17 computes] Patron: two Minstrels and 3 coins', () => {
    const supports = ['minstrel', 'minstrel'];
    const short = lacks.bind(undefined, 'patron');
    expect(claimed('patron', { supports, coins: 3 })).toBe(5);
    expect(claimed('patron', { supports, coins: 2 })).toEqual(short('coins', 3, 2));
    expect(claimed('patron', { supports: ['minstrel', 'queen'], coins: 3 })).toEqual(
      short('minstrel', 2, 1),
    );
  });

  it('[G16.18 computes] Fortunate: 3 coins and 3 strength', () => {
    const short = lacks.bind(undefined, 'fortunate');
    expect(claimed('fortunate', { coins: 3, strength: 3 })).toBe(7);
    expect(claimed('fortunate', { coins: 2, strength: 9, faith: 9 })).toEqual(short('coins', 3, 2));
    expect(claimed('fortunate', { coins: 9, strength: 2, faith: 9 })).toEqual(
      short('strength', 3, 2),
    );
  });

  it('[G16.19 computes] Rich: 6 coins', () => {
    expect(claimed('rich', { coins: 6 })).toBe(7);
    expect(claimed('rich', { coins: 5, strength: 9, faith: 9 })).toEqual(
      lacks('rich', 'coins', 6, 5),
    );
  });

  it('[G16.20 computes] Prestigious: four prestige tokens', () => {
    const three = ['royal', 'suzerain', 'heartthrob'];
    expect(claimed('prestigious', { prestige: [...three, 'chamberlain'] })).toBe(5);
    expect(claimed('prestigious', { prestige: three })).toEqual(
      lacks('prestigious', 'prestige', 4, 3),
    );
  });

  it('[G16.24 computes] Equipped: mount and armour of level IV', () => {
    const short = lacks.bind(undefined, 'equipped');
    expect(claimed('equipped', { mount: 4, armour: 4 })).toBe(6);
    expect(claimed('equipped', { mount: 3, armour: 4 })).toEqual(short('mount', 4, 3));
    expect(claimed('equipped', { mount: 4, armour: 3 })).toEqual(short('armour', 4, 3));
  });
});
