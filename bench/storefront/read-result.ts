import fs from 'node:fs';
import path from 'node:path';
import { type Result, resultSchema } from './result';

export const resultFile = (folder: string): string => path.join(folder, 'results.json');

/**
 * The results of earlier runs in a folder; empty when there are none.
 *
 * @throws Error when the file has another format, such as that of an older benchmark
 */
export function readResult(folder: string): Result {
  const file = resultFile(folder);
  if (!fs.existsSync(file)) return { runs: {}, targets: [] };
  const { data, error } = resultSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (error)
    throw new Error(`${file} is of another form: move it away, or name another folder`, { cause: error });
  return data;
}
