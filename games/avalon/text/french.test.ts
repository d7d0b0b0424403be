import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content } from '../content/index.js';
import { effects, text } from './index.js';

/** The French rulebook's own words: to lead is « entamer », and a legend is « déverrouillée ». */
const LEADS = /(?<!\p{L})(?:mène|mènera|mener|menez|meneur|meneuse)(?!\p{L})/iu;
const OPENS = /légende\p{L}*[^.]{0,20}(?:fermée|ouverte|s’ouvre)/iu;

const sentences: { readonly [key: string]: string } = { ...text.fr, ...effects(content, 'fr') };

it('combats are led and legends unlocked in these words', () => {
  expect(sentences['event.combat']).toContain('{leader} entame');
  expect(sentences['verb.herald']).toContain('entamer ce combat');
  expect(sentences['event.tookLead']).toContain('entamera ce combat');
  expect(sentences['field.leader']).toBe('entame le combat');
  expect(sentences['event.unlocked']).toContain('déverrouille une légende');
  expect(sentences['field.unlocked']).toBe('légende déverrouillée');
});

it('and in no others', () => {
  const wrong = Object.entries(sentences).filter(
    ([, said]) => LEADS.test(said) || OPENS.test(said),
  );
  expect(wrong).toEqual([]);
});

it('so say the rules', () => {
  const rules = readFileSync(new URL('../RULES.fr.md', import.meta.url), 'utf8');
  expect(rules).toContain('**A5.2 Entame.** Celui qui entame joue');
  expect(rules).toContain('Une légende se déverrouille à l’instant');
  expect(rules).not.toMatch(/(?<!\p{L})(?:meneur|mène (?:le|un|avec|encore))|légende s’ouvre/iu);
});
