import type { GuideSentences } from './en.js';

export const fr: GuideSentences = {
  titles:
    'Qui a le plus de gloire après trois manches l’emporte. Gardez « Riche » : un titre rapporte sa gloire en fin de partie si vous avez alors ce qu’il demande, ici 6 écus ; un écu ne compte que pour un seul titre.',
  exchange:
    'Ne troquez aucune carte Voyage : après les actions, vous pourrez en jouer jusqu’à trois. Une carte ne se troque contre de la force que si elle ne peut pas vous servir.',
  support:
    'Chacun pose un pion à tour de rôle et reçoit ce que donne la case ; commencez par Soutien, car les soutiens les moins chers partent vite.',
  hire: 'Ralliez l’écuyer pour 1 écu (un autre, plus à gauche, en coûte 2) : en duel, il fait passer un dé Monture à 4.',
  training: 'Entraînez-vous : en duel, les jetons Force ajoutés donnent des dés rouges.',
  plans: 'Faites des plans de voyage : deux cartes Voyage de plus pour la route.',
  riccio:
    'Prenez « Riccio de Parme » : une carte Défi se gagne en duel, et celle-ci fait passer l’armure du niveau III au IV, le meilleur ; sans armure III, elle n’apporte rien.',
  love: 'Prenez « Amour courtois » : une carte Romance ne demande ni duel ni écus, elle rapporte, voilà tout.',
  market: 'Allez au Marché : l’armure IV que rapporte Riccio ne se porte qu’après l’armure III.',
  armour:
    'Améliorez l’armure pour 2 écus : au niveau III, vous lancez trois dés blancs dans chaque duel.',
  prayer: 'Priez : un jeton Foi permet de relancer deux dés, ce qui sauve bien des duels.',
  patrol:
    'Envoyez votre dernier pion en Patrouille : il y a toujours de la place, et les écus comptent pour « Riche ».',
  travel:
    'Vous voilà en voyage : jouez d’abord Riccio, tant que vous avez toute votre force. L’étape Tente est sautée : votre Écuyer n’y sert pas, il agit à l’étape Lance.',
  strength:
    'Ajoutez 4 jetons Force, le maximum d’un duel. Les trois premiers donnent chacun un dé rouge, le quatrième fait compter le ✦ rouge pour 5 ; seul le meilleur dé de chaque couleur compte.',
  ahead:
    '11 contre 10 : cet engagement est gagné tel quel ; choisissez « rien » et gardez votre foi.',
  keep: 'Gardez aussi l’écuyer : il ne changerait rien ici, et une fois utilisé, il se repose.',
  second: 'Deux soutiens peuvent servir dans un même engagement ; choisissez encore « rien ».',
  faith:
    'Il faut gagner deux engagements ; dans celui-ci vous êtes mené. Dépensez un jeton Foi : choisissez le rouge 1 et l’un des deux rouges 4, puis « relancer ». L’autre 4 compte toujours : aucun risque, et un 5 ajouterait 1.',
  lance:
    '10 contre 10 : à égalité, le prestige décide, le nombre près de la couronne : il a 1, vous avez 0. Faites appel à l’écuyer, votre dé Monture passe à 4.',
  more: 'Vous pouvez jouer encore deux cartes Voyage : « Amour courtois » ne coûte rien.',
  reward:
    'Des deux récompenses, prenez « Joli Cœur » : un jeton Prestige ajoute 1 près de votre couronne, et à attaque égale vous battez un chevalier si vous avez au moins autant de prestige que lui.',
  tapestry:
    'Un voyage compte jusqu’à trois cartes : pour la troisième, achetez « La tapisserie ». Elle coûte 2 écus et rapporte 2 points de gloire et 1 écu.',
  register:
    'Accrochez votre blason à un emplacement de la joute : le voisin est votre premier adversaire, chaque duel gagné rapporte de la gloire, et qui gagne le dernier reçoit la récompense.',
  end: 'La joute se dispute comme ce duel. Puis vient la manche suivante ; après la troisième, on compte les titres, et le plus de gloire l’emporte. Dans les onglets « Règles » et « Aide de jeu » : les règles et l’effet de chaque chose ; en duel, l’onglet « Conseil » dit les chances.',
};
