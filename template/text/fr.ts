import type { Text } from './en.js';

export const fr: Text = {
  'prompt.course.choice': 'Quelle lance abaissez-vous ?',
  'wait.course.choice': 'choisit une lance',
  'moment.choice': 'avant la course',
  'verb.lower': 'abaisser la lance : {a}',
  'word.willow': 'saule',
  'word.pine': 'pin',
  'word.elm': 'orme',
  'word.ash': 'frêne',
  'word.beech': 'hêtre',
  'word.oak': 'chêne',
  'word.holly': 'houx',
  'word.iron': 'fer',
  'why.tired': 'Votre bras est encore fatigué par la lance précédente : {lance}.',
  'event.course': 'La course {course} commence.',
  'event.lowered': '{seat} abaisse sa lance : {lance}.',
  'event.won':
    '{seat} gagne la course : {points, plural, one {# point} many {# points} other {# points}}.',
  'chapter.course': 'Course {course}',
  'cause.courses': 'courses gagnées',
  'field.knights': 'Chevaliers',
  'field.points': 'points',
  'field.lances': 'lances',
  'field.lowered': 'abaissées',
  'field.rack': 'Râtelier',
};
