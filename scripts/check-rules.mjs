import { ruleTests } from './lib/rule-tests.mjs';

const { rules, unknown } = ruleTests();
const unproven = rules.filter(({ tests }) => tests.length === 0);

for (const { file, id } of unknown)
  console.error(`${file}: there is no rule [${id}] in scripts/spec-rules.json.`);
const untitled = rules.flatMap(({ id, tests }) =>
  tests.filter(({ title }) => title === '').map(({ file }) => ({ file, id })),
);
for (const { file, id } of untitled)
  console.error(`${file}: [${id}] is not in the title or table of a test.`);
for (const { id, text } of unproven) console.error(`No test names [${id}]: ${text}`);
console.log(`Rules of the spec: ${rules.length} rows, ${unproven.length} without a test.`);
process.exitCode = unknown.length + untitled.length + unproven.length > 0 ? 1 : 0;
