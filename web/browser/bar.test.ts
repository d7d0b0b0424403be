import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringAvalon } from './avalon.js';
import { endCeremony } from './doors.js';
import { dice, Player } from './player.js';
import { Site } from './site.js';
import type { Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** A round of twelve cards asks about as many. */
const QUESTIONS = 24;

/** Where the question, the hand and the buttons that stand beside every question lie, from the top of the screen. */
async function lines({ page }: Visitor): Promise<string> {
  const told: string[] = [];
  for (const name of ['.dock', '.dock-head', '.hand', '.dock-buttons > *'])
    for (const one of await page.locator(name).all()) {
      const box = await one.boundingBox();
      const across = name === '.dock-buttons > *' ? ` ${Math.round(box?.x ?? 0)}` : '';
      told.push(`${name}${across} ${Math.round(box?.y ?? 0)} ${Math.round(box?.height ?? 0)}`);
    }
  return told.join('; ');
}

/** Answers from the list without unfolding it; what is picked is seen picked before it is sent. */
async function answer(
  player: Player,
  pick: (below: number) => number,
  look: () => Promise<void>,
): Promise<void> {
  const { dock, visitor } = player;
  const boxes = await dock.locator('.choice > input').elementHandles();
  for (const box of boxes) {
    if ((await dock.locator('.dock-head .making-end .button-main:enabled').count()) > 0) break;
    await box.dispatchEvent('click');
    await look();
  }
  const ways =
    boxes.length > 0
      ? dock.locator('.dock-head .making-end .button-main')
      : dock.locator('button.choice');
  const count = await ways.count();
  if (count > 0) await ways.nth(pick(count)).dispatchEvent('click');
  await endCeremony(visitor);
}

it('on a tablet nothing moves for what is asked, offered, hinted at or told, over a round', async () => {
  const ann = await site.visitor({ language: 'ru' });
  await ann.page.setViewportSize({ width: 1024, height: 768 });
  await bringAvalon(ann, {
    seats: 4,
    prompt: 'passing.pass',
    when: ({ players }) => players[0]?.hero === 'arthur',
  });
  const player = new Player(ann, 1);
  const pick = dice(5);
  const first = await lines(ann);
  const moved = new Map<string, string>();
  const look = async (): Promise<void> => {
    const now = await lines(ann);
    if (now !== first && now.includes('.hand '))
      moved.set(now, await player.dock.locator('.dock-head').innerText());
  };
  let asked = 0;
  for (; asked < QUESTIONS && (await player.dock.locator('.over').count()) === 0; asked++) {
    await look();
    if (asked % 10 === 0) {
      await ann.page.keyboard.press('h');
      await look();
    }
    await answer(player, pick, look);
    await player.untilAsked();
  }
  expect([...moved]).toEqual([]);
  expect(asked).toBe(QUESTIONS);
  expect(site.faults()).toEqual([]);
});
