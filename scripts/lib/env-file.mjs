import fs from 'node:fs';

const LINE = /^[ \t]*([A-Z_][A-Z0-9_]*)[ \t]*=[ \t]*(.*?)[ \t]*$/gm;

const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Reads a file of `NAME=value` lines, without the quotes around values. A missing file gives no variables.
 *
 * @param {string} file
 * @returns {Record<string, string>}
 */
export function readEnvFile(file) {
  if (!fs.existsSync(file)) return {};
  const lines = fs.readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '').matchAll(LINE);
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [name, value.replace(/^(["'])(.*)\1$/, '$2')]),
  );
}
