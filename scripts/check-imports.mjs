import { cyclesOf, importsBetween, importsOf } from './lib/import-graph.mjs';
import { brokenRule, isForTests } from './lib/import-rules.mjs';
import { sourceFiles } from './lib/source-files.mjs';

/** Modules of the shop API must not import each other in cycles; their tests may. */
const API_MODULE = /^shop-api\/modules\/[^/]+/;

const imports = importsOf(sourceFiles('.ts', '.tsx', '.mjs').filter((file) => !file.endsWith('.d.ts')));
const wrong = imports.flatMap((entry) => {
  const message = brokenRule(entry);
  return message ? [`${entry.from}\n  imports ${entry.to}\n  ${message}`] : [];
});
const withoutTests = imports.filter(({ from }) => !isForTests(from));
const cycles = [
  ...cyclesOf(imports).map((trail) => `Import cycle:\n  ${trail.join('\n  → ')}`),
  ...cyclesOf(importsBetween(withoutTests, API_MODULE)).map(
    (trail) =>
      `Cycle of modules:\n  ${trail.join('\n  → ')}\n  What both need belongs to a module below them.`,
  ),
];

for (const line of [...wrong, ...cycles]) console.error(`${line}\n`);
console.log(
  `Import rules: ${imports.length} imports, ${wrong.length} in a forbidden direction, ${cycles.length} cycles.`,
);
process.exitCode = wrong.length + cycles.length > 0 ? 1 : 0;
