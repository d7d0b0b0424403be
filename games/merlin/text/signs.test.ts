import { readFileSync } from 'node:fs';
import { parseLedger } from '@destrier/engine/ledger';
import { speaker } from '@destrier/text';
import { expect, it } from 'vitest';
import { content } from '../content/index.js';
import { game } from '../game.js';
import { effects, text } from './index.js';

/** What French and Russian ask of whoever writes them. */

/** A double sign without its space, or with one at which a line may break. */
const BREAKING = /[^\u202F](?=[:;!?»](?:[\s.}]|$))|«(?!\u202F)/u;

it('French double signs stand after a space that does not break', () => {
  const file = 'RULES.fr.md';
  const { rules } = parseLedger(file, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  const told: [key: string, sentence: string][] = [
    ...Object.entries({ ...text.fr, ...effects(content, 'fr') }),
    ...rules.map(({ id, title = '', text: rule, reason = '' }): [string, string] => [
      id,
      `${title} ${rule} ${reason}`,
    ]),
  ];
  for (const [key, sentence] of told)
    expect([key, BREAKING.exec(sentence)?.[0]]).toEqual([key, undefined]);
});

it('Russian numbers have their forms: one, few, many', () => {
  const counted = Object.entries(text.ru).filter(([, sentence]) => sentence.includes(' one {'));
  expect(counted.length).toBeGreaterThan(20);
  const forms = ['one {', 'few {', 'many {', 'other {'];
  for (const [key, sentence] of counted)
    expect([key, forms.filter((form) => !sentence.includes(form))]).toEqual([key, []]);
});

it('Russian puts provinces into the case that the sentence asks for', () => {
  const speak = speaker(text.ru, 'ru', ['Анна'], game);
  const told = (name: string, params: object): string =>
    speak.event({ seq: 1, name, params: { seat: 0, ...params } });
  expect(told('sent', { servant: 'lady', from: 'castle', to: 'blue' })).toBe(
    'Анна отправляет слугу из замка в синюю провинцию: фрейлина.',
  );
  expect(told('took', { good: 'flag', province: 'grey' })).toBe(
    'Анна берёт флаг из серой провинции.',
  );
  const repelled = (number: number): string =>
    told('repelled', { traitor: 'black', number, weapon: 'shield' });
  expect([1, 2].map(repelled)).toEqual([
    'Анна отражает чёрного предателя (щит).',
    'Анна отражает 2 чёрных предателей (щит).',
  ]);
});
