import type { Effects } from './effects.js';

export const en: Effects = {
  quest: ({ points, servant, needs }) =>
    `${points} ${points === 1 ? 'point' : 'points'}, ${servant}: ${needs.join('; ')}.`,
  favour: {
    praise: (servant) => `One more point for each quest you fulfil with ${servant}.`,
    deploy: (servant) =>
      `On the space of a province you may send ${servant} to any province but its own.`,
    rebuild: () => 'Once between scorings: on a build space, build twice. No staff that turn.',
    banish: () => 'Once between scorings, on your turn: discard a traitor for a point.',
    reckon: () =>
      'Once between scorings: on a point space, choose what is counted, for one more point.',
    court: () =>
      'Once between scorings: on an influence space, send two servants to provinces where you have a counter. No staff that turn.',
  },
  knight: {
    tristan: () => 'A tile: change one of your dice by one or two, between 1 and 6.',
    galahad: () => 'A tile, when you take a good: take another of its kind from another province.',
    gawain: () => 'A tile: set the white die to any face.',
    gaheris: () =>
      'A tile, under a manor you build: it counts as one more manor, and a tower gives twice.',
    gareth: (points) =>
      `A tile and a point for the first traitor of each colour you repel. At the end: ${points}.`,
    bedivere: () =>
      'Two more quest cards. A tile: exchange a quest from your hand for one from the row.',
    lamorak: () =>
      'On province spaces and the servant space of influence, a servant already there may act again.',
    bors: () => 'A tile: one of your dice takes your knight to any province space.',
    lancelot: () =>
      'The sheriff stands where your knight began: servants you place there act twice.',
    percival: () => 'A tile: one thing that a quest asks for may have another colour.',
    geraint: (points) =>
      `A tile and a point the first time you score on each point space. At the end: ${points}.`,
    kay: () =>
      'A tile beside a counter you place: it counts for the majority until the next scoring is over.',
  },
};
