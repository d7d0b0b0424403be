import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.js';

/** The ranking at the end of a game, from the first place on. */
export function rowsOf({ page, say }: Visitor): Locator {
  return page.getByRole('list', { name: say('ceremony.ranking') }).locator('> li');
}

/** What the courses of each row make together, and its score. */
export function built(
  visitor: Visitor,
): Promise<readonly (readonly [courses: number, score: number])[]> {
  return rowsOf(visitor).evaluateAll((rows) =>
    rows.map((row) => {
      const courses = [...row.querySelectorAll('[data-points]')];
      const sum = courses.reduce((all, one) => all + Number(one.getAttribute('data-points')), 0);
      return [sum, Number(row.getAttribute('data-score'))] as const;
    }),
  );
}

/** Somebody who wants no ceremonies. */
export async function wantNoCeremonies({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('destrier.table', '{"ceremonies":"none","keys":true}');
  });
}
