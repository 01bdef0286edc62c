import path from 'node:path';
import { ROOT } from './settings.mjs';

/** @type {(file: string) => string} */
const installed = (file) => path.join(ROOT, 'node_modules', file);

/** The programs of installed packages, to be run in Node. */
export const TOOLS = {
  biome: installed('@biomejs/biome/bin/biome'),
  jest: installed('jest/bin/jest.js'),
  next: installed('next/dist/bin/next'),
  playwright: installed('playwright/cli.js'),
  tsc: installed('typescript/bin/tsc'),
  tsx: installed('tsx/dist/cli.mjs'),
};
