import { generate } from 'lean-qr';
import sharp from 'sharp';
import { qrCode } from './qr-code';

test('every module is dark or light as the code has it, in four modules of white (ISO 18004)', async () => {
  const address = 'https://shop.example/';
  const { size, get } = generate(address);
  const side = size + 8;
  const svg = Buffer.from(qrCode(address));
  const { data, info } = await sharp(svg)
    .resize(side, side)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: side, height: side, channels: 1 });
  const drawn = Array.from({ length: side * side }, (_, at) => (data[at] ?? 0) < 128);
  const meant = drawn.map((_, at) => get((at % side) - 4, Math.floor(at / side) - 4));
  expect(drawn).toEqual(meant);
});
