import { childrenOf, treeOf } from './syntax-tree.mjs';

/** @import { Node } from '@babel/types' */

/** @typedef {{ source: string, flags: string }} Expression */

/**
 * Every regular expression of a source file: literals, and `RegExp(…)` with a string literal.
 *
 * @param {string} code
 * @param {string} file
 * @returns {(Expression & { line: number })[]}
 */
export function regularExpressionsOf(code, file) {
  /** @type {(Expression & { line: number })[]} */
  const found = [];
  visit(treeOf(code, file), (node) => {
    const expression = literalOf(node) ?? constructedOf(node);
    if (expression) found.push({ ...expression, line: node.loc?.start.line ?? 0 });
  });
  return found;
}

/** @param {Node} node */
function literalOf(node) {
  return node.type === 'RegExpLiteral' ? { source: node.pattern, flags: node.flags } : undefined;
}

/**
 * @param {Node} node
 * @returns {Expression | undefined}
 */
function constructedOf(node) {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const isConstructor = node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
  const [pattern, flags] = node.arguments;
  if (!isConstructor || pattern?.type !== 'StringLiteral') return undefined;
  return { source: pattern.value, flags: flags?.type === 'StringLiteral' ? flags.value : '' };
}

/**
 * @param {Node} node
 * @param {(node: Node) => void} see
 */
function visit(node, see) {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}
