import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

const FOLDER = path.join(ROOT, 'e2e/visual/pictures');

/** Reduces the screenshots to 256 colours, a third of their size; the comparison tolerates that. */
export async function shrinkPictures() {
  // why: this module is loaded before packages are installed
  const { default: sharp } = await import('sharp');
  const names = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
  for (const file of names.map((name) => path.join(FOLDER, name))) {
    const { isPalette } = await sharp(file).metadata();
    if (isPalette) continue;
    fs.writeFileSync(file, await sharp(file).png({ palette: true, quality: 95, effort: 10 }).toBuffer());
  }
}
