import { PROOF, verifyRecord, type Language } from '@destrier/engine';
import { defineCommand } from '../command.js';
import { laterRules, PACKS, readBytes, recordError, rulesWith } from '../records.js';
import { many } from '../text.js';

const PROVED: { readonly [language in Language]: readonly [yes: string, no: string] } = {
  en: ['proved: ', 'not proved: '],
  fr: ['prouvé : ', 'non prouvé : '],
  ru: ['доказано: ', 'не доказано: '],
};

export const verify = defineCommand({
  name: 'verify',
  about: 'recomputes every die, card and choice of a record from its seed',
  words: ['<record>'],
  options: PACKS,
  example: 'verify game.record',
  run({ words, values, lang }) {
    const file = words[0] as string;
    const verdict = verifyRecord(readBytes(file), rulesWith(values.pack));
    if ('error' in verdict) throw recordError(file, verdict.error);
    const { ok, ...data } = verdict;
    const { choices, draws, snapshots } = data.checked;
    const head = [
      `commitment ${data.commitment}`,
      `seed ${data.seed}`,
      `checked ${many(choices, 'choice')}, ${many(draws, 'draw')}, ${many(snapshots, 'snapshot')}`,
    ];
    if ('mismatch' in data) {
      const { seq, what, expected, found } = data.mismatch;
      const lines = [
        `FALSE at choice ${seq}: ${what}`,
        `  expected  ${expected}`,
        `  found     ${found}`,
      ];
      return { ok, data, text: [...head, ...lines].join('\n') };
    }
    const { shown, notShown } = PROOF[lang];
    const [yes, no] = PROVED[lang];
    return {
      ok,
      data,
      text: [...head, ...laterRules(data), '', yes + shown, no + notShown].join('\n'),
    };
  },
});
