import { ru as names } from '../names/ru.js';
import { ru as foes } from '../foes/ru.js';
import { fighter, level, oneOf } from '../phrase.js';
import type { Sentences } from './en.js';

/** What bots expect points from, in a hint. */
const worths = {
  'worth.glory': 'слава в ближайшее время',
  'worth.tournament': 'турнир этого раунда',
  'worth.later': 'следующие турниры',
  'worth.titles': 'титулы в конце игры',
  'worth.means': 'запас на будущее',
  'worth.champion': 'путь к цели',
};

const causes = {
  'cause.start': 'начальная слава',
  'cause.initiative': 'возмещение за порядок хода',
  'cause.supports': 'поддержка',
  'cause.travel': 'путешествия',
  'cause.event': 'событие',
  'cause.tournament': 'поединки',
  'cause.trophy': 'призы турниров',
  'cause.prize': 'обычные призы',
  'cause.titles': 'титулы',
  'cause.chronicler': 'писарь',
};

const tokens = (n: string, of: string): string =>
  `{${n}, plural, one {# жетон ${of}} few {# жетона ${of}} many {# жетонов ${of}} other {# жетона ${of}}}`;
const coins = (n: string): string =>
  `{${n}, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}`;
/** In the accusative, as what is gained, given or asked for. */
const amount = (n: string): string =>
  `{what, select, coins {${coins(n)}} strength {${tokens(n, 'силы')}} other {${tokens(n, 'веры')}}}`;
const titles = (n: string): string =>
  `{${n}, plural, one {# титул} few {# титула} many {# титулов} other {# титула}}`;

const coming =
  'Стычка {engagement, number}{foeAttack, plural, =-2 {} =-1 {} =0 {} =1 {} =2 {} one { против атаки #} few { против атаки #} many { против атаки #} other { против атаки #}}.';
const standing = 'Стычка {engagement, number}, атака {attack} против {foeAttack}.';
/** The deck and the space of this name are two things. */
const space = (argument: string): string =>
  `{${argument}, select, market {${names['word.space:market']}} other {{${argument}}}}`;

/** People with a name of their own keep its capital inside a sentence. */
const inside = (name: string): string =>
  /^(?:Лодевейк|Людвиг|Риччо)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

