import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forkFor, LANGUAGES, need, questions, type Prospect, type Table } from '@destrier/engine';
import { sceneOf } from '@destrier/bots/host';
import { hazard } from '@destrier/example-hazard';
import { glory } from '@destrier/glory';
import { pointsIn, Reckoning, SETUPS, type Spend } from '@destrier/glory/odds';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../root.js';
import { sitDown, type Given, type SessionPlayed } from '../testing/keyboard.js';
import { types } from '../testing/people.js';
import { reckon } from '@destrier/bots/reckon';
import type { Reckoner } from './reckoner.js';

/** Calculates on the spot, as the thread does beside the game. */
const onTheSpot: Reckoner = {
  async ask(scene, tell) {
    for (const found of reckon(glory, scene)) tell(found);
  },
  close: () => Promise.resolve(),
};

function duel(name: string): Table {
  return need(
    SETUPS.find((setup) => setup.name === name),
    name,
  ).table();
}
const STRENGTH = 'a knight, with strength and faith';

/** Sits down at a duel and types these lines. */
function at(
  table: Table,
  lines: readonly string[] = [],
  more: Partial<Given> = {},
): Promise<SessionPlayed> {
  const players = [0, 1].map((seat) => ({ who: 'you', name: ['Ann', 'Bob'][seat] as string }));
  const given = { box: glory, loaded: { table, players }, reckoner: onTheSpot, columns: 100 };
  return sitDown({ ...given, ...more }, types('', ...lines));
}

const flat = (text: string): string => text.replaceAll(/[\s\u00A0\u202F]+/g, ' ');

/** In per cent, as `odds` calculates it where the table stands. */
function oddsAt(table: Table, spend: Spend = {}): { engagement: number; duel: number } {
  const [point] = pointsIn(table.match);
  const { engagement, duel: whole } = new Reckoning(table.match, need(point, 'a duel')).odds(spend);
  return { engagement: Math.round(100 * engagement), duel: Math.round(100 * whole) };
}

describe('counsel in a duel', () => {
  it('tells the exact chances and what the policy chooses', async () => {
    const table = duel(STRENGTH);
    const { engagement, duel: whole } = oddsAt(table);
    const { text } = await at(table);
    expect(flat(text)).toMatch(
      `Counsel: ${engagement}% for this engagement, ${whole}% for the duel; it would choose “add `,
    );
  });

  it('tells the chances of every amount of strength, and of none', async () => {
    const table = duel(STRENGTH);
    const shares = [0, 1, 2, 3, 4].map((strength) => {
      const { engagement, duel: whole } = oddsAt(table, { strength });
      return `${engagement}% · ${whole}%`;
    });
    const text = flat((await at(table)).text);
    const [none, ...some] = shares;
    expect(text).toContain(
      `— ${some.map((share, i) => `${i + 1}: ${share}`).join('; ')} 2 nothing`,
    );
    expect(text).toContain(`nothing — ${none}`);
  });

  it('looks as docs/glory.md shows it', async () => {
    const docs = readFileSync(join(projectRoot(), 'docs', 'glory.md'), 'utf8');
    const { text } = await at(duel(STRENGTH));
    const shown = /^Counsel:[\s\S]*?^ 2 .*\n/m.exec(text)?.[0];
    expect(docs).toContain(need(shown, 'counsel'));
  });

  it('speaks to the side that is asked', async () => {
    const table = duel('two players, with dice on the table and the second to spend faith');
    const { engagement, duel: whole } = oddsAt(table);
    const { text, session } = await at(table);
    expect(session.table.asks()[0]?.seat).toBe(0);
    expect(flat(text)).toContain(
      `Counsel: ${engagement}% for this engagement, ${whole}% for the duel;`,
    );
    expect(flat(text)).toContain(`nothing — ${oddsAt(table, { reroll: ['pass'] }).engagement}%`);
  });

  it.each(LANGUAGES)('is said in %s', async (lang) => {
    const table = duel(STRENGTH);
    const { engagement, duel: whole } = oddsAt(table);
    const text = flat((await at(table, [], { lang })).text);
    const said = {
      en: `Counsel: ${engagement}% for this engagement, ${whole}% for the duel; it would choose “add`,
      fr: `Conseil : ${engagement} % de chances dans l’engagement, ${whole} % de chances dans le duel ; choix conseillé : « ajouter`,
      ru: `Совет: шанс ${engagement} % в этой стычке, шанс ${whole} % в поединке; выбор — «добавить`,
    };
    expect(text).toContain(said[lang]);
  });

  const LOST = 'a knight, with dice on the table';
  it.each(LANGUAGES)('says what refusing a helper assumes, in %s', async (lang) => {
    const table = duel(LOST);
    // Faith is let go by; the engagement is lost without the squire.
    const asked = need(table.asks()[0], 'a question');
    table.choose(asked.seat, asked.id, 'pass');
    const { engagement, duel: whole } = oddsAt(table, { lance: ['pass', 'pass'] });
    expect(oddsAt(table, { lance: ['pass'] }).engagement).toBeGreaterThan(engagement);
    const said = {
      en: `nothing — ${engagement}% · ${whole}% (no helper is called in this engagement)`,
      fr: `rien — ${engagement} % · ${whole} % (sans aucun appui dans cet engagement)`,
      ru: `ничего — ${engagement} % · ${whole} % (без помощника в этой стычке)`,
    };
    expect(flat((await at(table, [], { lang })).text)).toContain(said[lang]);
  });

  it.each([
    [
      'en',
      'gives this engagement a higher chance; but counsel counts a helper from the tent as 4%',
    ],
    [
      'fr',
      'plus de chances dans l’engagement, mais le conseil compte un appui depuis la tente pour 4 %',
    ],
    ['ru', 'больший шанс в этой стычке, но совет оценивает помощника из палатки в 4 %'],
  ] as const)('says why it does not advise the highest chance, in %s', async (lang, why) => {
    const table = duel('two players with supports and relics');
    expect(oddsAt(table, { tent: ['thug'] }).engagement).toBeGreaterThan(oddsAt(table).engagement);
    expect(flat((await at(table, [], { lang })).text)).toContain(why);
  });

  it('does not speak of another chance where its own is the highest', async () => {
    const { text } = await at(duel(STRENGTH));
    expect(flat(text)).toContain('The chances hold if you go on as counsel would.');
    expect(flat(text)).not.toContain('higher chance');
  });

  it('knows nothing that its seat does not', () => {
    const { match } = duel('two players with supports and relics');
    const other = forkFor(match, 0, 'otherwise');
    const scene = (of: typeof match): object =>
      sceneOf(of, need(questions(of)[0], 'a question'), 'x');
    expect(other.s).not.toEqual(match.s);
    expect(scene(other)).toEqual(scene(match));
  });
});

