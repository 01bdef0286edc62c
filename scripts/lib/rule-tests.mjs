import fs from 'node:fs';
import path from 'node:path';
import { namedTestsOf } from './named-tests.mjs';
import { ROOT } from './settings.mjs';
import { sourceFiles } from './source-files.mjs';

const TEST = /\.(test|spec)\.tsx?$/;

/**
 * Which tests name which rules of the spec (docs/testing.md).
 *
 * @returns `rules`, each `{ id, text, tests }` with tests as `{ file, title }`, and `unknown`, ids that are no rule
 */
export function ruleTests() {
  const rows = JSON.parse(fs.readFileSync(path.join(ROOT, 'scripts/spec-rules.json'), 'utf8'));
  const rules = new Map(Object.entries(rows).map(([id, text]) => [id, { id, text, tests: [] }]));
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
