import type { aside as en } from '../en/aside.js';

export const aside: { readonly [key in keyof typeof en]: string } = {
  'aside.panel.result': 'Итог',
  'aside.panel.log': 'Журнал',
  'aside.panel.history': 'Перемотка',
  'aside.panel.counsel': 'Совет',
  'aside.panel.aids': 'Памятка',
  'aside.panel.rules': 'Правила',
  'aside.panel.wrong': 'Ошибка?',
  'aside.close': 'Закрыть',
  'aside.failed': 'Не получилось: {reason}',

  'aside.log.empty': 'Пока ничего не произошло.',
  'aside.log.before': 'Подготовка',
  'aside.log.since': 'После вашего последнего выбора',
  'aside.log.away': 'Сейчас этого нет на столе.',

  'aside.history.at': 'Выбор {n, number} из {last, number}',
  'aside.history.first': 'К началу',
  'aside.history.back': 'На один выбор назад',
  'aside.history.on': 'На один выбор вперёд',
  'aside.history.now': 'Вернуться к настоящему',
  'aside.history.play': 'Воспроизвести',
  'aside.history.pause': 'Пауза',
  'aside.history.missed.left':
    'Показать, что было без вас ({count, plural, one {# выбор} few {# выбора} many {# выборов} other {# выбора}})',
  'aside.history.missed.chosen':
    'Показать, что было после вашего последнего выбора ({count, plural, one {# выбор} few {# выбора} many {# выборов} other {# выбора}})',
  'aside.history.playOn.title': 'А что, если?',
  'aside.history.playOn.about':
    'Откройте свою партию, которая продолжится с показанного выше момента. Всё, чего вы там знать не можете, например скрытые карты и будущие броски, раздаётся заново. Эта партия останется как есть.',
  'aside.history.playOn': 'Играть дальше с выбора {n, number}',
  'aside.history.silent': 'В журнале об этом выборе ничего нет.',

  'aside.rules.of': 'Правила: {title}',
  'aside.rules.search': 'Поиск по правилам: слова или номер',
  'aside.rules.found':
    '{count, plural, =0 {Нет правил со всеми этими словами.} one {# правило} few {# правила} many {# правил} other {# правила}}',
  'aside.rules.openAll': 'Раскрыть всё',
  'aside.rules.closeAll': 'Свернуть всё',
  'aside.rules.none': 'Правила {rule} нет.',
  'aside.rules.cited': 'Относится к вопросу, который вам сейчас задан',
  'aside.rules.behind': 'Правила вопроса, который вам сейчас задан',
  'aside.rules.kind.rulebook': 'Правила',
  'aside.rules.kind.decision': 'Решение',
  'aside.rules.kind.option': 'Вариант',
  'aside.rules.source.fr': 'французское издание: {sections}',
  'aside.rules.source.ru': 'русское издание: {sections}',
  'aside.rules.source.both': 'французское и русское издания, повсюду',
  'aside.rules.source.house': 'придумано нами',
  'aside.rules.source.and': '{one}; {other}',
  'aside.rules.reason': 'Причина: {reason}',

  'aside.result.running': 'Партия ещё не окончена.',
  'aside.result.winner':
    '{count, plural, one {Победа: {names}} few {Общая победа: {names}} many {Общая победа: {names}} other {Общая победа: {names}}}',
  'aside.result.reached': 'Цель достигнута',
  'aside.result.missed': 'Цель не достигнута',
  'aside.result.points': 'Очки по источникам',
  'aside.result.cause': 'Источник',
  'aside.result.when': 'Когда',
  'aside.result.total': 'Всего',
  'aside.result.scores': 'Как менялся счёт',
  'aside.result.scores.about': 'Очки после каждого выбора',
  'aside.result.round': 'Раунд {n, number}',
  'aside.result.afterRound': 'После раунда {n, number}',
  'aside.result.asTable': 'То же в таблице',
  'aside.result.rematch': 'Сыграть ещё раз тем же составом',
  'aside.result.record': 'Скачать запись партии',
  'aside.result.winnerBy': 'Победа: {names}, {score, number}:{other, number}',
  'aside.result.won': 'Вы победили, {score, number}:{other, number}',
  'aside.result.lost': 'Вы проиграли, {score, number}:{other, number}',
  'aside.result.placed': '{place, number}-е место',

  'aside.analysis': 'Анализ',
  'aside.analysis.about':
    'Разбирает каждый выбор: каковы были шансы каждого на победу при том, что он мог знать. Шансы оцениваются по нескольким пробным доигрываниям. Это займёт минуту-две; страницей можно пользоваться.',
  'aside.analysis.start': 'Разобрать партию',
  'aside.analysis.stop': 'Остановить',
  'aside.analysis.busy': 'Моменты: {done, number} из {all, number}',
  'aside.analysis.curve': 'Шансы на победу после каждого выбора',
  'aside.analysis.turning': 'Переломы',
  'aside.analysis.unturned': 'Ни один не выделяется.',
  'aside.analysis.turned':
    'Выбор {n, number}. Шансы ({name}): {before, number, percent}, затем {after, number, percent}',
  'aside.analysis.look': 'Посмотреть',

  'aside.counsel.none': 'За этим столом советов нет.',
  'aside.counsel.switch': 'Показывать шансы',
  'aside.counsel.silent': 'Здесь вычислять нечего. В поединках — есть что.',
  'aside.counsel.now': 'Сейчас: {chances}',
  'aside.counsel.choice': 'Совет выбрал бы «{option}».',
  'aside.counsel.options': 'Шансы по вариантам',
  'aside.counsel.option': 'Если выбрать',
  'aside.counsel.chances': 'ваши шансы',
  'aside.counsel.chosen': 'выбор совета',
  'aside.counsel.share': '{share, number, percent}',
  'aside.counsel.number': '{n, number}: {chances}',
  'aside.counsel.busy': 'Вычисляется дальше…',
  'aside.counsel.about':
    'Шансы точны, если дальше обе стороны следуют совету ({policy}). Ему известно не больше, чем вам.',

  'aside.aids.course': 'Ход игры',
  'aside.aids.things': 'Что это делает?',
  'aside.aids.search': 'Поиск по названию или действию',
  'aside.aids.found':
    '{count, plural, =0 {Ничего не нашлось.} one {Найден # предмет} few {Найдено # предмета} many {Найдено # предметов} other {Найдено # предмета}}',
  'aside.aids.away': 'не на столе',

  'aside.wrong.running':
    'Если игра нарушает правила, напишите, чего вы ожидали. Вы получите файл с этим моментом, каким его видите вы: запись партии, что лежит на столе и о чём спрашивают. Ничего скрытого от вас он не выдаёт.',
  'aside.wrong.over':
    'Если игра нарушила правила, вернитесь к этому моменту перемоткой и напишите, чего вы ожидали. Вы получите файл сценария, который повторяет партию до этого места.',
  'aside.wrong.words': 'Что не так и что должно было произойти?',
  'aside.wrong.write': 'Записать файл',
  'aside.wrong.written': 'Записано: {file}. Пришлите его нам вместе с описанием.',
};
