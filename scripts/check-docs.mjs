import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/settings.mjs';
import { sourceFiles } from './lib/source-files.mjs';

/** References that are checked: ADRs and decisions by number, and relative links. */
const ADR = /docs\/adr\/(\d{4})(?!\d)/g;
const DECISION = /decisions(?:\.md)? (\d+)/g;
/** A reference from one ADR to another. */
const SIBLING = /\((\d{4})\)/g;
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;

const decisions = new Set(
  [...textOf('docs/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number),
);
const adrs = new Set(fs.readdirSync(path.join(ROOT, 'docs/adr')).map((name) => name.slice(0, 4)));
const documents = [
  ...fs
    .readdirSync(path.join(ROOT, 'docs'), { encoding: 'utf8', recursive: true })
    .map((name) => `docs/${name.split(path.sep).join('/')}`),
  ...sourceFiles('.md'),
].filter((file) => file.endsWith('.md'));
const sources = [...documents, ...sourceFiles('.ts', '.tsx', '.mjs', '.css')];

const problems = sources.flatMap((file) => {
  const text = textOf(file);
  const named = (/** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...[...named(ADR), ...(file.startsWith('docs/adr/') ? named(SIBLING) : [])]
      .filter((number) => !adrs.has(number))
      .map((number) => `${file} names docs/adr/${number}, which is not there.`),
    ...named(DECISION)
      .filter((number) => !decisions.has(number))
      .map((number) => `${file} names decision ${number}, which is not in docs/decisions.md.`),
    ...(file.endsWith('.md') ? named(LINK) : [])
      .filter((link) => !fs.existsSync(path.join(ROOT, path.dirname(file), link)))
      .map((link) => `${file} links to ${link}, which is not there.`),
  ];
});

for (const problem of problems) console.error(problem);
console.log(`Documents: ${documents.length}, named by ${sources.length} files, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {string} file */
function textOf(file) {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}
