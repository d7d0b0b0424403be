import type { Catalogue } from '@destrier/engine';
import type { Province } from '../content/types.js';
import { namesOf, needTexts, questTexts, tileTexts } from './parts.js';

const where = (province: Province | 'any'): string =>
  province === 'any' ? 'in any province' : `in the ${province} province`;

const COLOUR: { readonly [province in Province]: string } = {
  black: 'black',
  grey: 'grey',
  blue: 'blue',
  violet: 'violet',
  orange: 'orange',
  brown: 'brown',
};

const SERVANT = {
  mason: 'mason',
  'shield-bearer': 'shield-bearer',
  'flag-bearer': 'flag-bearer',
  lady: 'lady',
} as const;

export const en = {
  ...namesOf('word', COLOUR),
  ...namesOf('word.traitor', COLOUR),
  'word.castle': 'the castle',

  'word.shield': 'shield',
  'word.flag': 'flag',
  'word.material': 'material',
  'word.counted.shield': 'shields',
  'word.counted.flag': 'flags',
  'word.counted.material': 'materials',
  'word.counted.influence': 'influence counters',

  'word.mason': 'the mason',
  'word.shield-bearer': 'the shield-bearer',
  'word.flag-bearer': 'the flag-bearer',
  'word.lady': 'the lady',

  'word.stop.black': 'the black province',
  'word.stop.grey': 'the grey province',
  'word.stop.blue': 'the blue province',
  'word.stop.violet': 'the violet province',
  'word.stop.orange': 'the orange province',
  'word.stop.brown': 'the brown province',
  'word.stop.province': 'a province',
  'word.stop.points-flag': 'points for flags',
  'word.stop.points-material': 'points for materials',
  'word.stop.points-shield': 'points for shields',
  'word.stop.points-influence': 'points for influence',
  'word.stop.influence-flag': 'a flag by influence',
  'word.stop.influence-material': 'a material by influence',
  'word.stop.influence-shield': 'a shield by influence',
  'word.stop.influence-servant': 'a servant by influence',
  'word.stop.excalibur': 'Excalibur',
  'word.stop.grail': 'the Grail',
  'word.stop.move': 'moving a servant',
  'word.stop.trade': 'trade',
  'word.stop.quests': 'quests',
  'word.stop.build': 'building',
  'word.deed.points-flag': 'points for flags',
  'word.deed.points-material': 'points for materials',
  'word.deed.points-shield': 'points for shields',
  'word.deed.points-influence': 'points for influence',

  'word.excalibur': 'Excalibur',
  'word.grail': 'the Grail',
  'word.white': 'the white die',

  'word.mountain': 'mountain',
  'word.wood': 'wood',
  'word.lake': 'lake',
  'word.mountain-tower': 'mountain with a tower',
  'word.wood-tower': 'wood with a tower',
  'word.lake-tower': 'lake with a tower',

  'word.tower': 'the tower',
  'word.bridge': 'the bridge',
  'word.chapel': 'the chapel',
  'word.mill': 'the mill',

  'word.tristan': 'Sir Tristan',
  'word.galahad': 'Sir Galahad',
  'word.gawain': 'Sir Gawain',
  'word.gaheris': 'Sir Gaheris',
  'word.gareth': 'Sir Gareth',
  'word.bedivere': 'Sir Bedivere',
  'word.lamorak': 'Sir Lamorak',
  'word.bors': 'Sir Bors',
  'word.lancelot': 'Sir Lancelot',
  'word.percival': 'Sir Percival',
  'word.geraint': 'Sir Geraint',
  'word.kay': 'Sir Kay',

  'word.mason-1': 'praise of the mason',
  'word.mason-2': 'free way of the mason',
  'word.mason-3': 'second manor of the mason',
  'word.shield-bearer-1': 'praise of the shield-bearer',
  'word.shield-bearer-2': 'free way of the shield-bearer',
  'word.shield-bearer-3': 'banishment by the shield-bearer',
  'word.flag-bearer-1': 'praise of the flag-bearer',
  'word.flag-bearer-2': 'free way of the flag-bearer',
  'word.flag-bearer-3': 'reckoning of the flag-bearer',
  'word.lady-1': 'praise of the lady',
  'word.lady-2': 'free way of the lady',
  'word.lady-3': 'court of the lady',

  'word.quests': 'quests',
  'word.traitors': 'traitors',
  'word.knight': 'knight',
  'word.merlin': 'Merlin',

  ...questTexts((number) => `quest ${number}`),
  ...tileTexts(),
  ...needTexts({
    good: (good, province) => (province === 'any' ? `any ${good}` : `${province} ${good}`),
    influence: (province) => `a counter ${where(province)}`,
    servant: (servant, province) => `the ${SERVANT[servant]} ${where(province)}`,
    anyServant: (province) => `any servant ${where(province)}`,
    two: {
      goods: (good) => `any two ${good}s`,
      counters: (province) => `two counters ${where(province)}`,
      servants: (province) => `any two servants ${where(province)}`,
    },
  }),
} satisfies Catalogue;

/** What every language must name. */
export type Names = { readonly [key in keyof typeof en]: string };
