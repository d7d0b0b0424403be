import { createHash } from 'node:crypto';
import { findPlaces, parse } from './places.mjs';

/**
 * One changed source, and how to show the change.
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} line
 * @property {number} start
 * @property {import('./places.mjs').Kind} kind
 * @property {string} before
 * @property {string} after
 * @property {string} source the whole changed file
 *
 * @typedef {{ file: string, text: string }} Source
 */

/**
 * The places that a seed takes are those whose hash under it is smallest, so the same seed takes the
 * same places, and most of them again after a change elsewhere.
 * @param {Source[]} sources
 * @param {number} count
 * @param {string} seed
 * @returns {{ mutants: Mutant[], places: number }} the mutants in the order of files and lines
 */
export function takeSample(sources, count, seed) {
  const all = sources.flatMap((source) =>
    findPlaces(source.file, source.text).map((place) => ({
      source,
      place,
      hash: hashOf(seed, source.file, place),
    })),
  );
  /** @type {Mutant[]} */
  const mutants = [];
  for (const { source, place, hash } of all.toSorted((a, b) => Buffer.compare(a.hash, b.hash))) {
    if (mutants.length === count) break;
    const mutant = change(
      source,
      place,
      place.variants[hash.readUInt32BE(28) % place.variants.length] ?? '',
    );
    if (parse(mutant.file, mutant.source) !== undefined) mutants.push(mutant);
  }
  mutants.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
  return { mutants, places: all.length };
}

/**
 * @param {string} seed
 * @param {string} file
 * @param {import('./places.mjs').Place} place
 */
function hashOf(seed, file, place) {
  const { start, end, kind } = place;
  return createHash('sha256')
    .update(JSON.stringify([seed, file, start, end, kind]))
    .digest();
}

/**
 * @param {Source} source
 * @param {import('./places.mjs').Place} place
 * @param {string} variant
 * @returns {Mutant}
 */
function change({ file, text }, { start, end, kind }, variant) {
  const head = text.slice(0, start).split('\n').at(-1) ?? '';
  const [tail = ''] = text.slice(end).split('\n', 1);
  /** @param {string} middle */
  const show = (middle) => `${head}${shorten(middle)}${tail}`.trim();
  return {
    file,
    line: text.slice(0, start).split('\n').length,
    start,
    kind,
    before: show(text.slice(start, end)),
    after: show(variant),
    source: text.slice(0, start) + variant + text.slice(end),
  };
}

/** @param {string} text */
function shorten(text) {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > 100 ? `${flat.slice(0, 100)}…` : flat;
}
