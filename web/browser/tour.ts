import { title as glory } from '@destrier/glory/title';
import { bringAvalon, MOMENTS } from './avalon.js';
import { Player } from './player.js';
import { openPanel, openRoom, pushIn, setUp } from './doors.js';
import { bring } from './saved.js';
import type { Site } from './site.js';
import type { Visitor } from './visitor.js';

/** A screen in one of its states. */
export interface Stop {
  readonly screen: string;
  readonly state: string;
  /** The only part of the screen that is not as it was at the stop before. */
  readonly part?: string;
}

interface Way extends Stop {
  /** Brings the visitor there. */
  go(visitor: Visitor, site: Site): Promise<void>;
  /** Puts right what would be in the way of the next. */
  leave(visitor: Visitor): Promise<void>;
}

const way = (
  screen: string,
  state: string,
  go: Way['go'],
  leave: Way['leave'] = async () => {},
): Way => ({ screen, state, go, leave });

const newTab = (visitor: Visitor): Promise<void> => visitor.newTab();
const connect = ({ context }: Visitor): Promise<void> => context.setOffline(false);

const shows = ({ page }: Visitor, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

/** A question that somebody has in front of them. */
const asked = (state: string, prompt: string, options = {}, seats = 2): Way =>
  way('table', state, async (visitor) => {
    await bring(visitor, { prompt, options, seats });
    await new Player(visitor, 1).untilAsked();
  });

const beside = (state: string, go: Way['go']): Way => ({
  ...way('table', state, go),
  part: '.table-side',
});

const panel = (name: 'log' | 'history' | 'counsel' | 'aids' | 'rules' | 'wrong'): Way =>
  beside(`beside it: ${name}`, (visitor) => openPanel(visitor, visitor.say(`panels.tab.${name}`)));

const LOBBY: readonly Way[] = [
  way('lobby', 'empty', async (visitor) => {
    await visitor.go();
    await visitor.page.getByText(visitor.say('lobby.kept.none')).waitFor();
    await shows(visitor, visitor.say('online.open'));
  }),
  way('me', 'unknown', async (visitor) => {
    await visitor.go('#/me');
    await shows(visitor, visitor.say('me.who.nobody'));
  }),
  way('opening', 'here', (visitor) => setUp(visitor)),
  way('opening', 'at the server, by password', async ({ page, say }) => {
    await page.getByRole('radio', { name: say('where.server') }).check();
    await page
      .getByRole('combobox', { name: say('where.access') })
      .selectOption({ label: say('where.access.password') });
  }),
  way('rules', 'page', async (visitor) => {
    await visitor.go('#/rules/glory');
    await visitor.page.getByRole('searchbox').waitFor();
  }),
  way(
    'rules',
    'page with the settings unfolded',
    async ({ page, say }) => {
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('combobox', { name: say('page.theme') }).waitFor();
    },
    newTab,
  ),
  way('nowhere', '', async (visitor) => {
    await visitor.go('#/nowhere/at/all');
    await shows(visitor, visitor.say('page.unknown'));
  }),
];

const TABLE: readonly Way[] = [
  asked('choosing the tournament', 'choose tournament.kind'),
  asked('choosing a character', 'setup.character'),
  asked('choosing titles', 'setup.titles'),
  asked('exchanging cards', 'setup.exchange'),
  asked('placing a pawn', 'pawn.place'),
  way('table', 'everything unfolded', async ({ page }) => {
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
    });
  }),
  panel('log'),
  panel('history'),
  panel('counsel'),
  panel('aids'),
  panel('rules'),
  panel('wrong'),
  way('table', 'a rule over it', async (visitor) => {
    const { page, say } = visitor;
    await pushIn(visitor);
    await page.locator('[data-choices]').getByRole('link').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('panels.close') })
      .waitFor();
  }),
  asked('buying equipment', 'market.buy'),
  asked('hiring a support', 'support.hire'),
  asked('making plans', 'plans.take'),
  asked('travelling', 'road.play'),
  asked('a reward', 'reward.choose'),
  asked('registering', 'register.shield', { tournament: 'joust' }),
  asked('a duel: strength', 'strength.add', { tournament: 'joust' }),
  asked('a duel: faith', 'faith.reroll', { tournament: 'joust' }),
  asked('a duel: lances', 'lance.lance', { tournament: 'pas' }),
  asked('a duel: tent', 'tent.tent', { tournament: 'joust' }),
  asked('a duel: relic', 'relic.relic'),
  asked('claiming titles', 'claims.claim'),
  asked('alone against Otto', 'pawn.place', {}, 1),
  way('table', 'with the settings unfolded', async ({ page, say }) => {
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('radio', { name: say('table.view.plain') }).check();
    await page.getByRole('checkbox', { name: say('table.confirmMine') }).check();
  }),
  way('table', 'as lists', async ({ page, say }) => {
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: say('table.view.plain') }).waitFor({ state: 'hidden' });
  }),
  way(
    'table',
    'a choice to be confirmed',
    async (visitor) => {
      await visitor.page.locator('[data-choices] .choice').first().click();
      await visitor.page.getByRole('button', { name: visitor.say('table.confirm.back') }).waitFor();
      await visitor.page.evaluate(() => localStorage.removeItem('destrier.table'));
    },
    newTab,
  ),
  way('hand-over', '', async (visitor) => {
    await bring(visitor, { prompt: 'pawn.place', others: 'here' });
    await visitor.page.getByText(visitor.say('table.handOver.why')).waitFor();
  }),
  way('table', 'over', async (visitor) => {
    await bring(visitor, {});
    await visitor.page.getByRole('list', { name: visitor.say('ceremony.ranking') }).waitFor();
  }),
  beside('over, with the result beside it', async (visitor) => {
    await openPanel(visitor, visitor.say('panels.tab.result'));
    await shows(visitor, visitor.say('panels.result.scores'));
  }),
  way('table', 'looking back', async (visitor) => {
    const { page, say } = visitor;
    await openPanel(visitor, say('panels.tab.history'));
    await page.getByRole('button', { name: say('panels.history.back') }).click();
    await page
      .getByRole('button', { name: say('table.looking.back') })
      .first()
      .waitFor();
  }),
  way('table', 'guided', async (visitor) => {
    await visitor.go();
    const game = visitor.page.getByRole('article', { name: glory.title[visitor.manner.language] });
    await game.getByRole('button', { name: visitor.say('guide.play') }).click();
    await visitor.page.getByRole('dialog', { name: visitor.say('guide.title') }).waitFor();
    await new Player(visitor, 1).untilAsked();
  }),
];

