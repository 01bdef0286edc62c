import fs from 'node:fs';
import path from 'node:path';
import { namedTestsOf } from './named-tests.mjs';
import { ROOT } from './settings.mjs';
import { sourceFiles } from './source-files.mjs';

/** @typedef {{ id: string, text: string, tests: { file: string, title: string }[] }} Rule */

const TEST = /\.(test|spec)\.tsx?$/;

/**
 * Which tests name which rules of the spec (docs/testing.md).
 *
 * @returns {{ rules: Rule[], unknown: { file: string, id: string }[] }} `unknown` has the ids that are no rule
 */
export function ruleTests() {
  /** @type {Record<string, string>} */
  const rows = JSON.parse(fs.readFileSync(path.join(ROOT, 'scripts/spec-rules.json'), 'utf8'));
  /** @type {Map<string, Rule>} */
  const rules = new Map(Object.entries(rows).map(([id, text]) => [id, { id, text, tests: [] }]));
  /** @type {{ file: string, id: string }[]} */
  const unknown = [];
  for (const file of sourceFiles('.ts', '.tsx').filter((name) => TEST.test(name))) {
    const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
    for (const { id, title } of namedTestsOf(source, file)) {
      const rule = rules.get(id);
      if (rule) rule.tests.push({ file, title });
      else unknown.push({ file, id });
    }
  }
  return { rules: [...rules.values()], unknown };
}
