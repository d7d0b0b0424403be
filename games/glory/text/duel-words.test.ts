import { isNews, need, type GameEvent, type Language, type Table } from '@destrier/engine';
import { allTold, play } from '@destrier/engine/testkit/check';
import { speaker } from '@destrier/text';
import { describe, expect, it } from 'vitest';
import { game } from '../game.js';
import type { Opponent } from '../rules/duel/duel.js';
import { BLUE, fought } from '../testing/fought.js';
import { give, seated } from '../testing/seated.js';
import { fightOn, layPas, layRow, LOST, withKnights } from '../testing/arranged.js';
import { tournament } from '../rules/tournament/tournament.js';
import { text } from './index.js';

/** What is told of duels: whose figures are whose, what decided, and who the opponent is. */

const NAMES = ['Ann', 'Bob'];
const said = (event: GameEvent, lang: Language = 'en'): string =>
  speaker(text[lang], lang, NAMES, game).event(event);
/** The first event of this name in a duel. */
const first = (table: Table, name: string): GameEvent => ({
  seq: 0,
  name,
  params: { ...need(allTold(table, name)[0], name) },
});

describe('an engagement', () => {
  it('gives the attack of whoever won before that of the other', () => {
    const lost = fought({ dice: 'black1 white0 | black0 white0' });
    expect(said(first(lost, 'engagement'))).toMatch(/ wins engagement 1: attack 8 against 1\.$/);
    const won = fought({ knight: { attack: 1 }, dice: 'black4 white2 | black4 white0' });
    expect(said(first(won, 'engagement'))).toBe('Ann wins engagement 1: attack 6 against 1.');
  });

  it('says that prestige decided, and by how much', () => {
    const table = fought({
      knight: { attack: 1 },
      red: { prestige: ['royal'] },
      dice: 'black1 white0 | black4 white0',
    });
    expect(said(first(table, 'engagement'))).toBe(
      'Ann wins engagement 1: attack 1 on both sides, prestige 1 against 0 decides.',
    );
    expect(said(first(table, 'used'))).toMatch(
      /^To win the tie, Ann turns over a prestige token: /,
    );
  });

  it('says what decides where prestige is equal too', () => {
    const knight = fought({ knight: { attack: 1 }, dice: 'black1 white0 | black4 white0' });
    expect(said(first(knight, 'engagement'))).toMatch(/on both sides, a tie is the player’s\.$/);
    const seat = fought({
      against: BLUE,
      order: [1, 0],
      dice: 'black0 white0 | black0 white0',
      foeDice: 'black0 white0 | black0 white0',
    });
    expect(said(first(seat, 'engagement'))).toBe(
      'Bob wins engagement 1: attack 0 and prestige 0 on both sides, the better initiative decides.',
    );
  });

  it('names a support that is used as such', () => {
    const table = fought({ red: { supports: ['cook'] }, dice: 'black0 white0 | black0 white0' });
    play(table, 'red: tent cook');
    expect(said(first(table, 'used'))).toMatch(/^Ann uses: /);
  });
});

describe.each([
  {
    lang: 'en',
    several: 'The kidnappers win engagement 1',
    beat: 'The kidnappers beat Ann.',
    one: 'The unbeaten knight wins engagement 1',
    takesUp: 'takes up “',
    fightsFor: 'fights for “',
  },
  {
    lang: 'fr',
    several: 'Les ravisseurs gagnent l’engagement 1',
    beat: 'Les ravisseurs remportent le duel contre Ann.',
    one: 'Le chevalier invaincu gagne l’engagement 1',
    takesUp: 'relève le défi',
    fightsFor: 'se bat pour le titre',
  },
  {
    lang: 'ru',
    several: 'верх берут похитители',
    beat: 'В поединке побеждают похитители, проигрывает Ann.',
    one: 'верх берёт непобеждённый рыцарь',
    takesUp: 'принимает вызов',
    fightsFor: 'бьётся за титул',
  },
] as const)('the opponent on a card or of a title, in $lang', ({ lang, ...words }) => {
  const against = (opponent: Opponent): Table =>
    fought({ against: opponent, dice: 'black0 white0 | black0 white0' });

  it('is no card that wins', () => {
    const table = against({ against: 'challenge', foe: 'rescue' });
    const card = speaker(text[lang], lang).word('rescue');
    expect(said(first(table, 'duel'), lang)).toContain(words.takesUp);
    expect(said(first(table, 'duel'), lang)).toContain(card);
    expect(said(first(table, 'engagement'), lang)).toContain(words.several);
    expect(said(first(table, 'won'), lang)).toContain(words.beat);
    for (const name of ['engagement', 'won'])
      expect(said(first(table, name), lang)).not.toContain(card);
  });

  it('is no title that wins', () => {
    const table = against({ against: 'title', foe: 'brave' });
    expect(said(first(table, 'duel'), lang)).toContain(words.fightsFor);
    expect(said(first(table, 'engagement'), lang)).toContain(words.one);
  });

  it('is called by name where it has one', () => {
    const table = fought({ dice: 'black0 white0 | black0 white0' });
    const knight = speaker(text[lang], lang).word('suero');
    for (const name of ['duel', 'engagement', 'won'])
      expect(said(first(table, name), lang)).toContain(knight);
  });
});

describe('Otto', () => {
  const order = (lay: (match: Parameters<typeof layPas>[0]) => void, event: string): string[] => {
    const table = seated(1, {
      options: { solo: 'rivalry', difficulty: 'easy' },
      content: withKnights({ zizka: { glory: 5 }, suero: { glory: 4 }, almada: { glory: 9 } }),
      random: { 'dice@0': LOST },
      given(_s, match) {
        give(match, 0, { mount: 1, armour: 1, strength: 1 });
        lay(match);
      },
      begin: (match) => match.call(tournament, {}),
    });
    fightOn(table);
    const ofOtto = table
      .events('all')
      .filter(isNews)
      .filter(({ params }) => Object.values(params).includes('otto'));
    const names = ofOtto.map(({ name }) => name);
    return names.slice(names.indexOf(event)).slice(0, 2);
  };

  it('wins before the points for it are told', () => {
    expect(order((match) => layPas(match, 'almada:red', 'suero:otto', 'james'), 'won')).toEqual([
      'won',
      'glory',
    ]);
    const row = 'red almada otto suero terrail henry james joao';
    expect(order((match) => layRow(match, row), 'advances')).toEqual(['advances', 'glory']);
  });
});
