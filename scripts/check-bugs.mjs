import fs from 'node:fs';
import path from 'node:path';
import { parse, parseExpression } from '@babel/parser';
import { messageOf } from './lib/errors.mjs';
import { plantAll, plantsByFile } from './lib/plant-bugs.mjs';
import { ROOT } from './lib/settings.mjs';
import { textOf } from './lib/source-files.mjs';
import { pluginsFor } from './lib/syntax-tree.mjs';

/** @import { NamedBug } from './lib/bugs.mjs' */

/** @type {string[]} */
const problems = [];
let count = 0;

for (const [file, bugs] of await plantsByFile()) {
  for (const bug of bugs) {
    if (!('plant' in bug)) continue;
    count += 1;
    for (const code of [bug.find, bug.plant])
      reportError(bug.name, () =>
        parseExpression(code, { plugins: pluginsFor('.tsx'), allowAwaitOutsideFunction: true }),
      );
    problems.push(...missingTests(bug).map((what) => `${bug.name}: there is no ${what} to see it.`));
  }
  const source = textOf(file);
  reportError(file, () => parse(plantAll(bugs, source), { sourceType: 'module', plugins: pluginsFor(file) }));
}

for (const problem of problems) console.error(problem);
console.log(`Bugs to plant: ${count}, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {NamedBug} bug */
function missingTests({ seenBy: { unit, e2e } }) {
  if (unit.length === 0) return ['unit test'];
  const missing = [...unit, ...(e2e ? [`e2e/${e2e.file}`] : [])].filter(
    (file) => !fs.existsSync(path.join(ROOT, file)),
  );
  if (missing.length > 0 || !e2e?.test) return missing;
  const spec = textOf(`e2e/${e2e.file}`);
  return spec.includes(e2e.test) ? [] : [`test "${e2e.test}" in e2e/${e2e.file}`];
}

/**
 * @param {string} what
 * @param {() => void} work
 */
function reportError(what, work) {
  try {
    work();
  } catch (error) {
    problems.push(`${what}: ${messageOf(error)}`);
  }
}
