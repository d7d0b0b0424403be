import { need } from '@destrier/engine';
import { DIFFICULTIES, type Difficulty } from '../../content/types.js';
import { OTTO, type Play, type Look } from '../../state.js';
import { initiativeOf } from '../players.js';
import { award } from '../purse.js';
import { knightOf } from '../tournament/knights.js';
import { ottoTitlePlace } from './titles.js';

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
