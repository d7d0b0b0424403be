import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type ParsedNode } from 'yaml';
import { ScenarioInvalid, type Entry, type Tree } from '@destrier/engine/scenario';

/** The text of a scenario as values with their lines. */
export function treeOfYaml(text: string): Tree {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    const [message = ''] = error.message.split(/ at line |\n/);
    throw new ScenarioInvalid(
      lines.linePos(error.pos[0]).line,
      `this is not YAML: ${message}`,
      'indent with spaces, two for each level, and put a space after every ":"',
    );
  }
  if (document.contents === null)
    throw new ScenarioInvalid(
      1,
      'the scenario is empty',
      'begin with "game: " and the id of the game',
    );
  return treeOf(document.contents, (offset) => lines.linePos(offset).line, 1);
}

type LineAt = (offset: number) => number;

function treeOf(node: ParsedNode | null, lineAt: LineAt, above: number): Tree {
  if (node === null) return { line: above, leaf: null };
  const line = lineAt(node.range[0]);
  if (isAlias(node))
    throw new ScenarioInvalid(
      line,
      `"*${node.source}" stands for something written elsewhere`,
      'write it out here',
    );
  if (isSeq(node)) return { line, list: node.items.map((item) => treeOf(item, lineAt, line)) };
  if (isMap(node))
    return { line, map: node.items.map(({ key, value }) => entryOf(key, value, lineAt)) };
  return { line, leaf: leafOf(node.value, line) };
}

function entryOf(key: ParsedNode, value: ParsedNode | null, lineAt: LineAt): Entry {
  const line = lineAt(key.range[0]);
  if (!isScalar(key))
    throw new ScenarioInvalid(line, 'a key must be a word', 'write "word: value"');
  return { key: String(leafOf(key.value, line)), line, value: treeOf(value, lineAt, line) };
}

function leafOf(value: unknown, line: number): string | number | boolean | null {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  )
    return value;
  throw new ScenarioInvalid(line, 'this is neither a word nor a number', 'put it between quotes');
}
