import type { keys as english } from '../en/keys.js';

export const keys: { readonly [key in keyof typeof english]: string } = {
  'keys.title': 'Клавиши',
  'keys.off': 'Одиночные клавиши выключены в настройках.',
  'keys.choose': 'выбрать в списке — клавиша указана рядом с вариантом',
  'keys.send': 'на отмеченном: отправить выбранное',
  'keys.toggle': 'отметить или снять отметку',
  'keys.undo': 'отменить выбор',
  'keys.hint': 'подсказка',
  'keys.list': 'показать или свернуть список',
  'keys.inspect': 'рассмотреть вблизи; стрелки переходят к следующему',
  'keys.close': 'закрыть то, что лежит поверх стола',
  'keys.map': 'на поле: ближе, дальше, целиком',
  'keys.help': 'этот список клавиш',
  'keys.done': 'Закрыть',
  'keys.open': 'Все клавиши',
};
