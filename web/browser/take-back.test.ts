import { hazard } from '@destrier/example-hazard/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPanel, sitDown } from './doors.js';
import { Player } from './player.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it('the history at a server counts no choice that was taken back', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const bob = await site.visitor({ size: 'desk' });
  await sitDown(ann, bob, {}, { box: hazard });
  const { page, say } = ann;
  const player = new Player(ann, 3);
  await player.untilAsked();
  await openPanel(ann, say('panels.tab.history'));
  const slider = page.getByRole('slider');
  const reads = (n: number) => slider.and(page.locator(`[max="${n}"]`)).waitFor();
  await reads(0);
  for (let n = 0; n < 2; n++) {
    await player.play(1);
    await reads(1);
    await page.getByRole('button', { name: say('table.undo') }).click();
    await reads(0);
    await player.untilAsked();
  }
  await player.play(1);
  await reads(1);
  expect(site.faults()).toEqual([]);
});
