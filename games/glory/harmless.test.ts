import { need, type Table } from '@destrier/engine';
import { play } from '@destrier/engine/testkit/check';
import { describe, expect, it } from 'vitest';
import { glory } from './index.js';
import { BLUE, fought } from './testing/fought.js';

/** What red may answer because nothing can matter; null where something can. */
function harmlessFor(table: Table): string | null {
  const ask = need(
    table.asks().find(({ seat }) => seat === 0),
    'a question of red',
  );
  const sheet = { content: table.match.prepared.content as never, viewer: 0 as const };
  const told = table.events(0);
  return need(glory.harmless, 'the hook')(table.view(0) as never, ask.prompt, told, sheet);
}

const TOOLS = { faith: 1, supports: ['squire'], relics: ['amulet'] };

type Holding = NonNullable<NonNullable<Parameters<typeof fought>[0]>['rival']>;
/** Red leads blue, who has this. */
const ahead = (rival: Holding, foeDice = 'black0 white0') =>
  fought({
    against: BLUE,
    order: [1, 0],
    red: TOOLS,
    rival,
    dice: 'black4 white0',
    foeDice,
  });

describe('an engagement', () => {
  it('that is won already asks for nothing that could matter', () => {
    const table = fought({ knight: { attack: 1 }, red: TOOLS, dice: 'black4 white0' });
    expect(harmlessFor(table)).toBe('pass');
    play(table, 'red: pass');
    expect(harmlessFor(table)).toBe('pass');
  });

  it('that is lost as it stands asks in earnest', () => {
    expect(harmlessFor(fought({ red: TOOLS, dice: 'black0 white0' }))).toBeNull();
  });

  it('that is won by a tie asks as long as a token would have to be turned for it', () => {
    const tied = (prestige: string[]) =>
      fought({ knight: { attack: 1 }, red: { ...TOOLS, prestige }, dice: 'black1 white0' });
    expect(harmlessFor(tied([]))).toBe('pass');
    expect(harmlessFor(tied(['royal']))).toBeNull();
  });

  it.each([
    ['a relic', { relics: ['medal'] }],
    ['a helper at the lance', { supports: ['squire'] }],
  ])('against another player is not won while they have %s', (_, rival) => {
    expect(harmlessFor(ahead(rival))).toBeNull();
  });

  it('against another player is not won while they have faith, though they have let it be', () => {
    const table = ahead({ faith: 1 });
    play(table, 'blue: pass');
    expect(harmlessFor(table)).toBeNull();
  });

  it('against another player who can do nothing more is won, but not by a tie', () => {
    expect(harmlessFor(ahead({}))).toBe('pass');
    expect(harmlessFor(ahead({}, 'black4 white0'))).toBeNull();
  });

  it('asks in earnest before the roll', () => {
    const table = fought({ knight: { attack: 1 }, red: { strength: 1 }, dice: 'black4 white0' });
    expect(harmlessFor(table)).toBeNull();
  });
});

describe('the second helper', () => {
  const helped = () =>
    fought({ red: { supports: ['squire', 'support:veteran'] }, dice: 'black0 white0' });

  it('is not asked for again where the first was refused', () => {
    const table = helped();
    expect(harmlessFor(table)).toBeNull();
    play(table, 'red: pass');
    expect(table.asks()[0]?.prompt).toBe('second lance.lance');
    expect(harmlessFor(table)).toBe('pass');
  });

  it('is asked for where the first was called', () => {
    const table = helped();
    play(table, 'red: lance squire');
    expect(table.asks()[0]?.prompt).toBe('second lance.lance');
    expect(harmlessFor(table)).toBeNull();
  });

  /** Two players; the first to act is the one behind. */
  const against = (supports: string[]) =>
    fought({
      against: BLUE,
      order: [0, 1],
      red: { supports: ['squire'] },
      rival: { supports },
      dice: 'black0 white0',
      foeDice: 'black4 white0',
    });

  it('is asked for again where the other player could have called one in between', () => {
    const table = against(['support:veteran']);
    play(table, 'red: pass', 'blue: pass');
    expect(table.asks()[0]?.prompt).toBe('second lance.lance');
    expect(harmlessFor(table)).toBeNull();
  });

  it('is not asked for again where the other player has none at the lance', () => {
    const table = against(['cook']);
    play(table, 'blue: pass', 'red: pass');
    expect(table.asks()[0]?.prompt).toBe('second lance.lance');
    expect(harmlessFor(table)).toBe('pass');
  });
});
