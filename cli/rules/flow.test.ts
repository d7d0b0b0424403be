import { parseLedger } from '@destrier/engine/ledger';
import { boxes } from '@destrier/registry';
import { describe, expect, it } from 'vitest';

import { captured } from '../captured.js';
import { rulebookOf } from '../play/rulebook.js';
import { tellFlow } from './flow.js';
import { codeIn } from './read.js';

interface Told {
  readonly procedures: readonly {
    readonly name: string;
    readonly file: string | null;
    readonly steps: readonly { readonly kind: string; readonly rule: string | null }[];
  }[];
}

describe.each(boxes())('the flow of $game.id', (box) => {
  const { data, text } = tellFlow(box.game, rulebookOf(box, 'en'), codeIn(box.folder), 'en');
  const { procedures } = data as Told;

  it('leads from the beginning to every procedure, and each is found in a file', () => {
    expect(text).not.toContain('Not met in random play');
    expect(procedures.filter(({ file }) => file === null)).toEqual([]);
  });

  it('cites rules that the game has', () => {
    const known = new Set(rulebookOf(box, 'en')?.rules.map(({ id }) => id));
    const cited = procedures.flatMap(({ steps }) => steps.flatMap(({ rule }) => rule ?? []));
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
    expect(cited.length).toBeGreaterThan(3);
  });

  it('names each procedure with its steps once', () => {
    for (const { name, file } of procedures) {
      const heading = `${name}  [${String(file)}]`;
      const told = text.split('\n').filter((line) => {
        const before = line.endsWith(heading) ? line.slice(0, -heading.length) : 'no';
        return before.trim() === '' || /[→↻‖:] $/.test(before);
      });
      expect([name, told.length]).toEqual([name, 1]);
    }
  });
});

describe('rules --flow', () => {
  it('is one page that reads from top to bottom', async () => {
    const { exit, out } = await captured('rules hazard --flow');
    expect(exit).toBe(0);
    expect(out.split('\n').slice(2).join('\n')).toBe(`main  [examples/hazard/game.ts]
  · deal  H1.1 Deal
  ↻ casts: cast  [examples/hazard/rules/cast.ts]
    ! wink (several)  H4.6 Wink
    · begin
    ? wagers (all at once)  H2.1 In secret
    ↻ throws: throwing  [examples/hazard/rules/cast.ts]
      ? decide (one player)  H3.1 Throwing
      ? ruses (those who may react)  H4.1 When
    · settle
  · sell ruses  H6.1 Ruses left
`);
  });

  it('speaks the language', async () => {
    expect((await captured('rules hazard --flow --lang fr')).out).toContain(
      '? wagers (tous à la fois)  H2.1 En secret',
    );
    expect((await captured('rules hazard --flow --lang ru')).out).toContain(
      '? wagers (все сразу)  H2.1 ',
    );
  });

  it('is told of a game without a ledger too', async () => {
    const { exit, out } = await captured('rules ring --flow');
    expect(exit).toBe(0);
    expect(out).toContain('[engine/testgames/ring/index.ts]');
  });

  it('is told to programs', async () => {
    expect((await captured('rules hazard --flow --json')).json()).toMatchObject({
      ok: true,
      game: 'hazard',
      procedures: [
        {
          name: 'main',
          file: 'examples/hazard/game.ts',
          steps: [
            { name: 'deal', kind: 'act', who: null, rule: 'H1.1', calls: [] },
            { name: 'casts', kind: 'repeat', who: null, rule: null, calls: ['cast'] },
            {},
          ],
        },
        { name: 'cast' },
        { name: 'throwing' },
      ],
    });
  });

  it('is not told of one rule', async () => {
    expect((await captured('rules hazard H2.1 --flow')).exit).toBe(2);
  });

  it('shows the rule alone where the rules give it no title', () => {
    const [box] = boxes().filter(({ game }) => game.id === 'hazard');
    const bare = parseLedger(
      'RULES.md',
      '# Rules\n\n## 1 All\n\n- **H1.1** Deal.\n  _rulebook | x_\n',
    );
    expect(box === undefined ? '' : tellFlow(box.game, bare, [], 'en').text).toMatch(
      /· deal {2}H1\.1\n/,
    );
  });
});
