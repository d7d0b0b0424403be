import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { figureOf, shared, type Box } from '../guide/placing.js';
import { stepsOf, type Guide } from '../guide/script.js';
import { endCeremony } from './doors.js';
import type { Visitor } from './visitor.js';

type Screen = Pick<Box, 'width' | 'height'>;

/**
 * Plays a guided game as its herald says, pressing what is lit, up to his last word; at every step it is looked at, on
 * one screen after the other.
 */
export async function followed(
  visitor: Visitor,
  game: string,
  guide: Guide,
  screens: readonly [Screen, ...Screen[]],
): Promise<void> {
  const { page, say, manner } = visitor;
  await page.setViewportSize(screens[0]);
  await beginGuided(visitor, game);
  const steps = stepsOf(guide);
  const tried = steps.findIndex(({ tells }) => tells !== true);
  for (const [at, { speech, tells, itself }] of steps.entries()) {
    if (itself === true) {
      await expect.poll(() => passed(page), PATIENCE).toBeGreaterThan(at);
      continue;
    }
    await untilSaid(visitor, speech[manner.language][0]);
    await lookAt(page, screens[at % screens.length] ?? screens[0], `${game}, step ${at}`);
    if (at === tried) await tryOther(visitor);
    if (at % LOOKED_AT_AGAIN === 0) await staysBeside(page, `${game}, step ${at}`);
    if (tells === true)
      await page
        .locator('.bubble')
        .getByRole('button', { name: say('guide.on') })
        .click();
    else while ((await passed(page)) <= at) await pressLit(page, at);
  }
  await untilSaid(visitor, guide.end[manner.language][0]);
  await lookAt(page, screens[0], `${game}, at its end`);
}

async function untilSaid(visitor: Visitor, text: string): Promise<void> {
  const { page } = visitor;
  const said = page.locator('.bubble .bubble-said').getByText(text, { exact: true });
  await said.or(page.locator('.ceremony.great')).first().waitFor();
  await endCeremony(visitor);
  await said.waitFor();
}

export async function beginGuided({ page, say, go }: Visitor, game: string): Promise<void> {
  await go();
  const entry = page.locator(`article[aria-labelledby="game-${game}"]`);
  await entry.getByRole('button', { name: say('guide.play') }).click();
  // What the pointer rests on is looked at, and the herald steps back.
  await page.mouse.move(0, 0);
}

/** What is said covers neither what is lit nor the question, and all of that is in sight. */
async function lookAt(page: Page, screen: Screen, step: string): Promise<void> {
  await page.setViewportSize(screen);
  const faults = async (): Promise<readonly string[]> => {
    await litAtRest(page);
    await page.locator(".bubble[data-there='true']").waitFor();
    return faultsOf(await seenOn(page), screen);
  };
  await expect.poll(faults, { ...PATIENCE, message: `${step}, ${screen.width} wide` }).toEqual([]);
}

/** While the same is said of the same thing, what is said comes to rest beside it, whatever else happens. */
async function staysBeside(page: Page, step: string): Promise<void> {
  const hasStayed = async (): Promise<boolean> => {
    const before = await seenOn(page);
    await page.waitForTimeout(MOMENT_MS);
    const { bubble, lit } = await seenOn(page);
    const [was] = before.bubble;
    const [is] = bubble;
    if (was === undefined || is === undefined) return false;
    return JSON.stringify(lit) !== JSON.stringify(before.lit) || isBeside(was, is);
  };
  // A window that was made smaller a moment ago may move it once.
  expect([step, (await hasStayed()) || (await hasStayed())]).toEqual([step, true]);
}

/** It may have become higher, and then hangs from where it hung, or stands where it stood. */
function isBeside(was: Box, is: Box): boolean {
  const ends = [is.top - was.top, is.top + is.height - was.top - was.height];
  return Math.abs(is.left - was.left) < 2 && ends.some((moved) => Math.abs(moved) < 2);
}

