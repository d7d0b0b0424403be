import type { guide as en } from '../en/guide.js';

export const guide: { readonly [key in keyof typeof en]: string } = {
  'guide.title': 'Votre première partie',
  'guide.play': 'Première partie guidée',
  'guide.count': '({n, number} sur {all, number})',
  'guide.skip': 'Jouer sans le guide',
  'guide.close': 'Fermer le guide',
  'guide.titles':
    'Gardez « Riche » : un titre rapporte de la gloire en fin de partie si vous avez alors ce qu’il demande, et les écus s’épargnent facilement.',
  'guide.exchange':
    'Ne rendez aucune carte de voyage : chacune est un trajet à faire après les actions, et seules celles qui ne servent à rien valent mieux en force.',
  'guide.support':
    'Chacun pose un pion à tour de rôle ; commencez par les soutiens, car les moins chers partent vite.',
  'guide.hire':
    'Engagez l’écuyer : un tel soutien vous aide une fois par duel, et cet emplacement coûte peu.',
  'guide.training':
    'Entraînez-vous : en duel, la force donne des dés rouges, et il vous en faudra dès aujourd’hui.',
  'guide.plans': 'Préparez un voyage : deux nouvelles cartes, c’est plus à faire en route.',
  'guide.boar':
    'Prenez la chasse au sanglier : un défi se gagne en duel, et cet adversaire est assez faible pour s’exercer.',
  'guide.love':
    'Prenez l’amour courtois : une romance ne demande ni duel ni argent, elle rapporte, voilà tout.',
  'guide.prayer':
    'Priez : un jeton de foi permet de relancer deux dés, ce qui sauve bien des duels.',
  'guide.initiative':
    'Prenez l’initiative : vous agirez en premier au tour suivant, et un écu l’accompagne.',
  'guide.patrol':
    'Envoyez votre dernier pion en patrouille : il y a toujours de la place, et les écus comptent pour « Riche ».',
  'guide.travel':
    'Vous voilà en voyage et vous jouez des cartes ; lancez la chasse au sanglier tant que vos forces sont fraîches.',
  'guide.strength':
    'Ajoutez trois forces : chacune devient un dé rouge pour tout le duel, et seul le meilleur dé de chaque couleur compte.',
  'guide.faith':
    'Dépensez une foi pour relancer le plus bas des dés rouges et blancs : c’est pour apprendre, car vous meniez déjà.',
  'guide.lance':
    'Faites agir l’écuyer : dans un vrai combat, vous le garderiez pour un moment où vous êtes mené.',
  'guide.second':
    'Vous avez gagné la première passe et il en faut une autre ; n’ajoutez rien, les mêmes dés roulent encore.',
  'guide.compare':
    'Regardez les deux attaques : la vôtre est plus haute, gardez donc votre foi pour le tournoi.',
  'guide.end':
    'Bien combattu ! Vous avez vu toutes les sortes de choix : continuez le voyage, puis entrez dans la joute, où les duels se passent comme celui-ci. Le conseil et les règles sont à côté de la table.',
};
