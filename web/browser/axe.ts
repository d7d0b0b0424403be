import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe?: Pick<typeof axe, 'run'>;
  }
}

/** What a machine can find on the page, or in a part of it, that keeps people out, in a line each. */
export async function barriers(page: Page, part = 'html'): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ part: within, tags }) => {
      // What passes is many times what does not, and writing it down takes longer than finding it.
      const found = await window.axe?.run(within, {
        runOnly: tags,
        resultTypes: ['violations'],
      });
      if (found === undefined) throw new Error('axe is not in the page');
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) =>
          [id, html.slice(0, 200), failureSummary.replaceAll(/\s+/g, ' ')].join(' | '),
        ),
      );
    },
    { part, tags: TAGS },
  );
}
