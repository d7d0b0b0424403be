import type { Effects } from './effects.js';

export const en: Effects = {
  quest: ({ points, servant, needs }) =>
    `${points} ${points === 1 ? 'point' : 'points'}, ${servant}: ${needs.join('; ')}.`,
  favour: {
    praise: (servant) => `A point more for each quest you resolve with ${servant}.`,
    deploy: (servant) =>
      `On the space of a province you may send ${servant} to any province but its own.`,
    rebuild: () => 'Once between scorings: on a build space, build twice. No staff in that turn.',
    banish: () => 'Once between scorings, in your turn: discard a traitor, for a point.',
    reckon: () =>
      'Once between scorings: on a space of points choose what is counted, for a point more.',
    court: () =>
      'Once between scorings: on a space of influence send two servants to provinces with a counter of yours. No staff in that turn.',
  },
  knight: {
    tristan: () => 'A tile: change an own die by one or two, within 1 and 6.',
    galahad: () => 'A tile, when you take a good: take another of its kind from another province.',
    gawain: () => 'A tile: set the white die to any face.',
    gaheris: () =>
      'A tile, under a manor you build: it counts as a manor more, and a tower gives twice.',
    gareth: (points) =>
      `A tile and a point for the first traitor of each colour you repel. At the end: ${points}.`,
    bedivere: () =>
      'Two quest cards more. A tile: exchange a quest of your hand for one of the row.',
    lamorak: () =>
      'On province spaces and on the servant space of influence a servant who stands there may act again.',
    bors: () => 'A tile: an own die takes your knight to any province space.',
    lancelot: () =>
      'The sheriff stands where your knight began: servants you place there act twice.',
    percival: () => 'A tile: one thing that a quest asks for may have another colour.',
    geraint: (points) =>
      `A tile and a point for the first points on each space of points. At the end: ${points}.`,
    kay: () =>
      'A tile beside a counter you place: it counts for the majority until the next scoring is over.',
  },
};
