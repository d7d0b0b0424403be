import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Pages with games from outside are a few megabytes each, and every change of such a game makes another one. */
export const KEPT_PAGES = 8;

/**
 * Marks a page as used just now.
 * @param {string} page
 * @param {Date} [now]
 */
export function markUsed(page, now = new Date()) {
  utimesSync(page, now, now);
}

/**
 * Removes all but those that were used last, and what a build left behind that was broken off. Only one process at a time
 * may do so.
 * @param {string} folder
 */
export function clearPages(folder) {
  if (!existsSync(folder)) return;
  const found = readdirSync(folder).map((name) => ({
    name,
    used: statSync(join(folder, name)).mtimeMs,
  }));
  const isPart = (/** @type {{ name: string }} */ { name }) => name.endsWith('.part');
  const pages = found
    .filter((one) => !isPart(one))
    .toSorted((one, other) => other.used - one.used || (one.name < other.name ? -1 : 1));
  for (const { name } of [...found.filter(isPart), ...pages.slice(KEPT_PAGES)])
    rmSync(join(folder, name), { recursive: true });
}
