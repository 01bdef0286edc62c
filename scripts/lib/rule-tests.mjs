import { namedTestsOf } from './named-tests.mjs';
import { sourceFiles, textOf } from './source-files.mjs';

/** @typedef {{ id: string, text: string, tests: { file: string, title: string }[] }} Rule */

const TEST = /\.(test|spec)\.tsx?$/;

/**
 * Which tests name which rules of the spec (docs/testing.md).
 *
 * @returns {{ rules: Rule[], unknown: { file: string, id: string }[] }} `unknown` has the ids that are no rule
 */
export function ruleTests() {
  /** @type {Record<string, string>} */
  const rows = JSON.parse(textOf('scripts/spec-rules.json'));
  /** @type {Map<string, Rule>} */
  const rules = new Map(Object.entries(rows).map(([id, text]) => [id, { id, text, tests: [] }]));
  /** @type {{ file: string, id: string }[]} */
  const unknown = [];
  for (const file of sourceFiles('.ts', '.tsx').filter((name) => TEST.test(name))) {
    const source = textOf(file);
    for (const { id, title } of namedTestsOf(source, file)) {
      const rule = rules.get(id);
      if (rule) rule.tests.push({ file, title });
      else unknown.push({ file, id });
    }
  }
  return { rules: [...rules.values()], unknown };
}
