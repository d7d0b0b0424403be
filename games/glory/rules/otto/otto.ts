import { need, type Card } from '@destrier/engine';
import { DIFFICULTIES, type Difficulty, type Knight } from '../../content/types.js';
import { OTTO, type Look, type OpenLook, type Play } from '../../state.js';
import { called, initiativeOf, ROUNDS } from '../players.js';
import { award } from '../purse.js';
import { knightOf, leftWins } from '../tournament/knights.js';

export function difficultyOf(g: Look): Difficulty {
  return need(
    DIFFICULTIES.find((difficulty) => difficulty === g.options['difficulty']),
    'a difficulty',
  );
}

/** After the titles that the player did not keep have gone back, before knights are drawn. */
export function setUpOtto(g: Play): void {
  g.s.otto.pawns = g.content.figures.pawns; // G17.1 G17.8 G17.10 G17.12
  if (!g.s.otto.rivals) return;
  takeTile(g);
  award(g, OTTO, 'start', g.content.solo.glory); // G17.9
  award(g, OTTO, 'initiative', initiativeOf(g, OTTO));
  g.draw(g.s.titleDeck, ottoTitlePlace(g)); // G17.11
}

/** [G17.7] */
function takeTile(g: Play): void {
  const knight = g.content.solo.tiles[difficultyOf(g)];
  const pile = g.s.knights[knightOf(g, knight).type];
  g.move(need(g.find(pile, knight), knight), pile, g.s.otto.tile);
}

/** [G17.7] The knight whose figures Otto has. */
export function ottoTile(g: OpenLook): Knight {
  return knightOf(g, g.name(need(g.s.otto.tile[0], "Otto's tile")));
}

/** [G17.28] Whether Otto is sure to beat a knight; in a pas d'armes the knight has the left place. */
export function ottoBeats(g: OpenLook, knight: string, isLeft = false): boolean {
  const own = ottoTile(g);
  const other = knightOf(g, knight);
  return isLeft ? leftWins(own, other) : !leftWins(other, own);
}

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

/** Whether the one player has reached the goal of the mode as things stand: [G17.2], [G17.5] or [G17.6]. */
export function soloWon(g: Look): boolean {
  const { glory } = g.s.players[0];
  switch (g.options['solo']) {
    case 'champion':
      return g.s.joustsWon === ROUNDS;
    case 'score':
      return glory >= g.content.solo.goals[difficultyOf(g)];
    default:
      return glory > g.s.otto.glory;
  }
}