const MOMENT_MS = 400;
/** At so many steps one is looked at twice. */
const LOOKED_AT_AGAIN = 4;

interface Seen {
  readonly herald: readonly Box[];
  readonly isMirrored: boolean;
  readonly bubble: readonly Box[];
  readonly lit: readonly Box[];
  readonly question: readonly Box[];
}

async function seenOn(page: Page): Promise<Seen> {
  const boxes = (selector: string): Promise<readonly Box[]> =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { left, top, width, height };
      }),
    );
  return {
    herald: await boxes('.herald'),
    isMirrored: (await page.locator(".herald[data-mirrored='true']").count()) > 0,
    bubble: await boxes('.bubble'),
    lit: await boxes('.veil-ring'),
    question: await boxes('.dock-head'),
  };
}

function faultsOf(seen: Seen, screen: Screen): readonly string[] {
  const { bubble, lit, question, isMirrored } = seen;
  const whole = { left: 0, top: 0, ...screen };
  const [first] = lit;
  const covers = (some: readonly Box[]): boolean =>
    some.some((one) => bubble.some((over) => shared(one, over) > 1));
  const figure = seen.herald.flatMap((herald) => figureOf({ herald, isMirrored }));
  const isCut = ({ left, top, width, height }: Box): boolean =>
    Math.min(left, top, screen.width - left - width, screen.height - top - height) < 0;
  const isSeen = (one: Box): boolean => shared(one, whole) > (one.width * one.height) / 2;
  return [
    ...(bubble.length === 1 ? [] : ['nothing is said']),
    ...(first === undefined ? ['nothing is lit'] : []),
    ...(covers(lit) ? ['it covers what is lit'] : []),
    ...(covers(question) ? ['it covers the question'] : []),
    ...(covers(figure) ? ['the herald covers his own words'] : []),
    ...(lit.some(isCut) ? ['what is lit is cut by the edge of the screen'] : []),
    ...([...bubble, ...(first === undefined ? [] : [first])].every(isSeen)
      ? []
      : ['something is out of sight']),
  ];
}

/** Presses something that could be chosen and is not lit: the lesson stays where it is, and says why. */
async function tryOther({ page, say }: Visitor): Promise<void> {
  const before = await passed(page);
  await litAtRest(page);
  const [x, y] = await page.evaluate(() => {
    const inside = (box: DOMRect, left: number, top: number): boolean =>
      left > box.left && left < box.right && top > box.top && top < box.bottom;
    const lit = [...document.querySelectorAll('.veil-ring')].map((one) =>
      one.getBoundingClientRect(),
    );
    for (const one of document.querySelectorAll('.table-board [data-pick]:not([aria-disabled])')) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const middle = [left + width / 2, top + height / 2] as const;
      const isOnTop = one.contains(document.elementFromPoint(...middle));
      if (isOnTop && !lit.some((box) => inside(box, ...middle))) return middle;
    }
    return [0, 0];
  });
  await page.mouse.click(x, y);
  await page.mouse.move(0, 0);
  await page.locator('.bubble').getByText(say('guide.otherwise')).waitFor();
  expect(await passed(page)).toBe(before);
}

/** Presses the middle of the first thing that is lit, and waits until the step is passed or other things are lit. */
async function pressLit(page: Page, at: number): Promise<void> {
  const before = await litAtRest(page);
  const ring = page.locator('.veil-ring').first();
  const unfolded = page.locator('[popover]:popover-open [data-pick]');
  if ((await unfolded.count()) > 0) return pressFramed(unfolded);
  const box = (await ring.count()) === 0 ? null : await ring.boundingBox();
  if (box === null) return;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => (await lit(page)) !== before || (await passed(page)) > at, PATIENCE)
    .toBe(true);
}

/** In what unfolds over the table, where the herald steps back. */
async function pressFramed(unfolded: Locator): Promise<void> {
  const frames = await unfolded.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).outlineStyle),
  );
  await unfolded.nth(frames.indexOf('solid')).click();
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
