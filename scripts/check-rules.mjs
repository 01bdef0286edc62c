import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/settings.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const RULES = JSON.parse(fs.readFileSync(path.join(ROOT, 'scripts/spec-rules.json'), 'utf8'));
const NAMED = /\[([58](?:\.[A-Za-z]+)+)\]/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);
const testsOf = new Map(Object.keys(RULES).map((id) => [id, []]));
const unknown = [];

for (const file of sourceFiles('.ts', '.tsx').filter(isTest)) {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8').replace(COMMENT, '');
  for (const [, id] of source.matchAll(NAMED)) {
    const tests = testsOf.get(id);
    if (tests) tests.push(file);
    else unknown.push(`${file}: there is no rule [${id}] in scripts/spec-rules.json.`);
  }
}

const unproven = [...testsOf].filter(([, tests]) => tests.length === 0).map(([id]) => id);
for (const line of unknown) console.error(line);
for (const id of unproven) console.error(`No test names [${id}]: ${RULES[id]}`);
console.log(`Rules of the spec: ${testsOf.size} rows, ${unproven.length} without a test.`);
process.exitCode = unknown.length + unproven.length > 0 ? 1 : 0;
