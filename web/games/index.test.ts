import { prepare } from '@destrier/engine';
import { expect, it } from 'vitest';
import { GAMES } from './index.js';

it.each(GAMES)(
  '$id: the lobby says how many may play, and as many as it says play',
  async (card) => {
    const { game } = (await card.load()).box;
    const { usual, ...seats } = card.seats;
    expect(seats).toEqual(game.seats);
    expect(prepare(game, usual).game).toBe(game);
  },
);
