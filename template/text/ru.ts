import type { Text } from './en.js';

export const ru: Text = {
  'prompt.course.choice': 'Какое копьё вы опускаете?',
  'wait.course.choice': 'выбирает копьё',
  'moment.choice': 'перед сшибкой',
  'verb.lower': 'опустить копьё: {a}',
  'word.willow': 'ива',
  'word.pine': 'сосна',
  'word.elm': 'вяз',
  'word.ash': 'ясень',
  'word.beech': 'бук',
  'word.oak': 'дуб',
  'word.holly': 'падуб',
  'word.iron': 'железо',
  'why.tired': 'Рука ещё не отдохнула от прошлого копья: {lance}.',
  'event.course': 'Начинается сшибка {course}.',
  'event.lowered': '{seat} опускает копьё: {lance}.',
  'event.won':
    'Сшибку выигрывает {seat}: {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'chapter.course': 'Сшибка {course}',
  'cause.courses': 'выигранные сшибки',
  'field.knights': 'Рыцари',
  'field.points': 'очки',
  'field.lances': 'копья',
  'field.lowered': 'опущенные',
  'field.rack': 'Стойка',
};
