import type { GuideSpeeches, LessonNames } from './en.js';

/** Ce que dit le héraut pendant la première partie guidée de Merlin, étape par étape. */
export const fr: GuideSpeeches = {
  ring: [
    'Voici l’anneau : vos dés y font avancer votre chevalier, le dé blanc déplace Merlin, que tous se partagent.',
    'À chaque tour, on utilise un dé et on fait l’action de la case atteinte. Après six rounds, le plus de points l’emporte.',
  ],
  ride: [
    'Avancez de 4 cases, jusqu’à la province marron.',
    'Les cases dorées sont celles que vous pouvez atteindre ; le chiffre indique le dé qui y mène.',
  ],
  lady: [
    'Envoyez-y la dame d’honneur : elle place un de vos compteurs.',
    'Chacun des quatre serviteurs fait autre chose. Les compteurs sont votre influence, et chaque province est décomptée.',
  ],
  end: [
    'Finissez votre tour.',
    'Les autres utilisent alors un dé chacun, jusqu’à ce que tous aient joué leurs quatre dés.',
  ],
  toBuild: ['Avancez de 6 cases, jusqu’à une maison : on y construit un manoir.'],
  build: [
    'Construisez ici, au bord du lac, et payez avec votre matériau bleu.',
    'Un matériau paie les tuiles de ses lignes, à partir du cadre. Des tuiles voisines de même terrain forment un territoire : il rapporte à qui y a le plus de manoirs.',
  ],
  tower: [
    'Une tour donne quelque chose en plus. Prenez un bouclier gris.',
    'Trois traîtres sont devant votre château : noir, gris et bleu. Au décompte, chacun coûte 3 points, sauf si un bouclier de sa couleur le repousse.',
  ],
  quest: [
    'Une quête s’illumine dans votre main : vous avez tout ce qu’elle demande. Accomplissez-la.',
    'Vous ne rendez rien pour cela. On peut accomplir une quête par tour.',
  ],
  endDraw: ['Finissez votre tour.', 'Qui a accompli une quête en pioche une autre.'],
  blind: [
    'Prenez une carte de la pioche.',
    'Ou l’une des trois visibles, si elle vous convient mieux.',
  ],
  merlin: [
    'Au dé blanc : faites reculer Merlin de 5 cases, jusqu’à la province grise.',
    'Merlin va dans les deux sens, votre chevalier seulement en avant. Merlin reste où vous le laissez, aussi pour les autres.',
  ],
  mason: ['Envoyez le maçon : il prend un matériau de cette province.'],
  staff: [
    'Dépensez un bâton : vous agissez encore une fois sur la même case.',
    'Vous en avez trois pour toute la partie, et pouvez en utiliser un par tour.',
  ],
  bearer: [
    'Envoyez le porte-bouclier : un autre bouclier gris.',
    'Là où vous irez ensuite, les boucliers rapportent des points. Si un serviteur du même genre était déjà ici, il rentrerait chez lui.',
  ],
  questAgain: ['Encore une quête : accomplissez-la.'],
  points: [
    'Avancez de 5 cases, jusqu’à une étoile.',
    'On y compte ce qui est dessiné sous l’étoile.',
  ],
  count: ['Comptez vos boucliers : un point chacun.', 'Ils restent à vous.'],
  endRound: ['Finissez votre tour.', 'C’était le premier round ; on relance tous les dés.'],
  toTrade: [
    'Avancez de 4 cases, jusqu’à l’échange.',
    'Les deux flèches : on rend un accessoire et on en prend un autre, au choix.',
  ],
  give: ['Rendez le bouclier violet.', 'Aucun traître violet ne vous menace.'],
  take: ['Prenez en échange un bouclier bleu, contre le traître bleu.'],
  onwards: ['Avancez de 2 cases.', 'Deux dés égaux mènent d’une case à la suivante.'],
  countOne: [
    'Comptez vos matériaux : un point.',
    'C’est peu. Mais voyez où mène votre prochain dé.',
  ],
  last: ['Encore 2 cases, jusqu’au bouclier grâce à l’influence.'],
  shield: [
    'Prenez un bouclier noir : votre compteur dans la province noire le permet.',
    'Vous avez maintenant un bouclier contre chacun de vos trois traîtres.',
  ],
  flags: [
    'Reste le dé blanc : faites reculer Merlin de 5 cases, jusqu’aux drapeaux.',
    'Les drapeaux ont des pouvoirs, un par couleur : le vôtre mènerait votre chevalier à la case opposée.',
  ],
  countFlag: ['Comptez vos drapeaux : un point.'],
  endScoring: [
    'Finissez votre tour.',
    'Après le deuxième round vient un décompte, point par point.',
  ],
  scored: [
    'Aucun traître n’est passé ! Territoires, provinces et serviteurs envoyés ont aussi rapporté des points.',
    'Les boucliers utilisés sont rendus, et de nouveaux traîtres sont devant chaque château. Une partie compte trois décomptes.',
  ],
  now: [
    'Le petit nombre près de chaque score dit ce que rapporterait un décompte maintenant.',
    'Regardez-le souvent : le vôtre montre ce qui vaut la peine, celui des autres où les gêner.',
  ],
  after: [
    'Vous connaissez maintenant deux rounds et leur décompte : il y en a trois fois autant dans une partie.',
    'Les onglets « Règles » et « Aide de jeu » disent les règles et l’effet de chaque chose. Continuez ici, ou commencez une nouvelle partie.',
  ],
};

export const lessonsFr: LessonNames = {
  turn: 'un tour',
  manor: 'un manoir et une quête',
  merlin: 'Merlin et le bâton',
  goods: 'accessoires et drapeaux',
  shields: 'avant le décompte',
  scoring: 'le décompte',
};
