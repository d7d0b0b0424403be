import { game } from '@destrier/avalon/game';
import type { Content } from '@destrier/avalon/page';
import { expect, it } from 'vitest';
import { arms, draw, toSvg } from '@destrier/heraldry';
import { playerArms } from '../../heraldry/players.js';
import { heroArms } from './heroes.js';

it('every hero has arms, and nobody else', () => {
  const { heroes } = game.content as Content;
  expect(Object.keys(heroArms).toSorted()).toEqual(Object.keys(heroes).toSorted());
});

it('no two heroes look alike, nor like a player', () => {
  const blazons = [...Object.values(heroArms), ...playerArms].map(({ blazon }) => blazon);
  const pictures = blazons.map((blazon) => toSvg(draw(arms(blazon), { id: 'x' })));
  expect(new Set(pictures).size).toBe(10 + 8);
  for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
});
