import { parse } from '@babel/parser';

/**
 * Every regular expression a source file writes down, as a literal or as the text of a `new RegExp`.
 *
 * @returns {{ source: string, flags: string, line: number }[]}
 */
export function regularExpressionsOf(code, file) {
  const isScreen = file.endsWith('x');
  const plugins = ['typescript', ...(isScreen ? ['jsx'] : [])];
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

function constructedOf({ type, callee, arguments: given = [] }) {
  const isConstructor = (type === 'NewExpression' || type === 'CallExpression') && callee.name === 'RegExp';
  const [pattern, flags] = given;
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
