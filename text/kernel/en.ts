import type { Catalogue } from '@destrier/engine';

export const en = {
  'kernel.seatName': 'Seat {n, number}',
  'kernel.nothing': 'nothing',
  'kernel.yes': 'yes',
  'kernel.no': 'no',
  'kernel.unknownValue': 'something hidden',
  'kernel.cards': '{count, plural, one {# card} other {# cards}}',
  'kernel.known': 'you know: {cards}',
  'kernel.fromTop': '{card} (no. {n, number} from the top)',
  'kernel.choose': 'Choose.',
  'kernel.wait': 'Waiting for {seat}.',
  'kernel.offer.subset': '{name}: {min, number} to {max, number} of {items}',
  'kernel.offer.exactly': '{name}: {max, number} of {items}',
  'kernel.range': '{min, number} to {max, number}',
  'kernel.offer.number': '{low} … {high}',
  'kernel.offer.order': '{name}: {items}, in an order of your choice',
  'kernel.labelled': '{label}: {value}',
  'kernel.score': '{score, plural, one {# point} other {# points}}',
  'kernel.you': '{seat} (you)',
  'kernel.group': '{name} ({count, plural, one {# option} other {# options}})',
  'word.pass': 'pass',
  'event.kernel.score': '{who}: {points, number, ::sign-always} ({cause})',
  'event.kernel.skipped': 'No question for {seat}: {reason}',
  'event.kernel.skipped.hidden': 'No question for {seat} here.',
  'kernel.unknown': 'There is no such option.',
  'kernel.limit': 'It is a number from {min, number} to {max, number}.',
  'kernel.notNow': 'That is possible at another moment: {moments}.',
  'kernel.stale': 'The question has changed since. Please look again.',
  'kernel.notAsked': 'Nothing is asked of this seat now.',
  'kernel.over': 'The game is over.',
  'kernel.seat': 'There is no such seat.',
  'kernel.setting.seats': 'This can be chosen with {counts} seats only.',
  'kernel.undo.nothing': 'There is nothing to take back.',
  'kernel.undo.learned': 'Something became known: this cannot be taken back.',
  'kernel.undo.others': 'Somebody else has chosen since: this cannot be taken back.',
} as const satisfies Catalogue;

export type KernelKey = keyof typeof en;
/** What every language must say. */
export type KernelText = { readonly [key in KernelKey]: string };
