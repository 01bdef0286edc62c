import os from 'node:os';
import { codeOf } from './code-of';

/** Thrown when the system does not let this user do what is needed with a file or folder, or the disk is full. */
export class NotPermittedError extends Error {}

const CODES = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'ENAMETOOLONG',
]);

/** Does `work` with the file or folder `place`. @throws NotPermittedError that names the place and the user */
export async function permitted<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (!CODES.has(code)) throw error;
    throw new NotPermittedError(`${place} cannot be used by the user ${userName()} (${code}).`, {
      cause: error,
    });
  }
}

/** A user id without a name is shown as a number. */
export function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
