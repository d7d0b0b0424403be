import type { AvalonLessons, AvalonSpeeches } from './en.js';

export const fr: AvalonSpeeches = {
  health: [
    'Voici votre vie. Dès que quelqu’un n’en a plus, le tournoi s’achève, et celui qui en a le plus gagne.',
    'Ici, chacun commence avec 300. Le cadenas montre la vie à laquelle s’ouvre votre légende.',
  ],
  hand: [
    'Chaque manche se joue avec les cartes de votre main, une par combat.',
    'La carte la plus basse perd, et son propriétaire prend toutes celles du combat comme blessures. Les hautes sont sûres.',
  ],
  lead: [
    'Vous entamez le premier combat. Jouez votre 13 de Flèches.',
    'Ceux qui ont des Flèches doivent en jouer ; ceux qui n’en ont pas jouent une Alchimie, s’ils en ont. Une arme spéciale va sur toute entame.',
  ],
  wait: [
    'Vous êtes Arthur : une fois par manche, vous pouvez ordonner à celui qui vient de jouer de jouer encore une carte. Attendez que tous aient joué.',
    'Les deux cartes comptent. Pour l’instant, choisissez « n’utiliser aucun pouvoir ».',
  ],
  waitMore: [
    'Attendez encore.',
    'Le 1 de Flèches est le plus bas pour l’instant, et une carte doit encore venir.',
  ],
  order: [
    'Donnez maintenant votre ordre : le dernier qui a joué doit ajouter une carte.',
    'Le 1 de Flèches perd : son propriétaire prendra donc aussi cette carte.',
  ],
  morgan: [
    'La Fée Morgane est du combat : avec elle, la carte la plus haute perd. Débarrassez-vous de la plus basse, l’Alchimie 2.',
    'Vous n’avez pas d’Épées : c’est l’Alchimie qui suit.',
  ],
  mists: [
    'Encore Morgane. Jouez les Brumes : elles chassent la carte la plus basse, et c’est Morgane.',
    'La plus basse perd alors comme d’habitude, le 1 de Trahison ; et celui qui a joué Morgane est déshonoré : 5 blessures aussitôt.',
  ],
  turn: [
    'Le 14 d’Épées est une carte haute. Jouez votre propre Fée Morgane, et il perd.',
    'Morgane vaut 25 blessures pour celui qui la prend.',
  ],
  middle: [
    'Jouez le 7 de Sorcellerie.',
    'Deux joueurs jouent après vous. Vos cartes basses perdraient sans doute, et le 8 peut encore servir.',
  ],
  safe: ['La Trahison est entamée : jouez votre 11. Le 9 est plus bas, vous ne risquez rien.'],
  forced: [
    'Vous n’avez pas d’Épées, mais une Alchimie : vous devez donc la jouer. Votre 9 est le plus bas : vous perdez.',
    'Toutes les cartes de ce combat vont dans votre pile de blessures.',
  ],
  leads: [
    'Le perdant d’un combat entame le suivant. Entamez avec votre 9 de Flèches, votre plus haute carte.',
  ],
  shame: [
    'Vous ne pouvez rien jouer : vous êtes déshonoré et prenez aussitôt 5 blessures. Posez votre carte la plus basse, le 2 de Sorcellerie.',
    'Elle ne peut pas perdre le combat : vous voilà débarrassé d’elle. Je ferai de même pour vous dans les deux derniers combats de la manche.',
  ],
  dusk: [
    'C’était le crépuscule : les blessures de chaque pile ont été ôtées de la vie. Vous êtes en tête !',
    'Une arme compte 5 blessures, empoisonnée ou Apprentie 10, Morgane et les Brumes 25. Ceux qui sont à la traîne reçoivent des faveurs.',
  ],
  feint: [
    'Regardez le 9. Si quelqu’un en jouait un autre, les deux feinteraient, et aucun ne pourrait perdre.',
    'Des cartes de même valeur feintent toujours, quelle que soit leur couleur. La plus basse des autres perd alors.',
  ],
  end: [
    'Vous avez appris toute une manche : combats, armes spéciales, déshonneur et crépuscule. Continuez ici, ou commencez une vraie partie.',
    'Elle se joue comme celle-ci : 300 de vie, et on ne passe pas de cartes. « Chronique » ouvre les onglets « Règles » et « Aide de jeu », et le bouton « Indice » montre une bonne carte.',
  ],
};

export const lessonsFr: AvalonLessons = {
  aim: 'le but',
  combat: 'un combat',
  special: 'les armes spéciales',
  wounds: 'les blessures',
  shame: 'le déshonneur',
  dusk: 'le crépuscule',
};
