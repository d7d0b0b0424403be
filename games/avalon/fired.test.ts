import { newMatch, playOut, prepare, run, streamFrom, tableKey } from '@destrier/engine';
import { expect, it } from 'vitest';
import { content } from './content/index.js';
import { game } from './game.js';

/** How often each rule and card took effect in random games. */
function firedIn(games: number, seats: number): Map<string, number> {
  const fired = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const match = newMatch(prepare(game, seats), tableKey(`fired ${seats} ${i}`));
    const fire = (rule: string) => fired.set(rule, (fired.get(rule) ?? 0) + 1);
    match.sink = { event() {}, draw() {}, fired: fire };
    run(match);
    playOut(match, streamFrom(`fired ${i}`), true);
  }
  return fired;
}

it('every power and godsend is at work in random games', () => {
  const fired = new Map([...firedIn(150, 6), ...firedIn(60, 3)]);
  const { heroes, legends, godsends, places } = content;
  const cards = [heroes, legends, godsends, places].flatMap((group) => Object.keys(group));
  expect(cards).toHaveLength(51);
  expect(cards.filter((card) => !fired.has(card))).toEqual([]);
});
