import { why, type Setting } from '@destrier/engine';

/** Settings that contradict each other. */
export function allows(seats: number, { tournament = '', edition, solo }: Setting['options']) {
  if (edition === 'ru' && tournament.includes('-')) return why('G18.6', 'oneTournamentType');
  if (seats === 1 && solo === 'champion' && tournament.includes('pas'))
    return why('G17.2', 'onlyJousts');
  return undefined;
}
