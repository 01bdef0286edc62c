import fs from 'node:fs';
import path from 'node:path';
import { type Result, resultSchema } from './result';

export const resultFile = (folder: string): string => path.join(folder, 'results.json');

/** What earlier runs have written into a folder. */
export function readResult(folder: string): Result {
  const file = resultFile(folder);
  if (!fs.existsSync(file)) return { runs: {}, targets: [] };
  return resultSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
