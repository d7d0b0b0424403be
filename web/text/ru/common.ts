import type { common as en } from '../en/common.js';

export const common: { readonly [key in keyof typeof en]: string } = {
  'page.title': 'Destrier',
  'page.skip': 'К содержанию',
  'page.language': 'Язык',
  'page.theme': 'Цвета',
  'page.theme.auto': 'Как на устройстве',
  'page.theme.light': 'Светлые',
  'page.theme.dark': 'Тёмные',
  'page.settings': 'Настройки',
  'page.version': 'Готова новая версия страницы. Она откроется, когда вы встанете из-за стола.',
  'page.plainHttp':
    'Страница получена по простому http: браузеры тогда не хранят её для игры без сети и не устанавливают. Всё остальное работает; по https заработает и это.',
  'page.home': 'Все игры',
  'page.loading': 'Минутку…',
  'page.failed': 'Не удалось загрузить. Проверьте соединение и попробуйте ещё раз.',
  'page.again': 'Ещё раз',
  'page.unknown': 'По этому адресу ничего нет.',
  'page.broken': 'На странице произошла ошибка: {reason}. Ничего из сохранённого не потеряно.',
};