const AVALON = Object.entries(MOMENTS).map(([state, moment]) =>
  way('Avalon', state, (visitor) => bringAvalon(visitor, moment)),
);

const TROUBLE: readonly Way[] = [
  way('lobby', 'with games', async (visitor) => {
    await visitor.go();
    await visitor.page
      .getByRole('link', { name: visitor.say('lobby.continue') })
      .first()
      .waitFor();
  }),
  way('lobby', 'removing a game', async ({ page, say }) => {
    await page
      .getByRole('button', { name: say('lobby.remove'), exact: true })
      .first()
      .click();
  }),
  way('lobby', 'a file that holds no game', async (visitor) => {
    await visitor.page.locator('input[type=file]').setInputFiles({
      name: 'no-game.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await visitor.page.getByRole('alert').waitFor();
  }),
  way(
    'lobby',
    'offline',
    async (visitor) => {
      await visitor.go('#/rules/glory');
      await visitor.page.getByRole('searchbox').waitFor();
      await visitor.context.setOffline(true);
      await visitor.go();
      await shows(visitor, visitor.say('online.offline'));
    },
    connect,
  ),
  way('table', 'missing here', async (visitor) => {
    await visitor.go('#/here/none');
    await shows(visitor, visitor.say('local.missing'));
  }),
  way('table', 'missing at the server', async (visitor) => {
    await visitor.go('#/table/none');
    await visitor.page.getByRole('button', { name: visitor.say('page.again') }).waitFor();
  }),
  way('table', 'damaged', async (visitor) => {
    await visitor.page.evaluate(damage);
    await visitor.go('#/here/damaged');
    await visitor.page.getByRole('alert').waitFor();
  }),
  way(
    'table',
    'unsaved',
    async (visitor) => {
      await bring(visitor, { prompt: 'pawn.place' });
      await visitor.page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      });
      const player = new Player(visitor, 1);
      await player.play(1);
      await shows(visitor, visitor.say('table.unsaved'));
    },
    newTab,
  ),
];

