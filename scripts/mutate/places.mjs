// Finds the places of a TypeScript source where one small change makes another rule of it. Ids and other
// strings stay as they are: changing them tells about spelling, not about rules.

import { Visitor, parseSync } from 'oxc-parser';

/**
 * @typedef {'comparison' | 'arithmetic' | 'number' | 'boolean' | 'condition' | 'logic' | 'call' | 'refusal' | 'minmax'} Kind
 *
 * One place: the text from `start` to `end` may become any of `variants`.
 * @typedef {{ start: number, end: number, kind: Kind, variants: string[] }} Place
 *
 * @typedef {{ start: number, end: number }} Span
 * @typedef {import('oxc-parser').Node} Node
 * @typedef {import('oxc-parser').VisitorObject} VisitorObject
 */

/** @type {Record<string, string>} */
const COMPARISON = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
};
/** @type {Record<string, string>} */
const ARITHMETIC = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
};
/** @type {Record<string, string>} */
const LOGIC = { '&&': '||', '||': '&&', '&&=': '||=', '||=': '&&=' };
/** @type {Record<string, string>} */
const MINMAX = { min: 'max', max: 'min' };

/**
 * @param {string} file its name tells the parser the language
 * @param {string} source
 */
export function parse(file, source) {
  const { program, errors } = parseSync(file, source, { preserveParens: true });
  return errors.length > 0 ? undefined : program;
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {Place[]} in the order of the text; none where the source does not parse
 */
export function findPlaces(file, source) {
  const program = parse(file, source);
  if (program === undefined) return [];
  const search = new Search(source);
  new Visitor({
    ...operators(search),
    ...conditions(search),
    ...values(search),
    ...calls(search),
  }).visit(program);
  return search.places
    .filter(
      (place) => !search.spared.some((span) => place.start >= span.start && place.end <= span.end),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

class Search {
  /** @type {Place[]} */
  places = [];
  /** Where nothing is changed. @type {Span[]} */
  spared = [];

  /** @param {string} source */
  constructor(source) {
    this.source = source;
  }

  /** @param {Span} span */
  text(span) {
    return this.source.slice(span.start, span.end);
  }

  /**
   * @param {Span} span
   * @param {Kind} kind
   * @param {string[]} variants
   */
  add({ start, end }, kind, ...variants) {
    this.places.push({ start, end, kind, variants });
  }
}

/**
 * @param {Search} search
 * @returns {VisitorObject}
 */
function operators(search) {
  /**
   * @param {Record<string, string>} table
   * @param {Kind} kind
   * @param {{ operator: string, left: Span, right: Span }} node
   */
  const swap = (table, kind, node) => {
    const other = table[node.operator];
    if (other === undefined) return;
    const start = operatorStart(search.source, node.left.end, node.operator);
    search.add({ start, end: start + node.operator.length }, kind, other);
  };
  return {
    BinaryExpression: (node) => {
      swap(COMPARISON, 'comparison', node);
      if (!isText(node)) swap(ARITHMETIC, 'arithmetic', node);
    },
    AssignmentExpression: (node) => {
      if (!isText(node.right)) swap(ARITHMETIC, 'arithmetic', node);
      swap(LOGIC, 'logic', node);
    },
    LogicalExpression: (node) => swap(LOGIC, 'logic', node),
    UpdateExpression: (node) => {
      const start = node.prefix ? node.start : node.end - 2;
      search.add({ start, end: start + 2 }, 'arithmetic', node.operator === '++' ? '--' : '++');
    },
  };
}

/**
 * @param {Search} search
 * @returns {VisitorObject}
 */
function conditions(search) {
  /** @param {Node | null} test */
  const negate = (test) => {
    if (test === null || isNegation(test) || isEquation(test)) return;
    search.add(test, 'condition', `!(${search.text(test)})`);
  };
  return {
    UnaryExpression: (node) => {
      if (isNegation(node)) search.add(node, 'condition', `(${search.text(node.argument)})`);
    },
    IfStatement: (node) => negate(node.test),
    ConditionalExpression: (node) => negate(node.test),
    WhileStatement: (node) => negate(node.test),
    DoWhileStatement: (node) => negate(node.test),
    ForStatement: (node) => {
      negate(node.test);
      // A loop that counts the wrong way only costs time.
      if (node.update !== null) search.spared.push(node.update);
    },
  };
}

/**
 * @param {Search} search
 * @returns {VisitorObject}
 */
function values(search) {
  return {
    Literal: (node) => {
      const { value } = node;
      if (typeof value === 'boolean') search.add(node, 'boolean', String(!value));
      if (typeof value === 'number') search.add(node, 'number', String(value + 1), below(value));
    },
    Property: (node) => {
      if (!node.computed) search.spared.push(node.key);
    },
    TSLiteralType: (node) => {
      search.spared.push(node);
    },
  };
}

/**
 * @param {Search} search
 * @returns {VisitorObject}
 */
function calls(search) {
  /** @type {Set<Node>} */
  const returned = new Set();
  return {
    ExpressionStatement: (node) => {
      if (isCall(node.expression)) search.add(node, 'call', ';');
    },
    ReturnStatement: (node) => {
      if (node.argument === null || !isRefusal(node.argument)) return;
      returned.add(node.argument);
      search.add(node, 'refusal', ';');
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (isRefusal(node) && !returned.has(node)) search.add(node, 'refusal', 'undefined');
      if (callee.type !== 'MemberExpression' || !isName(callee.object, 'Math')) return;
      const other = MINMAX[search.text(callee.property)];
      if (other !== undefined) search.add(callee.property, 'minmax', other);
    },
  };
}

/**
 * @param {string} source
 * @param {number} from where the left operand ends
 * @param {string} operator
 */
function operatorStart(source, from, operator) {
  const comments = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
  comments.lastIndex = from;
  comments.exec(source);
  return source.startsWith(operator, comments.lastIndex)
    ? comments.lastIndex
    : source.indexOf(operator, from);
}

/** @param {number} value */
function below(value) {
  return value < 1 ? `(${value - 1})` : String(value - 1);
}

/** @param {Node} node */
function isNegation(node) {
  return node.type === 'UnaryExpression' && node.operator === '!';
}

/** An equation is negated at its operator. @param {Node} node */
function isEquation(node) {
  return node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator);
}

/** A sum with a text in it is no arithmetic. @param {Node} node @returns {boolean} */
function isText(node) {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  return node.type === 'Literal' && typeof node.value === 'string';
}

/** @param {Node} node @returns {boolean} */
function isCall(node) {
  if (node.type === 'AwaitExpression') return isCall(node.argument);
  if (node.type === 'ChainExpression') return isCall(node.expression);
  return node.type === 'CallExpression' && node.callee.type !== 'Super';
}

/** `why(rule, …)` is how rules say no. @param {Node} node */
function isRefusal(node) {
  return node.type === 'CallExpression' && isName(node.callee, 'why');
}

/** @param {Node} node @param {string} name */
function isName(node, name) {
  return node.type === 'Identifier' && node.name === name;
}
