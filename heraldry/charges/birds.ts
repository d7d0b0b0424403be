import { figure, moved } from './figure.js';

/** Birds of prey seen from the front, and others. */

const EAGLE = {
  wing: '82 48 88 38 93 26 98 13 107 5 116 7 119 15 113 19! 118 22! 128 12 135 10 138 15 131 27 119 38! 131 30 139 30 141 36 133 45 119 51! 132 48 140 50 140 56 131 61 117 63! 129 63 136 67 135 73 126 75 113 73! 123 77 129 83 126 88 118 86 107 81! 114 88 118 95 114 100 107 96 99 86! 103 95 103 103 98 104 92 97 88 84! 82 70',
  body: '70 34 79 42 84 54 85 68 81 82 75 92 70 98!',
  thigh: '76 84 86 88 95 95 98 103 94 108 86 102 76 96',
  foot: '90 106! 96 101! 104 106 113 106! 108 111! 115 118! 107 116! 106 126! 100 117! 93 122! 96 112!',
  tail: '70 90! 75 100 80 106! 90 112 96 116! 94 124 86 124! 90 132 88 140 80 136! 82 146 78 152 75 148! 74 156 70 164!',
  feathers: [
    '119 38 106 46 92 52',
    '119 51 106 56 92 60',
    '117 63 104 66 92 66',
    '113 73 102 72 92 70',
    '107 81 99 78 91 74',
    '99 86 94 82 90 78',
    '113 19 104 26 98 38',
    '75 108 84 120',
    '74 116 80 132',
  ],
  down: [
    '62 50 66 54 70 50 74 54 78 50',
    '62 62 66 66 70 62 74 66 78 62',
    '62 74 66 78 70 74 74 78 78 74',
    '70 110 70 150',
  ],
};

/** For two heads the same bird stands lower, with its wings farther apart. */
const low = (points: string): string => moved(points, 8, 22);
const LOW_WING = moved(EAGLE.wing, 10, 22);
const LOW_BODY = low(EAGLE.body).replace('78 56', '78 68!');

export const birds = {
  eagle: figure(140, 164, {
    pairs: [EAGLE.wing, EAGLE.thigh],
    halves: [EAGLE.body, EAGLE.tail],
    body: ['80 48 81 34 79 20 74 10 66 6 58 9 55 16 57 22! 62 24 64 32 60 48'],
    armed: ['60 9 52 8 45 12 43 19 45 27! 49 20 58 22!'],
    armedPairs: [EAGLE.foot],
    lines: ['62 14 65 12.5 67 15', ...EAGLE.down],
    linePairs: EAGLE.feathers,
    heads: [[67, 8, 24]],
  }),
  'double-headed eagle': figure(156, 186, {
    pairs: [
      LOW_WING,
      low(EAGLE.thigh),
      '76 76! 77 54 79 36 83 22 90 14 98 14 103 21 101 28! 95 31 91 42 89 74!',
    ],
    halves: [LOW_BODY, low(EAGLE.tail)],
    armedPairs: [low(EAGLE.foot), '99 15 106 14 112 18 114 25 112 32! 109 26 101 28!'],
    lines: EAGLE.down.map(low),
    linePairs: [...EAGLE.feathers.map(low), '95 20 97 18.5 99 21'],
    heads: [
      [94, 15, 22],
      [62, 15, 22],
    ],
  }),
} as const;
