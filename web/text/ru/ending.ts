/** Что стало с оконченной партией и что с ней сделали. */
export const ending = {
  'ending.shared': 'Картинка отправлена.',
  'ending.saved': 'Картинка сохранена в файл.',
  'ending.recorded': 'Партия сохранена в файл.',
} as const;
