import type { panels as en } from '../en/panels.js';

export const panels: { readonly [key in keyof typeof en]: string } = {
  'panels.tab.result': 'Итог',
  'panels.tab.log': 'Хроника',
  'panels.tab.history': 'Перемотка',
  'panels.tab.counsel': 'Совет',
  'panels.tab.aids': 'Памятка',
  'panels.tab.rules': 'Правила',
  'panels.tab.wrong': 'Ошибка?',
  'panels.close': 'Закрыть',
  'panels.failed': 'Не получилось: {reason}',

  'panels.log.empty': 'Пока ничего не произошло.',
  'panels.log.before': 'Подготовка',
  'panels.log.since': 'После вашего последнего выбора',
  'panels.log.away': 'Сейчас этого нет на столе.',

  'panels.history.at': 'Выбор {n, number} из {last, number}',
  'panels.history.first': 'К началу',
  'panels.history.back': 'На один выбор назад',
  'panels.history.on': 'На один выбор вперёд',
  'panels.history.now': 'Вернуться к настоящему',
  'panels.history.play': 'Воспроизвести',
  'panels.history.pause': 'Пауза',
  'panels.history.missed.left':
    'Показать, что было без вас ({count, plural, one {# выбор} few {# выбора} many {# выборов} other {# выбора}})',
  'panels.history.missed.chosen':
    'Показать, что было после вашего последнего выбора ({count, plural, one {# выбор} few {# выбора} many {# выборов} other {# выбора}})',
  'panels.history.playOn.title': 'А что, если?',
  'panels.history.playOn.about':
    'Откройте свою партию, которая продолжится с показанного выше момента. Всё, чего вы там знать не можете, например скрытые карты и будущие броски, раздаётся заново. Эта партия останется как есть.',
  'panels.history.playOn': 'Играть дальше с выбора {n, number}',
  'panels.history.silent': 'В хронике об этом выборе ничего нет.',

  'panels.rules.of': 'Правила: {title}',
  'panels.rules.search': 'Поиск по правилам: слова или номер',
  'panels.rules.found':
    '{count, plural, =0 {Нет правил со всеми этими словами.} one {# правило} few {# правила} many {# правил} other {# правила}}',
  'panels.rules.openAll': 'Раскрыть всё',
  'panels.rules.closeAll': 'Свернуть всё',
  'panels.rules.none': 'Правила {rule} нет.',
  'panels.rules.cited': 'Относится к вопросу, который вам сейчас задан',
  'panels.rules.behind': 'Правила вопроса, который вам сейчас задан',
  'panels.rules.kind.rulebook': 'Правила',
  'panels.rules.kind.decision': 'Решение',
  'panels.rules.kind.option': 'Вариант',
  'panels.rules.source.edition': '{edition}: {sections}',
  'panels.rules.source.house': 'придумано нами',
  'panels.rules.source.and': '{one}; {other}',
  'panels.rules.reason': 'Причина: {reason}',

  'panels.result.running': 'Партия ещё не окончена.',
  'panels.result.winner':
    '{count, plural, one {Победа: {names}} few {Общая победа: {names}} many {Общая победа: {names}} other {Общая победа: {names}}}',
  'panels.result.reached': 'Цель достигнута',
  'panels.result.missed': 'Цель не достигнута',
  'panels.result.points': 'Очки по источникам',
  'panels.result.cause': 'Источник',
  'panels.result.when': 'Когда',
  'panels.result.total': 'Всего',
  'panels.result.scores': 'Как менялся счёт',
  'panels.result.scores.about': 'Очки после каждого выбора',
  'panels.result.round': 'Раунд {n, number}',
  'panels.result.end': '{chapter}, в конце',
  'panels.result.asTable': 'То же в таблице',
  'panels.result.winnerBy': 'Победа: {names}, {score, number}:{other, number}',
  'panels.result.won': 'Вы победили, {score, number}:{other, number}',
  'panels.result.lost': 'Вы проиграли: у вас {score, number}, у победителя {other, number}',
  'panels.result.placed': '{place, number}-е место',

  'panels.counsel.none': 'За этим столом советов нет.',
  'panels.counsel.switch': 'Показывать шансы',
  'panels.counsel.silent': 'Здесь вычислять нечего.',
  'panels.counsel.now': 'Сейчас: {chances}',
  'panels.counsel.choice': 'Совет выбрал бы «{option}».',
  'panels.counsel.options': 'Шансы по вариантам',
  'panels.counsel.option': 'Если выбрать',
  'panels.counsel.chances': 'ваши шансы',
  'panels.counsel.chosen': 'выбор совета',
  'panels.counsel.share': '{share, number, percent}',
  'panels.counsel.number': '{n, number}: {chances}',
  'panels.counsel.busy': 'Вычисляется дальше…',
  'panels.counsel.about':
    'Шансы точны, если дальше обе стороны следуют совету ({policy}). Ему известно не больше, чем вам.',

  'panels.aids.course': 'Ход игры',
  'panels.aids.things': 'Что это делает?',
  'panels.aids.search': 'Поиск по названию или действию',
  'panels.aids.found':
    '{count, plural, =0 {Ничего не нашлось.} one {Найден # предмет} few {Найдено # предмета} many {Найдено # предметов} other {Найдено # предмета}}',
  'panels.aids.away': 'не на столе',

  'panels.wrong.running':
    'Если игра нарушает правила, напишите, чего вы ожидали. Вы получите файл с этим моментом, каким его видите вы: запись партии, что лежит на столе и о чём спрашивают. Ничего скрытого от вас он не выдаёт.',
  'panels.wrong.over':
    'Если игра нарушила правила, вернитесь к этому моменту перемоткой и напишите, чего вы ожидали. Вы получите файл сценария, который повторяет партию до этого места.',
  'panels.wrong.words': 'Что не так и что должно было произойти?',
  'panels.wrong.write': 'Записать файл',
  'panels.wrong.written': 'Записано: {file}. Пришлите его нам вместе с описанием.',
};
