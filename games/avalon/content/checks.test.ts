import { need } from '@destrier/engine';
import { describe, expect, it } from 'vitest';
import { clues } from './checks/clues.js';
import { playable } from './checks/playable.js';
import { content } from './index.js';
import type { Content } from './types.js';

const checks = [...playable, ...clues];
type Moves = { readonly [path: string]: unknown };

/** The content with some figures changed. */
function moved(moves: Moves): Content {
  const copy = JSON.parse(JSON.stringify(content)) as object;
  for (const [path, value] of Object.entries(moves)) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let at = copy as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy as Content;
}

/** A change past which each check fails. */
const PAST: { readonly [name: string]: readonly Moves[] } = {
  'a power has its figures': [
    { 'legends/elf-knight/amount': undefined },
    { 'heroes/merlin/suit': undefined },
  ],
  'no two cards have the same power': [{ 'godsends/ambush/effect': 'volley' }],
  'every hero has a legend of its own': [
    { 'heroes/bors/legend': 'nobody' },
    { 'heroes/bors/legend': 'sword' },
  ],
  'there is a hero for each of eight players': [
    { 'heroes/bors': undefined, 'heroes/yvain': undefined, 'heroes/morien': undefined },
  ],
  'poisoned values are in the suit, each once': [
    { 'suits/swords/poison': [2, 2] },
    { 'suits/swords/poison': [16] },
  ],
  'six players can be dealt to': [{ 'figures/hand': 14 }],
  'eight players can be dealt to with two more suits': [{ 'figures/hand': 15 }],
  'fewer cards are passed than dealt': [{ 'figures/pass': 12 }],
  'Merlin is there once, for Carmarthen': [{ 'specials/merlin-weapon/copies': 2 }],
  'a place names two different suits': [{ 'places/lake/suits': ['arrows', 'arrows'] }],
  'there is a place for the host, for Nimue and for the Stone Circle': [
    { 'places/lake': undefined, 'places/carmarthen': undefined, 'places/twilight': undefined },
  ],
  '83 weapons are shuffled': [{ 'specials/mists/copies': 2 }],
  'each suit has 11 standard cards and 4 with poison': [{ 'suits/arrows/poison': [1, 2, 3] }],
  'Mists is above the 8 that loses beside it': [{ 'specials/mists/value': 8 }],
  'Mists and Morgan can feint, so they have a value': [{ 'specials/morgan/value': null }],
  'who plays Apprentice or Merlin names the value': [{ 'specials/apprentice/value': 3 }],
  'Apprentice and Morgan count as poison, Mists does not': [{ 'specials/mists/poison': true }],
  'ten heroes and ten legends': [{ 'heroes/bors': undefined }],
  'six cards of heroes and legends have tokens': [
    { 'heroes/nimue/limit': 'round' },
    { 'heroes/arthur/limit': 'none' },
  ],
  'the Elf Knight is used at most once in a combat': [{ 'legends/elf-knight/limit': 'round' }],
  'Merlin is the hero of sorcery': [{ 'heroes/merlin/suit': 'arrows' }],
  'Perceval gives away arrows': [{ 'heroes/perceval/suit': 'swords' }],
  'Morien plays swords that affect others': [{ 'heroes/morien/suit': 'arrows' }],
  'the Grail does not save from -150, and from -145 it does': [
    { 'legends/grail/amount': 151 },
    { 'legends/grail/amount': 145 },
  ],
  'thresholds are places of the health track': [
    { 'legends/lion/threshold': 172 },
    { 'legends/lion/threshold': 400 },
  ],
  '26 godsends': [{ 'godsends/spy': undefined }],
  'four of them are set aside in Absolute Chaos': [{ 'godsends/spy/noChaos': true }],
  'Guigemar is the sign of plain alchemy': [{ 'godsends/guigemar/effect': 'spy' }],
  'the Stone Circle brings a place': [{ 'godsends/stone-circle/effect': 'spy' }],
  'some godsends wound at once, some wait for dusk': [{ 'godsends/ambush': undefined }],
  'some godsend doubles wounds, and some takes poison away': [{ 'godsends/antidote': undefined }],
  'some godsend is triggered by feints': [{ 'godsends/dance-of-blades': undefined }],
  'Twilight names swords and sorcery': [{ 'places/twilight/suits': ['swords', 'arrows'] }],
  'the Dark Forest names swords and deception': [
    { 'places/dark-forest/suits': ['arrows', 'deception'] },
  ],
  'after Twilight only the Dark Forest and Carmarthen may come': [
    { 'places/lake/suits': ['swords', 'arrows'] },
    { 'places/carmarthen/suits': ['arrows', 'alchemy'] },
  ],
  'Carmarthen brings Merlin': [{ 'places/carmarthen/effect': 'deny' }],
  'five places': [{ 'places/lake': undefined }],
};

it('the content passes every check', () => {
  expect(checks.flatMap(({ issues }) => issues(content))).toEqual([]);
});

it('every check is shown to fail', () => {
  expect(Object.keys(PAST)).toEqual(checks.map(({ name }) => name));
});

describe('past its limit', () => {
  const cases = Object.entries(PAST).flatMap(([name, all]) =>
    all.map((moves) => [name, moves] as const),
  );
  it.each(cases)('%s: fails with %j', (name, moves) => {
    const check = need(
      checks.find((one) => one.name === name),
      name,
    );
    expect(check.issues(moved(moves))).not.toEqual([]);
  });
});

describe('at its limit', () => {
  it.each([
    ['six players can be dealt to', { 'figures/hand': 13 }],
    ['eight players can be dealt to with two more suits', { 'figures/hand': 14 }],
    ['Mists is above the 8 that loses beside it', { 'specials/mists/value': 9 }],
    ['the Grail does not save from -150, and from -145 it does', { 'legends/grail/amount': 146 }],
    ['thresholds are places of the health track', { 'legends/lion/threshold': 395 }],
  ])('%s: holds with %j', (name, moves) => {
    const check = need(
      checks.find((one) => one.name === name),
      name,
    );
    expect(check.issues(moved(moves))).toEqual([]);
  });
});
