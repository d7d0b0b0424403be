import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A tiny tree of files for one test, removed after it. Objects are written as JSON.
 * @param {Record<string, string | object>} files
 */
export function madeUpTree(files) {
  const tree = mkdtempSync(join(tmpdir(), 'destrier-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(tree, path), text);
  }
  return tree;
}
