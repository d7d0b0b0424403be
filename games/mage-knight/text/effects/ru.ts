import type { FoeChange } from '../../content/ops.js';
import type { Phrases } from './phrases.js';

const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
const OF = { physical: '', fire: ' огнём', ice: ' льдом', 'cold-fire': ' холодным огнём' } as const;
const KIND = { melee: 'Атака', ranged: 'Дальняя атака', siege: 'Осадная атака' } as const;
const WHOM = {
  one: 'один враг',
  all: 'все враги',
  others: 'все остальные враги',
  blocked: 'заблокированный враг',
  'up-to-three': 'до трёх врагов',
} as const;
const EXEMPT = {
  fire: 'кроме стойких к огню',
  ice: 'кроме стойких ко льду',
  fortified: 'кроме укреплённых',
} as const;
const RESISTANCE = { physical: 'физической атаке', fire: 'огню', ice: 'льду' } as const;

function change(one: FoeChange): string {
  switch (one.change) {
    case 'armour':
      return one.fortified === undefined
        ? `броня −${-one.n}`
        : `броня −${-one.n} или −${-one.fortified}, если укреплён`;
    case 'armour-by-resistances':
      return 'броня −1 за каждое сопротивление';
    case 'no-attack':
      return 'без атаки';
    case 'lose-resistance': {
      const [only, ...others] = one.which;
      return only === undefined || others.length > 0
        ? 'без сопротивлений'
        : `без сопротивления ${RESISTANCE[only]}`;
    }
    case 'lose-fortification':
      return 'без укреплений';
    case 'destroy':
      return 'уничтожение';
  }
}

