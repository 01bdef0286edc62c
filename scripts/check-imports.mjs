import { cyclesOf, importsBetween, importsOf } from './lib/import-graph.mjs';
import { brokenRule, isForTests } from './lib/import-rules.mjs';
import { sourceFiles } from './lib/source-files.mjs';

/** Below one another: none knows one that stands on it. */
const MODULE_OF_THE_API = /^shop-api\/modules\/[^/]+/;

const imports = importsOf(sourceFiles('.ts', '.tsx').filter((file) => !file.endsWith('.d.ts')));
const wrong = imports.flatMap((entry) => {
  const message = brokenRule(entry);
  return message ? [`${entry.from}\n  imports ${entry.to}\n  ${message}`] : [];
});
const ofTheShop = imports.filter(({ from }) => !isForTests(from));
const cycles = [...cyclesOf(imports), ...cyclesOf(importsBetween(ofTheShop, MODULE_OF_THE_API))].map(
  (trail) => `Import cycle:\n  ${trail.join('\n  → ')}`,
);

for (const line of [...wrong, ...cycles]) console.error(`${line}\n`);
console.log(
  `Import rules: ${imports.length} imports, ${wrong.length} in a forbidden direction, ${cycles.length} cycles.`,
);
process.exitCode = wrong.length + cycles.length > 0 ? 1 : 0;
