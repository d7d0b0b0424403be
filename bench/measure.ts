/** A row ready to run in its own process. */
export interface Runner {
  run(ms: number): Promise<number>;
  stop(): void;
}

export interface Sample {
  readonly runs: readonly number[];
  /** Why there are no more runs. */
  readonly error?: string;
}

export interface Plan {
  readonly rounds: number;
  readonly msPerRun: number;
  /** Of the round that is not counted. */
  readonly warmUpMs: number;
  readonly start: (id: string) => Promise<Runner>;
  readonly say: (words: string) => void;
}

/**
 * Runs all rows in turn, round by round (a b c, a b c, …), so that a busy minute of the machine falls on all of
 * them alike. The first round warms up and is not counted: rules have many small procedures, and it takes seconds until
 * all of them are compiled. A row that fails is left out from then on.
 */
export async function measure(
  ids: readonly string[],
  { rounds, msPerRun, warmUpMs, start, say }: Plan,
): Promise<Map<string, Sample>> {
  const samples = new Map<string, { runs: number[]; error?: string }>();
  const runners = new Map<string, Runner>();
  const attempt = async (id: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      say(`${id} failed: ${words}`);
      samples.set(id, { runs: [], error: words });
      runners.get(id)?.stop();
      runners.delete(id);
    }
  };
  for (const id of ids) {
    say(`preparing ${id}`);
    samples.set(id, { runs: [] });
    await attempt(id, async () => {
      runners.set(id, await start(id));
    });
  }
  for (let round = 0; round <= rounds; round++) {
    say(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const [id, runner] of runners) {
      await attempt(id, async () => {
        const value = await runner.run(round === 0 ? warmUpMs : msPerRun);
        if (round > 0) samples.get(id)?.runs.push(value);
      });
    }
  }
  for (const runner of runners.values()) runner.stop();
  return samples;
}
