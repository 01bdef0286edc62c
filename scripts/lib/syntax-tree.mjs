import { parse } from '@babel/parser';

/** @import { ParserPlugin } from '@babel/parser' */
/** @import { Node } from '@babel/types' */

/**
 * The plugins that read a source as TypeScript, with JSX when its name ends in x.
 *
 * @param {string} file
 * @returns {ParserPlugin[]}
 */
export function pluginsFor(file) {
  return file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
}

/**
 * @param {string} code
 * @param {string} file
 */
export function treeOf(code, file) {
  return parse(code, { sourceType: 'module', plugins: pluginsFor(file) }).program;
}

/**
 * The nodes directly in a node, in the order of its fields.
 *
 * @param {Node} node
 */
export function childrenOf(node) {
  return Object.values(node).flat().filter(isNode);
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
