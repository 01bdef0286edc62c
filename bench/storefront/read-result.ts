import fs from 'node:fs';
import path from 'node:path';
import { type Result, resultSchema } from './result';

export const resultFile = (folder: string): string => path.join(folder, 'results.json');

/**
 * What earlier runs have written into a folder.
 *
 * @throws Error when the file is of another form, such as that of an older benchmark
 */
export function readResult(folder: string): Result {
  const file = resultFile(folder);
  if (!fs.existsSync(file)) return { runs: {}, targets: [] };
  const { data, error } = resultSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (error)
    throw new Error(`${file} is of another form: move it away, or name another folder`, { cause: error });
  return data;
}
