import { need, type Match, type Table } from '@destrier/engine';
import { asked, colourOf, hold, play } from '@destrier/engine/testkit/check';
import { content } from '../content/index.js';
import { CITIES, type Content, type Knight } from '../content/types.js';
import { stateOf } from './seated.js';
import { NOBODY, OTTO, type State, type Who } from '../state.js';
import { occupantName, occupantSeat, PLACES } from '../rules/tournament/bracket.js';

/** Tournaments for tests, written down as they lie on the board. */

/**
 * The house content in which every knight has attack 5 and prestige 0, and these have what is said. Otto's tile in the
 * easy game is zizka.
 */
export function withKnights(figures: { readonly [knight: string]: Partial<Knight> }): Content {
  const knights: Record<string, Knight> = {};
  for (const [name, { source, type, glory }] of Object.entries(content.knights))
    knights[name] = { source, type, attack: 5, glory, prestige: 0, ...figures[name] };
  const tiles = { ...content.solo.tiles, easy: 'zizka' };
  return { ...content, knights, solo: { ...content.solo, tiles } };
}

/** Two engagements, won or lost against attack 5 with mount and armour of level I. */
export const WON: readonly string[] = ['black4', 'white3', 'black4', 'white3'];
export const LOST: readonly string[] = ['black0', 'white0', 'black0', 'white0'];
/** The first engagement is won, the others are lost. */
export const CLOSE: readonly string[] = ['black4', 'white3', ...LOST];

/** What stands at a place of the board: a colour, `otto`, or a knight. */
function whoIs(match: Match, word: string): Who | undefined {
  return word === 'otto' ? OTTO : match.seats.find((seat) => colourOf(seat) === word);
}

function clear(match: Match): State {
  const s: State = match.s;
  const { knights } = match.prepared.content as Content;
  for (const card of s.field.splice(0))
    s.knights[need(knights[match.name(card)], 'a knight').type].push(card);
  s.tournament = { kind: 'joust', stands: [], bracket: [] };
  return s;
}

/** A pas d'armes, city by city: `suero almada:red`. */
export function layPas(match: Match, ...cities: string[]): void {
  const s = clear(match);
  s.tournament.kind = 'pas';
  cities.forEach((line, i) => {
    for (const word of line.split(' ').filter((one) => one !== '')) {
      const [knight = '', shield = ''] = word.split(':');
      hold(match, s.field, [knight]);
      s.tournament.stands.push({
        city: need(CITIES[i], 'a city'),
        knight,
        shield: whoIs(match, shield) ?? NOBODY,
      });
    }
  });
}

/** The lower row of a joust: `red suero - blue …`. */
export function layRow(match: Match, line: string): void {
  const s = clear(match);
  const bracket = Array.from({ length: PLACES }, () => '');
  line.split(' ').forEach((word, slot) => {
    const who = whoIs(match, word);
    if (who === undefined && word !== '-') hold(match, s.field, [word]);
    if (word !== '-') bracket[slot] = who === undefined ? word : occupantName(who);
  });
  s.tournament.bracket = bracket;
}

/** The shields of a pas d'armes, city by city: `red -`. */
export function shields(table: Table): string[] {
  const { stands } = stateOf(table).tournament;
  return CITIES.map((city) =>
    stands
      .filter((stand) => stand.city === city)
      .map(({ shield }) => (shield === NOBODY ? '-' : shield === OTTO ? 'otto' : colourOf(shield)))
      .join(' '),
  );
}

/** The places of a joust from the first on: `red suero - blue …`. */
export function bracket(table: Table, from = 0, to = 8): string {
  const places = stateOf(table).tournament.bracket.slice(from, to);
  return places
    .map((name) => {
      const seat = occupantSeat(name);
      return seat === undefined ? name || '-' : colourOf(seat);
    })
    .join(' ');
}

/** The duel that is fought now: who leads it, and against whom. */
export function fight(table: Table): string {
  const { duels } = stateOf(table);
  const seat = need(
    table.match.seats.find((one) => duels[one] !== null),
    'a duel',
  );
  const { against, foe } = need(duels[seat], 'a duel');
  return `${colourOf(seat)} ${against === 'knight' ? foe : against}`;
}

/** Fights on without spending anything while duels are asked about; says which they were, in their order. */
export function fightOn(table: Table): string[] {
  const fought: string[] = [];
  for (let [prompt] = asked(table); prompt?.endsWith(': strength.add'); [prompt] = asked(table)) {
    const now = fight(table);
    if (fought.at(-1) !== now) fought.push(now);
    play(table, `${need(prompt.split(':')[0], 'a colour')}: pass`);
  }
  return fought;
}
