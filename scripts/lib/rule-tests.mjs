import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';
import { sourceFiles } from './source-files.mjs';

const NAMED = /\[((?:[1-9]|d\d{1,2})(?:\.[A-Za-z]+)+)\]/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const TEST = /\.(test|spec)\.tsx?$/;

/**
 * Which tests name which rows of the spec (docs/testing.md).
 *
 * @returns `rules`, each `{ id, text, tests }` with tests as `{ file, title }`, and `unknown`, ids that are no row
 */
export function ruleTests() {
  const rows = JSON.parse(fs.readFileSync(path.join(ROOT, 'scripts/spec-rules.json'), 'utf8'));
  const rules = new Map(Object.entries(rows).map(([id, text]) => [id, { id, text, tests: [] }]));
  const unknown = [];
  for (const file of sourceFiles('.ts', '.tsx').filter((name) => TEST.test(name))) {
    const source = fs.readFileSync(path.join(ROOT, file), 'utf8').replace(COMMENT, '');
    for (const { 1: id, index } of source.matchAll(NAMED)) {
      const rule = rules.get(id);
      if (rule) rule.tests.push({ file, title: titleAt(source, index) });
      else unknown.push({ file, id });
    }
  }
  return { rules: [...rules.values()], unknown };
}

/** The words around a place in a string of the source, without the ids before them. */
function titleAt(source, index) {
  const line = source.slice(source.lastIndexOf('\n', index) + 1, source.indexOf('\n', index));
  const at = index - source.lastIndexOf('\n', index) - 1;
  const quote = [...line.slice(0, at)].reverse().find((letter) => '\'"`'.includes(letter)) ?? "'";
  const rest = line.slice(at).split(new RegExp(`(?<!\\\\)${quote}`))[0];
  return rest.replace(NAMED, '').replaceAll('\\', '').trim();
}