/** Puts a game into the storage of the page that cannot be read. */
function damage(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('destrier');
    opening.addEventListener('error', () => reject(new Error('the storage does not open')));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('games', 'readwrite');
      writing.objectStore('games').put({
        id: 'damaged',
        game: 'glory',
        players: [{ name: 'Ann', who: 'here' }],
        table: 'torn',
        counsel: true,
        at: 0,
        over: false,
        seated: null,
      });
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

const SERVER: readonly Way[] = [
  way('waiting room', 'host', async (visitor) => {
    await openRoom(visitor, { learning: 'on' });
  }),
  way('waiting room', 'full', async ({ page, say }) => {
    await page.getByRole('button', { name: say('room.bot') }).click();
    await page.getByRole('button', { name: say('room.start'), disabled: false }).waitFor();
  }),
  way('table', 'at the server', async (visitor) => {
    const { page, say } = visitor;
    await page.getByRole('button', { name: say('room.start') }).click();
    await new Player(visitor, 1).untilAsked();
  }),
  beside('people beside it', async (visitor) => {
    const { page, say } = visitor;
    await openPanel(visitor, say('people.title'));
    await page.getByRole('button', { name: say('people.resign') }).click();
  }),
  beside('chat beside it', async (visitor) => {
    const { page, say } = visitor;
    await openPanel(visitor, say('chat.title'));
    await page.getByRole('textbox', { name: say('chat.say') }).fill('God save the king');
    await page.getByRole('button', { name: say('chat.send') }).click();
    await page.getByText('God save the king').waitFor();
  }),
  beside('notes beside it', async (visitor) => {
    const { page, say } = visitor;
    await openPanel(visitor, say('chat.notes'));
    await page.getByRole('textbox', { name: say('chat.notes') }).waitFor();
  }),
  way(
    'table',
    'cut off',
    async (visitor) => {
      await visitor.context.setOffline(true);
      await shows(visitor, visitor.say('table.reconnecting'));
    },
    connect,
  ),
  way('lobby', 'known to the server', async (visitor) => {
    await visitor.go();
    await shows(visitor, visitor.say('lobby.goOn'));
    await shows(visitor, visitor.say('online.best'));
  }),
  way('me', 'guest', async (visitor) => {
    await visitor.go('#/me');
    await shows(visitor, visitor.say('me.who.guest'));
    await visitor.page.getByText(visitor.say('me.recover'), { exact: true }).first().click();
  }),
  way('me', 'account', async ({ page, say, manner }) => {
    const form = page.getByRole('form', { name: say('me.make') });
    await form.getByLabel(say('me.name'), { exact: true }).fill(`Ann ${manner.size}`);
    await form.getByLabel(say('me.password'), { exact: true }).fill('a long secret');
    await form.getByRole('button', { name: say('me.make') }).click();
    await page.getByRole('button', { name: say('me.signOut'), exact: true }).waitFor();
  }),
];

const GUEST: readonly Way[] = [
  way('waiting room', 'guest', async (visitor, site) => {
    const host = await site.visitor();
    await visitor.go(await openRoom(host));
    await visitor.page.getByRole('button', { name: visitor.say('room.sit') }).click();
    await shows(visitor, visitor.say('room.waitHost'));
  }),
  way('table', 'a choice that is refused', async (visitor, site) => {
    const host = await site.visitor();
    await visitor.page.routeWebSocket(/\/live$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const { kind, id } = JSON.parse(String(message)) as { kind: string; id: number };
        const refused = { kind: 'refused', id, code: 'table.busy' };
        if (kind === 'choose') socket.send(JSON.stringify(refused));
        else server.send(message);
      });
    });
    await visitor.go(await openRoom(host, { learning: 'on' }));
    await visitor.page.getByRole('button', { name: visitor.say('room.sit') }).click();
    await host.page.getByRole('button', { name: host.say('room.start'), disabled: false }).click();
    const other = new Player(host, 2);
    const own = new Player(visitor, 1);
    const { dock } = own;
    const choice = dock.getByRole('listitem').getByRole('button').first();
    const box = dock.getByRole('checkbox').first();
    await dock.waitFor();
    while (!(await choice.or(box).first().isVisible())) await other.turn();
    await own.unfold();
    if (await choice.isVisible()) await choice.click();
    else {
      await box.check();
      await dock.locator('[type=submit]').click();
    }
    await shows(visitor, visitor.say('server.table.busy'));
  }),
];

const WAYS: readonly Way[] = [...LOBBY, ...TABLE, ...AVALON, ...TROUBLE, ...SERVER, ...GUEST];

/** Leads a visitor through every screen in every state; where there was no way to one, what was in it. */
export async function tour(
  site: Site,
  visitor: Visitor,
  look: (stop: Stop) => Promise<void>,
): Promise<readonly string[]> {
  const barred: string[] = [];
  for (const { go, leave, ...stop } of WAYS) {
    try {
      await go(visitor, site);
      await look(stop);
    } catch (error) {
      barred.push(`no way to ${stop.screen}, ${stop.state}: ${String(error)}`);
    }
    await leave(visitor);
  }
  return barred;
}
