import { ruleTests } from './lib/rule-tests.mjs';
import { tableCell } from './lib/table-cell.mjs';

/** @type {[string, RegExp][]} */
const SECTIONS = [
  ['1. What the product does', /^1\./],
  ['2. Screens and routes', /^2\./],
  ['3. Entities and their fields', /^3\./],
  ['4. States and transitions', /^4\./],
  ['5. Validation rules', /^5\./],
  ['6. Roles and permissions', /^6\./],
  ['7. The calls it makes', /^7\./],
  ['8. Error catalogue', /^8\./],
  ['9. Business constants and limits', /^9\./],
  ['Decisions about the spec', /^d\d/],
];

// Prints a Markdown report of the tests of each rule of the spec.
const { rules } = ruleTests();
const proven = rules.filter(({ tests }) => tests.length > 0).length;
const lines = [
  `# Rules of the spec and their tests`,
  '',
  `${rules.length} rules, ${proven} of them with tests.`,
];
for (const [title, ids] of SECTIONS) {
  lines.push('', `## ${title}`, '', '| rule | | tests |', '|---|---|---|');
  for (const { id, text, tests } of rules.filter((rule) => ids.test(rule.id))) {
    lines.push(`| ${id} | ${tableCell(text)} | ${tests.map(described).join('<br>') || '**none**'} |`);
  }
}
console.log(lines.join('\n'));

/** @param {{ file: string, title: string }} test */
function described({ file, title }) {
  return `\`${file}\`${title === '' ? '' : ` ${tableCell(title)}`}`;
}
