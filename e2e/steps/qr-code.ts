import { generate } from 'lean-qr';
import sharp from 'sharp';
import { expect } from '@/e2e/fixtures/test';

/** Width of the white border that scanners need, in modules (ISO 18004). */
const QUIET = 4;

/** Compares every module of the drawn QR code with the code for `address`. */
export async function expectCodeOf(address: string, svg: Buffer): Promise<void> {
  const { size, get } = generate(address);
  const side = size + 2 * QUIET;
  const drawing = sharp(svg).resize(side, side).greyscale().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: side, height: side, channels: 1 });
  const drawn = Array.from(data, (light) => light < 128);
  expect(drawn).toEqual(drawn.map((_dark, at) => get((at % side) - QUIET, Math.floor(at / side) - QUIET)));
}
