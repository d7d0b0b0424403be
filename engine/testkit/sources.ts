import { readdirSync, readFileSync } from 'node:fs';

/** What speaks of the rules and does not carry them out. */
const BESIDE = /\.(?:test|gen)\.ts$|^(?:dist|node_modules|testing|text|odds)\//;

/** The sources of a game below its folder, as one text. */
export function sourcesOf(folder: URL): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !BESIDE.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

/** The reasons that sources give: by their words, and by the rule where it is written there. */
export function reasonsIn(
  sources: string,
): { readonly rule: string | undefined; readonly why: string }[] {
  return [...sources.matchAll(/\bwhy\(\s*(?:'([^']+)'|[^,]+),\s*'(\w+)'/g)].map(
    ([, rule, why = '']) => ({ rule, why }),
  );
}
