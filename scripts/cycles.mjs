// Files that import each other's values in a circle: which of them runs first is then luck.
import { posix } from 'node:path';

/**
 * @typedef {{ start: number, specifier: string, isValue: boolean }} Import
 * @typedef {{ path: string, imports: readonly Import[] }} Module
 * @typedef {{ path: string, start: number, words: string }} Cycle
 */

/**
 * @param {readonly Module[]} modules all that may import each other
 * @returns {Cycle[]} one for each import that closes a circle
 */
export function cyclesIn(modules) {
  const known = new Map(modules.map((module) => [module.path, module]));
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @type {Cycle[]} */
  const found = [];
  /** @param {Module} module */
  const visit = ({ path, imports }) => {
    trail.push(path);
    for (const { start, specifier, isValue } of imports) {
      const target = isValue ? targetOf(path, specifier, known) : undefined;
      if (target === undefined) continue;
      const at = trail.indexOf(target.path);
      if (at !== -1) {
        const circle = [...trail.slice(at), target.path].join(' -> ');
        found.push({ path, start, words: `"${specifier}" closes a circle: ${circle}` });
      } else if (!done.has(target.path)) visit(target);
    }
    trail.pop();
    done.add(path);
  };
  for (const module of modules) if (!done.has(module.path)) visit(module);
  return found;
}

/**
 * @param {string} path
 * @param {string} specifier as Node reads it: the source of `./x.js` is `x.ts` or `x.tsx`
 * @param {ReadonlyMap<string, Module>} known
 */
function targetOf(path, specifier, known) {
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), specifier);
  const base = target.replace(/\.js$/, '');
  return [target, `${base}.ts`, `${base}.tsx`].map((one) => known.get(one)).find(Boolean);
}