export const ru: Sentences = {
  'prompt.setup.character': 'Кем вы станете?',
  'prompt.setup.titles': 'Что оставить из этих титулов?',
  'prompt.setup.exchange': 'Какие карты путешествий обменять на силу?',
  'prompt.choose tournament.kind': 'Какой турнир объявят герольды?',
  'prompt.pawn.place': 'Куда поставить фишку?',
  'prompt.plans.take':
    'Возьмите карту путешествия: открытую или вслепую. {cards, plural, =1 {Это последняя.} one {Ещё # карта.} few {Ещё # карты.} many {Ещё # карт.} other {Ещё # карты.}}',
  'prompt.market.buy': 'Скакун или броня: что улучшить?',
  'prompt.support.hire': 'Кого привлечь на свою сторону?',
  'prompt.objective.keep':
    '{keep, plural, =1 {Какой титул оставить?} one {Какие титулы оставить (#)?} few {Какие титулы оставить (#)?} many {Какие титулы оставить (#)?} other {Какие титулы оставить (#)?}}',
  'prompt.road.play':
    'Сыграть карту путешествия или вернуться домой? Можно ещё {left, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'prompt.roads.play': 'Сыграть карту путешествия или вернуться домой? Все выбирают разом.',
  'prompt.reward.choose': '«{id}»: какая награда?',
  'prompt.register.shield':
    '{kind, select, joust {Куда повесить щит?} other {Кому бросить вызов?}}',
  'prompt.tent.tent': `${coming} Позвать помощника из палатки?`,
  'prompt.strength.add': `${coming} Сколько силы добавить?`,
  'prompt.faith.reroll': `${standing} Потратить веру на переброс?`,
  'prompt.lance.lance': `${standing} Позвать помощника с копьём?`,
  'prompt.second lance.lance': `${standing} Позвать помощника ко второму копью?`,
  'prompt.relic.relic': `${standing} Применить реликвию?`,
  'prompt.relic reroll.reroll': `${standing} Какие кубики перебросить?`,
  'prompt.tie.turn': 'Атака равна, стычка за вами. Какой жетон престижа перевернуть?',
  'prompt.recovery.supports': 'Поединок проигран. Какой жетон поддержки вернуть?',
  'prompt.recovery.relics': 'Поединок проигран. Какую реликвию вернуть?',
  'prompt.recovery.prestige': 'Поединок проигран. Какой жетон престижа вернуть?',
  'prompt.claims.claim': 'Какие титулы ваши?',

  'moment.character': 'при выборе персонажей',
  'moment.titles': 'при выборе первых титулов',
  'moment.exchange': 'при обмене начальных карт',
  'moment.kind': 'при выборе турнира',
  'moment.place': 'в фазе действий',
  'moment.take': 'при подготовке путешествия',
  'moment.buy': 'на рынке',
  'moment.hire': 'при получении поддержки',
  'moment.keep': 'при выборе титулов',
  'moment.play': 'в путешествии',
  'moment.choose': 'при получении награды',
  'moment.shield': 'при записи на турнир',
  'moment.tent': 'перед первой стычкой',
  'moment.add': 'в начале стычки',
  'moment.reroll': 'после броска',
  'moment.lance': 'после переброса',
  'moment.relic': 'в конце стычки',
  'moment.turn': 'после выигранной ничьей',
  'moment.supports': 'после проигранного поединка',
  'moment.relics': 'после проигранного поединка',
  'moment.prestige': 'после проигранного поединка',
  'moment.claim': 'при подсчёте титулов',

  'verb.choose': 'выбрать: {a}',
  'verb.keep': 'оставить: {items}',
  'verb.exchange':
    '{count, plural, =0 {ничего не менять} one {обменять: {items}} few {обменять: {items}} many {обменять: {items}} other {обменять: {items}}}',
  'verb.place': space('a'),
  'verb.place.blank': 'поставить фишку: {a}',
  'verb.take': 'взять: {a}',
  'verb.blind': 'взять карту вслепую: {a}',
  'verb.buy': 'улучшить: {a}',
  'verb.hire': 'привлечь: {a} (ячейка {b})',
  'verb.play': 'сыграть: {a}',
  'verb.stop': 'вернуться домой',
  'verb.challenge': 'бросить вызов: {a}',
  'verb.decline': 'не ставить щит',
  'verb.enter': 'занять ячейку {a}',
  'verb.wait': 'пасовать и ждать остальных',
  'verb.tent': '{count, plural, =1 {позвать: {a}} other {позвать: {a}, чтобы обновить: {b}}}',
  'verb.add':
    'добавить {a, plural, one {# жетон силы} few {# жетона силы} many {# жетонов силы} other {# жетона силы}}',
  'verb.add.blank': 'добавить силу: {a}',
  'verb.reroll': 'перебросить: {items}',
  'verb.lance': '{count, plural, =1 {позвать: {a}} other {позвать: {a}, чтобы обновить: {b}}}',
  'verb.relic': 'применить: {a}',
  'verb.pass': 'ничего',
  'verb.turn': 'перевернуть: {a}',
  'verb.recover': 'вернуть: {a}',
  'verb.claim': 'заявить титул: {a}',
  'verb.fight': 'сразиться за титул: {a}',
  'verb.best': 'заявить титулы с наибольшей славой',
  'verb.done': 'закончить с титулами',

  'why.allHighest': 'Лучше вашего скакуна и вашей брони не найти.',
  'why.challengedAlready': 'Этому рыцарю вызов уже брошен: {who}.',
  'why.circlesLocked': 'Закрыто: игроков слишком мало.',
  'why.circlesTaken': 'Мест нет, занято {circles, number} из {circles, number}.',
  'why.deckEmpty': 'Колода «{deck}» пуста.',
  'why.enteredAlready': 'Ваш щит уже на турнире.',
  'why.eventTaken': 'Место занято: успевает только первый.',
  'why.firstShieldDue': 'Первый щит обязателен.',
  'why.highestLevel': 'Уровень уже наивысший.',
  'why.initiativeTaken': 'Только один раз за раунд.',
  'why.lastMustEnter': 'Последний по инициативе пасовать не может.',
  'why.noDice': 'Перебрасывать нечего: нет кубиков.',
  'why.noDie':
    'Нет ни одного {colour, select, red {красного кубика силы} black {чёрного кубика скакуна} other {белого кубика брони}}.',
  'why.noEventSpace': 'У этого события нет места для фишек.',
  'why.noneLeft': 'Больше не осталось: {tile}.',
  'why.noPrestige': 'Нет активного жетона престижа.',
  'why.noRecruit': 'Нанимать некого.',
  'why.noRelic': 'Ни одна реликвия сейчас не поможет.',
  'why.noReroll': 'Для переброса нет веры или кубиков.',
  'why.noStrengthToAdd': 'Силы не осталось, или больше за поединок тратить нельзя.',
  'why.noSupport': 'Никто из помощников сейчас не поможет.',
  'why.noTitles': 'Титулов больше нет.',
  'why.noTravelCards': 'Карт путешествий больше нет.',
  'why.shieldInEveryCity': 'Щит уже стоит в каждом городе.',
  'why.nobodyToChallenge': 'Вызвать на бой больше некого.',
  'why.nothingToGain': 'Получить здесь нечего.',
  'why.nothingToRaise': 'Сейчас отсюда ничего не получить.',
  'why.nothingTurned':
    '{what, select, support {Все жетоны поддержки активны.} relic {Все реликвии активны.} other {Все жетоны престижа активны.}}',
  'why.otherLevel': `Только на один уровень за раз: {item} сейчас ${level('has')}, а здесь ${level('level')}.`,
  'why.prestigeOwned': 'Этот престиж у вас уже есть: {prestige}.',
  'why.secondShieldDue': 'В этом издании второй щит тоже обязателен.',
  'why.shieldInCity': 'Ваш щит здесь уже есть: {city}.',
  'why.slotTaken': 'Ячейка занята: {name}.',
  'why.titleBarred': 'Несовместим с жетоном «{what}».',
  'why.titleCountedOnce':
    'Дважды ничего не засчитывается, а на этот титул вдобавок не хватит: {what}, {has, number} из {needed, number}.',
  'why.titleDuel': 'Этот титул добывают в поединке.',
  'why.titleDuelOnce': 'Попытка только одна.',
  'why.titleLacks': 'Нужно больше: {what}, {has, number} из {needed, number}.',
  'why.tooFew': `Нужно отдать ${amount('needed')}, а есть {has, number}.`,
  'why.tooLittleGlory':
    'Нужно отдать {cost, plural, one {# очко славы} few {# очка славы} many {# очков славы} other {# очка славы}}, а у вас меньше.',
  'why.trackEmpty': 'Трек поддержки пуст.',

  'event.character': '{seat} вступает в игру: {character}.',
  'event.initiative': 'Порядок хода: {order}.',
  'event.round': 'Начинается раунд {round, number}.',
  'event.phase': 'Фаза: {phase}.',
  'event.happens': 'Событие раунда: «{event}».',
  'event.tournament': 'Герольды объявляют турнир: {kind}, под знаком «{card}».',
  'event.trophy': 'Приз победителю турнира: {trophy}.',
  'event.placed': `{who} ставит фишку в ячейку «${space('space')}».`,
  'event.gained': `{seat} получает ${amount('amount')}.`,
  'event.lost': `{seat} отдаёт ${amount('amount')}.`,
  'event.glory': `{who}: {points, number, ::sign-always} к славе (${oneOf('cause', causes)}).`,
  'event.support': '{seat} получает поддержку: {support}.',
  'event.relic': '{seat} получает реликвию: {relic}.',
  'event.prestige': '{seat} получает жетон престижа: {prestige}.',
  'event.improved': `{seat} улучшает снаряжение: {item} ${level('level')}.`,
  'event.took': '{seat} берёт карту путешествия: {card}.',
  'event.drew': '{seat} берёт карту вслепую ({deck}): {card}.',
  'event.drew.hidden': '{seat} берёт карту вслепую ({deck}).',
  'event.exchanged':
    '{seat} меняет на силу {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}} путешествий.',
  'event.objectives': `{seat} берёт ${titles('drawn')}: {titles}.`,
  'event.objectives.hidden': `{seat} берёт ${titles('drawn')}.`,
  'event.kept': `{seat} оставляет ${titles('kept')}: {titles}.`,
  'event.kept.hidden': `{seat} оставляет ${titles('kept')}.`,
  'event.played': '{seat} играет карту путешествия: {card}.',
  'event.stopped': '{seat} возвращается домой.',
  'event.registered': '{who} бросает вызов: {knight} ({city}).',
  'event.entered': '{who} занимает на турнире ячейку {slot, number}.',
  'event.waits': '{who} пасует и ждёт остальных.',
  'event.arrives': '{knight} занимает ячейку {slot, number}.',
  'event.advances': '{name} проходит дальше, {over} выбывает.',
  'event.triumphs': '{name} побеждает в турнире, {over} уступает в финале.',
  'event.duel':
    'Копья к бою! {against, select, challenge {{one} принимает вызов «{other}».} title {{one} бьётся за титул «{other}».} other {Поединок: {one} — {other}.}}',
  'event.spent': `{who} тратит ${amount('amount')}.`,
  'event.used':
    '{step, select, tie {За ничью {who} переворачивает жетон престижа: {tile}.} other {{who} использует: {tile}.}}',
  'event.rolled': '{who} бросает: {dice}.',
  'event.rerolled': '{who} перебрасывает и получает: {dice}.',
  'event.foeDie': '{foe} добавляет кубик: {value, number}.',
  'event.engagement': `Стычка {engagement, number}: верх ${fighter('winner', 'true', foes, 'противник', (name, areSeveral) => `${areSeveral ? 'берут' : 'берёт'} ${inside(name)}`)}; {decided, select, attack {атака {attack, number} против {lowerAttack, number}} prestige {атака у обоих {attack, number}, решает престиж {standing, number} против {lowerStanding, number}} other {атака у обоих {attack, number}, престиж {standing, number}, {against, select, seat {решает лучшая инициатива} otto {решает лучшая инициатива} other {ничья в пользу игрока}}}}.`,
  'event.won': `В поединке ${fighter('winner', 'true', foes, 'противник', (name, areSeveral) => `${areSeveral ? 'побеждают' : 'побеждает'} ${inside(name)}`)}, ${fighter('loser', 'false', foes, 'противник', (name, areSeveral) => `${areSeveral ? 'проигрывают' : 'проигрывает'} ${inside(name)}`)}.`,
  'event.recovered':
    'После поражения {seat} возвращает себе: {what, select, strength {1 жетон силы} faith {1 жетон веры} other {{what}}}.',
  'event.title': '{who} получает титул: {title}.',
  'event.ottoCard': 'Отто открывает карту: {card}.',
  'event.ottoTook':
    'Отто убирает {what, select, romance {открытые карты романтики} market {открытые карты торговли} challenge {открытые карты испытаний} other {жетон поддержки: {what}}}.',
  'event.ottoStuck': 'Отто не находит себе дела и откладывает фишку.',
  'event.solo':
    '{won, select, true {Цель достигнута: день за вами!} other {Цель не достигнута: последним смеётся Отто.}}',

  'counsel.where': 'В поединках — есть что.',
  'counsel.assumes.noHelper': 'без помощника в этой стычке',
  'counsel.assumes.helperLater': 'помощника ещё можно позвать при втором вопросе',
  'counsel.assumes.tilesLater': 'помощника или реликвию ещё можно использовать в этой стычке',
  'counsel.less.tent':
    'Другой вариант даёт больший шанс в этой стычке, но совет оценивает помощника из палатки в {tent, number, percent} стычки, а каждое очко славы, уплаченное за него, — в {glory, number, percent}, и не учитывает веру.',
  'counsel.less.strength':
    'Другой вариант даёт больший шанс в этой стычке, но совет оценивает каждую силу в {strength, number, percent} стычки, каждого ещё нужного помощника или реликвию — в {tile, number, percent}, не учитывает веру и ждёт, что соперник добавит всю силу.',
  'counsel.less.faith':
    'Другой вариант даёт больший шанс в этой стычке, но совет не тратит веру, пока ведёт, и оценивает веру в {faith, number, percent} стычки, а каждого ещё нужного помощника или реликвию — в {tile, number, percent}.',
  'counsel.less.tiles':
    'Другой вариант даёт больший шанс в этой стычке, но совет использует помощников и реликвии лишь тогда, когда они сразу выводят вперёд, и не больше, чем для этого нужно.',
  'counsel.less.duel':
    'Другой вариант даёт больший шанс в поединке, но совет играет ради этой стычки.',
  'chance.engagement': 'шанс {share, number, percent} в этой стычке',
  'chance.duel': 'шанс {share, number, percent} в поединке',
  ...worths,
  ...causes,
};
