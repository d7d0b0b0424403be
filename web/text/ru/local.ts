import type { local as en } from '../en/local.js';

export const local: { readonly [key in keyof typeof en]: string } = {
  'local.missing': 'Этой партии нет в браузере: она удалена, или данные браузера очищены.',
  'local.damaged': 'Эту партию не удаётся открыть: {reason}',
};
