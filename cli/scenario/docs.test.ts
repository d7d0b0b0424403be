import { readFileSync } from 'node:fs';
import { hazard } from '@destrier/example-hazard';
import { describe, expect, it } from 'vitest';
import { outcomeText, runText } from './run-file.js';

const text = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');

/** The blocks of one kind: what follows the three back ticks. */
function blocks(kind: string): string[] {
  return [...text.matchAll(/^```([a-z ]*)\n([\s\S]*?)^```$/gm)]
    .filter((match) => match[1] === kind)
    .map((match) => match[2] ?? '');
}

const titleOf = (block: string): string => /^title: (.*)$/m.exec(block)?.[1] ?? 'without a title';

describe('docs/scenarios.md', () => {
  it.each(blocks('yaml').map((block) => [titleOf(block), block]))('holds: %s', (_title, block) => {
    expect(outcomeText('it', runText(block, [hazard]))).toBe('passed');
  });

  it('says how one fails as it does', () => {
    const told = blocks('yaml fails').map(
      (block) => `${outcomeText('prize.scenario.yaml', runText(block, [hazard]))}\n`,
    );
    expect(told).toEqual(blocks('text'));
  });

  it('has examples of both kinds', () => {
    expect(blocks('yaml').length).toBeGreaterThanOrEqual(3);
    expect(blocks('yaml fails')).toHaveLength(2);
  });
});
