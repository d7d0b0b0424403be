import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, setUp } from './doors.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const standIn = ({ page, say }: Visitor) =>
  page.getByRole('combobox', { name: say('where.standIn') });

it('whoever sets up a table with a clock chooses which bot stands in', async () => {
  const ann = await site.visitor();
  const { page, say } = ann;
  await setUp(ann);
  await page.getByRole('radio', { name: say('where.server') }).check();
  expect(await standIn(ann).count()).toBe(0);
  await page
    .getByRole('combobox', { name: say('where.clock') })
    .selectOption({ label: say('where.clock.days', { days: 1 }) });
  await standIn(ann).selectOption({ label: say('open.level.greedy') });
  // A rated table has the usual one.
  const rated = page.getByRole('checkbox', { name: say('where.rated') });
  await rated.check();
  expect(await standIn(ann).isDisabled()).toBe(true);
  expect(await standIn(ann).inputValue()).toBe('strong');
  await rated.uncheck();
  await standIn(ann).selectOption({ label: say('open.level.greedy') });
  await begin(ann);
  await page.waitForURL(/#\/table\//);
  const [, id = ''] = /#\/table\/([^/?]+)/.exec(page.url()) ?? [];
  const card = await page.evaluate(
    async (table) => (await fetch(`api/v1/tables/${table}`)).json() as Promise<object>,
    id,
  );
  expect(card).toMatchObject({ standIn: 'greedy', clock: { kind: 'days', days: 1 } });
  expect(site.faults()).toEqual([]);
});
