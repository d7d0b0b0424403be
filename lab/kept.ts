import { playableNamed, VERSIONS } from '@destrier/bots';
import { canonical, prepare } from '@destrier/engine';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledIn, merged } from './docs.js';
import type { Part } from './part.js';
import { GAME } from './parts/glory.js';
import type { Row } from './row.js';
import type { Outcome } from './work.js';

const FIGURES = 'docs/lab.json';
const DOCUMENTS = ['docs/bots.md', 'docs/balance-glory.md'] as const;

interface Figures {
  readonly of: object;
  readonly rows: readonly Row[];
}

/** The figures that the documents print; none if there is no such file yet, or they are of other content or bots. */
export function keptRows(root: string): readonly Row[] {
  const file = join(root, FIGURES);
  if (!existsSync(file)) return [];
  const { of, rows } = JSON.parse(readFileSync(file, 'utf8')) as Figures;
  return canonical(of) === canonical(measuredOn()) ? rows : [];
}

/** What the figures were measured on. */
function measuredOn(): object {
  const { game } = playableNamed(GAME);
  const { id, rulesVersion } = game;
  const { contentHash } = prepare(game, game.seats.min);
  return { game: id, rulesVersion, contentHash, bots: VERSIONS };
}

/** Writes figures and tables; `anew`: what was there before is not kept. Says which files. */
export function writeDocuments(
  root: string,
  parts: readonly Part[],
  outcomes: readonly Outcome[],
  anew: boolean,
): readonly string[] {
  const rows = merged(
    anew ? [] : keptRows(root),
    outcomes.flatMap((outcome) => outcome.rows),
    outcomes.map(({ part }) => part.id),
    parts.map(({ id }) => id),
  );
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const of = JSON.stringify(measuredOn());
  writeFileSync(
    join(root, FIGURES),
    `{\n  "lab": 1,\n  "of": ${of},\n  "rows": [\n${lines}\n  ]\n}\n`,
  );
  for (const name of DOCUMENTS) {
    const file = join(root, name);
    writeFileSync(file, filledIn(readFileSync(file, 'utf8'), rows));
  }
  return [FIGURES, ...DOCUMENTS];
}
