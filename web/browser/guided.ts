import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stepsOf, type Guide } from '../guide/script.js';
import { endCeremony } from './doors.js';
import type { Visitor } from './visitor.js';

/** Plays a guided game as its herald says, pressing what is lit, up to his last word. */
export async function followed(visitor: Visitor, game: string, guide: Guide): Promise<void> {
  const { page, say, manner } = visitor;
  await beginGuided(visitor, game);
  const said = page.locator('.bubble .bubble-said');
  for (const [at, { speech, tells }] of stepsOf(guide).entries()) {
    await said
      .getByText(speech[manner.language][0], { exact: true })
      .or(page.locator('.ceremony.great'))
      .first()
      .waitFor();
    await endCeremony(visitor);
    await said.getByText(speech[manner.language][0], { exact: true }).waitFor();
    if (tells === true)
      await page
        .locator('.bubble')
        .getByRole('button', { name: say('guide.on') })
        .click();
    else while ((await passed(page)) <= at) await pressLit(page, at);
  }
  await said.getByText(guide.end[manner.language][0], { exact: true }).waitFor();
}

export async function beginGuided({ page, say, go }: Visitor, game: string): Promise<void> {
  await go();
  const entry = page.locator(`article[aria-labelledby="game-${game}"]`);
  await entry.getByRole('button', { name: say('guide.play') }).click();
}

/** Presses the middle of the first thing that is lit, and waits until the step is passed or other things are lit. */
async function pressLit(page: Page, at: number): Promise<void> {
  const before = await litAtRest(page);
  const box = await page.locator('.veil-ring').first().boundingBox();
  if (box === null) return;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => (await lit(page)) !== before || (await passed(page)) > at, PATIENCE)
    .toBe(true);
}

/** A slow machine must not fail a test. */
const PATIENCE = { timeout: 60_000 };

/** Where everything lies that is lit, once a map that is brought there has come to rest. */
async function litAtRest(page: Page): Promise<string> {
  let before = '';
  for (;;) {
    const now = await lit(page);
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(200);
  }
}

/** Where everything lies that is lit. */
function lit(page: Page): Promise<string> {
  return page
    .locator('.veil-ring')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())).join(' '));
}

/** The first step that was not passed. */
function passed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    const key = keys.find((one) => one.startsWith('destrier.guide.')) ?? '';
    return Number.parseInt(localStorage.getItem(key) ?? '0');
  });
}
