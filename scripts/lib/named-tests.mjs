import { childrenOf, treeOf } from './syntax-tree.mjs';

/** @import { ArrayExpression, CallExpression, Node, ObjectExpression } from '@babel/types' */

/** @typedef {{ node: Node, above: Node[] }} Placed a node with its ancestors, outermost first */
/** @typedef {ArrayExpression | ObjectExpression | undefined} Row of a table of tests */

const NAMED = /\[((?:[1-9]|d\d{1,2})(?:\.[A-Za-z]+)+)\] ?/g;
const RUNNERS = ['test', 'it', 'describe'];
/** Stands in a title for what is known only at run time. */
const UNKNOWN = '…';

/**
 * The tests of a source that name rules of the spec, as `{ id, title }`. The title is as a runner reports it, without
 * the ids and with the values of the table row. It is empty for an id outside of any test.
 *
 * @param {string} code
 * @param {string} file
 * @returns {{ id: string, title: string }[]}
 */
export function namedTestsOf(code, file) {
  if (!code.match(NAMED)) return [];
  const nodes = nodesOf(treeOf(code, file));
  const found = new Map();
  for (const { node, above } of nodes) {
    const ids = [...(wordsOf(node) ?? '').matchAll(NAMED)].map(([, id = '']) => id);
    const titles = ids.length > 0 ? titlesAt(node, above, nodes) : [];
    for (const id of ids)
      for (const words of titles.length > 0 ? titles : ['']) {
        const title = words.replace(NAMED, '').trim();
        found.set(`${id} ${title}`, { id, title });
      }
  }
  return [...found.values()];
}

/**
 * A node and all nodes in it.
 *
 * @param {Node} node
 * @param {Node[]} above
 * @returns {Placed[]}
 */
function nodesOf(node, above = []) {
  return [{ node, above }, ...childrenOf(node).flatMap((child) => nodesOf(child, [...above, node]))];
}

/** @param {Node} node */
function wordsOf(node) {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateElement' ? node.value.cooked : undefined;
}

/**
 * `test('…')`, `test.only('…')`, `test.each(…)('…')` and the like.
 *
 * @param {Node} node
 * @returns {node is CallExpression}
 */
function isTest(node) {
  if (node.type !== 'CallExpression' || node.arguments.length < 2) return false;
  return RUNNERS.includes(runnerOf(node.callee)) && !isTable(node);
}

/**
 * The `test.each(…)` of such a call.
 *
 * @param {Node} node
 * @returns {node is CallExpression}
 */
function isTable(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { property } = node.callee;
  return (
    property.type === 'Identifier' && property.name === 'each' && RUNNERS.includes(runnerOf(node.callee))
  );
}

/**
 * The first name of a callee, such as `test` of `test.each(…)`; empty when it begins with something else.
 *
 * @param {Node} callee
 * @returns {string}
 */
function runnerOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return runnerOf(callee.object);
  return callee.type === 'CallExpression' ? runnerOf(callee.callee) : '';
}

/**
 * The titles of the tests that a string belongs to: it is in a title, a table, or a list used in tables.
 *
 * @param {Node} node
 * @param {Node[]} above
 * @param {Placed[]} nodes
 * @returns {string[]}
 */
function titlesAt(node, above, nodes) {
  const path = [...above, node];
  const row = path.findLast((one) => one.type === 'ArrayExpression' || one.type === 'ObjectExpression');
  for (let at = above.length - 1; at >= 0; at--) {
    const [parent, child] = path.slice(at);
    if (!parent || !child) continue;
    if (isTest(parent) && parent.arguments[0] === child) return [titleOf(parent, undefined, nodes)];
    if (isTable(parent) && child !== parent.callee) return [titleOf(path[at - 1], row, nodes)];
    if (parent.type === 'ForOfStatement' && child === parent.right) return titlesIn(parent, row, nodes);
    if (parent.type === 'VariableDeclarator') return titlesOfList(nameOf(parent.id), row, nodes);
  }
  return [];
}

/** @param {Node} node */
function nameOf(node) {
  return node.type === 'Identifier' ? node.name : undefined;
}

/**
 * The titles of the tests that iterate over a list with this name, or over a list that contains it.
 *
 * @param {string | undefined} name
 * @param {Row} row
 * @param {Placed[]} nodes
 * @returns {string[]}
 */
function titlesOfList(name, row, nodes) {
  if (name === undefined) return [];
  const uses = (/** @type {Node} */ part) => nodesOf(part).some(({ node }) => nameOf(node) === name);
  return nodes.flatMap(({ node, above }) => {
    if (node.type === 'VariableDeclarator' && node.init?.type === 'ArrayExpression' && uses(node.init))
      return nameOf(node.id) === name ? [] : titlesOfList(nameOf(node.id), row, nodes);
    if (node.type === 'ForOfStatement' && uses(node.right)) return titlesIn(node, row, nodes);
    if (!isTable(node) || !node.arguments.some(uses)) return [];
    const call = above.at(-1);
    const body = call?.type === 'CallExpression' ? call.arguments[1] : undefined;
    const inner = body && runnerOf(node.callee) === 'describe' ? titlesIn(body, row, nodes) : [];
    return inner.length > 0 ? inner : [titleOf(call, row, nodes)];
  });
}

/**
 * @param {Node} part
 * @param {Row} row
 * @param {Placed[]} nodes
 */
function titlesIn(part, row, nodes) {
  return nodesOf(part)
    .filter(({ node }) => isTest(node))
    .map(({ node }) => titleOf(node, row, nodes));
}

/**
 * The title, with the values of the row in place of `%s` and `$name`.
 *
 * @param {Node | undefined} test
 * @param {Row} row
 * @param {Placed[]} nodes
 */
function titleOf(test, row, nodes) {
  const title = test?.type === 'CallExpression' ? test.arguments[0] : undefined;
  const elements = row?.type === 'ArrayExpression' ? row.elements : [];
  const properties = row?.type === 'ObjectExpression' ? row.properties : [];
  const values = elements.map((value) => textOf(value, nodes));
  const named = new Map(
    properties.flatMap((one) =>
      one.type === 'ObjectProperty' ? [[nameOf(one.key), textOf(one.value, nodes)]] : [],
    ),
  );
  return textOf(title, nodes).replace(/%[sdifjop]|\$[a-z]\w*/gi, (place) =>
    place.startsWith('$') ? (named.get(place.slice(1)) ?? UNKNOWN) : (values.shift() ?? UNKNOWN),
  );
}

/**
 * @param {Node | null | undefined} node
 * @param {Placed[]} nodes
 * @returns {string}
 */
function textOf(node, nodes) {
  if (!node) return UNKNOWN;
  if (node.type === 'StringLiteral' || node.type === 'NumericLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') return node.quasis.map(wordsOf).join(UNKNOWN);
  if (node.type === 'BinaryExpression') return textOf(node.left, nodes) + textOf(node.right, nodes);
  return node.type === 'Identifier' ? textOfConstant(node.name, nodes) : UNKNOWN;
}

/**
 * @param {string} name
 * @param {Placed[]} nodes
 */
function textOfConstant(name, nodes) {
  for (const { node } of nodes)
    if (node.type === 'VariableDeclarator' && nameOf(node.id) === name)
      return node.init?.type === 'StringLiteral' ? node.init.value : UNKNOWN;
  return UNKNOWN;
}
