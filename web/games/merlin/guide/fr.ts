import type { GuideSpeeches, LessonNames } from './en.js';

/** Ce que dit le héraut pendant la première partie guidée de Merlin, étape par étape. */
export const fr: GuideSpeeches = {
  ring: [
    'Voici l’anneau : vos dés y font avancer votre chevalier, le dé blanc déplace Merlin, que tous se partagent.',
    'À chaque tour, on utilise un dé et on fait l’action de la case atteinte. Après six manches, celui qui a le plus de points l’emporte.',
  ],
  ride: [
    'Avancez de 4 cases, jusqu’à la province marron.',
    'Les cases dorées sont celles que vous pouvez atteindre ; le chiffre indique le dé qui y mène.',
  ],
  lady: [
    'Envoyez-y la dame d’honneur : elle place un de vos marqueurs.',
    'Chacun des quatre serviteurs fait autre chose. Les marqueurs sont votre influence, et chaque province est décomptée.',
  ],
  end: [
    'Finissez votre tour. Ensuite, je le ferai pour vous, jusqu’au décompte.',
    'Les autres utilisent alors un dé chacun, jusqu’à ce que tous aient joué leurs quatre dés.',
  ],
  toBuild: ['Avancez de 6 cases, jusqu’à une maison : on y construit un manoir.'],
  build: [
    'Construisez ici, au bord du lac, et payez avec votre matériau bleu.',
    'Un matériau paie les tuiles de ses lignes, à partir du cadre. Des tuiles voisines de même terrain forment un territoire : il rapporte des points à celui qui y a le plus de manoirs.',
  ],
  tower: [
    'Une tour donne quelque chose en plus. Prenez un bouclier gris.',
    'Trois traîtres sont devant votre château : noir, gris et bleu. Au décompte, chacun coûte 3 points, sauf si un bouclier de sa couleur le repousse.',
  ],
  quest: [
    'Une quête s’illumine dans votre main : vous avez tout ce qu’elle demande. Accomplissez-la.',
    'Vous ne rendez rien pour cela. On peut accomplir une quête par tour.',
  ],
  blind: [
    'Quand on a accompli une quête, on en pioche une autre à la fin du tour. Prenez une carte de la pioche.',
    'Ou l’une des trois visibles, si elle vous convient mieux.',
  ],
  merlin: [
    'Au dé blanc : faites reculer Merlin de 5 cases, jusqu’à la province grise.',
    'Merlin va dans les deux sens, votre chevalier en avant, sauf avec un drapeau bleu. Merlin reste où vous le laissez, aussi pour les autres.',
  ],
  mason: ['Envoyez le maçon : il prend un matériau de cette province.'],
  staff: [
    'Dépensez un bâton : vous agissez encore une fois sur la même case.',
    'Vous en avez trois pour toute la partie, et pouvez en utiliser un par tour.',
  ],
  bearer: [
    'Envoyez le porte-bouclier : un autre bouclier gris.',
    'Là où vous irez ensuite, les boucliers rapportent des points. Si un serviteur du même genre était déjà ici, il rentrerait chez lui.',
  ],
  questAgain: [
    'Encore une quête : accomplissez-la.',
    'Elle demande un bouclier bleu, un drapeau et un matériau. Je pioche la suivante pour vous.',
  ],
  points: [
    'Avancez de 5 cases, jusqu’à une étoile.',
    'On y compte ce qui est dessiné sous l’étoile.',
  ],
  count: ['Comptez vos boucliers : un point chacun.', 'Ils restent à vous.'],
  toTrade: [
    'Nouvelle manche : tous les dés sont relancés. Avancez de 4 cases, jusqu’à l’échange.',
    'Les deux flèches : on rend un accessoire et on en prend un autre, au choix.',
  ],
  give: ['Rendez le bouclier violet.', 'Aucun traître violet ne vous menace.'],
  take: ['Prenez en échange un bouclier bleu, contre le traître bleu.'],
  apple: [
    'Dépensez votre pomme : un 2 devient un 6.',
    'Une pomme met le dé que vous utilisez sur le chiffre voulu. On commence avec une ; le Graal en apporte d’autres, et chacune qui reste à la fin vaut un point.',
  ],
  toTradeAgain: [
    'Avancez maintenant de 6 cases, jusqu’à un autre échange.',
    'Vous y trouverez de quoi repousser le traître noir.',
  ],
  giveSpare: [
    'Rendez un bouclier gris.',
    'Il n’y a qu’un traître gris, et vous avez deux boucliers gris.',
  ],
  takeFlag: [
    'Prenez en échange un drapeau noir.',
    'Les drapeaux ont des pouvoirs, un par couleur. À votre tour, vous pouvez en utiliser autant que vous voulez.',
  ],
  repel: [
    'Utilisez le drapeau : il repousse aussitôt le traître noir.',
    'Un drapeau noir agit contre tous les traîtres d’une couleur. Un drapeau utilisé retourne dans sa province.',
  ],
  influence: [
    'Avancez de 2 cases, jusqu’à une étoile avec des marqueurs.',
    'Vous aviez deux dés égaux : le second est resté un 2.',
  ],
  countInfluence: ['Comptez votre influence : un point par marqueur dans les provinces.'],
  flags: [
    'Reste le dé blanc : faites reculer Merlin de 5 cases, jusqu’aux drapeaux.',
    'Il vous en reste un marron, dont le pouvoir mènerait votre chevalier à la case opposée.',
  ],
  countFlag: ['Comptez vos drapeaux : un point.'],
  endScoring: ['Finissez votre tour.', 'Après la deuxième manche vient un décompte.'],
  scored: [
    'Aucun traître n’est passé ! Territoires, provinces et serviteurs envoyés ont aussi rapporté des points.',
    'Les boucliers utilisés sont rendus, et de nouveaux traîtres sont devant chaque château. Une partie compte trois décomptes.',
  ],
  now: [
    'Le petit nombre près de chaque score dit ce que rapporterait un décompte maintenant.',
    'Regardez-le souvent : le vôtre montre ce qui vaut la peine, celui des autres où les gêner.',
  ],
  after: [
    'Vous connaissez dés, serviteurs, manoirs, quêtes et décompte : de quoi commencer une vraie partie. Ou continuez ici.',
    'Le reste se découvre en jouant : Excalibur, le Graal, les autres drapeaux, les serviteurs qui changent de province. « Chronique » ouvre les onglets « Règles » et « Aide de jeu », et le bouton « Indice » montre un bon choix.',
  ],
};

export const lessonsFr: LessonNames = {
  turn: 'un tour',
  manor: 'un manoir',
  merlin: 'Merlin et une quête',
  goods: 'l’échange',
  apple: 'une pomme et un drapeau',
  shields: 'avant le décompte',
  scoring: 'le décompte',
};
