import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin, setUp } from './doors.js';
import { Player } from './player.js';
import { Site } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it(
  'a whole game against Otto without a server: the page is kept after one visit, the game when the tab is closed',
  { timeout: 600_000 },
  async () => {
    const ann = await site.visitor();
    await ann.go();
    await ann.untilKept();
    await site.stopServer();
    await ann.page.reload();
    await ann.page.getByText(ann.say('online.offline')).waitFor();
    await setUp(ann, { players: 1 });
    await begin(ann);
    const player = new Player(ann, 3);
    await player.play(20);
    const question = await player.question();
    await ann.newTab();
    await ann.go();
    await ann.page.getByRole('link', { name: ann.say('lobby.continue') }).click();
    await player.untilAsked();
    await player.unfold();
    expect(await player.question()).toEqual(question);
    await player.play();
    expect(player.chosen).toBeGreaterThan(20);
    await ann.go();
    await ann.page.getByText(ann.say('lobby.kept.over')).waitFor();
    expect(site.faults()).toEqual([]);
  },
);
