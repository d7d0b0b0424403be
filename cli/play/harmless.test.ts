import type { Box } from '@destrier/engine';
import { hazard } from '@destrier/example-hazard';
import { describe, expect, it } from 'vitest';
import { sitDown, type Person } from './testing/keyboard.js';
import { anybody } from './testing/people.js';

/** Hazard in which nobody cares for ruses. */
const box: Box = {
  ...hazard,
  harmless: (_view, prompt) => (prompt === 'throwing.ruses' ? 'pass' : null),
};

/** The questions that somebody at the keyboard is asked in a whole game, and how many choices it has. */
async function asked(asksAll: boolean): Promise<{ prompts: Set<string>; rows: number }> {
  const prompts = new Set<string>();
  const person: Person = (pause) => {
    const { seat, session } = pause;
    const ask = session.table.asks().find((one) => one.seat === seat);
    if (ask !== undefined) prompts.add(ask.prompt);
    return anybody(pause);
  };
  const { session } = await sitDown({ box, asksAll }, person);
  return { prompts, rows: session.table.rows.length };
}

describe('a question whose answer cannot matter', () => {
  it('is asked where everything is asked', async () => {
    expect((await asked(true)).prompts).toContain('throwing.ruses');
  });

  it('answers itself, as a choice like any other', async () => {
    const { prompts, rows } = await asked(false);
    expect(prompts).not.toContain('throwing.ruses');
    expect(prompts).toContain('throwing.decide');
    expect(rows).toBeGreaterThan(10);
  });
});
