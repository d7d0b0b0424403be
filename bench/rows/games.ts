import { boxes } from '@destrier/registry';
import { perSecond, type Row } from '../row.js';
import { avalonRows } from './avalon.js';
import { gloryRows } from './glory.js';
import { mageKnightRows } from './mage-knight.js';
import { playing } from './playing.js';

const OWN = [...gloryRows, ...avalonRows, ...mageKnightRows];

/** Every game of the registry: those with rows of their own, and the others by how fast they are played at random. */
export function gameRows(): readonly Row[] {
  const others = boxes().filter(({ game }) => !OWN.some(({ id }) => id.startsWith(`${game.id}.`)));
  return [
    ...OWN,
    ...others.map(({ game }): Row => {
      const seats = Math.max(2, game.seats.min);
      return {
        id: `${game.id}.decisions`,
        unit: 'decisions/s',
        prepare: () => perSecond(playing(game, seats)),
      };
    }),
  ];
}
