import type { GuideSpeeches, LessonNames } from './en.js';

export const fr: GuideSpeeches = {
  titles: [
    'Gardez « Riche » : un titre rapporte sa gloire à la fin, si vous avez alors ce qu’il demande.',
    'Après trois manches, celui qui a le plus de gloire gagne. « Riche » demande 6 écus ; un écu ne compte que pour un seul titre.',
  ],
  exchange: [
    'Ne troquez aucune carte Voyage.',
    'Après les actions, vous pourrez en jouer jusqu’à trois. Une carte ne se troque contre de la force que si elle ne peut pas vous servir.',
  ],
  support: [
    'Posez un pion sur Soutien. Chacun pose à son tour et reçoit aussitôt ce que donne la case.',
    'Commencez ici : les soutiens les moins chers partent vite.',
  ],
  hire: [
    'Ralliez l’écuyer pour 1 écu.',
    'En duel, il fait passer un dé Monture à 4. L’autre écuyer de la piste en coûterait 2.',
  ],
  training: ['Entraînez-vous.', 'En duel, les jetons Force ajoutés donnent des dés rouges.'],
  plans: ['Faites des plans de voyage.', 'Deux cartes Voyage de plus pour la route.'],
  riccio: [
    'Prenez « Riccio de Parme » : une carte Défi se gagne en duel.',
    'Elle fait passer l’armure du niveau III au IV, le meilleur ; sans armure III, elle n’apporte rien.',
  ],
  love: [
    'Prenez « Amour courtois ».',
    'Une carte Romance ne demande ni duel ni écus : vous recevez simplement la récompense.',
  ],
  market: [
    'Allez au Marché.',
    'L’armure IV que rapporte Riccio ne se porte qu’après l’armure III.',
  ],
  armour: [
    'Améliorez l’armure pour 2 écus.',
    'Au niveau III, vous lancez trois dés blancs dans chaque duel.',
  ],
  prayer: ['Priez.', 'Un jeton Foi permet de relancer deux dés, ce qui sauve bien des duels.'],
  patrol: [
    'Envoyez votre dernier pion en Patrouille.',
    'Il y a toujours de la place, et les écus comptent pour « Riche ».',
  ],
  travel: [
    'Vous voilà en voyage. Jouez d’abord Riccio, tant que vous avez toute votre force.',
    'Un défi est un duel : il faut y gagner deux engagements.',
  ],
  strength: [
    'Ajoutez 4 jetons Force, le maximum d’un duel.',
    'Trois d’entre eux donnent chacun un dé rouge. La face ✦ d’un dé rouge ne vaut que 1 ; avec le quatrième jeton, elle vaut 5.',
  ],
  ahead: [
    '11 contre 10 : cet engagement est gagné tel quel. Choisissez « rien » et gardez votre foi.',
    'De chaque couleur, seul votre meilleur dé compte : rouge pour la force, noir pour la monture, blanc pour l’armure.',
  ],
  keep: [
    'Voici l’étape Lance : après le lancer, un soutien avec une lance peut agir. Gardez l’écuyer, vous menez.',
    'Un soutien avec une tente n’agit qu’avant le duel ; vous n’en avez pas. Ceux qui ont aidé se reposent jusqu’à l’entretien.',
  ],
  faith: [
    'Vous êtes mené. Dépensez un jeton Foi : choisissez le rouge 1 et l’un des deux rouges 4, puis « relancer ».',
    'L’autre 4 compte toujours : aucun risque, et un 5 ajouterait 1.',
  ],
  lance: [
    '10 contre 10 : faites appel à l’écuyer, votre dé Monture passe à 4.',
    'À égalité, le prestige décide, le nombre près de la couronne : il a 1, vous avez 0.',
  ],
  more: [
    'Jouez « Amour courtois » : la carte ne coûte rien.',
    'Vous pouvez jouer encore deux cartes pendant ce voyage.',
  ],
  reward: [
    'Des deux récompenses, prenez « Joli Cœur ».',
    'Un jeton Prestige ajoute 1 près de votre couronne. À attaque égale, vous battez un chevalier si vous avez au moins autant de prestige que lui.',
  ],
  tapestry: [
    'Pour la troisième carte, achetez « La tapisserie ».',
    'Elle coûte 2 écus et rapporte 2 points de gloire et 1 écu.',
  ],
  upkeep: [
    'Voilà l’entretien passé. Vos pions sont revenus, et ceux qui vous ont aidé sont de nouveau prêts.',
    'L’ordre du tour est refait, chacun reçoit ses revenus, et de nouveaux soutiens et cartes Voyage sont là.',
  ],
  register: [
    'Accrochez votre blason ici, dans la joute : le voisin est votre premier adversaire.',
    'Chaque duel gagné rapporte la gloire du vaincu ; celui qui gagne le dernier reçoit aussi la récompense.',
  ],
  joust: [
    'La joute commence. Ajoutez 2 jetons Force : il a 7, c’est peu.',
    'Les dés rouges restent pour tout le duel. Mais entre les duels d’un tournoi, rien ne revient : gardez de la force.',
  ],
  enough: [
    '12 contre 7 : vous menez. Choisissez « rien ».',
    'Ce que vous ne dépensez pas ici servira en finale. Désormais, quand vous menez, je passe pour vous.',
  ],
  semi: [
    'Deuxième duel. Ajoutez cette fois 4 jetons Force.',
    'Il a 8, et celui qui perd un duel de la joute est éliminé.',
  ],
  rescue: [
    '6 contre 8, mais pas besoin de foi : faites appel à l’écuyer.',
    'Votre dé Monture passe de 1 à 4 : 9 contre 8, et le duel est gagné.',
  ],
  final: [
    'La finale, contre l’autre joueur. Ajoutez la force qui vous reste.',
    'Cette fois, vous lancez tous les deux ; le reste se passe comme contre un chevalier. Regardez : je ne fais que passer pour vous.',
  ],
  won: [
    'La joute est à vous ! Chaque duel a rapporté la gloire du vaincu, et la finale, la récompense.',
    'Votre blason a avancé sur la piste de gloire : celui qui y mène à la fin gagne.',
  ],
  claim: [
    '« Riche » est à vous seul. Les autres titres comptent pour tous ceux qui ont ce qu’ils demandent.',
    'Après le troisième tournoi, on voyage une dernière fois. Puis on compte les titres, et la partie est finie.',
  ],
  event: [
    'Chaque manche a son événement. Voici « Recrutement » : une case de plus dans la ville, pour un seul pion.',
    'Elle coûte 1 écu et donne le soutien qui attend là. D’autres événements n’ont pas de case : ils touchent tout le monde aussitôt.',
  ],
  order: [
    'Voici l’ordre du tour : le premier pose le premier pion.',
    'Avec un pion sur Initiative, vous avancez ici à partir du prochain entretien.',
  ],
  pas: [
    'Il y a aussi un autre tournoi, le pas d’armes. Dans vos propres parties, le premier dans l’ordre du tour choisit lequel.',
    'On y défie des chevaliers un à un, dans trois villes ; après une défaite, on combat quand même le suivant.',
  ],
  end: [
    'Vous avez tout appris : actions, voyages, duels, tournois et titres. Continuez ici, ou commencez une vraie partie.',
    'Elle garde les règles pour débutants. « Chronique » ouvre les onglets « Règles » et « Aide de jeu », et le bouton « Indice » montre un bon choix.',
  ],
};

export const lessonsFr: LessonNames = {
  aims: 'les buts',
  actions: 'les actions',
  duel: 'un duel',
  road: 'en voyage',
  shield: 'entretien et inscription',
  joust: 'la joute',
  glory: 'la gloire',
  next: 'les manches suivantes',
};
