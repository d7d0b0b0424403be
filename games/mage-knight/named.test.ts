import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf } from './book.js';
import { content } from './content/index.js';
import { FOE_ABILITIES, SITES } from './content/types.js';
import { handledIn } from './rules/checking.js';

/** Every effect, skill, tactic, site and ability of enemies is at work in some ruling. */

const folder = new URL('.', import.meta.url);
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !/^(dist|node_modules)/.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** What the lines of rulings play: addresses of effects such as `rage.basic` and `peasants.3`. */
const played = new Set([
  ...[...texts.matchAll(/play ([\w-]+) (basic|strong)/g)].map(
    ([, card, face]) => `${card}.${face}`,
  ),
  ...[...texts.matchAll(/use ([a-z-]+)-\d+ (\d)/g)].map(([, unit, at]) => `${unit}.${at}`),
  ...[...texts.matchAll(/skill ([a-z-]+)/g)].map(([, skill]) => String(skill)),
]);
const words = new Set(texts.match(/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g));

/** The names of the operations below an address that is played. */
function atWork(): Set<string> {
  const effects = [...bookOf({ content }).effects].filter(([address]) =>
    [...played].some((one) => address === one || address.startsWith(`${one}.`)),
  );
  return new Set(
    effects.flatMap(([, effect]) =>
      effect.flatMap((op) => [
        op.op,
        ...(op.op === 'mod' ? [`mod ${op.is}`] : []),
        ...(op.op === 'foes' ? op.do.map(({ change }) => `change ${change}`) : []),
      ]),
    ),
  );
}

describe('some ruling names', () => {
  it('every operation, modifier and change of enemies', () => {
    const done = atWork();
    expect([...new Set(handledIn(content))].filter((name) => !done.has(name))).toEqual([]);
  });

  it('every skill', () => {
    const named = (skill: string): boolean => played.has(skill) || words.has(skill);
    expect(Object.keys(content.skills).filter((skill) => !named(skill))).toEqual([]);
  });

  it('every tactic', () => {
    expect(Object.keys(content.tactics).filter((tactic) => !words.has(tactic))).toEqual([]);
  });

  it('every kind of site', () => {
    const seen = new Set(
      Object.entries(content.tiles).flatMap(([tile, { hexes }]) =>
        Object.entries(hexes).flatMap(([direction, { site }]) =>
          words.has(`${tile}-${direction}`) ? (site ?? []) : [],
        ),
      ),
    );
    expect(SITES.filter((site) => !seen.has(site) && !words.has(site))).toEqual([]);
  });

  it('every ability of enemies', () => {
    const met = new Set(
      Object.entries(content.foes).flatMap(([foe, { abilities }]) =>
        words.has(`${foe}-1`) ? abilities : [],
      ),
    );
    expect(FOE_ABILITIES.filter((ability) => !met.has(ability))).toEqual([]);
  });

  it('every banner', () => {
    const banners = Object.entries(content.cards).filter(([, { banner }]) => banner === true);
    expect(banners.filter(([card]) => !words.has(card))).toEqual([]);
  });
});
