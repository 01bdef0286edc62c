import { textOf } from './lib/source-files.mjs';

/** @type {Record<string, Record<string, string> | undefined>} */
const { dependencies, devDependencies } = JSON.parse(textOf('package.json'));
const rows = textOf('docs/dependencies.md').matchAll(/^\| (`.*?) \|/gm);
const listed = new Set(
  [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
);
const declared = Object.keys({ ...dependencies, ...devDependencies });
const missing = declared.filter((name) => !listed.has(name));
const gone = [...listed].filter((name) => !declared.includes(name));

for (const name of missing) console.error(`docs/dependencies.md does not explain ${name}.`);
for (const name of gone)
  console.error(`docs/dependencies.md lists ${name}, which package.json does not have.`);
console.log(`Dependencies: ${declared.length}, ${missing.length} unexplained, ${gone.length} gone.`);
process.exitCode = missing.length + gone.length > 0 ? 1 : 0;
