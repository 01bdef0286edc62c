import fs from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@/shop-api/files/write-whole';
import type { Local, Typed } from '../command';
import { Refusal } from '../refusal';

/** @throws Refusal when it is not there or not to be read. */
export async function readFileOf(file: string): Promise<Buffer> {
  return fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${file} cannot be read (${error.code}).`);
  });
}

/** The file or folder that was typed. @throws Refusal when nothing was, as by a variable that is not set. */
export function placeOf(typed: Typed[string] | undefined, { cwd }: Local): string {
  if (typeof typed !== 'string' || typed.trim() === '') throw new Refusal('Name a file or a folder.');
  return path.resolve(cwd, typed);
}

/** The file itself, or those of a folder that `isWanted` names. @throws Refusal when there is none. */
export async function filesAt(place: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const stats = await fs.stat(place).catch(() => undefined);
  if (!stats) throw new Refusal(`There is no file or folder ${place}.`);
  if (!stats.isDirectory()) return [place];
  const names = (await fs.readdir(place)).filter(isWanted).sort();
  if (names.length === 0) throw new Refusal(`There is nothing to import in ${place}.`);
  return names.map((name) => path.join(place, name));
}

/** Writes a text whole or not at all, making its folder. */
export function writeText(file: string, text: string): Promise<void> {
  return writeWhole(file, (partial) => fs.writeFile(partial, text));
}
