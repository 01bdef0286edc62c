import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';
import { textOf } from './source-files.mjs';

/** @typedef {{ from: string, to: string }} Link */
/** @typedef {Link & { typeOnly: boolean, isPackage: boolean }} Import paths are relative to the project */

const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * The imports of the given sources.
 *
 * @param {string[]} files
 * @returns {Import[]}
 */
export function importsOf(files) {
  return files.flatMap((from) => {
    const source = textOf(from);
    return [...source.matchAll(IMPORT)].map(([, typeOnly, fixed, dynamic]) => {
      const specifier = fixed ?? dynamic ?? '';
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

/**
 * The files and all that they import, directly or not, without types and packages.
 *
 * @param {string[]} files
 */
export function filesReachedFrom(files) {
  const reached = new Set(files);
  for (const file of reached) {
    for (const { to, typeOnly, isPackage } of importsOf([file])) if (!typeOnly && !isPackage) reached.add(to);
  }
  return [...reached];
}

/**
 * The imports between folders, types included. A file's folder is the part of its path that matches `pattern`.
 *
 * @param {Link[]} imports
 * @param {RegExp} pattern
 * @returns {Link[]}
 */
export function importsBetween(imports, pattern) {
  const folderOf = (/** @type {string} */ file) => pattern.exec(file)?.[0] ?? '';
  return imports
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from && to && from !== to);
}

/**
 * Import cycles as paths, without type imports. Not all cycles are listed, so fixing one may reveal another.
 *
 * @param {(Link & Partial<Import>)[]} imports
 */
export function cyclesOf(imports) {
  /** @type {Map<string, Set<string>>} */
  const targets = new Map();
  for (const { from, to, typeOnly, isPackage } of imports) {
    if (!typeOnly && !isPackage) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[][]} */
  const cycles = [];
  /** @type {(file: string, trail: string[]) => void} */
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

/**
 * @param {string} from
 * @param {string} specifier
 */
function targetOf(from, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : undefined;
}

/** @param {string} base */
function withEnding(base) {
  const files = ENDINGS.map((ending) => base + ending);
  return (
    files.find((file) => fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile()) ?? base
  );
}
