import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { storePicture } from './store-picture';

let mediaDir: string;
beforeEach(async () => {
  mediaDir = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-pictures-'));
});
afterEach(() => fs.rm(mediaDir, { recursive: true }));

const GREEN = { red: 40, green: 160, blue: 64 };

async function halfClear(encode: (image: Sharp) => Sharp): Promise<Buffer> {
  const image = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 4,
      background: { r: GREEN.red, g: GREEN.green, b: GREEN.blue, alpha: 0.5 },
    },
  });
  return encode(image).toBuffer();
}

test.each([
  ['a PNG of a few colours', (image: Sharp) => image.png({ palette: true })],
  ['a PNG of 16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
  ['a WebP', (image: Sharp) => image.webp({ lossless: true })],
])('%s keeps its colours and transparency in every size and format', async (_name, encode) => {
  const { base } = await storePicture(
    { name: 'leaf', picture: await halfClear(encode), zoom: undefined },
    mediaDir,
  );
  for (const file of ['160.webp', '160.avif', '320.webp', '320.avif']) {
    const { channels } = await sharp(path.join(mediaDir, `${base}-${file}`)).stats();
    const [red, green, blue, alpha] = channels.map(({ mean }) => Math.round(mean / 8) * 8);
    expect({ file, red, green, blue, alpha }).toEqual({ file, ...GREEN, alpha: 128 });
  }
});

test('a picture is never enlarged, and existing sizes are not created again', async () => {
  const source = { name: 'leaf', picture: await halfClear((image) => image.png()), zoom: undefined };
  const { base } = await storePicture(source, mediaDir);
  expect(await sharp(path.join(mediaDir, `${base}-840.avif`)).metadata()).toMatchObject({ width: 400 });
  const file = path.join(mediaDir, `${base}-160.webp`);
  await fs.writeFile(file, 'kept');
  await fs.rm(path.join(mediaDir, `${base}-160.avif`));
  await storePicture(source, mediaDir);
  expect(await fs.readFile(file, 'utf8')).toBe('kept');
  expect(await sharp(path.join(mediaDir, `${base}-160.avif`)).metadata()).toMatchObject({ width: 160 });
});
