import type { lobby as en } from '../en/lobby.js';

export const lobby: { readonly [key in keyof typeof en]: string } = {
  'lobby.about':
    'Настольные игры о рыцарях по всем правилам: каждое правило соблюдается и объясняется, соперники достойные, ничего не теряется.',
  'lobby.games': 'Игры',
  'lobby.by':
    '{authors, plural, one {Автор} few {Авторы} many {Авторы} other {Авторы}}: {designers}. {houses, plural, one {Издатель} few {Издатели} many {Издатели} other {Издатели}}: {publishers}. Неофициальная версия: только правила, без материалов издателя.',
  'lobby.seats': 'Игроков: от {min, number} до {max, number}',
  'lobby.seats.exactly':
    '{max, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  'lobby.minutes': 'около {minutes, number} мин',
  'lobby.origin.house': 'часть значений наша',
  'lobby.origin.house.about':
    'Часть карт в правилах показана только на рисунках. Их значения придуманы нами, и каждая говорит об этом, если рассмотреть её вблизи; пакет с другими значениями, если он подключён, их заменяет.',
  'lobby.origin.own': 'своя игра',
  'lobby.origin.own.about':
    '{authors, plural, one {Автор} few {Авторы} many {Авторы} other {Авторы}}: {designers}. Это не издательская игра: правила и значения у неё свои.',
  'lobby.play':
    'Сыграть сейчас против {count, plural, one {бота} few {ботов} many {ботов} other {ботов}}',
  'lobby.open': 'Собрать стол',
  'lobby.rules': 'Правила',
  'lobby.kept': 'Ваши партии в этом браузере',
  'lobby.kept.none': 'Партий пока нет. Начатые партии хранятся здесь.',
  'lobby.kept.offline': 'Продолжить их можно и без сети.',
  'lobby.kept.with': 'за столом: {names}',
  'lobby.kept.over': 'окончена',
  'lobby.continue': 'Продолжить',
  'lobby.look': 'Посмотреть',
  'lobby.export': 'Сохранить файл партии',
  'lobby.remove': 'Удалить',
  'lobby.remove.sure': 'Удалить эту партию из браузера? Вернуть её будет нельзя.',
  'lobby.remove.yes': 'Удалить',
  'lobby.remove.no': 'Оставить',
  'lobby.import': 'Открыть файл партии',
  'lobby.import.wrong': 'В этом файле нет партии, которую можно открыть: {reason}',
  'lobby.noStore':
    'Браузер ничего не хранит для этой страницы (приватное окно или нет места). Играть можно, но партия исчезнет вместе с вкладкой.',
  'open.title': 'Стол: {title}',
  'open.players': 'Сколько игроков?',
  'open.alone':
    '{seats, plural, =1 {соло: {rival}} one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  'open.count': '{seats, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  'open.seats': 'Кто играет?',
  'open.seat': 'Место {n, number}',
  'open.name': 'Имя на месте {n, number}',
  'open.who': 'Кто сидит на месте {n, number}',
  'open.who.here': 'Человек за этим экраном',
  'open.level.random': 'Бот: новичок',
  'open.level.greedy': 'Бот: любитель',
  'open.level.strong': 'Бот: сильный',
  'open.level.master': 'Бот: мастер',
  'open.options': 'Правила этого стола',
  'open.counsel': 'Совет: точные шансы, где их можно посчитать, и хорошие ходы по просьбе',
  'open.start': 'Начать',
  'open.wrong': 'Такой стол открыть нельзя: {reason}',
  'open.you': 'Вы',
  'open.player': 'Игрок {n, number}',
};