describe('there is no counsel', () => {
  it('outside duels', async () => {
    let asked = 0;
    const reckoner = { ...onTheSpot, ask: async () => void asked++ };
    const { text } = await sitDown({ box: glory, reckoner }, types());
    expect(text).not.toContain('Counsel');
    expect(asked).toBe(0);
  });

  it('where it is switched off, until it is switched on', async () => {
    const { text, session } = await at(duel(STRENGTH), ['?', 'counsel'], { counsel: false });
    const [before = '', after = ''] = text.split('Counsel is on.');
    expect(before).not.toContain('Counsel:');
    expect(before).not.toMatch(/\d%/);
    expect(flat(before)).toContain('the policy “counsel 1”');
    expect(after).toContain('Counsel:');
    expect(session.counsel).toBe(true);
  });

  it('after it was switched off', async () => {
    const { text, session } = await at(duel(STRENGTH), ['conseil', ''], { lang: 'fr' });
    const after = text.split('Le conseil se tait.')[1] ?? '';
    expect(text).toContain('Conseil');
    expect(after).toContain('(G11.10)');
    expect(after).not.toMatch(/Conseil|\d\s%/);
    expect(session.counsel).toBe(false);
  });

  it('for a game without duels, nor help on it', async () => {
    const { text } = await sitDown({ box: hazard, who: ['you', 'you'] }, types('', 'counsel', '?'));
    expect(text).toContain('There is no counsel for this game.');
    expect(text).not.toContain('policy');
  });
});

describe('chances that take long', () => {
  /** Tells what it is given when it is told to. */
  function slow(prospects: readonly Prospect[]): Reckoner & { readonly finish: () => void } {
    let finish = (): void => undefined;
    return {
      ask: (_scene, tell) =>
        new Promise((resolve) => {
          finish = () => {
            tell({ option: null, prospects });
            resolve();
          };
        }),
      close: () => Promise.resolve(),
      finish: () => finish(),
    };
  }

  it('are not waited for, and told when the table is shown again', async () => {
    const reckoner = slow([{ of: 'duel', chance: 0.25 }]);
    const lines = ['', ''];
    const said: string[] = [];
    const players = [
      { who: 'you', name: 'Ann' },
      { who: 'random', name: 'Bob' },
    ];
    await sitDown(
      { box: glory, loaded: { table: duel(STRENGTH), players }, reckoner, columns: 100 },
      (pause) => {
        said.push(flat(pause.said));
        if (said.length === 2) reckoner.finish();
        return lines.shift() ?? { kind: 'ended' };
      },
    );
    expect(said[0]).toContain('it still calculates the chances: Enter shows them.');
    expect(said[1]).toContain('it still calculates the chances');
    expect(said[2]).toMatch(/Counsel: 25% for the duel; it would choose “add/);
  });

  it.each([
    [0.9999, '99%'],
    [0.0001, '1%'],
    [1, '100%'],
    [0, '0%'],
  ])('are called certain only where they are: %d', async (chance, told) => {
    const reckoner: Reckoner = {
      ...onTheSpot,
      ask: async (_scene, tell) => tell({ option: null, prospects: [{ of: 'duel', chance }] }),
    };
    const { text } = await at(duel(STRENGTH), [], { reckoner });
    expect(text).toContain(`Counsel: ${told} for the duel`);
  });
});
