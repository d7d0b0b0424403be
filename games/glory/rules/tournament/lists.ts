import { need } from '@destrier/engine';
import { CITIES, type City, type Section } from '../../content/types.js';
import {
  act,
  NOBODY,
  openAsk,
  OTTO,
  procedure,
  type OpenLook,
  type Play,
  type Stand,
} from '../../state.js';
import { fixedKind, type TournamentKind } from '../players.js';
import { PLACES } from './bracket.js';
import { drawKnight, knightOf } from './knights.js';

const KINDS: readonly TournamentKind[] = ['joust', 'pas'];

/** The type that leaves no choice. */
function demanded(g: OpenLook): TournamentKind | undefined {
  if (g.s.otto.plays && g.options['solo'] === 'champion') return 'joust'; // G17.2
  const fixed = fixedKind(g, g.s.round);
  if (fixed !== undefined) return fixed; // G18.16
  return g.options['edition'] === 'ru' && g.s.round > 1 ? g.s.tournament.kind : undefined; // G18.6
}

/** The type of the tournament of this round [G3.2] [G3.3]; alone, the player chooses [G17.43]. */
export const chooseTournament = procedure<object>('choose tournament', {
  steps: [
    openAsk<object, { choose: [kind: TournamentKind] }>('kind', {
      rule: 'G3.3',
      who: (g) =>
        need(
          g.s.order.find((who) => who !== OTTO),
          'a first player',
        ),
      menu(g, _v, m) {
        const only = demanded(g);
        for (const kind of KINDS) if (only === undefined || only === kind) m.option('choose', kind);
      },
      on: {
        choose(g, _v, kind) {
          g.s.tournament.kind = kind;
        },
      },
    }),
  ],
});

/** [G3.5] What the card says of this round. */
export function sectionOf(g: OpenLook): Section {
  const card = g.name(need(g.s.tournamentCards.at(-1), 'a tournament card'));
  return need(g.content.tournaments[card]?.rounds[g.s.round - 1], 'this round of', card);
}

function layCity(g: Play, city: City): void {
  const stands = sectionOf(g).pas[city].map((type): Stand => ({
    // G3.9
    city,
    knight: drawKnight(g, type),
    shield: NOBODY,
  }));
  stands.sort((a, b) => knightOf(g, b.knight).glory - knightOf(g, a.knight).glory); // G3.10
  g.s.tournament.stands.push(...stands);
}

/** [G3.12] [G3.13] */
function laySlots(g: Play): void {
  const bracket = Array.from({ length: PLACES }, () => '');
  sectionOf(g).joust.place.forEach((type, slot) => {
    if (type !== null) bracket[slot] = drawKnight(g, type);
  });
  g.s.tournament.bracket = bracket;
}

/** [G3.15] [G18.9] [G18.15] */
function layTrophy(g: Play): void {
  if (g.s.tournament.kind !== 'joust') return;
  if (g.options['learning'] === 'on') return; // G18.9
  if (g.options['trophies'] === 'off') return; // G18.15
  g.draw(g.s.trophies, g.s.trophy);
  for (const card of g.s.trophy) g.event('trophy', { trophy: g.name(card) });
}

/** [G3.1] The lists of this round's tournament, for all to see. */
export const layTournament = procedure<object>('lay tournament', {
  steps: [
    act('card', 'G3.4', (g) => {
      g.draw(g.s.tournamentDeck, g.s.tournamentCards);
      const card = g.name(need(g.s.tournamentCards.at(-1), 'a tournament card'));
      g.rule(card);
      g.event('tournament', { kind: g.s.tournament.kind, card });
    }),
    act('knights', 'G3.7', (g) => {
      if (g.s.tournament.kind === 'joust') laySlots(g); // G3.5 G3.6 G3.8
      else for (const city of CITIES) layCity(g, city);
    }),
    act('trophy', undefined, layTrophy),
  ],
});
