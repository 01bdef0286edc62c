import fs from 'node:fs';
import path from 'node:path';
import { anchorsOf } from './lib/heading-anchors.mjs';
import { ROOT } from './lib/settings.mjs';
import { documents, sourceFiles, textOf } from './lib/source-files.mjs';

/** References that are checked: ADRs and decisions by number, and relative links with their anchors. */
const ADR = /docs\/adr\/(\d{4})(?!\d)/g;
const DECISION = /decisions(?:\.md)? (\d+)/g;
/** A reference from one ADR to another. */
const SIBLING = /\((\d{4})\)/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?/g;

const decisions = new Set(
  [...textOf('docs/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number),
);
const adrs = new Set(fs.readdirSync(path.join(ROOT, 'docs/adr')).map((name) => name.slice(0, 4)));
const checked = documents();
const sources = [...checked, ...sourceFiles('.ts', '.tsx', '.mjs', '.css')];

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
    ...(file.endsWith('.md') ? [...text.matchAll(LINK)] : []).flatMap(([, link = '', anchor]) =>
      missingIn(file, link, anchor),
    ),
  ];
});

for (const problem of problems) console.error(problem);
console.log(`Documents: ${checked.length}, named by ${sources.length} files, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * @param {string} file
 * @param {string} link empty for the file itself
 * @param {string | undefined} anchor
 */
function missingIn(file, link, anchor) {
  const target = link === '' ? file : path.posix.join(path.posix.dirname(file), link);
  if (!fs.existsSync(path.join(ROOT, target))) return [`${file} links to ${link}, which is not there.`];
  if (anchor === undefined || !target.endsWith('.md') || anchorsOf(textOf(target)).has(anchor)) return [];
  return [`${file} links to ${link}#${anchor}, but ${target} has no such heading.`];
}
