import type { FoeChange } from '../../content/ops.js';
import type { Phrases } from './phrases.js';

const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
const ELEMENT = {
  physical: '',
  fire: ' de feu',
  ice: ' de glace',
  'cold-fire': ' de feu glacé',
} as const;
const KIND = { melee: '', ranged: ' à distance', siege: ' de siège' } as const;
const WHOM = {
  one: 'un ennemi',
  all: 'tous les ennemis',
  others: 'tous les autres ennemis',
  blocked: 'l’ennemi paré',
  'up-to-three': 'jusqu’à trois ennemis',
} as const;
const EXEMPT = {
  fire: 'sauf s’il résiste au feu',
  ice: 'sauf s’il résiste à la glace',
  fortified: 'sauf s’il est fortifié',
} as const;
const RESISTANCE = { physical: 'physique', fire: 'au feu', ice: 'à la glace' } as const;

function change(one: FoeChange): string {
  switch (one.change) {
    case 'armour':
      return one.fortified === undefined
        ? `armure −${-one.n}`
        : `armure −${-one.n}, ou −${-one.fortified} si fortifié`;
    case 'armour-by-resistances':
      return 'armure −1 par résistance';
    case 'no-attack':
      return 'pas d’attaque';
    case 'lose-resistance': {
      const [only, ...others] = one.which;
      return only === undefined || others.length > 0
        ? 'plus aucune résistance'
        : `plus de résistance ${RESISTANCE[only]}`;
    }
    case 'lose-fortification':
      return 'plus aucune fortification';
    case 'destroy':
      return 'destruction';
  }
}

const times = (n: number, one: string, other: string): string => (n === 1 ? one : `${n} ${other}`);

