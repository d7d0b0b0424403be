import { LANGUAGES, need, Table, type Match, type Seat } from '@destrier/engine';
import { hold, play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { acting } from './testing/acting.js';
import { layPas, layRow } from './testing/arranged.js';
import { drawn } from './testing/drawn.js';
import { figured } from './testing/figured.js';
import { fought } from './testing/fought.js';
import { game } from './game.js';
import { give, seated, stateOf } from './testing/seated.js';
import type { State } from './state.js';

/** Numbers that look as if drawn by lot, the same each time. */
function lots(): (n: number) => number {
  let last = 7;
  return (n) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % n;
  };
}

/** Plays to the end, and shows every position to one seat in one language on one width, by turns. */
function everyDrawing(table: Table, look: (lines: readonly string[], width: number) => void): void {
  const lot = lots();
  for (let n = 0; !table.over; n++) {
    const asks = table.asks();
    const { id, seat } = need(asks[lot(asks.length)], 'a question');
    const width = need([72, 80, 100][lot(3)], 'a width');
    look(drawn(table, seat, need(LANGUAGES[lot(3)], 'a language'), width), width);
    const options = table.optionIds(seat, id);
    table.choose(seat, id, need(options[lot(options.length)], 'an option'));
  }
  for (const language of LANGUAGES) look(drawn(table, 0, language), 80);
}

/** Lays out these public titles, and this trophy. */
function layOut(match: Match, titles: readonly string[], trophy = 'goblet'): void {
  const s: State = match.s;
  s.titleDeck.push(...s.publicTitles.splice(0));
  hold(match, s.publicTitles, titles);
  s.trophies.push(...s.trophy.splice(0));
  hold(match, s.trophy, [trophy]);
}

/** Ids that cannot be words of a language. */
const IDS = Object.values(game.content as object)
  .flatMap((items: object) => Object.keys(items))
  .filter((id) => /[-:]/.test(id));
