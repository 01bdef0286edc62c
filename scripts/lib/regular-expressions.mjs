import { parse } from '@babel/parser';

/**
 * Every regular expression of a source file: literals, and `RegExp(…)` with a string literal.
 *
 * @returns {{ source: string, flags: string, line: number }[]}
 */
export function regularExpressionsOf(code, file) {
  const isJsx = file.endsWith('x');
  const plugins = ['typescript', ...(isJsx ? ['jsx'] : [])];
  const found = [];
  visit(parse(code, { sourceType: 'module', plugins }).program, (node) => {
    const expression = literalOf(node) ?? constructedOf(node);
    if (expression) found.push({ ...expression, line: node.loc.start.line });
  });
  return found;
}

function literalOf({ type, pattern, flags }) {
  return type === 'RegExpLiteral' ? { source: pattern, flags } : undefined;
}

function constructedOf({ type, callee, arguments: args = [] }) {
  const isConstructor = (type === 'NewExpression' || type === 'CallExpression') && callee.name === 'RegExp';
  const [pattern, flags] = args;
  if (!isConstructor || pattern?.type !== 'StringLiteral') return undefined;
  return { source: pattern.value, flags: flags?.type === 'StringLiteral' ? flags.value : '' };
}

function visit(node, see) {
  see(node);
  for (const value of Object.values(node)) {
    const children = Array.isArray(value) ? value : [value];
    for (const child of children) if (typeof child?.type === 'string') visit(child, see);
  }
}