export const ru: Phrases = {
  between: '; ',
  or: (items) => joined(items, 'или'),
  and: (items) => joined(items, 'и'),
  colours: {
    red: 'красный',
    blue: 'синий',
    green: 'зелёный',
    white: 'белый',
    gold: 'золотой',
    black: 'чёрный',
  },
  anyColour: 'любой цвет',
  basicColour: 'любой базовый цвет',
  ofPaid: 'уплаченного цвета',
  ofCard: 'цвета этой карты',
  ofOwned: 'цвета, который у вас есть',
  terrains: {
    plains: 'равнины',
    hills: 'холмы',
    forest: 'леса',
    wasteland: 'пустоши',
    desert: 'пустыни',
    swamp: 'болота',
    lake: 'озёра',
    mountain: 'горы',
    ocean: 'море',
    city: 'города',
  },
  allTerrains: 'любая местность',
  elements: { physical: 'физический', fire: 'огонь', ice: 'лёд', 'cold-fire': 'холодный огонь' },
  resistances: { physical: 'физическое', fire: 'огонь', ice: 'лёд' },
  abilities: {
    fortified: 'укреплён',
    swift: 'быстрота (блок вдвое)',
    brutal: 'жестокость (урон вдвое)',
    poison: 'яд (каждая рана дважды)',
    paralyze: 'паралич (отряды гибнут, рука сбрасывается)',
    summon: 'призыв',
  },
  camps: {
    village: 'деревни',
    monastery: 'монастыри',
    keep: 'крепости',
    'mage-tower': 'башни магов',
    city: 'города',
  },
  counted: {
    'ready-units': 'каждый готовый отряд',
    'crystal-colours': 'каждый цвет ваших кристаллов',
    wounds: 'каждую рану на руке и на отрядах',
    foes: 'каждого врага в бою',
    traits: 'каждую способность, сопротивление и стихию этого врага',
    discarded: 'каждую сброшенную карту',
    chosen: 'каждое выбранное очко',
  },
  counting: (base, each, what, most) =>
    `${base === 0 ? '' : `${base}, +`}${each} за ${what}${most === undefined ? '' : ` (не больше ${most})`}`,
  points: {
    move: (n) => `Движение ${n}`,
    influence: (n) => `Влияние ${n}`,
    heal: (n) => `Лечение ${n}`,
    draw: (n) => (n === '1' ? 'взять карту' : `взять карты: ${n}`),
    fame: (n) => `слава +${n}`,
    reputation: (n) => `репутация ${n.startsWith('−') ? n : `+${n}`}`,
    wound: (n) => (n === '1' ? 'получить рану' : `получить раны: ${n}`),
  },
  attack: (n, kind, element) => `${KIND[kind]}${OF[element]} ${n}`,
  block: (n, element, twice) =>
    `Блок${OF[element]} ${n}${twice ? ', против быстрых врагов вдвое' : ''}`,
  token: (colour, n) => (n === 1 ? `мана (${colour})` : `мана ×${n} (${colour})`),
  crystal: (colour, n) => (n === 1 ? `кристалл (${colour})` : `кристаллы: ${n} (${colour})`),
  plain: {
    'crystals-of-others': 'по кристаллу каждого другого базового цвета',
    throw: 'карта действия с руки уходит из игры',
    'crystal-of-die': 'кристалл цвета кубика Источника, который бросают заново',
    reroll: 'перебросить все кубики Источника',
    'cast-offered': 'применить заклинание её цвета из предложения; оно остаётся там',
    'borrow-unit': 'применить способность отряда из предложения',
    'gain-unit': 'нанять отряд из предложения даром',
    'ready-all': 'подготовить все свои отряды',
    'heal-unit': 'вылечить отряд',
    'wound-self': 'отряд при этом ранен',
    time: 'сыгранные карты возвращаются, и вы делаете ещё один ход',
    refund: 'потраченные в этот ход кристаллы возвращаются',
    'throw-wounds': 'раны этого хода можно убрать из игры',
  },
  mods: {
    'no-unit-damage': 'отряды не получают урон',
    'double-physical': 'физические атаки вдвое сильнее',
    leap: 'шаг может вести через клетку, и никто не спровоцирован',
    'no-walls': 'укрепления мест не считаются',
    gold: 'можно тратить золотую ману',
    black: 'можно тратить чёрную ману',
    sunlight: 'враги видны, как днём',
    dread: 'другие враги не атакуют, за Движение 1, 2, 3 и так далее',
    'no-dice': 'в этот ход без кубиков Источника',
    polarize: 'один раз мана считается противоположным цветом',
  },
  randomCrystals: (n) => `бросить кубики на кристаллы: ${n}; золотой — на выбор, чёрный — слава +1`,
  pay: (colours) => `заплатить ману (${colours})`,
  discard: ({ what, min, max }) => {
    if (what === 'wound') return 'сбросить рану';
    const card = what === 'coloured' ? 'цветную карту' : 'карту';
    return min === max ? `сбросить ${card}` : 'сбросить сколько угодно карт';
  },
  dayNight: (day, night) => `днём ${day}, ночью ${night}`,
  when(condition, yes, no) {
    const told = {
      interaction: 'при взаимодействии',
      forest: 'в лесу',
      day: 'днём',
      night: 'ночью',
      'least-fame': 'если славы меньше всех',
    }[condition];
    return no === '' ? `${told}: ${yes}` : `${no}; ${told} вместо этого: ${yes}`;
  },
  may: (effect) => `по желанию: ${effect}`,
  foes: (of, not, changes) =>
    `${WHOM[of]}${
      not.length === 0
        ? ''
        : ` (${joined(
            not.map((one) => EXEMPT[one]),
            'и',
          )})`
    }: ${changes}`,
  change,
  dice: ({ n, as }) =>
    `использовать ещё ${n === 1 ? 'один кубик' : `кубики (${n})`} Источника${{ plain: '', pull: '; чёрный — как любой цвет', storm: '; золотой и чёрный — как любой базовый цвет' }[as]}`,
  setDice: (dice, tokens) =>
    `повернуть ${dice === 1 ? 'кубик' : `кубики (${dice})`} Источника любым цветом, кроме золотого: мана ×${tokens} этого цвета${dice === 1 ? '' : ' за каждый'}`,
  combine: ({ face, times, bonus, thrown }) =>
    `с другой картой действия${thrown ? ', которая уходит из игры' : ''}: её ${face === 'strong' ? 'усиленный эффект без маны' : 'базовый эффект'}${times > 1 ? ` ×${times}` : ''}${bonus > 0 ? `, +${bonus}` : ''}`,
  take: ({ from, of, to }) =>
    `взять из предложения ${from === 'spells' ? 'заклинание' : 'особое действие'} ${of === 'paid' ? 'уплаченного' : 'этого'} цвета ${to === 'hand' ? 'в руку' : 'в сброс'}`,
  travel: ({ least, most, price, perSpace, end }, not) => {
    const far = least === most ? `${most}` : `${least}–${most}`;
    const cost =
      perSpace > 0
        ? `, по ${perSpace} Движения за клетку`
        : price > 0
          ? `, за Движение ${price}`
          : '';
    const goal = end === 'safe' ? 'на безопасную клетку' : 'на укреплённое место, с ходу на штурм';
    return `перенестись ${goal}, клеток: ${far}${cost}${not === '' ? '' : `; не через ${not}`}`;
  },
  ready: (level) => `подготовить отряд уровня не выше ${level}`,
  readyLevels: (levels) => `подготовить отряды, всего уровней: ${levels}`,
  recall: (n, chosen) =>
    `карты сброса (${n}, ${chosen ? 'на выбор' : 'случайные'}) — на верх или под низ колоды`,
  nextDraw: (n) => `в конце хода взять больше карт на ${n}`,
  returns: ({ to, cost }) =>
    to === 'hand'
      ? `эту карту можно вернуть, сбросив другую${cost === 'card' ? ', но не рану' : ''}`
      : `эту карту можно положить ${to === 'top' ? 'на верх' : 'под низ'} колоды`,
  roll: (dice, cases) =>
    `бросить ${dice === '1' ? 'кубик' : `кубики: ${dice}`}; ${cases.map(([colour, effect]) => `${colour}: ${effect}`).join(', ')}`,
  number: (most) => `выбрать до ${most}`,
  sideways: ({ card, n, same, advanced }) =>
    `сыграть ${card === 'wound' ? 'рану' : 'карту'} боком за ${n}${same === undefined ? '' : `, за ${same}, если она этого цвета`}${advanced === undefined ? '' : `, за ${advanced}, если это не базовое действие`}`,
  banners: {
    'banner-of-glory':
      'вручить отряду: броня +1, его атаки и блоки +1, и за каждый из них слава +1',
    'banner-of-fear': 'вручить отряду: в фазе блока он может остановить атаку, слава +1',
    'banner-of-protection': 'вручить отряду: броня +1, сопротивление огню и льду',
    'banner-of-courage': 'вручить отряду: раз за раунд, не в бою, подготовить его',
  },
  terrain: ({ set, add, min, open }, terrains) => {
    if (set !== undefined)
      return `стоимость ${set}: ${terrains}${open === true ? ', туда можно войти' : ''}`;
    return `стоимость −${-(add ?? 0)}: ${terrains}${min === undefined || min === 0 ? '' : `, не меньше ${min}`}`;
  },
  convert: ({ from, to, rate, kind, element }) =>
    `${from === 'move' ? 'Движение' : 'Влияние'} можно тратить как ${to === 'attack' ? { melee: 'Атаку', ranged: 'Дальнюю атаку', siege: 'Осадную атаку' }[kind] : 'Блок'}${OF[element]}${rate === 1 ? '' : `, ${rate} за 1`}`,
  unitsFight: (attack, block) => `атаки отрядов +${attack}, их блоки +${block}`,
  unitArmour: (n) => `броня отрядов +${n}`,
  unitResistance: (which) => `сопротивление отрядов: ${which}`,
  firstCard: (attack, block) => `первая карта в следующем бою: атака +${attack} или блок +${block}`,
  leadership: ({ attack, block, ranged }) =>
    `один отряд: атака +${attack}, блок +${block} или дальняя атака +${ranged}`,
  laterAttack: (attack) => `${attack} в фазе атаки`,
  attacksBecome: ({ element }) =>
    `все атаки становятся ${element === undefined ? 'осадными' : 'холодным огнём'}`,
  endless: (colours) => `бесконечная мана в этот ход: ${colours}`,
  learn: (price, to) =>
    `особое действие из предложения за Влияние ${price}, ${to === 'hand' ? 'в руку' : 'в сброс'}`,
  grail: (n) => `слава +1 за каждое потраченное очко этого лечения (${n})`,
  on(event, colour, effect) {
    const told = {
      recruited: 'за каждый нанятый в этот ход отряд',
      blocked: 'если атака заблокирована',
      defeated: 'за каждого побеждённого врага',
      cast: `за каждое заклинание (${colour ?? ''})`,
      healed: 'за каждую вылеченную рану на руке',
      'unit-fought': 'за каждый отряд, который атакует или блокирует',
    }[event];
    return `${told}: ${effect}`;
  },
  atEnd: (effect) => `в конце хода: ${effect}`,
  moments: {
    'not-combat': 'не в бою: ',
    'combat-start': 'в начале боя: ',
    combat: 'в бою: ',
  },
  card: ({ kind, basic, strong }) => `${kind}: ${basic}. ${strong}`,
  cardKinds: {
    basic: 'базовое действие',
    advanced: 'особое действие',
    spell: 'заклинание',
    artifact: 'артефакт',
  },
  spell: (basic, strongName, strong) => `заклинание. ${basic}. ${strongName}: ${strong}`,
  artifact: (basic, strong) => `артефакт: ${basic}. Уходя из игры: ${strong}`,
  unit: ({ level, cost, armour, resists, camps, abilities }) =>
    `уровень ${level}, цена ${cost}, броня ${armour}${resists === '' ? '' : `, сопротивление: ${resists}`}; где нанять: ${camps}. ${abilities.join(' / ')}`,
  withMana: (colour, effect) => `за ману (${colour}): ${effect}`,
  foe: ({ attack, armour, fame, traits }) =>
    `${[attack, `броня ${armour}`, `слава ${fame}`, ...traits].join(', ')}`,
  resists: (what) => `сопротивление: ${what}`,
  summons: 'призывает другого для атаки',
  skill: (per, effect) => `раз за ${per === 'round' ? 'раунд' : 'ход'}: ${effect}`,
  bonds: 'свой жетон командования: первый отряд на нём дешевле на 5 и сражается везде',
  tactics: {
    'early-bird': 'номер 1: вы ходите первым',
    rethink: 'номер 2: обменять до трёх карт с руки; сброс замешивается в колоду',
    'mana-steal': 'номер 3: взять кубик базового цвета из Источника и потратить, когда угодно',
    planning: 'номер 4: с двумя картами на руке в конце хода взять на одну больше',
    'great-start': 'номер 5: взять две карты',
    'the-right-moment': 'номер 6: один раз — ещё один ход после своего',
    'from-the-dusk': 'номер 1: вы ходите первым',
    'long-night':
      'номер 2: один раз, когда колода пуста, три случайные карты сброса становятся колодой',
    'mana-search': 'номер 3: раз за ход перебросить до двух кубиков Источника',
    'midnight-meditation': 'номер 4: один раз замешать до пяти карт и взять столько же',
    preparation: 'номер 5: взять любую карту из своей колоды',
    'sparing-power': 'номер 6: перед ходом отложить карту или один раз взять все отложенные',
  },
  directions: { C: 'Ц', NE: 'СВ', E: 'В', SE: 'ЮВ', SW: 'ЮЗ', W: 'З', NW: 'СЗ' },
};
