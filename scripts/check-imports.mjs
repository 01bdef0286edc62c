import { cyclesOf, importsBetween, importsOf } from './lib/import-graph.mjs';
import { brokenRule, isForTests, SERVER_ONLY } from './lib/import-rules.mjs';
import { sourceFiles, textOf } from './lib/source-files.mjs';

/** Modules of the shop API must not import each other in cycles; their tests may. */
const API_MODULE = /^shop-api\/modules\/[^/]+/;

const files = sourceFiles('.ts', '.tsx', '.mjs').filter((file) => !file.endsWith('.d.ts'));
const imports = importsOf(files);
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

const unmarked = files
  .filter((file) => SERVER_ONLY.test(file) && !isForTests(file))
  .filter((file) => !textOf(file).startsWith("import 'server-only';\n"))
  .map((file) => `${file}\n  runs on the server only: its first line is import 'server-only'.`);

for (const line of [...wrong, ...cycles, ...unmarked]) console.error(`${line}\n`);
console.log(
  `Import rules: ${imports.length} imports, ${wrong.length} in a forbidden direction, ${cycles.length} cycles, ${unmarked.length} server files without server-only.`,
);
process.exitCode = wrong.length + cycles.length + unmarked.length > 0 ? 1 : 0;
