/** Words of the tiltyard. */
export const en = {
  'duel.others': 'Other duels',
  'duel.look': '{one} against {other}, {won, number} to {lost, number}: look at this duel',
  'duel.strength': '{n, plural, =0 {No strength left} other {# strength left}}',
  'duel.faith': '{n, plural, =0 {No faith left} other {# faith left}}',
  'duel.turnBack': '{name}: choose what is turned back',
  'duel.close': 'Close',
};
export type DuelTexts = { readonly [key in keyof typeof en]: string };
