import { LANGUAGES, need, Table, type Language, type Match, type Seat } from '@destrier/engine';
import { hold, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.js';
import type { Content } from './content/types.js';
import { game } from './game.js';
import { noteIn } from './note.js';
import { travel } from './rules/travel.js';
import { chooseTournament } from './rules/tournament/lists.js';
import { register } from './rules/tournament/registration.js';
import { acting } from './testing/acting.js';
import { layPas, layRow } from './testing/arranged.js';
import { figured } from './testing/figured.js';
import { fought } from './testing/fought.js';
import { give, seated } from './testing/seated.js';
import type { State } from './state.js';
import { text } from './text/index.js';

const note = noteIn(text);

/** The notes of all options that a seat has, by their ids. */
function notesOf(
  table: Table,
  seat: Seat,
  language: Language = 'en',
  box: object = table.match.prepared.content,
): Map<string, string> {
  const sheet = {
    content: box as never,
    viewer: seat,
    names: ['Ann', 'Bruno', 'Chloé', 'Dmitri'],
    width: 80,
  };
  const view = table.view(seat) as never;
  return new Map(
    table.asks(seat).flatMap(({ offers = [], params }) =>
      offers.map((offer) => {
        const { verb } = offer;
        const words = offer.form === 'option' ? offer.words : [];
        const said = note(view, { verb, words, params }, language, sheet);
        return [[verb, ...words].join(' '), said] as const;
      }),
    ),
  );
}

function noted(table: Table, option: string, language?: Language): string {
  return need(notesOf(table, 0, language).get(option), `the option ${option}`);
}

/** Only these supports on the track, from its first slot on. */
function layTrack(s: State, match: Match, ...tiles: string[]): void {
  for (const slot of s.track) s.supportsGone.push(...slot.splice(0));
  tiles.forEach((tile, slot) => {
    if (tile !== '-') hold(match, need(s.track[slot], 'a slot'), [tile]);
  });
}

describe.each([
  [1, { tournament: 'joust-pas-joust', solo: 'rivalry' }],
  [3, { tournament: 'joust-pas-joust', duels: 'together', travel: 'together' }],
])('a whole game of %i', (seats, options) => {
  it.each(LANGUAGES)('every note in %s is whole', (language) => {
    const table = Table.start(game, { seats, seed: 'noted', options });
    const verbs = new Set<string>();
    const taken = new Map<string, number>();
    while (!table.over) {
      const { id, seat } = need(table.asks()[0], 'a question');
      for (const [option, said] of notesOf(table, seat, language)) {
        if (said === '') continue;
        verbs.add(need(option.split(' ')[0], 'a verb'));
        expect([option, said]).toEqual([option, expect.stringMatching(/^[\p{Lu}\d].*[.)]$/u)]);
        expect([option, said]).not.toEqual([
          option,
          expect.stringMatching(/undefined|NaN|Infinity|[{}#]|\bseat\d|: \.|[a-z]:[a-z]|\.\./),
        ]);
      }
      const times = (option: string) => taken.get(option) ?? 0;
      const rarest = table.optionIds(seat, id).reduce((a, b) => (times(b) < times(a) ? b : a));
      taken.set(rarest, times(rarest) + 1);
      table.choose(seat, id, rarest);
    }
    expect([...verbs].toSorted()).toEqual(
      expect.arrayContaining(['buy', 'choose', 'enter', 'exchange', 'hire', 'place']),
    );
  });
});

describe('a pawn', () => {
  const table = acting(2, {
    content: figured,
    given(s, match) {
      layRow(match, '- zizka - - powala - montefeltro -');
      give(match, 0, { coins: 4, mount: 2, armour: 4, supports: ['queen'] });
      layTrack(s, match, 'chronicler', '-', '-', 'lady', '-', 'nun');
    },
  });

  it.each([
    ['training', '3 strength.'],
    ['prayer', '3 faith.'],
    ['service', '3 coins.'],
    ['patrol', '2 coins.'],
    ['warmup', '2 strength.'],
    ['initiative', '1 coin, and place 1 on the initiative track from the next upkeep.'],
    ['plans', '3 travel cards, open or blind.'],
    ['market', 'Mount III: 4 coins.'],
    ['support', 'One support from the track: 1–3 coins.'],
    ['space:herald', 'Take your place in the joust now, before registration.'],
    ['objective', 'One of 3 titles drawn.'],
    ['event', 'Crusade. Action for 1 coin: 3 glory and 3 faith.'],
  ])('on %s', (space, said) => {
    expect(noted(table, `place ${space}`)).toBe(said);
  });

  it('after another on Initiative gets the next place', () => {
    const later = acting(2, { order: [1, 0] });
    play(later, 'blue: place initiative');
    expect(noted(later, 'place initiative')).toMatch(/^1 coin, and place 2 /);
  });

  it('on the Herald of a pas d’armes challenges', () => {
    const pas = acting(2, { given: (_s, match) => layPas(match, 'talbot', 'powala', 'henry') });
    expect(noted(pas, 'place space:herald')).toMatch(/^Challenge one knight now/);
  });

  it('on an event with a support reads what the support does', () => {
    const recruiting = acting(2, {
      event: 'volunteer',
      given(s, match) {
        s.round = 3;
        hold(match, s.piles.special, ['usurer']);
      },
    });
    expect(noted(recruiting, 'place event')).toBe(
      'Volunteer – Usurer. The next special support waits here. Action, free of charge: this support. When gained: +6 coins and −2 glory.',
    );
  });

  it('at figures of another content reads those', () => {
    const { figures } = content;
    const box = { ...content, figures: { ...figures, training: 5 } };
    expect(noted(acting(2, { content: box }), 'place training')).toBe('5 strength.');
  });
});

describe('prices', () => {
  const table = (...supports: string[]) =>
    acting(2, {
      content: figured,
      given(s, match) {
        give(match, 0, { coins: 9, mount: 2, armour: 1, supports });
        layTrack(s, match, 'chronicler', '-', '-', 'lady', '-', 'nun');
      },
    });

  it.each([
    [[], ['3 coins', '1 coin', 'Mount III: 4 coins.', 'Armour II: 2 coins.']],
    [['diplomat'], ['2 coins', 'Free', 'Mount III: 3 coins.', 'Armour II: 1 coin.']],
  ])('with the supports %o', (supports, [dear, cheap, mount, armour]) => {
    const hiring = table(...supports);
    expect(noted(hiring, 'place market')).toBe(`${mount} ${armour}`);
    play(hiring, 'red: place support');
    expect(noted(hiring, 'hire chronicler 1')).toMatch(new RegExp(`^${dear}\\. Always: `));
    expect(noted(hiring, 'hire nun 6')).toMatch(new RegExp(`^${cheap}\\. Always: `));
    const buying = table(...supports);
    play(buying, 'red: place market');
    expect([noted(buying, 'buy mount'), noted(buying, 'buy armour')]).toEqual([mount, armour]);
  });

  it('in Russian and French', () => {
    const buying = table();
    play(buying, 'red: place market');
    expect(noted(buying, 'buy armour', 'ru')).toBe('Броня II: 2 монеты.');
    expect(noted(buying, 'buy armour', 'fr')).toBe('Armure II\u00A0: 2 écus.');
  });
});

describe('a slot of the joust', () => {
  const entering = (row: string, seats = 2) =>
    seated(seats, {
      content: figured,
      given: (_s, match) => layRow(match, row),
      begin: (match) => match.call(register, { seat: 0 }),
    });

  it('names the neighbour of its pair: a knight with his figures, a player, nobody', () => {
    const table = entering('- montefeltro zizka - blue - - -');
    expect(Object.fromEntries(notesOf(table, 0))).toEqual({
      'enter 1':
        'Against Federico da Montefeltro. A veteran: attack 9, prestige 1, worth 8 glory. Fewer dice for the challenger: −1 black mount die and −1 white armour die.',
      'enter 4': 'Against Jan Žižka. A noble: attack 8, prestige 1, worth 5 glory.',
      'enter 6': 'Against Bruno.',
      'enter 7': 'The slot beside it is still empty.',
      'enter 8': 'The slot beside it is still empty.',
    });
  });

  it('names Otto with the attack he has', () => {
    const { attack } = need(figured.knights[figured.solo.tiles.easy], 'the knight of Otto');
    expect(noted(entering('otto - - - - - - -', 1), 'enter 2')).toMatch(
      new RegExp(`^Against Otto\\. Attack ${attack}\\b`),
    );
  });
});

it('the kinds of tournament say how they go', () => {
  const table = seated(2, { begin: (match) => match.call(chooseTournament, {}) });
  expect(noted(table, 'choose joust')).toMatch(/^Eight knights, knock-out/);
  expect(noted(table, 'choose pas')).toMatch(/^Knights wait in three cities/);
});

it('a reward to choose is told in full, with what its tiles do', () => {
  const table = seated(2, {
    content: figured,
    given: (_s, match) => give(match, 0, { coins: 2, cards: ['office', 'vigil'] }),
    begin: (match) => match.call(travel, {}),
  });
  play(table, 'red: play office');
  expect(Object.fromEntries(notesOf(table, 0))).toEqual({
    'choose chamberlain': 'Chamberlain prestige and 1 glory.',
    'choose glory': '2 glory and 1 faith.',
  });
  play(table, 'red: choose glory', 'red: play vigil');
  expect(noted(table, 'choose amulet')).toMatch(/^The relic Amulet\. In an engagement: /);
  expect(noted(table, 'choose glory')).toBe('2 glory.');
});

it('a character and a travel card say enough by what they do', () => {
  const table = Table.start(game, { seats: 2, seed: 'a', options: { tournament: 'joust' } });
  expect([...notesOf(table, 0).values()]).toEqual(['', '', '']);
  const road = seated(2, {
    given: (_s, match) => give(match, 0, { cards: ['giant'] }),
    begin: (match) => match.call(travel, {}),
  });
  expect(noted(road, 'play giant')).toBe('');
});

it('travel cards given back bring strength', () => {
  const table = Table.start(game, { seats: 2, seed: 'noted', options: { tournament: 'joust' } });
  while (table.asks()[0]?.prompt !== 'setup.exchange') {
    const { id, seat } = need(table.asks()[0], 'a question');
    table.choose(seat, id, need(table.optionIds(seat, id)[0], 'an option'));
  }
  expect(notesOf(table, need(table.asks()[0], 'a question').seat).get('exchange')).toBe(
    '1 strength for each card.',
  );
});

describe('a die that shows its highest value', () => {
  it.each([
    ['black4 white2', /turn one black mount die to 4\. \(No effect now\.\)$/],
    ['black3 white2', /^$/],
  ])('%s: the Squire', (dice, said) => {
    const table = fought({ red: { supports: ['squire', 'support:veteran'] }, dice });
    expect(noted(table, 'lance squire')).toMatch(said);
    expect(noted(table, 'lance support:veteran')).toBe('');
  });

  it.each([
    ['black0 white3', /turn one white armour die to 3\. \(No effect now\.\)$/],
    ['black0 white2', /^$/],
  ])('%s: the Rosary', (dice, said) => {
    const table = fought({ red: { relics: ['rosary', 'medal'] }, dice });
    expect(noted(table, 'relic rosary')).toMatch(said);
    expect(noted(table, 'relic medal')).toBe('');
  });

  it.each([
    ['lance squire', { supports: { ...content.supports, squire: withTurn({ attack: 1 }) } }],
    ['relic rosary', { relics: { ...content.relics, rosary: { turn: 'white', attack: 1 } } }],
    ['relic rosary', { relics: { ...content.relics, rosary: { turn: 'white', reroll: 1 } } }],
  ])('%s of a content where it does something else besides: %o', (option, items) => {
    const isLance = option.startsWith('lance');
    const table = fought({
      red: isLance ? { supports: ['squire'] } : { relics: ['rosary'] },
      dice: 'black4 white3',
    });
    const box = { ...content, ...items } as unknown as Content;
    expect(notesOf(table, 0, 'en', box).get(option)).toBe('');
  });

  it('a support that costs glory as well is in vain all the same', () => {
    const table = fought({ red: { supports: ['squire'] }, dice: 'black4 white3' });
    const supports = { ...content.supports, squire: withTurn({ cost: 1 }) };
    expect(notesOf(table, 0, 'en', { ...content, supports }).get('lance squire')).toMatch(
      /\(No effect now\.\)$/,
    );
  });
});

/** A support that turns a black die, and does this besides. */
function withTurn(besides: object): object {
  return { ...content.supports['squire'], effect: { turn: 'black', ...besides } };
}
