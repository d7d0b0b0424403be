import { describe, expect, it } from 'vitest';
import type { Table } from '@destrier/engine';
import { asked, offered, play, tried } from '@destrier/engine/testkit/check';
import { claiming } from '../testing/claiming.js';
import { content } from '../content/index.js';
import { give, seated, stateOf } from '../testing/seated.js';

type Holding = Parameters<typeof give>[2];
const ASKED = 'claims.claim';

/** What red has gained by titles. */
const gained = (table: Table) => table.match.ledger[0]?.['titles'] ?? 0;

describe('claiming', () => {
  it('[G16.1 computes] one after the other, in initiative order', () => {
    const table = claiming({ seats: 3, order: [2, 0, 1], publicTitles: ['rich'] });
    expect(asked(table)).toEqual([`green: ${ASKED}`]);
    play(table, 'green: done');
    expect(asked(table)).toEqual([`red: ${ASKED}`]);
    expect(tried(table, 'green: done')).toMatchObject({ code: 'notAsked' });
    play(table, 'red: done');
    expect(asked(table)).toEqual([`blue: ${ASKED}`]);
    play(table, 'blue: done');
    expect(asked(table)).not.toContain(`green: ${ASKED}`);
  });

  it('[G16.3 computes] the order in which titles are held does not show in the menu', () => {
    const menuOf = (...titles: string[]) => {
      const table = claiming({ publicTitles: ['feared'], red: { titles } });
      return table
        .asks(0)
        .map(({ offers, blocked = [] }) => [offers, blocked.map(({ words }) => words.join(' '))]);
    };
    const menu = menuOf('strong', 'equipped', 'rich');
    expect(menu).toEqual([[expect.anything(), ['equipped', 'feared', 'rich', 'strong']]]);
    expect(menuOf('rich', 'strong', 'equipped')).toEqual(menu);
  });

  it('[G16.1 computes] Otto in his place of the order', () => {
    const options = { tournament: 'joust' };
    const table = claiming({ seats: 1, options, publicTitles: ['rich'], red: {} });
    stateOf(table).titleDeck.push(...stateOf(table).otto.titles.splice(0));
    expect(stateOf(table).otto.glory).toBe(11);
    play(table, 'red: done');
    expect(stateOf(table).otto.glory).toBe(11 + 7);
  });

  it('[G16.2 allows] a public title to everybody, whoever else has scored it', () => {
    const publicTitles = ['rich', 'fortunate', 'equipped'];
    const table = claiming({ publicTitles, red: { coins: 6 }, blue: { coins: 6, strength: 3 } });
    play(table, 'red: claim rich', 'red: done', 'blue: claim rich');
    expect(stateOf(table).players.map(({ glory }) => glory)).toEqual([17, 17]);
    expect(stateOf(table).publicTitles).toHaveLength(3);
    const first = claiming({ publicTitles, red: { coins: 9, strength: 3, mount: 4, armour: 4 } });
    play(first, 'red: claim equipped', 'red: claim fortunate', 'red: claim rich');
    expect(gained(first)).toBe(6 + 7 + 7);
  });

  it('[G16.3 computes] a personal title is shown when it is scored, and not before', () => {
    const table = claiming({ red: { titles: ['rich', 'brave'], coins: 6 } });
    expect(table.view(1)).toMatchObject({
      players: [{ titles: { count: 2, known: [] }, openTitles: [] }, {}],
    });
    play(table, 'red: claim rich');
    expect(table.view(1)).toMatchObject({
      players: [{ titles: { count: 1, known: [] }, openTitles: ['rich'] }, {}],
    });
    expect(table.events(1).filter(({ name }) => name === 'title')).toMatchObject([
      { params: { who: 0, title: 'rich' } },
    ]);
  });

  it('[G16.3 computes] a title that is not completed costs nothing', () => {
    const table = claiming({ red: { titles: ['rich'], coins: 5 } });
    play(table, 'red: done');
    expect(stateOf(table).players[0]).toMatchObject({ glory: 10, coins: 5, claimed: [] });
  });

  it('[G16.3 forbids] the personal title of another', () => {
    const table = claiming({ red: { coins: 6 }, blue: { titles: ['rich'] } });
    expect(tried(table, 'red: claim rich')).toMatchObject({ code: 'notNow' });
  });

  it('[G16.4 allows] more than a title asks for', () => {
    const table = claiming({
      red: { titles: ['rich', 'equipped'], coins: 11, mount: 4, armour: 4 },
    });
    play(table, 'red: claim rich');
    expect(stateOf(table).players[0]).toMatchObject({ glory: 17, coins: 11 });
  });

  it('[G16.5 forbids] the same title twice', () => {
    const table = claiming({ publicTitles: ['rich'], red: { coins: 12, titles: ['brave'] } });
    play(table, 'red: claim rich');
    expect(offered(table, 'red')).toEqual(['fight brave', 'done']);
    expect(tried(table, 'red: claim rich')).toBeDefined();
    expect(gained(table)).toBe(7);
  });

  it('[G16.6 forbids] a coin to count for two titles', () => {
    const publicTitles = ['rich', 'fortunate'];
    const table = claiming({ publicTitles, red: { coins: 8, strength: 3 } });
    play(table, 'red: claim fortunate');
    expect(tried(table, 'red: claim rich')).toEqual({
      code: 'blocked',
      rule: 'G16.6',
      why: 'titleCountedOnce',
      params: { title: 'rich', what: 'coins', needed: 9, has: 8 },
    });
    // A title between them that needs no coins changes nothing.
    const red = { titles: ['equipped'], coins: 8, strength: 3, mount: 4, armour: 4 };
    const between = claiming({ publicTitles, red });
    play(between, 'red: claim rich', 'red: claim equipped');
    expect(tried(between, 'red: claim fortunate')).toMatchObject({
      rule: 'G16.6',
      params: { what: 'coins', needed: 9, has: 8 },
    });
    const enough = claiming({ publicTitles, red: { coins: 9, strength: 3 } });
    play(enough, 'red: claim fortunate', 'red: claim rich');
    expect(gained(enough)).toBe(14);
  });

  it('[G16.6 forbids] a relic to count for two titles', () => {
    const relics = ['ring', 'ring', 'medal', 'medal', 'rosary', 'rosary'];
    const red = { supports: ['nun'], faith: 3, coins: 2, titles: ['title:pious', 'religious'] };
    const table = claiming({ red: { ...red, relics } });
    play(table, 'red: claim title:pious');
    expect(tried(table, 'red: claim religious')).toMatchObject({
      rule: 'G16.6',
      params: { what: 'relics', needed: 7, has: 6 },
    });
    const enough = claiming({ red: { ...red, relics: [...relics, 'ring'] } });
    play(enough, 'red: claim title:pious', 'red: claim religious');
    expect(gained(enough)).toBe(11);
  });

  it('[G16.6 forbids] a support to count for two titles, of a type or of any', () => {
    const noble = ['minstrel', 'queen', 'squire'];
    const titles = ['title:noble', 'patron', 'influential'];
    const table = claiming({ red: { titles, coins: 3, supports: [...noble, 'minstrel', 'nun'] } });
    play(table, 'red: claim title:noble');
    expect(tried(table, 'red: claim patron')).toMatchObject({
      rule: 'G16.6',
      params: { what: 'minstrel', needed: 3, has: 2 },
    });
    expect(tried(table, 'red: claim influential')).toMatchObject({
      rule: 'G16.6',
      params: { what: 'supports', needed: 8, has: 5 },
    });
    const more = ['minstrel', 'minstrel', 'nun', 'nun', 'nun', 'nun', 'queen'];
    const enough = claiming({ red: { titles, coins: 3, supports: [...noble, ...more] } });
    play(enough, 'red: claim title:noble', 'red: claim patron', 'red: claim influential');
    expect(gained(enough)).toBe(14);
  });

  it('[G16.6 allows] cards played and equipment for any number of titles', () => {
    const challenges = ['brigands', 'brigands', 'poachers', 'poachers', 'giant'];
    const romances = ['courtly-love', 'courtly-love', 'quest', 'quest', 'serenade'];
    const played = [...challenges, ...romances];
    const red = { titles: ['strong', 'charming', 'equipped'], played, mount: 4, armour: 4 };
    const table = claiming({ red });
    play(table, 'red: claim strong', 'red: claim charming', 'red: claim equipped');
    expect(gained(table)).toBe(14);
  });

  it('[G16.7 computes] turned tiles count', () => {
    const table = claiming({
      red: {
        titles: ['prestigious', 'title:pious', 'influential'],
        prestige: ['royal', 'suzerain'],
        usedPrestige: ['heartthrob', 'chamberlain'],
        relics: ['ring'],
        usedRelics: ['medal', 'amulet'],
        supports: ['cook', 'witch', 'lady', 'thug'],
        usedSupports: ['nun', 'squire'],
        faith: 3,
      },
    });
    play(table, 'red: claim prestigious', 'red: claim title:pious', 'red: claim influential');
    expect(gained(table)).toBe(5 + 6 + 4);
  });
});

