// A scanner for TypeScript that knows just enough to tell code from comments and strings. It does not
// read JSX, and takes a `/` after `)`, `]` or `}` for a division.

export interface Token {
  readonly type: 'word' | 'mark' | 'string' | 'regex' | 'comment';
  /** The text of a word, mark or comment; the value of a string, of a template up to its first `${`. */
  readonly text: string;
  readonly line: number;
}

interface Scanner {
  readonly source: string;
  at: number;
  line: number;
}

const WORD = /[\p{ID_Start}\p{Nd}$_#][\p{ID_Continue}$]*/uy;
const REGEX_MAY_FOLLOW = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'await',
  'yield',
]);

export function tokenize(source: string): Token[] {
  const scanner: Scanner = { source, at: 0, line: 1 };
  const tokens: Token[] = [];
  let before: Token | undefined;
  while (scanner.at < source.length) {
    const token = readToken(scanner, before);
    if (token === undefined) continue;
    tokens.push(token);
    if (token.type !== 'comment') before = token;
  }
  return tokens;
}

function readToken(scanner: Scanner, before: Token | undefined): Token | undefined {
  const { source, at, line } = scanner;
  const char = source.charAt(at);
  if (/\s/.test(char)) {
    take(scanner, 1);
    return undefined;
  }
  if (source.startsWith('//', at)) return { type: 'comment', text: takeTo(scanner, '\n', 0), line };
  if (source.startsWith('/*', at)) return { type: 'comment', text: takeTo(scanner, '*/', 2), line };
  if (char === "'" || char === '"')
    return { type: 'string', text: readQuoted(scanner, char), line };
  if (char === '`') return { type: 'string', text: readTemplate(scanner), line };
  if (char === '/' && startsRegex(before)) return { type: 'regex', text: readRegex(scanner), line };
  WORD.lastIndex = at;
  const word = WORD.exec(source);
  if (word !== null) return { type: 'word', text: take(scanner, word[0].length), line };
  return { type: 'mark', text: take(scanner, 1), line };
}

function take(scanner: Scanner, length: number): string {
  const text = scanner.source.slice(scanner.at, scanner.at + length);
  scanner.at += length;
  for (const char of text) if (char === '\n') scanner.line++;
  return text;
}

function takeTo(scanner: Scanner, end: string, extra: number): string {
  const found = scanner.source.indexOf(end, scanner.at + extra);
  return take(scanner, (found < 0 ? scanner.source.length : found + extra) - scanner.at);
}

function startsRegex(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.type === 'word') return REGEX_MAY_FOLLOW.has(before.text);
  return before.type === 'mark' && !')]}'.includes(before.text);
}

/** One character of a string, an escaped one in plain. */
function readCharacter(scanner: Scanner): string {
  if (scanner.source.charAt(scanner.at) !== '\\') return take(scanner, 1);
  const escaped = take(scanner, 2).slice(1);
  return escaped === 'n' || escaped === 't' ? ' ' : escaped;
}

function readQuoted(scanner: Scanner, quote: string): string {
  let value = '';
  take(scanner, 1);
  while (
    scanner.at < scanner.source.length &&
    !`${quote}\n`.includes(scanner.source.charAt(scanner.at))
  ) {
    value += readCharacter(scanner);
  }
  take(scanner, 1);
  return value;
}

function readTemplate(scanner: Scanner): string {
  let value = '';
  let whole = true;
  take(scanner, 1);
  while (scanner.at < scanner.source.length && scanner.source.charAt(scanner.at) !== '`') {
    if (scanner.source.startsWith('${', scanner.at)) {
      whole = false;
      skipSubstitution(scanner);
    } else {
      const char = readCharacter(scanner);
      if (whole) value += char;
    }
  }
  take(scanner, 1);
  return value;
}

function skipSubstitution(scanner: Scanner): void {
  take(scanner, 2);
  let depth = 1;
  let before: Token | undefined;
  while (depth > 0 && scanner.at < scanner.source.length) {
    const token = readToken(scanner, before);
    if (token?.type === 'mark' && token.text === '{') depth++;
    if (token?.type === 'mark' && token.text === '}') depth--;
    before = token ?? before;
  }
}

function readRegex(scanner: Scanner): string {
  let text = take(scanner, 1);
  let inClass = false;
  while (scanner.at < scanner.source.length && scanner.source.charAt(scanner.at) !== '\n') {
    const char = scanner.source.charAt(scanner.at);
    text += take(scanner, char === '\\' ? 2 : 1);
    if (char === '[') inClass = true;
    if (char === ']') inClass = false;
    if (char === '/' && !inClass) break;
  }
  return text;
}
