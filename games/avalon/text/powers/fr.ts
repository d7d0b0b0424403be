import type { Parts } from './parts.js';

const SPANS = { none: '', combat: 'par combat', round: 'par manche', game: 'par tournoi' };

/** Below two the noun is singular. */
const health = (n: number): string => `${n} ${n < 2 ? 'point' : 'points'} de vie`;

export const fr: Parts = {
  often(limit, times) {
    if (limit === 'none') return '';
    return times === 1 ? `Une fois ${SPANS[limit]} : ` : `Jusqu’à ${times} fois ${SPANS[limit]} : `;
  },
  belongs: (legend, threshold) => `Légende : ${legend}, à ${health(threshold)} ou moins.`,
  legend: (threshold) => `À ${health(threshold)} ou moins.`,
  wounds: (n, poison) =>
    poison ? `${n} blessures à qui la ramasse, poison.` : `${n} blessures à qui la ramasse.`,
  value: (n) => (n === null ? 'Vous en nommez la valeur.' : `Valeur ${n}.`),
  mists: 'Rejette la plus basse des cartes jouées avant elle.',
  morgan: 'La carte la plus haute perd, et non la plus basse.',
  powers: {
    order: ({ often }) =>
      `${often}quand un adversaire vient de jouer, exigez de lui une carte de plus qui suive l’entame. S’il ne peut obéir, il est déshonoré.`,
    conjure: ({ often, suit }) =>
      `${often}quand vous jouez, ajoutez une carte ${suit}, quelle que soit l’entame.`,
    'give-suit': ({ suit }) =>
      `Au crépuscule, donnez à des adversaires des cartes ${suit} de votre pile.`,
    host: () => 'À l’aube, prenez un lieu libre et soyez-en l’hôte pour la manche.',
    'feint-healing': ({ amount, other }) =>
      `Quand une de vos cartes feinte, vous vous soignez de ${amount}, les autres de la feinte de ${other} ; chacun une fois par combat.`,
    bestow: ({ often }) =>
      `${often}quand une de vos cartes se met à feinter, vous pouvez la mettre dans la pile d’un adversaire.`,
    weaken: ({ suit, amount }) =>
      `Après une de vos cartes ${suit}, les armes de base de ce combat valent ${amount} de moins.`,
    'hidden-combat': () =>
      'Dans les combats que vous entamez, les autres choisissent leur carte en secret et en même temps.',
    'immune-suit': ({ suit }) => `Les cartes ${suit} de votre pile ne valent aucune blessure.`,
    yield: ({ often }) =>
      `${often}quand vous devez entamer, laissez votre voisin de gauche jouer d’abord et jouez en dernier.`,

    trade: ({ often, amount }) =>
      `${often}avant le premier combat, donnez jusqu’à ${amount} cartes à un voisin, qui en rend autant.`,
    transmute: ({ suit, amount }) =>
      `Au lieu d’ajouter la carte ${suit}, défaussez-la pour changer en ${suit} une arme de base d’un adversaire et vous soigner de ${amount}.`,
    swan: () =>
      'Quand toutes les faveurs sont prises, défaussez-en une en jeu ou donnez-la à un autre joueur.',
    'keep-special': () =>
      'Les armes spéciales qui entrent dans votre pile peuvent aller sous votre héros ; jouez-les plus tard dans la manche.',
    'shift-feint': ({ often }) =>
      `${often}avant que l’on ramasse, mettez une feinte où figure une de vos cartes dans la pile d’un adversaire.`,
    shed: ({ often }) =>
      `${often}quand vous perdez un combat, défaussez-en les armes de base et l’Alchimie au lieu de les prendre.`,
    swap: ({ often }) =>
      `${often}quand un autre a perdu, reprenez votre carte et mettez-en une autre à sa place.`,
    bend: ({ often, amount }) =>
      `${often}au dernier moment, donnez à une arme de base ${amount} de plus ou de moins.`,
    'extra-cards': ({ often, amount }) =>
      `${often}quand vous jouez, jouez jusqu’à ${amount} cartes de plus qui suivent.`,
    revive: ({ often, amount, other }) =>
      `${often}quand vous tombez à 0 point de vie ou moins, soignez-vous de ${amount}${other === 0 ? '' : `, jusqu’à ${other} au plus`}.`,

    'plain-alchemy': () =>
      'Pour tous : pas d’Alchimie si l’on tient une carte de l’entame ; qui entame par elle nomme une couleur.',
    'stone-circle': () => 'À l’aube, prenez un lieu libre et soyez-en l’hôte pour la manche.',
    chivalry: ({ amount }) =>
      `Nommez un adversaire : aucun pouvoir ne met de cartes de l’un dans la pile de l’autre ; vous vous soignez de ${amount} à chacun de ses déshonneurs.`,
    'double-poison': () =>
      'Nommez un adversaire : le poison de sa pile vaut le double de blessures.',
    enchant: () =>
      'Avant le premier combat, nommez une couleur : pour vous, elle compte comme Alchimie.',
    dig: ({ amount }) =>
      `Avant le premier combat, piochez ${amount} des cartes non distribuées, puis défaussez-en ${amount}.`,
    'seek-alchemy': () =>
      'Avant le premier combat, la première carte Alchimie non distribuée est à vous ; puis défaussez une carte.',
    'neutral-card': ({ often }) =>
      `${often}au dernier moment, retournez dans le combat la première carte non distribuée. Elle peut feinter et ne peut perdre.`,
    heal: ({ amount }) => `Aussitôt : soignez-vous de ${amount}.`,
    ward: ({ amount }) =>
      `Au crépuscule, les ${amount} premières blessures de votre pile ne comptent pas.`,
    antidote: () =>
      'Au crépuscule, les armes de base empoisonnées de votre pile comptent comme standard.',
    ambush: ({ amount }) => `Aussitôt : un adversaire subit ${amount} blessures.`,
    volley: ({ amount }) =>
      `Aussitôt : chaque adversaire qui a plus de vie subit ${amount} blessures.`,
    'harsh-honour': ({ amount }) =>
      `Vos adversaires subissent ${amount} blessures quand ils sont déshonorés.`,
    'no-dishonour': () => 'Vous ne subissez aucune blessure quand vous êtes déshonoré.',
    mirror: ({ often }) =>
      `${often}au dernier moment, donnez à votre arme de base la valeur d’une autre carte.`,
    'break-feint': ({ often }) => `${often}au dernier moment, une feinte sans carte à vous échoue.`,
    recall: ({ often }) =>
      `${often}au dernier moment, reprenez votre carte et jouez-en une autre qui suive.`,
    'take-lead': ({ often }) => `${often}avant un combat, c’est vous qui l’entamez.`,
    'play-last': ({ often }) =>
      `${often}avant un combat mené par un autre, annoncez que vous jouez en dernier.`,
    curse: () =>
      'Avant le premier combat, nommez un adversaire et une couleur : ses cartes standard de cette couleur sont empoisonnées dans sa pile.',
    tribute: () =>
      'Au crépuscule, mettez une carte de votre pile dans celle du joueur qui a le plus de vie.',
    spy: () => 'Avant le premier combat, regardez la main d’un adversaire.',
    exchange: ({ amount }) =>
      `Avant le premier combat, donnez ${amount} cartes à un adversaire et recevez-en ${amount} au hasard.`,
    dance: ({ amount }) =>
      `Soignez-vous de ${amount} chaque fois qu’une de vos cartes se met à feinter.`,
    'double-suit': ({ suit }) =>
      `Au crépuscule, nommez un adversaire : les cartes ${suit} de sa pile valent le double de blessures.`,

    deny: ({ often }) =>
      `${often}au dernier moment, l’hôte déclare inégale une carte d’une feinte.`,
    'veil-one': ({ often }) =>
      `${often}l’hôte joue une carte face cachée, mais pas la première ; on la retourne quand tous ont joué.`,
    'bring-merlin': () =>
      'Avant le premier combat, l’hôte prend l’arme spéciale Merlin et défausse une autre carte.',
    'dusk-healing': ({ amount }) => `Après le compte du crépuscule, l’hôte se soigne de ${amount}.`,
    'trade-across': () =>
      'Avant le premier combat, l’hôte peut échanger une carte avec le voisin qui n’en a pas reçu de lui.',
  },
};
