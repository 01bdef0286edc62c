import fs from 'node:fs/promises';
import path from 'node:path';
import { permitted } from '@/shop-api/files/permitted';
import { writeWhole } from '@/shop-api/files/write-whole';
import type { CommandLineArgs, LocalContext } from '../command';
import { Refusal } from '../refusal';

/** @throws Refusal when it does not exist or cannot be read. */
export async function readFileOf(file: string): Promise<Buffer> {
  return fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${file} cannot be read (${error.code}).`);
  });
}

/** Resolves a typed file or folder. @throws Refusal when it is empty, e.g. from an unset variable. */
export function placeOf(typed: CommandLineArgs[string] | undefined, { cwd }: LocalContext): string {
  if (typeof typed !== 'string' || typed.trim() === '') throw new Refusal('Name a file or a folder.');
  return path.resolve(cwd, typed);
}

/** The file itself, or the files of a folder accepted by `isWanted`. @throws Refusal when there is none. */
export async function filesAt(place: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const stats = await fs.stat(place).catch(() => undefined);
  if (!stats) throw new Refusal(`There is no file or folder ${place}.`);
  if (!stats.isDirectory()) return [place];
  const names = (await fs.readdir(place)).filter(isWanted).sort();
  if (names.length === 0) throw new Refusal(`There is nothing to import in ${place}.`);
  return names.map((name) => path.join(place, name));
}

/** Writes a text file atomically; creates its folder if needed. @throws NotPermittedError */
export function writeText(file: string, text: string): Promise<void> {
  return permitted(file, () => writeWhole(file, (partial) => fs.writeFile(partial, text)));
}