export const fr: Phrases = {
  between: ' ; ',
  or: (items) => joined(items, 'ou'),
  and: (items) => joined(items, 'et'),
  colours: { red: 'rouge', blue: 'bleu', green: 'vert', white: 'blanc', gold: 'or', black: 'noir' },
  anyColour: 'couleur au choix',
  basicColour: 'couleur basique au choix',
  ofPaid: 'de la couleur payée',
  ofCard: 'de la couleur de cette carte',
  ofOwned: 'd’une couleur que vous avez',
  terrains: {
    plains: 'plaines',
    hills: 'collines',
    forest: 'forêts',
    wasteland: 'terres désolées',
    desert: 'déserts',
    swamp: 'marais',
    lake: 'lacs',
    mountain: 'montagnes',
    ocean: 'mer',
    city: 'cités',
  },
  allTerrains: 'tous les terrains',
  elements: { physical: 'physique', fire: 'feu', ice: 'glace', 'cold-fire': 'feu glacé' },
  resistances: { physical: 'physique', fire: 'feu', ice: 'glace' },
  abilities: {
    fortified: 'fortifié',
    swift: 'vif (parade double)',
    brutal: 'brutal (dégâts doubles)',
    poison: 'toxique (chaque Blessure deux fois)',
    paralyze: 'paralysant (unités perdues, main défaussée)',
    summon: 'invocation',
  },
  camps: {
    village: 'villages',
    monastery: 'monastères',
    keep: 'forteresses',
    'mage-tower': 'tours de mage',
    city: 'cités',
  },
  counted: {
    'ready-units': 'unité disponible',
    'crystal-colours': 'couleur parmi vos cristaux',
    wounds: 'Blessure en main et sur les unités',
    foes: 'ennemi affronté',
    traits: 'capacité, résistance et élément de cet ennemi',
    discarded: 'carte défaussée',
    chosen: 'point choisi',
  },
  counting: (base, each, what, most) =>
    `${base === 0 ? '' : `${base}, +`}${each} par ${what}${most === undefined ? '' : ` (${most} au plus)`}`,
  points: {
    move: (n) => `Mouvement ${n}`,
    influence: (n) => `Influence ${n}`,
    heal: (n) => `Soins ${n}`,
    draw: (n) => (n === '1' ? 'piocher une carte' : `piocher ${n} cartes`),
    fame: (n) => `gloire +${n}`,
    reputation: (n) => `réputation ${n.startsWith('−') ? n : `+${n}`}`,
    wound: (n) => (n === '1' ? 'prendre une Blessure' : `prendre ${n} Blessures`),
  },
  attack: (n, kind, element) => `Attaque${KIND[kind]}${ELEMENT[element]} ${n}`,
  block: (n, element, twice) =>
    `Parade${ELEMENT[element]} ${n}${twice ? ', doublée contre les ennemis vifs' : ''}`,
  token: (colour, n) => (n === 1 ? `mana (${colour})` : `${n} manas (${colour})`),
  crystal: (colour, n) => `${times(n, 'un cristal', 'cristaux')} (${colour})`,
  plain: {
    'crystals-of-others': 'un cristal de chaque autre couleur basique',
    throw: 'une carte Action de votre main quitte la partie',
    'crystal-of-die': 'un cristal de la couleur d’un dé de la Source, qui est relancé',
    reroll: 'relancer tous les dés de la Source',
    'cast-offered': 'lancer un sort de l’offre de sa couleur, qui y reste',
    'borrow-unit': 'utiliser une capacité d’une unité de l’offre',
    'gain-unit': 'recruter gratuitement une unité de l’offre',
    'ready-all': 'préparer toutes vos unités',
    'heal-unit': 'soigner une unité',
    'wound-self': 'l’unité en est blessée',
    time: 'les cartes jouées reviennent, et vous jouez un autre tour',
    refund: 'les cristaux dépensés ce tour reviennent',
    'throw-wounds': 'les Blessures de ce tour peuvent quitter la partie',
  },
  mods: {
    'no-unit-damage': 'les unités ne peuvent pas prendre de dégâts',
    'double-physical': 'les attaques physiques comptent double',
    leap: 'un pas peut sauter une case, et nul n’est provoqué',
    'no-walls': 'les fortifications des sites ne comptent pas',
    gold: 'le mana or est utilisable',
    black: 'le mana noir est utilisable',
    sunlight: 'on voit les ennemis comme de jour',
    dread: 'd’autres ennemis n’attaquent pas, pour 1, 2, 3… de Mouvement',
    'no-dice': 'aucun dé de la Source pendant ce tour',
    polarize: 'une fois, un mana vaut sa couleur opposée',
  },
  randomCrystals: (n) => `lancer ${n} dés pour des cristaux ; or : au choix, noir : gloire +1`,
  pay: (colours) => `payer un mana (${colours})`,
  discard: ({ what, min, max }) => {
    if (what === 'wound') return 'défausser une Blessure';
    const card = what === 'coloured' ? 'une carte de couleur' : 'une carte';
    return min === max ? `défausser ${card}` : 'défausser autant de cartes que voulu';
  },
  dayNight: (day, night) => `${day} de jour, ${night} de nuit`,
  when(condition, yes, no) {
    const told = {
      interaction: 'dans une interaction',
      forest: 'en forêt',
      day: 'de jour',
      night: 'de nuit',
      'least-fame': 'avec le moins de gloire',
    }[condition];
    return no === '' ? `${told} : ${yes}` : `${no} ; ${told}, plutôt : ${yes}`;
  },
  may: (effect) => `si vous voulez : ${effect}`,
  foes: (of, not, changes) =>
    `${WHOM[of]}${
      not.length === 0
        ? ''
        : ` (${joined(
            not.map((one) => EXEMPT[one]),
            'et',
          )})`
    } : ${changes}`,
  change,
  dice: ({ n, as }) =>
    `utiliser ${times(n, 'un autre dé', 'autres dés')} de la Source${{ plain: '', pull: ' ; un dé noir vaut toute couleur', storm: ' ; or et noir valent toute couleur basique' }[as]}`,
  setDice: (dice, tokens) =>
    `tourner ${times(dice, 'un dé', 'dés')} de la Source sur une couleur, sauf or : ${times(tokens, 'un mana', 'manas')} de cette couleur${dice === 1 ? '' : ' par dé'}`,
  combine: ({ face, times: many, bonus, thrown }) =>
    `avec une autre carte Action${thrown ? ', qui quitte la partie' : ''} : son effet ${face === 'strong' ? 'puissant, sans mana' : 'de base'}${many > 1 ? `, ${many} fois` : ''}${bonus > 0 ? `, +${bonus}` : ''}`,
  take: ({ from, of, to }) =>
    `prendre ${from === 'spells' ? 'un sort' : 'une action avancée'} de ${of === 'paid' ? 'la couleur payée' : 'cette couleur'} dans l’offre, ${to === 'hand' ? 'en main' : 'dans la défausse'}`,
  travel: ({ least, most, price, perSpace, end }, not) => {
    const far = least === most ? `${most}` : `${least} à ${most}`;
    const cost =
      perSpace > 0
        ? `, ${perSpace} de Mouvement par case`
        : price > 0
          ? ` pour ${price} de Mouvement`
          : '';
    const goal = end === 'safe' ? 'une case sécurisée' : 'un site fortifié, pris d’assaut';
    return `aller droit à ${goal}, à ${far} ${most === 1 ? 'case' : 'cases'}${cost}${not === '' ? '' : `, sans traverser : ${not}`}`;
  },
  ready: (level) => `préparer une unité de niveau ${level} au plus`,
  readyLevels: (levels) => `préparer des unités, ${levels} niveaux en tout`,
  recall: (n, chosen) =>
    `${n} cartes de votre défausse, ${chosen ? 'au choix' : 'au hasard'}, vont sur ou sous votre pioche`,
  nextDraw: (n) => `${n} cartes de plus à la fin du tour`,
  returns: ({ to, cost }) =>
    to === 'hand'
      ? `cette carte peut revenir contre ${cost === 'card' ? 'une carte défaussée autre qu’une Blessure' : 'une carte défaussée'}`
      : `cette carte peut aller ${to === 'top' ? 'sur' : 'sous'} votre pioche`,
  roll: (dice, cases) =>
    `lancer ${dice === '1' ? 'un dé' : `des dés : ${dice}`} ; ${cases.map(([colour, effect]) => `${colour} : ${effect}`).join(', ')}`,
  number: (most) => `choisir jusqu’à ${most}`,
  sideways: ({ card, n, same, advanced }) =>
    `incliner ${card === 'wound' ? 'une Blessure' : 'une carte'} pour ${n}${same === undefined ? '' : `, ${same} si elle a cette couleur`}${advanced === undefined ? '' : `, ${advanced} si ce n’est pas une action de base`}`,
  banners: {
    'banner-of-glory':
      'la donner à une unité : armure +1, ses attaques et parades +1, et gloire +1 à chacune',
    'banner-of-fear':
      'la donner à une unité : elle peut arrêter une attaque pendant la parade, gloire +1',
    'banner-of-protection': 'la donner à une unité : armure +1, résistance au feu et à la glace',
    'banner-of-courage': 'la donner à une unité : une fois par manche, hors combat, la préparer',
  },
  terrain: ({ set, add, min, open }, terrains) => {
    if (set !== undefined)
      return `coût ${set} : ${terrains}${open === true ? ', que l’on peut traverser' : ''}`;
    return `coût −${-(add ?? 0)} : ${terrains}${min === undefined || min === 0 ? '' : `, ${min} au moins`}`;
  },
  convert: ({ from, to, rate, kind, element }) =>
    `${from === 'move' ? 'le Mouvement' : 'l’Influence'} peut servir d’${to === 'attack' ? 'Attaque' : 'autant de Parade'}${KIND[kind]}${ELEMENT[element]}${rate === 1 ? '' : `, ${rate} pour 1`}`,
  unitsFight: (attack, block) => `attaques des unités +${attack}, leurs parades +${block}`,
  unitArmour: (n) => `armure des unités +${n}`,
  unitResistance: (which) => `résistance des unités : ${which}`,
  firstCard: (attack, block) =>
    `première carte du prochain combat : attaque +${attack}, ou parade +${block}`,
  leadership: ({ attack, block, ranged }) =>
    `une unité : attaque +${attack}, parade +${block}, ou attaque à distance +${ranged}`,
  laterAttack: (attack) => `${attack} dans la phase d’attaque`,
  attacksBecome: ({ element }) =>
    `toutes les attaques deviennent ${element === undefined ? 'des attaques de siège' : 'de feu glacé'}`,
  endless: (colours) => `mana sans fin pendant ce tour : ${colours}`,
  learn: (price, to) =>
    `une action avancée de l’offre pour ${price} d’Influence, ${to === 'hand' ? 'en main' : 'dans la défausse'}`,
  grail: (n) => `gloire +1 pour chacun de ces ${n} points de Soins dépensé`,
  on(event, colour, effect) {
    const told = {
      recruited: 'pour chaque unité recrutée ce tour',
      blocked: 'si la parade réussit',
      defeated: 'pour chaque ennemi vaincu',
      cast: `pour chaque sort ${colour ?? ''} lancé`,
      healed: 'pour chaque Blessure soignée en main',
      'unit-fought': 'pour chaque unité qui attaque ou pare',
    }[event];
    return `${told} : ${effect}`;
  },
  atEnd: (effect) => `à la fin du tour : ${effect}`,
  moments: {
    'not-combat': 'hors combat : ',
    'combat-start': 'au début d’un combat : ',
    combat: 'en combat : ',
  },
  card: ({ kind, basic, strong }) => `${kind} : ${basic}. ${strong}`,
  cardKinds: {
    basic: 'action de base',
    advanced: 'action avancée',
    spell: 'sort',
    artifact: 'artefact',
  },
  spell: (basic, strongName, strong) => `sort. ${basic}. ${strongName} : ${strong}`,
  artifact: (basic, strong) => `artefact : ${basic}. En quittant la partie : ${strong}`,
  unit: ({ level, cost, armour, resists, camps, abilities }) =>
    `niveau ${level}, coût ${cost}, armure ${armour}${resists === '' ? '' : `, résistance : ${resists}`} ; se recrute : ${camps}. ${abilities.join(' / ')}`,
  withMana: (colour, effect) => `avec du mana ${colour} : ${effect}`,
  foe: ({ attack, armour, fame, traits }) =>
    `${[attack, `armure ${armour}`, `gloire ${fame}`, ...traits].join(', ')}`,
  resists: (what) => `résistance : ${what}`,
  summons: 'en invoque un autre pour attaquer',
  skill: (per, effect) => `une fois par ${per === 'round' ? 'manche' : 'tour'} : ${effect}`,
  bonds: 'un jeton Commandement à part : la première unité y coûte 5 de moins et combat partout',
  tactics: {
    'early-bird': 'numéro 1 : vous jouez en premier',
    rethink: 'numéro 2 : échanger jusqu’à trois cartes de la main ; la défausse est remélangée',
    'mana-steal':
      'numéro 3 : garder un dé de couleur basique de la Source, à utiliser quand on veut',
    planning: 'numéro 4 : avec deux cartes en main, en piocher une de plus à la fin d’un tour',
    'great-start': 'numéro 5 : piocher deux cartes',
    'the-right-moment': 'numéro 6 : une fois, un autre tour après le vôtre',
    'from-the-dusk': 'numéro 1 : vous jouez en premier',
    'long-night':
      'numéro 2 : une fois, la pioche vide, trois cartes de la défausse au hasard forment une pioche',
    'mana-search': 'numéro 3 : une fois par tour, relancer jusqu’à deux dés de la Source',
    'midnight-meditation':
      'numéro 4 : une fois, remélanger jusqu’à cinq cartes et en piocher autant',
    preparation: 'numéro 5 : prendre une carte au choix de votre pioche',
    'sparing-power':
      'numéro 6 : avant un tour, mettre une carte de côté, ou une fois prendre toutes celles qui y sont',
  },
  directions: { C: 'C', NE: 'NE', E: 'E', SE: 'SE', SW: 'SO', W: 'O', NW: 'NO' },
};
