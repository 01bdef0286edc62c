import { parse } from '@babel/parser';

const NAMED = /\[((?:[1-9]|d\d{1,2})(?:\.[A-Za-z]+)+)\] ?/g;
const RUNNERS = ['test', 'it', 'describe'];
/** Stands in a title for what is known only at run time. */
const UNKNOWN = '…';

/**
 * The tests of a source that name rules of the spec, as `{ id, title }`. The title is as a runner reports it, without
 * the ids and with the values of the table row. It is empty for an id outside of any test.
 */
export function namedTestsOf(code, file) {
  if (!code.match(NAMED)) return [];
  const plugins = ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])];
  const nodes = nodesOf(parse(code, { sourceType: 'module', plugins }).program);
  const found = new Map();
  for (const { node, above } of nodes) {
    const ids = [...(wordsOf(node) ?? '').matchAll(NAMED)].map(([, id]) => id);
    const titles = ids.length > 0 ? titlesAt(node, above, nodes) : [];
    for (const id of ids)
      for (const words of titles.length > 0 ? titles : ['']) {
        const title = words.replace(NAMED, '').trim();
        found.set(`${id} ${title}`, { id, title });
      }
  }
  return [...found.values()];
}

/** Every node with its ancestors, outermost first. */
function nodesOf(node, above = []) {
  const inner = Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string' && child.loc);
  return [{ node, above }, ...inner.flatMap((child) => nodesOf(child, [...above, node]))];
}

function wordsOf({ type, value }) {
  if (type === 'StringLiteral') return value;
  return type === 'TemplateElement' ? value.cooked : undefined;
}

/** `test('…')`, `test.only('…')`, `test.each(…)('…')` and the like. */
function isTest({ type, callee, arguments: args }) {
  if (type !== 'CallExpression' || args.length < 2) return false;
  return RUNNERS.includes(runnerOf(callee)) && !isTable({ type, callee });
}

/** The `test.each(…)` of such a call. */
function isTable({ type, callee }) {
  return type === 'CallExpression' && callee.property?.name === 'each' && RUNNERS.includes(runnerOf(callee));
}

function runnerOf(callee) {
  const { type, name, object, callee: inner } = callee;
  if (type === 'Identifier') return name;
  return object || inner ? runnerOf(object ?? inner) : undefined;
}

/** The titles of the tests that a string belongs to: it is in a title, a table, or a list used in tables. */
function titlesAt(node, above, nodes) {
  const path = [...above, node];
  const row = path.findLast(({ type }) => type === 'ArrayExpression' || type === 'ObjectExpression');
  for (let at = above.length - 1; at >= 0; at--) {
    const [parent, child] = [path[at], path[at + 1]];
    if (isTest(parent) && parent.arguments[0] === child) return [titleOf(parent, undefined, nodes)];
    if (isTable(parent) && child !== parent.callee) return [titleOf(path[at - 1], row, nodes)];
    if (parent.type === 'ForOfStatement' && child === parent.right) return titlesIn(parent, row, nodes);
    if (parent.type === 'VariableDeclarator') return titlesOfList(parent.id.name, row, nodes);
  }
  return [];
}

/** The titles of the tests that iterate over a list with this name, or over a list that contains it. */
function titlesOfList(name, row, nodes) {
  const uses = (part) => nodesOf(part).some(({ node }) => node.type === 'Identifier' && node.name === name);
  return nodes.flatMap(({ node, above }) => {
    const { type, id, init, right } = node;
    if (type === 'VariableDeclarator' && init?.type === 'ArrayExpression' && id.name !== name && uses(init))
      return titlesOfList(id.name, row, nodes);
    if (type === 'ForOfStatement' && uses(right)) return titlesIn(node, row, nodes);
    if (!isTable(node) || !node.arguments.some(uses)) return [];
    const inner = runnerOf(node.callee) === 'describe' ? titlesIn(above.at(-1).arguments[1], row, nodes) : [];
    return inner.length > 0 ? inner : [titleOf(above.at(-1), row, nodes)];
  });
}

function titlesIn(part, row, nodes) {
  return nodesOf(part)
    .filter(({ node }) => isTest(node))
    .map(({ node }) => titleOf(node, row, nodes));
}

/** The title, with the values of the row in place of `%s` and `$name`. */
function titleOf({ arguments: [title] }, row, nodes) {
  const values = (row?.elements ?? []).map((value) => textOf(value, nodes));
  const named = new Map((row?.properties ?? []).map(({ key, value }) => [key?.name, textOf(value, nodes)]));
  return textOf(title, nodes).replace(/%[sdifjop]|\$[a-z]\w*/gi, (place) =>
    place.startsWith('$') ? (named.get(place.slice(1)) ?? UNKNOWN) : (values.shift() ?? UNKNOWN),
  );
}

function textOf(node, nodes) {
  if (!node) return UNKNOWN;
  const { type, value, quasis, left, right, name } = node;
  if (type === 'StringLiteral' || type === 'NumericLiteral') return String(value);
  if (type === 'TemplateLiteral') return quasis.map(wordsOf).join(UNKNOWN);
  if (type === 'BinaryExpression') return textOf(left, nodes) + textOf(right, nodes);
  const constant =
    name && nodes.find((one) => one.node.type === 'VariableDeclarator' && one.node.id.name === name);
  return constant?.node.init?.type === 'StringLiteral' ? constant.node.init.value : UNKNOWN;
}
