import type { Province, Servant } from '../content/types.js';
import { COLOUR, PROVINCE } from './forms.fr.js';
import type { Names } from './names.en.js';
import { namesOf, needTexts, questTexts, tileTexts } from './parts.js';

const where = (province: Province | 'any'): string =>
  province === 'any' ? 'dans une province quelconque' : `dans ${PROVINCE[province]}`;

const GOOD = { shield: 'bouclier', flag: 'drapeau', material: 'matériau' } as const;
const GOODS = { shield: 'boucliers', flag: 'drapeaux', material: 'matériaux' } as const;

const SERVANT: { readonly [servant in Servant]: string } = {
  mason: 'le maçon',
  'shield-bearer': 'le porte-bouclier',
  'flag-bearer': 'le porte-drapeau',
  lady: 'la dame d’honneur',
};

export const fr: Names = {
  ...namesOf('word', PROVINCE),
  ...namesOf('word.traitor', COLOUR),
  'word.castle': 'le château',

  'word.shield': GOOD.shield,
  'word.flag': GOOD.flag,
  'word.material': GOOD.material,
  'word.counted.shield': 'les boucliers',
  'word.counted.flag': 'les drapeaux',
  'word.counted.material': 'les matériaux',
  'word.counted.influence': 'les marqueurs d’influence',

  ...namesOf('word', SERVANT),

  'word.stop.black': 'province noire',
  'word.stop.grey': 'province grise',
  'word.stop.blue': 'province bleue',
  'word.stop.violet': 'province violette',
  'word.stop.orange': 'province orange',
  'word.stop.brown': 'province marron',
  'word.stop.province': 'une province',
  'word.stop.points-flag': 'points pour les drapeaux',
  'word.stop.points-material': 'points pour les matériaux',
  'word.stop.points-shield': 'points pour les boucliers',
  'word.stop.points-influence': 'points pour l’influence',
  'word.stop.influence-flag': 'un drapeau grâce à l’influence',
  'word.stop.influence-material': 'un matériau grâce à l’influence',
  'word.stop.influence-shield': 'un bouclier grâce à l’influence',
  'word.stop.influence-servant': 'un serviteur grâce à l’influence',
  'word.stop.excalibur': 'Excalibur',
  'word.stop.grail': 'le Graal',
  'word.stop.move': 'déplacement d’un serviteur',
  'word.stop.trade': 'échange',
  'word.stop.quests': 'quêtes',
  'word.stop.build': 'construction',
  'word.deed.points-flag': 'points pour les drapeaux',
  'word.deed.points-material': 'points pour les matériaux',
  'word.deed.points-shield': 'points pour les boucliers',
  'word.deed.points-influence': 'points pour l’influence',

  'word.excalibur': 'Excalibur',
  'word.grail': 'le Graal',
  'word.white': 'le dé blanc',

  'word.mountain': 'montagne',
  'word.wood': 'bois',
  'word.lake': 'lac',
  'word.mountain-tower': 'montagne avec tour',
  'word.wood-tower': 'bois avec tour',
  'word.lake-tower': 'lac avec tour',

  'word.tower': 'la tour',
  'word.bridge': 'le pont',
  'word.chapel': 'la chapelle',
  'word.mill': 'le moulin',

  'word.tristan': 'Sire Tristan',
  'word.galahad': 'Sire Galaad',
  'word.gawain': 'Sire Gauvain',
  'word.gaheris': 'Sire Gaheris',
  'word.gareth': 'Sire Gareth',
  'word.bedivere': 'Sire Bédivère',
  'word.lamorak': 'Sire Lamorak',
  'word.bors': 'Sire Bohort',
  'word.lancelot': 'Sire Lancelot',
  'word.percival': 'Sire Perceval',
  'word.geraint': 'Sire Geraint',
  'word.kay': 'Sire Kay',

  'word.mason-1': 'éloge du maçon',
  'word.mason-2': 'déploiement du maçon',
  'word.mason-3': 'second manoir du maçon',
  'word.shield-bearer-1': 'éloge du porte-bouclier',
  'word.shield-bearer-2': 'déploiement du porte-bouclier',
  'word.shield-bearer-3': 'bannissement par le porte-bouclier',
  'word.flag-bearer-1': 'éloge du porte-drapeau',
  'word.flag-bearer-2': 'déploiement du porte-drapeau',
  'word.flag-bearer-3': 'libre compte du porte-drapeau',
  'word.lady-1': 'éloge de la dame d’honneur',
  'word.lady-2': 'déploiement de la dame d’honneur',
  'word.lady-3': 'cour de la dame d’honneur',

  'word.quests': 'quêtes',
  'word.traitors': 'traîtres',
  'word.knight': 'chevalier',
  'word.merlin': 'Merlin',

  ...questTexts((number) => `quête ${number}`),
  ...tileTexts(),
  ...needTexts({
    good: (good, province) =>
      province === 'any' ? `un ${GOOD[good]} quelconque` : `${GOOD[good]} ${COLOUR[province]}`,
    influence: (province) => `un marqueur ${where(province)}`,
    servant: (servant, province) => `${SERVANT[servant]} ${where(province)}`,
    anyServant: (province) => `un serviteur ${where(province)}`,
    two: {
      goods: (good) => `deux ${GOODS[good]} quelconques`,
      counters: (province) => `deux marqueurs ${where(province)}`,
      servants: (province) => `deux serviteurs ${where(province)}`,
    },
  }),
};
