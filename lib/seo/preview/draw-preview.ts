import 'server-only';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { text } from '@/lib/messages/text';
import { PREVIEW_SIZE, type Preview } from './preview';
import { TONE_COLOURS } from './tones';
import { at, drawWords } from './words';

const SYMBOL = path.join(process.cwd(), 'public', 'brand', 'symbol.svg');
const PAPER = '#faf7ef';
const INK = '#1a2118';
const INK_2 = '#434b3e';
const INK_3 = '#646b5c';
const LEAF = '#17603b';
const BRINJAL = '#5b2467';
const WHITE = '#ffffff';
const JPEG_QUALITY = 84;
/** Turns near-white into white; otherwise the edge of the picture shows on the tile. */
const NEARLY_WHITE_TO_WHITE = 1.04;

const TILE = { left: 600, top: 0, width: 600, height: 630 } as const;
const PICTURE = { width: 540, height: 500 } as const;
const COLUMN = { left: 64, width: 490 } as const;
const FOOT_Y = 574;

/** Draws the picture of a link preview as a JPEG; without `picture` the tile stays empty. */
export async function drawPreview(preview: Preview, picture: Buffer | undefined): Promise<Buffer> {
  const layers = await Promise.all([
    tile(preview),
    picture ? produce(picture) : [],
    brand(),
    names(preview),
    price(preview),
    flag(preview),
  ]);
  return sharp({ create: { ...PREVIEW_SIZE, channels: 3, background: PAPER } })
    .composite(layers.flat())
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

function tile({ tone }: Preview): OverlayOptions[] {
  const { left, top, width, height } = TILE;
  return [{ input: { create: { width, height, channels: 3, background: TONE_COLOURS[tone] } }, left, top }];
}

/** A picture on white is multiplied onto the tile, as CSS does on a page; a transparent one is laid over it. */
async function produce(picture: Buffer): Promise<OverlayOptions[]> {
  const image = sharp(picture).resize({ ...PICTURE, fit: 'inside' });
  const { hasAlpha } = await sharp(picture).metadata();
  const { data, info } = await (hasAlpha ? image : image.linear(NEARLY_WHITE_TO_WHITE, 0))
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = TILE.left + Math.round((TILE.width - info.width) / 2);
  const top = Math.round((TILE.height - info.height) / 2);
  return [{ input: data, left, top, blend: hasAlpha ? 'over' : 'multiply' }];
}

async function brand(): Promise<OverlayOptions[]> {
  const symbol = await sharp(await fs.readFile(SYMBOL))
    .resize(60, 60)
    .png()
    .toBuffer();
  const name = await drawWords(text('shop.name'), {
    font: 'display',
    sizes: [44],
    colour: INK,
    width: 360,
    height: 60,
  });
  const nameTop = 52 + (60 - (name?.height ?? 0)) / 2;
  return [{ input: symbol, left: COLUMN.left, top: 52 }, ...at(name, COLUMN.left + 78, nameTop)];
}

async function names({ name, name2, detail }: Preview): Promise<OverlayOptions[]> {
  const { left, width } = COLUMN;
  const [first, second, third] = await Promise.all([
    drawWords(name, { font: 'display', sizes: [88, 76, 64, 54, 46], colour: INK, width, height: 170 }),
    drawWords(name2, { font: 'text', sizes: [46, 40, 34, 28], colour: LEAF, width, height: 62 }),
    drawWords(detail, { font: 'text', sizes: [32, 27, 23], colour: INK_2, width, height: 40 }),
  ]);
  const firstTop = 158;
  const secondTop = firstTop + (first?.height ?? 0) + 22;
  return [
    ...at(first, left, firstTop),
    ...at(second, left, secondTop),
    ...at(third, left, secondTop + (second?.height ?? 0) + 22),
  ];
}

/** The price, the struck old price and the unit price, along the bottom. */
async function price({ headline, was, unitPrice, soldOut }: Preview): Promise<OverlayOptions[]> {
  const [now, before, unit] = await Promise.all([
    drawWords(headline, {
      font: 'display',
      sizes: [112, 92, 76, 60],
      colour: soldOut ? INK_3 : INK,
      width: 320,
      height: 110,
    }),
    drawWords(was, { font: 'text', sizes: [42], colour: INK_3, width: 180, height: 60, struck: true }),
    drawWords(unitPrice, {
      font: 'text',
      sizes: [34, 28],
      colour: INK_2,
      width: COLUMN.width,
      height: headline === '' ? 100 : 50,
    }),
  ]);
  const besideLeft = COLUMN.left + (now ? now.width + 28 : 0);
  const unitTop = FOOT_Y - (unit?.height ?? 0);
  return [
    ...at(now, COLUMN.left, FOOT_Y - (now?.height ?? 0)),
    ...at(unit, besideLeft, unitTop),
    ...at(before, besideLeft, unitTop - 18 - (before?.height ?? 0)),
  ];
}

async function flag({ flag: words, soldOut }: Preview): Promise<OverlayOptions[]> {
  const drawn = await drawWords(words, {
    font: 'display',
    sizes: [40],
    colour: WHITE,
    width: 400,
    height: 60,
  });
  if (!drawn) return [];
  const width = drawn.width + 56;
  const height = 76;
  const background = { create: { width, height, channels: 3 as const, background: soldOut ? INK : BRINJAL } };
  return [
    { input: background, left: TILE.left, top: 52 },
    ...at(drawn, TILE.left + 28, 52 + (height - drawn.height) / 2),
  ];
}
