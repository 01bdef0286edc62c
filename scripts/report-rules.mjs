import { ruleTests } from './lib/rule-tests.mjs';

const SECTIONS = {
  1: 'What the product does',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

// Writes which tests prove each rule of the spec, as Markdown.
const { rules } = ruleTests();
const proven = rules.filter(({ tests }) => tests.length > 0).length;
const lines = [
  `# Rules of the spec and their tests`,
  '',
  `${rules.length} rules, ${proven} of them with tests.`,
];
for (const [section, title] of Object.entries(SECTIONS)) {
  lines.push('', `## ${section}. ${title}`, '', '| rule | | tests |', '|---|---|---|');
  for (const { id, text, tests } of rules.filter((rule) => rule.id.startsWith(`${section}.`))) {
    lines.push(`| ${id} | ${cell(text)} | ${tests.map(described).join('<br>') || '**none**'} |`);
  }
}
console.log(lines.join('\n'));

function described({ file, title }) {
  return `\`${file}\`${title === '' ? '' : ` ${cell(title)}`}`;
}

function cell(words) {
  return words.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
