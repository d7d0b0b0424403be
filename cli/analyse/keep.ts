import { readFileSync } from 'node:fs';
import { ANALYST, type Analysing, type Analysis } from '@destrier/bots';
import { canonical, hashOf, sha256 } from '@destrier/engine';
import { writeWhole } from '../write.js';

const FORMAT = 'analysis 1';

export type Depth = Pick<Analysing, 'iterations' | 'minutes'>;

/** Of what, by whom and how deep: an analysis is used again where all of it is the same. */
export interface KeptHead {
  readonly destrier: typeof FORMAT;
  /** The hash of the record's bytes. */
  readonly record: string;
  readonly bot: string;
  readonly asked: Depth;
}

interface Kept extends KeptHead {
  readonly analysis: Analysis;
  /** Over the analysis: a damaged file is not used. */
  readonly hash: string;
}

export function askedOf(record: Uint8Array, asked: Depth): KeptHead {
  return { destrier: FORMAT, record: `sha256:${sha256(record)}`, bot: ANALYST, asked };
}

/** Where the analysis of a record is kept: `x.analysis.json` beside `x.record`. */
export function fileBeside(record: string): string {
  return `${record.replace(/\.record$/, '')}.analysis.json`;
}

/** Keeps an analysis; the reason if it cannot be. */
export function keep(file: string, asked: KeptHead, analysis: Analysis): string | undefined {
  const kept: Kept = { ...asked, analysis, hash: hashOf(analysis) };
  return writeWhole(file, `${JSON.stringify(kept)}\n`);
}

/** What was kept of the same question; nothing where it was another, or the file is not there or damaged. */
export function kept(file: string, asked: KeptHead): Analysis | undefined {
  try {
    const { analysis, hash, ...of } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return canonical(of) === canonical(asked) && hashOf(analysis) === hash ? analysis : undefined;
  } catch {
    return undefined;
  }
}
