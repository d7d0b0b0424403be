import {
  menuOf,
  need,
  promptOf,
  questions,
  type Chance,
  type Item,
  type Table,
} from '@destrier/engine';
import { hold, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.js';
import { game } from '../game.js';
import { register } from '../rules/tournament/registration.js';
import { tournament } from '../rules/tournament/tournament.js';
import { travel } from '../rules/travel.js';
import type { Look } from '../state.js';
import { acting } from '../testing/acting.js';
import { fightOn, layPas, layRow, LOST, withKnights, WON } from '../testing/arranged.js';
import { claiming } from '../testing/claiming.js';
import { dealt, settled } from '../testing/dealt.js';
import { figured } from '../testing/figured.js';
import { give, seated, stateOf } from '../testing/seated.js';
import { census } from './index.js';

const spelled = (items: readonly Item[]): string[] => items.map(({ kind, id }) => `${kind} ${id}`);

/** What the options of the first open question are about, in the order of the menu. */
function offered(table: Table): string[] {
  const { match } = table;
  const question = need(questions(match)[0], 'a question');
  const prompt = promptOf(match, question);
  const about = need(census.about[prompt], `what ${prompt} is about`);
  const asked = { seat: question.seat, prompt, v: {} };
  const choices = [...menuOf(match, question, match.menu, false).each()];
  return choices.flatMap((choice) => spelled(about(match as unknown as Look, asked, choice)));
}

describe('what an option is about', () => {
  it('a space for a pawn; the event of the round besides its space', () => {
    const table = acting(2, { given: (_s, match) => give(match, 0, { coins: 1 }) });
    const items = offered(table);
    expect(items).toContain('space training');
    expect(items.slice(-2)).toEqual(['space event', 'event crusade']);
    expect(items).not.toContain('event harvest');
  });

  it('a support that can be paid for', () => {
    const table = acting(2, {
      content: figured,
      given(s, match) {
        for (const slot of s.track) s.supportsGone.push(...slot.splice(0));
        hold(match, need(s.track[0], 'a slot'), ['usurer']);
        hold(match, need(s.track[7], 'a slot'), ['nun']);
        hold(match, need(s.track[8], 'a slot'), ['squire']);
      },
    });
    play(table, 'red: place support');
    expect(offered(table)).toEqual(['support nun', 'support squire']);
  });

  it('a travel card that lies open, not one that is drawn unseen', () => {
    const table = acting(2, {
      given(s, match) {
        for (const deck of ['romance', 'market', 'challenge'] as const)
          s.travelGone[deck].push(...s.offers[deck].splice(0));
        hold(match, s.offers.romance, ['quest']);
      },
    });
    play(table, 'red: place plans');
    expect(offered(table)).toEqual(['travel quest']);
  });

  it('a travel card that is played', () => {
    const table = seated(2, {
      given: (_s, match) => give(match, 0, { cards: ['brigands'] }),
      begin: (match) => match.call(travel, {}),
    });
    expect(offered(table)).toEqual(['played brigands']);
  });

  it('a knight by his name in a pas d’armes, but none in a refusal', () => {
    const table = seated(2, {
      given: (_s, match) => layPas(match, 'suero almada:blue', 'talbot', ''),
      begin: (match) => match.call(register, { seat: 0, lap: 2 }),
    });
    expect(offered(table)).toEqual(['knight suero', 'knight talbot']);
  });

  it('a knight by the slot beside his in a joust, but no player and no free slot', () => {
    const table = seated(2, {
      given: (_s, match) => layRow(match, 'suero - - talbot blue - - -'),
      begin: (match) => match.call(register, { seat: 0, lap: 1 }),
    });
    expect(offered(table)).toEqual(['knight suero', 'knight talbot']);
  });

  it('a character, and the titles that are kept', () => {
    const table = dealt(2, {
      order: [0, 1],
      tops: {
        'characters one': ['aspirant', 'aspirant'],
        'characters two': ['heir', 'mercenary'],
        'characters three': ['captain', 'exile'],
      },
    });
    expect(offered(table)).toEqual(['character aspirant', 'character heir', 'character captain']);
    play(table, 'red: choose aspirant', 'blue: choose aspirant');
    const kept = table.optionIds(0).map((option) => option.replace('keep', 'objective'));
    expect(kept).toHaveLength(2);
    expect(offered(table)).toEqual(kept);
  });

  it('a support or relic in a duel, but no passing', () => {
    const table = seated(1, {
      options: { solo: 'score' },
      given(_s, match) {
        layPas(match, 'suero:red', '', '');
        give(match, 0, { supports: ['thug', 'nun'], glory: 10 });
      },
      begin: (match) => match.call(tournament, {}),
    });
    expect(offered(table)).toEqual(['aid thug']);
  });
});

describe('what a seat had at the end', () => {
  const had = (table: Table, seat: 0 | 1): string[] =>
    census
      .had(table.match as unknown as Look, seat)
      .map(({ kind, id, used }) => `${kind} ${id} ${used}`);

  it('public titles are everybody’s, personal ones their holder’s', () => {
    const table = claiming({
      publicTitles: ['rich', 'brave'],
      red: { coins: 6, titles: ['strong'] },
    });
    stateOf(table).phase = 'titles';
    play(table, 'red: claim rich');
    expect(had(table, 0)).toEqual(['title rich true', 'title brave false', 'title strong false']);
    expect(had(table, 1)).toEqual(['title rich false', 'title brave false']);
  });

  it('nothing where the game ended before titles were counted', () => {
    const table = claiming({ publicTitles: ['rich'] });
    stateOf(table).phase = 'tournament';
    expect(had(table, 0)).toEqual([]);
  });
});

/** Runs a tournament of round 2 in which red's dice are these, and gathers what is seen at its events. */
function observed(
  lay: (match: Parameters<typeof layPas>[0]) => void,
  dice: readonly string[],
  round = 2,
  blue: readonly string[] = LOST,
): { readonly chances: string[]; readonly glory: number[] } {
  const chances: Chance[] = [];
  const glory: number[] = [];
  seated(2, {
    content: withKnights({}),
    random: { 'dice@0': dice, 'dice@1': blue },
    given(s, match) {
      s.round = round;
      s.phase = 'tournament';
      for (const seat of [0, 1] as const) give(match, seat, { mount: 1, armour: 1 });
      s.trophies.push(...s.trophy.splice(0));
      hold(match, s.trophy, ['goblet']);
      lay(match);
    },
    begin(match) {
      match.sink = {
        event(name, params) {
          const g = match as unknown as Look;
          chances.push(...(census.chances?.(g, { name, params }) ?? []));
          for (const { read } of Object.values(census.measures ?? {}))
            glory.push(...read(g, { name, params }));
        },
        draw() {},
        fired() {},
      };
      match.call(tournament, {});
    },
  });
  return {
    chances: chances.map(({ kind, id, seat, used }) => `${kind} ${id} ${seat} ${used}`),
    glory,
  };
}

describe('what happens without a question', () => {
  it('knights fought are beaten or not; whoever is no knight does not count', () => {
    const { chances } = observed(
      (match) => layPas(match, 'suero:red almada:blue', 'talbot', ''),
      WON,
    );
    expect(chances).toEqual(['foe suero 0 true', 'foe almada 1 false']);
  });

  it('a trophy goes to the winner of the joust and to nobody else', () => {
    const row = 'red suero blue almada lalaing terrail henry james';
    const { chances } = observed((match) => layRow(match, row), [...WON, ...WON, ...WON]);
    expect(chances.filter((one) => one.startsWith('trophy'))).toEqual([
      'trophy goblet 0 true',
      'trophy goblet 1 false',
    ]);
  });

  it('a knight who wins the joust leaves the trophy to nobody', () => {
    const row = 'red suero blue almada lalaing terrail henry james';
    const { chances } = observed((match) => layRow(match, row), LOST);
    expect(chances.filter((one) => one.startsWith('trophy'))).toEqual([
      'trophy goblet 0 false',
      'trophy goblet 1 false',
    ]);
  });

  it('the order of the set-up counts, not one that is won later', () => {
    const began = (phase: string, order: readonly (number | string)[]) => {
      const table = settled(dealt(2));
      stateOf(table).phase = phase;
      const g = table.match as unknown as Look;
      return census.chances?.(g, { name: 'initiative', params: { order } });
    };
    expect(began('setup', [1, 0])).toEqual([
      { kind: 'order', id: 'first', seat: 1, used: true },
      { kind: 'order', id: 'second', seat: 0, used: true },
    ]);
    expect(began('upkeep', [1, 0])).toEqual([]);
  });
});

describe('glory on entering the second duel of the tournament in round 2', () => {
  const pas = (match: Parameters<typeof layPas>[0]) =>
    layPas(match, 'suero:red', 'almada:red talbot:blue', 'henry:red');
  const row = (line: string) => (match: Parameters<typeof layPas>[0]) => layRow(match, line);
  const { glory } = need(content.knights['suero'], 'Suero');

  it('is read before the second duel of a pas d’armes, once, and for nobody with a single duel', () => {
    expect(observed(pas, [...WON, ...WON, ...WON]).glory).toEqual([10 + glory]);
    expect(observed(pas, [...LOST, ...WON, ...WON]).glory).toEqual([10]);
  });

  it.each([1, 3])('is not read in round %i', (round) => {
    expect(observed(pas, WON, round).glory).toEqual([]);
  });

  it('is read before the second stage of a joust, and not of who is out', () => {
    const line = row('red suero blue almada lalaing terrail henry james');
    expect(observed(line, [...WON, ...LOST]).glory).toEqual([10 + glory]);
    expect(observed(line, LOST).glory).toEqual([]);
  });

  it('is read of both where two players meet', () => {
    const line = row('suero red blue almada lalaing terrail henry james');
    const other = need(content.knights['almada'], 'Almada').glory;
    expect(observed(line, WON, 2, WON).glory).toEqual([10 + glory, 10 + other]);
  });

  it('is not read of a challenge on the road of who is out', () => {
    const table = seated(2, {
      content: withKnights({}),
      random: { 'dice@0': [...WON, ...LOST] },
      given(s, match) {
        s.round = 2;
        s.phase = 'tournament';
        give(match, 0, { mount: 1, armour: 1, strength: 1, cards: ['brigands'] });
        layRow(match, 'red suero talbot almada lalaing terrail henry james');
      },
      begin: (match) => match.call(tournament, {}),
    });
    fightOn(table);
    play(table, 'red: play brigands');
    const [measure] = Object.values(census.measures ?? {});
    expect(stateOf(table).duels[0]?.against).toBe('challenge');
    const event = { name: 'duel', params: { one: 0, other: 'brigands' } };
    expect(measure?.read(table.match as unknown as Look, event)).toEqual([]);
  });
});

it('everything that can be counted is listed, once, with its source', () => {
  const items = census.items(content);
  const keys = spelled(items);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(Object.keys(census.kinds)));
  for (const { source } of items) expect(['rulebook', 'house']).toContain(source);
  expect(keys).toEqual(expect.arrayContaining(['space space:herald', 'aid medal', 'aid squire']));
  // What helps by being there is not used, and an event may have no space.
  expect(keys).not.toContain('aid nun');
  expect(keys).not.toContain('event harvest');
});

it('every prompt is one of the game’s', () => {
  const prompts = [...game.rules.procedures.values()].flatMap(({ name, steps }) =>
    steps.map((step) => `${name}.${step.name}`),
  );
  expect(prompts).toEqual(expect.arrayContaining(Object.keys(census.about)));
});
