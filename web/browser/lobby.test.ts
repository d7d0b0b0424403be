import { Table, writeRecord } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard/page';
import { title as glory } from '@destrier/glory/title';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRoom, playNow } from './doors.js';
import { cutIn, layoutShift } from './layout.js';
import { Player } from './player.js';
import { Site } from './site.js';
import { SIZES, type Visitor } from './visitor.js';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

const part = ({ page, say }: Visitor, name: Parameters<Visitor['say']>[0]) =>
  page.getByRole('region', { name: say(name), exact: true });

/** Opens a table of Hazard that anybody may join and watch, by what programs use. */
async function openToAll({ page, go }: Visitor, bots: readonly (string | null)[]): Promise<void> {
  await go();
  await page.evaluate(async (levels) => {
    const post = async (path: string, body: object): Promise<{ readonly id: string }> => {
      const answer = await fetch(`./api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { readonly id: string };
    };
    await post('/guest', { name: 'Greta' });
    const wish = { game: 'hazard', seats: 2, access: 'open', spectators: true, bots: levels };
    const { id } = await post('/tables', wish);
    if (levels.every((level, at) => at === 0 || level !== null))
      await post(`/tables/${id}/start`, {});
  }, bots);
}

it('brings somebody who was never here to the first decision with one click', async () => {
  const ann = await site.visitor({ size: 'phone' });
  await playNow(ann, glory, 1);
  await new Player(ann, 1).untilAsked();
  expect(site.faults()).toEqual([]);
});

it('shows strangers the tables that wait for players and those to watch, and makes nobody of them', async () => {
  const greta = await site.visitor({ size: 'desk' });
  await openToAll(greta, [null, null]);
  await openToAll(greta, [null, 'random']);
  const stranger = await site.visitor({ size: 'desk' });
  await stranger.go();
  await part(stranger, 'online.open').getByText('Greta').waitFor();
  await part(stranger, 'online.watch').getByText('Greta').waitFor();
  expect(await stranger.context.cookies()).toEqual([]);
  const watch = part(stranger, 'online.watch').getByRole('link', {
    name: stranger.say('online.lookOn'),
  });
  await watch.first().click();
  await stranger.page.getByText(stranger.say('room.watching')).waitFor();
  // Her own are not among what she may join or watch.
  await greta.page.reload();
  await part(greta, 'lobby.goOn').getByRole('link').first().waitFor();
  expect(await part(greta, 'online.watch').getByText('Greta').count()).toBe(0);
});

it('says who asks and to what, and asks for a name before anybody sits down', async () => {
  const ann = await site.visitor({ size: 'desk' });
  const link = await openRoom(ann, { learning: 'on' });
  await ann.page.getByLabel(ann.say('room.name')).fill('Greta');
  await ann.page.keyboard.press('Enter');
  const bob = await site.visitor({ size: 'phone' });
  await bob.go(link);
  const asks = bob.say('room.asks', { name: { said: 'Greta' }, title: { said: glory.title.en } });
  await bob.page.getByRole('heading', { level: 1, name: asks }).waitFor();
  await bob.page.getByText('Learning game: yes').waitFor();
  await bob.page.getByText(bob.say('where.clock.none')).waitFor();
  await bob.page.getByLabel(bob.say('room.name')).fill('Lukas');
  await bob.page.getByRole('button', { name: bob.say('room.sit') }).click();
  await ann.page.getByText('Lukas', { exact: true }).waitFor();
  expect(site.faults()).toEqual([]);
});

it('puts first what was begun, and leads back to it', async () => {
  const ann = await site.visitor({ size: 'desk' });
  await playNow(ann, glory, 1);
  await new Player(ann, 1).untilAsked();
  const { hash } = new URL(ann.page.url());
  await ann.go();
  const first = part(ann, 'lobby.goOn').getByRole('link').first();
  await first.getByText(ann.say('lobby.goOn.yours')).waitFor();
  await first.click();
  await new Player(ann, 1).untilAsked();
  expect(new URL(ann.page.url()).hash).toBe(hash);
});

it('opens the record of a game that is over, and says what is wrong with one that cannot be opened', async () => {
  const table = Table.start(hazard.game, { seats: 2, options: { rounds: '2' }, seed: 'file' });
  while (!table.over) {
    const ask = table.asks('public').find(({ kind }) => kind !== 'aside');
    const option = ask && table.optionIds(ask.seat, ask.id)[0];
    if (ask === undefined || option === undefined) throw new Error('nobody is asked');
    table.choose(ask.seat, ask.id, option);
  }
  const record = writeRecord(table, { names: ['Enid', 'Erec'], reveal: 'all' });
  const ann = await site.visitor({ size: 'desk' });
  const bring = (text: string): Promise<void> =>
    ann.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await ann.go();
  await bring(record.replace('Erec', 'Eric'));
  await ann.page.getByRole('alert').getByText(ann.say('lobby.file.damaged')).waitFor();
  await bring(record);
  await ann.page.getByText('Erec').first().waitFor();
  expect(new URL(ann.page.url()).hash).toMatch(/^#\/here\//);
  await ann.go();
  await part(ann, 'lobby.kept').getByText('Erec').first().waitFor();
});

it('sets up what a preset promises, and begins nothing that the rules refuse', async () => {
  const { page, say, go } = await site.visitor({ size: 'desk' });
  await go('#/open/glory');
  const bot = page.getByRole('combobox', { name: say('open.who', { n: 2 }) });
  const advice = page.getByRole('checkbox', { name: say('open.counsel') });
  await page.getByRole('radio', { name: say('open.preset.expert') }).check();
  expect([await bot.inputValue(), await advice.isChecked()]).toEqual(['master', false]);
  await page.getByRole('radio', { name: say('open.preset.first') }).check();
  expect([await bot.inputValue(), await advice.isChecked()]).toEqual(['greedy', true]);
  await bot.selectOption('strong');
  expect(await page.getByRole('radio', { name: say('open.preset.first') }).isChecked()).toBe(false);

  await go('#/open/avalon');
  await page.getByRole('radio', { name: say('open.count', { seats: 7 }) }).check();
  await page.getByText('Absolute Chaos').waitFor();
  expect(await page.getByRole('checkbox', { name: say('open.counsel') }).count()).toBe(0);
  await page.getByRole('radio', { name: say('open.count', { seats: 5 }) }).check();
  await page.getByText(say('open.options')).click();
  await page.getByRole('combobox', { name: 'Rules', exact: true }).selectOption('camelot');
  const start = page.getByRole('button', { name: say('open.start') });
  expect(await start.isEnabled()).toBe(true);
  await page.getByRole('radio', { name: say('open.count', { seats: 4 }) }).check();
  expect(await start.isEnabled()).toBe(true);
});

it('moves nothing while it is loaded, and is small enough for a phone', async () => {
  for (const size of ['phone', 'desk'] as const) {
    const ann = await site.visitor({ size });
    await ann.page.setViewportSize(SIZES[size]);
    await ann.go();
    await ann.page.locator('.game-cover img').first().waitFor();
    await ann.page.getByText(ann.say('lobby.kept.none')).waitFor();
    await part(ann, 'online.open')
      .getByRole('paragraph')
      .or(part(ann, 'online.open').getByRole('listitem'))
      .first()
      .waitFor();
    expect(await layoutShift(ann.page)).toBeLessThan(0.02);
    expect(await ann.page.locator('*').count()).toBeLessThanOrEqual(1800);
  }
});

it.each(['en', 'fr', 'ru'] as const)(
  'says in words what each door of a game is, whole on the smallest phone: %s',
  async (language) => {
    const { page, go } = await site.visitor({ size: 'small', language });
    await go();
    const words = page.locator('.game-door .game-door-word');
    await words.first().waitFor();
    expect(await words.count()).toBeGreaterThan(9);
    expect(await cutIn(words, '.game-door')).toEqual([]);
  },
);
