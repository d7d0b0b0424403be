import { need, type Seat } from '@destrier/engine';
import { CITIES, type City, type Section } from '../../content/types.js';
import { act, NOBODY, openAsk, OTTO, procedure, type Open, type Rule } from '../../state.js';
import { fixedKind, type TournamentKind } from '../players.js';
import { PLACES } from './bracket.js';
import { drawKnight, knightOf } from './knights.js';

const KINDS: readonly TournamentKind[] = ['joust', 'pas'];

/** What leaves no choice of the type: the rule, and the type it demands. */
function demanded(g: Open): { rule: string; kind: TournamentKind } | undefined {
  if (g.s.otto.plays && g.options['solo'] === 'champion') return { rule: 'G17.2', kind: 'joust' };
  const fixed = fixedKind(g, g.s.round);
  if (fixed !== undefined) return { rule: 'G18.16', kind: fixed };
  if (g.options['edition'] === 'ru' && g.s.round > 1)
    return { rule: 'G18.6', kind: g.s.tournament.kind };
  return undefined;
}

function creditKind(g: Rule): void {
  g.rule(demanded(g)?.rule ?? 'G3.2');
  if (g.s.otto.plays) g.rule('G17.43');
}

/** The type of the tournament of this round [G3.3]; alone, the player chooses [G17.43]. */
export const chooseTournament = procedure<object>('choose tournament', {
  steps: [
    openAsk<object, { choose: [kind: TournamentKind] }>('kind', {
      rule: 'G3.3',
      who: (g) =>
        need(
          g.s.order.find((who) => who !== OTTO),
          'a first player',
        ) as Seat,
      menu(g, _v, m) {
        const only = demanded(g)?.kind;
        for (const kind of KINDS) if (only === undefined || only === kind) m.option('choose', kind);
      },
      on: {
        choose(g, _v, kind) {
          creditKind(g);
          g.s.tournament.kind = kind;
        },
      },
    }),
  ],
});

/** [G3.5] What the card says of this round. */
export function sectionOf(g: Open): Section {
  const card = g.name(need(g.s.tournamentCards.at(-1), 'a tournament card'));
  return need(g.content.tournaments[card]?.rounds[g.s.round - 1], `round ${g.s.round} of ${card}`);
}

function layCity(g: Rule, city: City): void {
  g.rule('G3.9');
  const stands = sectionOf(g).pas[city].map((type) => ({
    city,
    knight: drawKnight(g, type),
    shield: NOBODY,
  }));
  g.rule('G3.10');
  stands.sort((a, b) => knightOf(g, b.knight).glory - knightOf(g, a.knight).glory);
  g.s.tournament.stands.push(...stands);
}

/** [G3.12] [G3.13] */
function laySlots(g: Rule): void {
  g.rule('G3.12');
  g.rule('G3.13');
  const bracket = Array.from({ length: PLACES }, () => '');
  sectionOf(g).joust.place.forEach((type, slot) => {
    if (type !== null) bracket[slot] = drawKnight(g, type);
  });
  g.s.tournament.bracket = bracket;
}

/** [G3.15] [G18.9] [G18.15] */
function layTrophy(g: Rule): void {
  if (g.s.tournament.kind !== 'joust') return;
  if (g.options['learning'] === 'on') return g.rule('G18.9');
  if (g.options['trophies'] === 'off') return g.rule('G18.15');
  g.rule('G3.15');
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
      for (const rule of ['G3.1', 'G3.5', 'G3.6', 'G3.8']) g.rule(rule);
      if (g.s.tournament.kind === 'joust') laySlots(g);
      else for (const city of CITIES) layCity(g, city);
    }),
    act('trophy', undefined, layTrophy),
  ],
});
