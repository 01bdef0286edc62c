import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

const FOLDER = path.join(ROOT, 'e2e/visual/pictures');

/** Saves the pictures of the screens with 256 colours each, a third of their size; the comparison bears with that. */
export async function shrinkPictures() {
  // why: this file is read before anything is installed
  const { default: sharp } = await import('sharp');
  const names = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
  for (const file of names.map((name) => path.join(FOLDER, name))) {
    const { isPalette } = await sharp(file).metadata();
    if (isPalette) continue;
    fs.writeFileSync(file, await sharp(file).png({ palette: true, quality: 95, effort: 10 }).toBuffer());
  }
}
