import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The imports of the given sources: `{ from, to, typeOnly, isPackage }`, paths relative to the project. */
export function importsOf(files) {
  return files.flatMap((from) => {
    const source = fs.readFileSync(path.join(ROOT, from), 'utf8');
    return [...source.matchAll(IMPORT)].map(([, typeOnly, fixed, dynamic]) => {
      const specifier = fixed ?? dynamic;
      const target = targetOf(from, specifier);
      return {
        from,
        to: target === undefined ? specifier : withEnding(target),
        typeOnly: Boolean(typeOnly),
        isPackage: target === undefined,
      };
    });
  });
}

/** The imports between folders, types included. A file's folder is the part of its path that matches `pattern`. */
export function importsBetween(imports, pattern) {
  const folderOf = (file) => pattern.exec(file)?.[0];
  return imports
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from && to && from !== to);
}

/** Import cycles as paths, without type imports. Not all cycles are listed, so fixing one may reveal another. */
export function cyclesOf(imports) {
  const targets = new Map();
  for (const { from, to, typeOnly, isPackage } of imports) {
    if (!typeOnly && !isPackage) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const done = new Set();
  const cycles = [];
  const visit = (file, trail) => {
    const start = trail.indexOf(file);
    if (start >= 0) return void cycles.push([...trail.slice(start), file]);
    if (done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}

function targetOf(from, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : undefined;
}

function withEnding(base) {
  const files = ENDINGS.map((ending) => base + ending);
  return (
    files.find((file) => fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile()) ?? base
  );
}
