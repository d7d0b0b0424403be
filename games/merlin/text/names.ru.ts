import type { Province } from '../content/types.js';
import { COLOUR, OF_PROVINCE, PROVINCE, SERVANT } from './forms.ru.js';
import type { Names } from './names.en.js';
import { namesOf, needTexts, questTexts, tileTexts } from './parts.js';

const where = (province: Province | 'any'): string =>
  province === 'any' ? 'в любой провинции' : `в ${OF_PROVINCE[province]}`;

const GOOD = { shield: 'щит', flag: 'флаг', material: 'материал' } as const;
const OF_GOOD = { shield: 'щита', flag: 'флага', material: 'материала' } as const;

export const ru: Names = {
  ...namesOf('word', PROVINCE),
  ...namesOf('word.traitor', COLOUR),
  'word.castle': 'замок',

  'word.shield': GOOD.shield,
  'word.flag': GOOD.flag,
  'word.material': GOOD.material,
  'word.counted.shield': 'щиты',
  'word.counted.flag': 'флаги',
  'word.counted.material': 'материалы',
  'word.counted.influence': 'фишки влияния',

  ...namesOf('word', SERVANT),

  ...namesOf('word.stop', PROVINCE),
  'word.stop.province': 'провинция',
  'word.stop.points-flag': 'очки за флаги',
  'word.stop.points-material': 'очки за материалы',
  'word.stop.points-shield': 'очки за щиты',
  'word.stop.points-influence': 'очки за влияние',
  'word.stop.influence-flag': 'флаг за влияние',
  'word.stop.influence-material': 'материал за влияние',
  'word.stop.influence-shield': 'щит за влияние',
  'word.stop.influence-servant': 'слуга за влияние',
  'word.stop.excalibur': 'Экскалибур',
  'word.stop.grail': 'Грааль',
  'word.stop.move': 'переход слуги',
  'word.stop.trade': 'обмен',
  'word.stop.quests': 'задания',
  'word.stop.build': 'строительство',
  'word.deed.points-flag': 'очки за флаги',
  'word.deed.points-material': 'очки за материалы',
  'word.deed.points-shield': 'очки за щиты',
  'word.deed.points-influence': 'очки за влияние',

  'word.excalibur': 'Экскалибур',
  'word.grail': 'Грааль',
  'word.white': 'белый кубик',

  'word.mountain': 'горы',
  'word.wood': 'лес',
  'word.lake': 'озеро',
  'word.mountain-tower': 'горы с башней',
  'word.wood-tower': 'лес с башней',
  'word.lake-tower': 'озеро с башней',

  'word.tower': 'башня',
  'word.bridge': 'мост',
  'word.chapel': 'часовня',
  'word.mill': 'мельница',

  'word.tristan': 'сэр Тристан',
  'word.galahad': 'сэр Галахад',
  'word.gawain': 'сэр Гавейн',
  'word.gaheris': 'сэр Гахерис',
  'word.gareth': 'сэр Гарет',
  'word.bedivere': 'сэр Бедивер',
  'word.lamorak': 'сэр Ламорак',
  'word.bors': 'сэр Борс',
  'word.lancelot': 'сэр Ланселот',
  'word.percival': 'сэр Персеваль',
  'word.geraint': 'сэр Герайнт',
  'word.kay': 'сэр Кей',

  'word.mason-1': 'похвала каменщику',
  'word.mason-2': 'вольный путь каменщика',
  'word.mason-3': 'вторая усадьба каменщика',
  'word.shield-bearer-1': 'похвала щитоносцу',
  'word.shield-bearer-2': 'вольный путь щитоносца',
  'word.shield-bearer-3': 'изгнание щитоносцем',
  'word.flag-bearer-1': 'похвала знаменосцу',
  'word.flag-bearer-2': 'вольный путь знаменосца',
  'word.flag-bearer-3': 'вольный счёт знаменосца',
  'word.lady-1': 'похвала фрейлине',
  'word.lady-2': 'вольный путь фрейлины',
  'word.lady-3': 'двор фрейлины',

  'word.quests': 'задания',
  'word.traitors': 'предатели',
  'word.knight': 'рыцарь',
  'word.merlin': 'Мерлин',

  ...questTexts((number) => `задание ${number}`),
  ...tileTexts(),
  ...needTexts({
    good: (good, province) =>
      province === 'any' ? `любой ${GOOD[good]}` : `${COLOUR[province]} ${GOOD[good]}`,
    influence: (province) => `фишка ${where(province)}`,
    servant: (servant, province) => `${SERVANT[servant]} ${where(province)}`,
    anyServant: (province) => `любой слуга ${where(province)}`,
    two: {
      goods: (good) => `любые два ${OF_GOOD[good]}`,
      counters: (province) => `две фишки ${where(province)}`,
      servants: (province) => `любые двое слуг ${where(province)}`,
    },
  }),
};
