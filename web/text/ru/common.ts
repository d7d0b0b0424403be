import type { common as en } from '../en/common.js';

export const common: { readonly [key in keyof typeof en]: string } = {
  'page.title': 'Destrier',
  'page.skip': 'Перейти к содержимому',
  'page.language': 'Язык',
  'page.theme': 'Цвета',
  'page.theme.auto': 'Как на устройстве',
  'page.theme.light': 'Светлые',
  'page.theme.dark': 'Тёмные',
  'page.settings': 'Настройки',
  'page.version': 'Готова новая версия страницы. Она откроется, когда вы встанете из-за стола.',
  'page.plainHttp':
    'Эта страница пришла по простому http. Поэтому браузеры не хранят её для работы без сети, не устанавливают и не дают ей копировать ссылки. Всё остальное работает; по https работает и это.',
  'page.home': 'Все игры',
  'page.loading': 'Минутку…',
  'page.failed': 'Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.',
  'page.again': 'Ещё раз',
  'page.unknown': 'По этому адресу ничего нет.',
  'page.broken': 'На странице произошла ошибка: {reason}. Ничего из сохранённого не потеряно.',
  'analysis.title': 'Анализ',
  'puzzles.title': 'Задачи',
  'me.title': 'Вы',
};
