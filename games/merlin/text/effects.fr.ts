import type { Effects } from './effects.js';

export const fr: Effects = {
  quest: ({ points, servant, needs }) =>
    `${points} ${points > 1 ? 'points' : 'point'}, ${servant} : ${needs.join(' ; ')}.`,
  favour: {
    praise: (servant) =>
      `Un point de plus pour chaque quête que vous accomplissez avec ${servant}.`,
    deploy: (servant) =>
      `Sur une case Province, vous pouvez envoyer ${servant} dans la province que vous voulez, sauf la sienne.`,
    rebuild: () =>
      'Une fois entre deux décomptes : sur une case de construction, construire deux fois. Pas de bâton pendant ce tour.',
    banish: () =>
      'Une fois entre deux décomptes, pendant votre tour : défausser un traître, pour un point.',
    reckon: () =>
      'Une fois entre deux décomptes : sur une case de points, choisir ce que l’on compte, avec un point en plus.',
    court: () =>
      'Une fois entre deux décomptes : sur une case d’influence, envoyer deux serviteurs là où vous avez un marqueur. Pas de bâton pendant ce tour.',
  },
  knight: {
    tristan: () => 'Une tuile : un de vos dés change de un ou deux, entre 1 et 6.',
    galahad: () =>
      'Une tuile, quand vous prenez un accessoire : en prendre un autre de même sorte dans une autre province.',
    gawain: () => 'Une tuile : mettre le dé blanc sur la face voulue.',
    gaheris: () =>
      'Une tuile, sous un manoir que vous construisez : il compte double, et une tour donne deux fois.',
    gareth: (points) =>
      `Une tuile et un point pour le premier traître de chaque couleur que vous repoussez. À la fin : ${points}.`,
    bedivere: () =>
      'Deux cartes Quête de plus. Une tuile : échanger une quête de votre main contre une de la rangée.',
    lamorak: () =>
      'Sur les cases Province et sur la case d’influence des serviteurs, un serviteur déjà en place peut agir encore.',
    bors: () => 'Une tuile : un de vos dés mène votre chevalier à la case Province voulue.',
    lancelot: () =>
      'Le shérif se tient où votre chevalier a commencé : les serviteurs que vous y placez agissent deux fois.',
    percival: () =>
      'Une tuile : une des choses que demande une quête peut être d’une autre couleur.',
    geraint: (points) =>
      `Une tuile et un point pour les premiers points sur chaque case de points. À la fin : ${points}.`,
    kay: () =>
      'Une tuile à côté d’un marqueur que vous placez : elle compte pour la majorité jusqu’à la fin du prochain décompte.',
  },
};