const RAW =
  /undefined|null|NaN|Infinity|\[object|\bseat\d|\b(?:word|effect|draw|field)\.|[a-z]:[a-z]|\+ \+|!:/;

describe('whatever happens, all is said, and within the sheet', () => {
  it.each([
    ...(game.setups ?? []).map(({ seats, options = {} }) => [seats, options] as const),
    [3, { learning: 'on', travel: 'together' }] as const,
    [4, { duels: 'together', edition: 'ru' }] as const,
  ])('seats: %d, options: %o', (seats, options) => {
    everyDrawing(Table.start(game, { seats, seed: 'drawing', options }), (lines, width) => {
      expect(lines.filter((line) => line.length > width)).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(width < 80 ? 34 : 32);
      const text = lines.join('\n');
      expect(text).not.toMatch(RAW);
      expect(IDS.filter((id) => text.includes(id))).toEqual([]);
    });
  });
});

it('a sheet too narrow for the drawing gets one that is too wide, and so lists in its place', () => {
  const table = seated(2);
  expect(drawn(table, 0, 'en', 71)).toEqual(drawn(table, 0, 'en', 72));
  expect(drawn(table, 0, 'en', 71).some((line) => line.length === 72)).toBe(true);
});

it('what only its owner may see is not shown to another', () => {
  const table = seated(2, {
    content: figured,
    given: (_s, match) => give(match, 0, { cards: ['giant'], titles: ['brave'] }),
  });
  expect(drawn(table, 0, 'en').join('\n')).toMatch(/The giant 11: ★5[^]*☆ Brave ★7: duel 11◆1/);
  expect(drawn(table, 1, 'en').join('\n')).not.toMatch(/giant|Brave/);
});

it('a duel', () => {
  const table = fought({
    knight: { type: 'pole', attack: 8, prestige: 1, glory: 6 },
    red: {
      strength: 5,
      faith: 2,
      mount: 3,
      armour: 2,
      supports: ['squire', 'squire', 'thug'],
      relics: ['ring'],
      prestige: ['royal'],
    },
    dice: 'red3 red5 black1 blacks black4 white0 white3',
    foeDice: 'white2',
  });
  play(table, 'red: tent thug', 'red: add 2');
  expect(drawn(table, 0, 'en')).toEqual([
    'Round 1 of 3 · actions                                       ★ glory  ◆ prestige',
    'Initiative  1 Ann ★9 · 2 Bruno ★10',
    '────────────────────────────────────────────────────────────────────────────────',
    '╔═ Engagement 1 ═══════════════════════╦═══════════════════════════════════════╗',
    '║ ▸ 1 Ann                           ○○ ║ Suero de Quiñones                  ○○ ║',
    '║ attack 12 = 5 + 4 + 3            ◆ 1 ║ attack 9 = 8 + 2 −1               ◆ 1 ║',
    '║ red     black      white             ║ attack   white                        ║',
    '║ ╭─╮╭─╮  ╭─╮╭─╮╭─╮  ╭─╮╭─╮            ║ ╭─────╮  ╭─────╮                      ║',
    '║ │3││5│  │1││☆││4│  │0││3│            ║ │  8  │  │  2  │                      ║',
    '║ ╰─╯╰─╯  ╰─╯╰─╯╰─╯  ╰─╯╰─╯            ║ ╰─────╯  ╰─────╯                      ║',
    '║ strength 3 (2 spent) · faith 2       ║ Polish noble · ★6 · +white            ║',
    '║ mount III, armour II                 ║                                       ║',
    '║ Squire ×2 · (Thug) · Ring · ◆ Royal  ║                                       ║',
    '╚══════════════════════════════════════╩═══════════════════════════════════════╝',
    '──────────────────── coins  strength  faith  mount  armour  pawns  R/M/C  titles',
    '1 Ann, Aspirant          0         3      2    III      II      6  0/0/0       0',
    '2 Bruno, Aspirant        0         0      0     II      II      6  0/0/0       0',
  ]);
});

it('a joust', () => {
  const table = seated(2, {
    content: figured,
    given(s, match) {
      s.phase = 'tournament';
      s.events.past.push(...s.events.now.splice(0), ...s.events.next.splice(0));
      layRow(match, 'red zizka talbot rozmital powala blue suero henry');
      layOut(match, ['title:pious', 'influential'], 'laurel');
      s.tournament.bracket.splice(8, 5, 'seat0', 'talbot', 'seat1', 'henry', 'talbot');
      give(match, 1, { titles: ['brave'] });
    },
  });
  expect(drawn(table, 1, 'fr')).toEqual([
    'Manche 1 sur 3 · tournoi                                    ★ gloire  ◆ prestige',
    'Initiative  1 Ann ★10 · 2 Bruno ★10',
    '────────────────────────────────────────────────────────────────────────────────',
    '1. 1 Ann                            ─┐',
    '2. Jean Žižka de Trocnov 8◆1 ★5     ─┴ 1 Ann       ─┐',
    '3. John Talbot 9◆1 ★7 −blanc        ─┐              │',
    '4. Jaroslav Lev de Ro… 7◆1 ★5 −noir ─┴ John Talbot ─┴ John Talbot ─┐',
    '5. Powała de Taczów 9◆1 ★8 +blanc   ─┐                             │',
    '6. 2 Bruno                          ─┴ 2 Bruno     ─┐              │',
    '7. Suero de Quiñones 9◆1 ★6         ─┐              │              │',
    '8. Henri V d’Angleterre 12◆2 ★10    ─┴ Henri V d’… ─┴ ·           ─┴ ·',
    'Récompense  Couronne de laurier : ◆ Champion + 2 écus',
    '──────────────────────── écus  force  foi  monture  armure  pions  R/M/D  titres',
    '2 Bruno, Aspirant           0      0    0       II      II      6  0/0/0       1',
    '1 Ann, Aspirant             0      0    0       II      II      6  0/0/0       0',
    'Titres      ☆ Pieux ★6 : Sœur 0/1, reliques 0/3, foi 0/3',
    '            ☆ Influent ★4 : soutiens 0/5',
    'Les vôtres  ☆ Brave ★7 : duel 11◆1',
  ]);
});

it('a pas d’armes', () => {
  const table = seated(2, {
    content: figured,
    given(s, match) {
      s.phase = 'registration';
      s.events.past.push(...s.events.now.splice(0), ...s.events.next.splice(0));
      layPas(match, 'talbot:blue zizka', 'powala:red trotha', 'henry');
    },
  });
  expect(drawn(table, 0, 'ru').slice(3, 8)).toEqual([
    'Флоренция   2 Джон Толбот           атака 9◆1   ★7   ветеран −белый',
    '            ○ Ян Жижка из Троцнова  атака 8◆1   ★5   знать',
    'Париж       1 Повала из Тачева      атака 9◆1   ★8   польский вельможа +белый',
    '            ○ Ганс фон Трота        атака 8     ★5   знать',
    'Мюнхен      ○ Генрих V Монмутский   атака 12◆2  ★10  король',
  ]);
});

it('the action phase', () => {
  const table = acting(4, {
    content: figured,
    event: 'siege',
    given(s, match) {
      s.round = 3;
      s.events.past.push(...s.events.next.splice(0));
      layRow(match, '- zizka - red powala - montefeltro -');
      for (const slot of s.track) s.supportsGone.push(...slot.splice(0));
      for (const deck of ['romance', 'market', 'challenge'] as const)
        s.travelGone[deck].push(...s.offers[deck].splice(0));
      hold(match, s.offers.romance, ['quest', 'keepsake', 'serenade', 'oath']);
      hold(match, s.offers.market, ['destrier', 'fencing']);
      ['chronicler', 'lady', 'nun', 'squire'].forEach((tile, slot) =>
        hold(match, s.track[slot] ?? [], [tile]),
      );
      layOut(match, ['rich', 'title:noble', 'equipped']);
      give(match, 0, {
        coins: 6,
        supports: ['queen', 'thug'],
        usedRelics: ['ring'],
        cards: ['tapestry', 'rescue'],
        titles: ['charming'],
        played: ['feast', 'hunt'],
      });
      give(match, 2, { prestige: ['royal'], usedSupports: ['squire'] });
    },
  });
  play(
    table,
    'red: place training',
    'blue: place patrol',
    'green: place patrol',
    'white: place training',
  );
  expect(drawn(table, 0, 'en')).toEqual([
    'Round 3 of 3 · actions                                       ★ glory  ◆ prestige',
    'Initiative  1 Ann ★10 · 2 Bruno ★10 · 3 Chloé ★10 · 4 Dmitri ★10',
    'Event       Siege: Action for 2 strength: 5 glory.',
    '────────────────────────────────────────────────────────────────────────────────',
    'Training: 3 strength  14○ │ Travel plans: 2 cards   │ Support: from the track',
    'Prayer: 3 faith        ○○ │ Patrol: 2 coins      23 │ Herald: a shield      ○○○○',
    'Service: 3 coins      ○○○ │ Warm-up: 2 strength     │ New objective: 1 of 3   ○○',
    'Initiative: 1 coin        │ Market: equipment    ○○ │ Siege                    ○',
    'Supports    3 Chronicler · 3 Lady · 2 Nun · 2 Squire',
    'Romance     The quest: 1 of 2 titles · The keepsake: Ring · Serenade: ★2',
    '            The oath: ◆ Suzerain / 2 strength',
    'Market      Destrier (−4 coins): mount IV',
    '            Fencing lessons (−1 coin): Weapon master',
    'Challenge   —',
    '1. ○                           │ 5. Powała of Taczew 9◆1 ★8 +white',
    '2. Jan Žižka 8◆1 ★5            │ 6. ○',
    '3. ○                           │ 7. Federico da… 9◆1 ★8 −black −white',
    '4. 1 Ann                       │ 8. ○',
    'Prize       Silver goblet: ★3 + 2 coins',
    '──────────────────── coins  strength  faith  mount  armour  pawns  R/M/C  titles',
    '1 Ann, Aspirant          6         3      0     II      II      5  0/1/1       1',
    '    Queen · Thug · (Ring)',
    '2 Bruno, Aspirant        2         0      0     II      II      5  0/0/0       0',
    '3 Chloé, Aspirant        2         0      0     II      II      5  0/0/0       0',
    '    (Squire) · ◆ Royal',
    '4 Dmitri, Aspirant       0         3      0     II      II      5  0/0/0       0',
    'Hand        The tapestry (−2 coins): ★3 · Rescue 7: Nun / 3 faith',
    'Titles      ● Rich ★7 · ☆ Noble ★5 · ☆ Equipped ★6',
    'Your own    ☆ Charming ★4: Romance 2/5',
  ]);
});

it('the characters to choose from', () => {
  const options = { tournament: 'joust' };
  const table = Table.start(game, { seats: 2, seed: 'drawing', options, content: figured });
  expect(drawn(table, 0, 'en').slice(3, 16)).toEqual([
    '                     Aspirant  Courtier  Captain',
    'level                I         II        III',
    'mount                II        II        II',
    'armour               II        II        II',
    'coins + income       3 + 2     3 + 3     1 + 2',
    'strength + income    3 + 5     2 + 4     3 + 5',
    'faith + income       2 + 2     3 + 2     1 + 1',
    '★ glory              10        11        9',
    'titles drawn → kept  2 → 1     3 → 2     2 → 1',
    'Romance              1         2         0',
    'Market               1         0         0',
    'Challenge            1         0         2',
    'special supports     0         0         1',
  ]);
});

describe('events', () => {
  /** The lines on events in a phase of round 1, with these events and a support on the first. */
  const told = (phase: string, now: string, next: string, recruit: readonly string[] = []) => {
    const table = seated(2, {
      given(s, match) {
        s.phase = phase;
        for (const place of [s.events.now, s.events.next]) s.events.past.push(...place.splice(0));
        s.piles.special.push(...s.recruit.splice(0));
        hold(match, s.events.now, [now]);
        hold(match, s.events.next, [next]);
        hold(match, s.recruit, recruit);
      },
    });
    return drawn(table, 0, 'en').filter((line) => /^(?:Event|Next) /.test(line));
  };

  it('that of the round, and the next', () => {
    expect(
      told('actions', 'recruitment', 'war', ['cook']).map((line) => line.slice(0, 46)),
    ).toEqual([
      'Event       Recruitment – Cook: The next speci',
      'Next        War: Everybody: −2 coins.',
    ]);
    expect(told('travel', 'harvest', 'war')).toEqual(['Next        War: Everybody: −2 coins.']);
  });

  it('after the upkeep, only the next', () => {
    expect(told('registration', 'war', 'siege')).toEqual(['Next        War: Everybody: −2 coins.']);
  });
});

it('Otto has glory where he is a rival, and there alone', () => {
  const otto = (solo: string): string[] =>
    drawn(seated(1, { content: figured, options: { solo } }), 0, 'en').filter((line) =>
      line.includes('Otto'),
    );
  expect(otto('rivalry')).toEqual([
    'Initiative  1 Ann ★10 · Ø Otto ★11',
    'Otto        pawns 6 · titles 1 · fights like Jan Žižka 8◆1 ★5',
  ]);
  expect(otto('score')).toEqual(['Initiative  1 Ann ★10 · Ø Otto', 'Otto        pawns 6']);
});

it('titles are open, within reach or counted', () => {
  const table = seated(2, {
    given(s, match) {
      s.phase = 'titles';
      s.round = 4;
      layOut(match, ['rich', 'title:noble', 'brave']);
      give(match, 0, {
        coins: 7,
        strength: 3,
        titles: ['influential'],
        supports: ['thug', 'queen'],
      });
      s.players[0].claimed.push('rich');
      give(match, 0, { titles: ['equipped'], mount: 4, armour: 4 });
    },
  });
  expect(drawn(table, 0, 'en').slice(3, 8)).toEqual([
    'Titles      ★ Rich ★7: coins 7/6',
    '            ☆ Noble ★5: Minstrel 0/1, Queen 1/1, Squire 0/1, no Thug (1)',
    '            ☆ Brave ★7: duel 11◆1',
    'Your own    ● Equipped ★6: mount IV/IV, armour IV/IV',
    '            ☆ Influential ★4: supports 2/5',
  ]);
});

it('of duels side by side one’s own is drawn, and the others are told', () => {
  const table = fought({ seats: 3, red: { strength: 1 } });
  const s = stateOf(table);
  const own = need(s.duels[0], 'a duel');
  const side = need(own.sides[0], 'a side');
  const foe = need(own.sides[1], 'a side');
  s.duels[1] = { ...own, foe: 'henry', sides: [{ ...side, who: 1, wins: 1 }, foe], winner: -1 };
  const heads = (viewer: Seat): string[] =>
    drawn(table, viewer, 'en').filter((line) => /[○●]{2}/.test(line));
  expect(heads(0)).toEqual([
    '║ 1 Ann                             ○○ ║ Suero de Quiñones                  ○○ ║',
    '2 Bruno ●○ — Henry V of England ○○',
  ]);
  expect(heads(1)).toEqual([
    '║ 2 Bruno                           ●○ ║ Henry V of England                 ○○ ║',
    '1 Ann ○○ — Suero de Quiñones ○○',
  ]);
  s.duels[1].winner = 0;
  expect(heads(1)).toEqual([
    '║ 2 Bruno                wins the duel ║ Henry V of England                 ○○ ║',
    '1 Ann ○○ — Suero de Quiñones ○○',
  ]);
});
