import { cyclesOf, importsOf } from './lib/import-graph.mjs';
import { brokenRule } from './lib/import-rules.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const imports = importsOf(sourceFiles('.ts', '.tsx').filter((file) => !file.endsWith('.d.ts')));
const wrong = imports.flatMap((entry) => {
  const message = brokenRule(entry);
  return message ? [`${entry.from}\n  imports ${entry.to}\n  ${message}`] : [];
});
const cycles = cyclesOf(imports).map((files) => `Import cycle:\n  ${files.join('\n  → ')}`);

for (const line of [...wrong, ...cycles]) console.error(`${line}\n`);
console.log(
  `Import rules: ${imports.length} imports, ${wrong.length} in a forbidden direction, ${cycles.length} cycles.`,
);
process.exitCode = wrong.length + cycles.length > 0 ? 1 : 0;
