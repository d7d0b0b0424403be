import { called } from '../players.js';
import { need, type Card } from '@destrier/engine';
import { OTTO, type Play } from '../../state.js';
import { award } from '../purse.js';

/** Where a title of Otto's lies: unseen [G17.11], or open in the Russian edition [G18.4] and in a learning game [G18.8]. */
export function ottoTitlePlace(g: Play): Card[] {
  const { titles, openTitles } = g.s.otto;
  if (g.options['edition'] === 'ru') {
    return openTitles;
  }
  return g.options['learning'] === 'on' ? openTitles : titles;
}

/** [G17.44] Whatever they ask for. */
export function ottoTitles(g: Play): void {
  if (!g.s.otto.rivals) return;
  const { titles, openTitles } = g.s.otto;
  g.moveAll(titles, openTitles);
  for (const card of g.s.publicTitles) scoreTitle(g, g.name(card));
  for (const card of openTitles) scoreTitle(g, g.name(card));
}

function scoreTitle(g: Play, title: string): void {
  g.event('title', { who: called(OTTO), title });
  award(g, OTTO, 'titles', need(g.content.titles[title], title).glory);
}