describe('the best claim', () => {
  const MANY = ['fortunate', 'patron', 'rich'];

  it('[G16.8 computes] most glory together, not the greatest title first', () => {
    const red = { titles: MANY, coins: 6, strength: 3, supports: ['minstrel', 'minstrel'] };
    const table = claiming({ red });
    expect(offered(table, 'red')).toContain('best');
    play(table, 'red: best');
    expect(stateOf(table).players[0].claimed).toEqual(['fortunate', 'patron']);
    expect(gained(table)).toBe(12);
    expect(offered(table, 'red')).toEqual(['done']);
  });

  it('[G16.8 allows] title by title instead, and the best of what is left', () => {
    const red = { titles: MANY, coins: 9, strength: 3, supports: ['minstrel', 'minstrel'] };
    const table = claiming({ red });
    play(table, 'red: claim patron', 'red: best');
    expect(stateOf(table).players[0].claimed).toEqual(['patron', 'fortunate']);
    const other = claiming({ red: { ...red, coins: 6 } });
    play(other, 'red: claim rich');
    expect(gained(other)).toBe(7);
    expect(offered(other, 'red')).toEqual(['done']);
  });

  it('[G16.8 forbids] a best claim where nothing can be claimed, or only fought for', () => {
    const table = claiming({ publicTitles: ['brave'], red: { titles: MANY, coins: 2 } });
    expect(offered(table, 'red')).toEqual(['fight brave', 'done']);
    expect(tried(table, 'red: best')).toBeDefined();
  });

  it('[G14.24 computes] each title gives 1 more with the Chronicler, public or personal', () => {
    const table = claiming({
      publicTitles: ['rich'],
      red: { titles: ['equipped'], coins: 6, mount: 4, armour: 4, supports: ['chronicler'] },
      blue: { coins: 6 },
    });
    play(table, 'red: best');
    expect(table.match.ledger[0]).toMatchObject({ titles: 13, chronicler: 2 });
    play(table, 'red: done');
    play(table, 'blue: claim rich');
    expect(table.match.ledger[1]?.['chronicler']).toBeUndefined();
  });

  it('[G14.24 computes] the Chronicler weighs in the best claim', () => {
    const { rich, fortunate, ...others } = content.titles;
    const { chronicler } = content.supports;
    const changed = {
      ...content,
      titles: { ...others, rich: { ...rich, glory: 9 }, fortunate: { ...fortunate, glory: 3 } },
      supports: { ...content.supports, chronicler: { ...chronicler, effect: { titles: 2 } } },
    };
    const minstrels = ['minstrel', 'minstrel'];
    const claimed = (supports: readonly string[]) => {
      const red = { titles: MANY, coins: 6, strength: 3, supports };
      const table = claiming({ content: changed, red });
      play(table, 'red: best');
      return stateOf(table).players[0].claimed;
    };
    expect(claimed(minstrels)).toEqual(['rich']);
    expect(claimed([...minstrels, 'chronicler'])).toEqual(['fortunate', 'patron']);
  });
});

describe('the winner', () => {
  const places = (...holdings: Holding[]) => {
    const table = seated(holdings.length, {
      given: (_s, match) => holdings.forEach((holding, i) => give(match, i as 0, holding)),
    });
    return table.result.map(({ place }) => place);
  };

  it('[G16.25 computes] most glory', () => {
    expect(places({ glory: 30, prestige: ['royal'] }, { glory: 31 }, { glory: 29 })).toEqual([
      2, 1, 3,
    ]);
  });

  it('[G16.26 computes] with equal glory more prestige tokens, active or turned', () => {
    expect(
      places(
        { glory: 30, prestige: ['royal'] },
        { glory: 30, usedPrestige: ['royal', 'suzerain'] },
        { glory: 29, prestige: ['royal', 'suzerain', 'chamberlain'] },
      ),
    ).toEqual([2, 1, 3]);
  });

  it('[G16.27 computes] who is equal in both shares the place', () => {
    expect(
      places(
        { glory: 30, prestige: ['royal'], coins: 9 },
        { glory: 30, usedPrestige: ['suzerain'] },
        { glory: 30 },
      ),
    ).toEqual([1, 1, 3]);
  });
});
