import 'server-only';
import path from 'node:path';
import { escapeUTF8 } from 'entities';
import sharp, { type OverlayOptions } from 'sharp';

const FONT_DIR = path.join(process.cwd(), 'public', 'fonts');
/** Anek in one weight each, Latin, Tamil and ₹ in one file: Pango shapes Tamil, and asks no font of the machine. */
const FONTS = {
  display: { family: 'Koodai Display', file: path.join(FONT_DIR, 'preview-display.ttf') },
  text: { family: 'Koodai Text', file: path.join(FONT_DIR, 'preview-text.ttf') },
} as const;

/** Anek's own lines stand too far apart for a headline. */
const SPACING_OF_SIZE = -0.2;

export type Style = {
  font: keyof typeof FONTS;
  /** Sizes to try, the largest first; the first that fits is taken. */
  sizes: readonly [number, ...number[]];
  colour: string;
  /** Room in px; lines wrap at `width`. */
  width: number;
  height: number;
  struck?: boolean;
};

export type Words = { input: Buffer; width: number; height: number };

/** Words as a picture with a clear ground, as large as fits; undefined for none. */
export async function drawWords(words: string, style: Style): Promise<Words | undefined> {
  if (words.trim() === '') return undefined;
  let drawn: Words | undefined;
  for (const size of style.sizes) {
    drawn = await drawAt(words, style, size);
    if (drawn.height <= style.height && drawn.width <= style.width) return drawn;
  }
  return drawn && cropped(drawn, style);
}

async function drawAt(words: string, { font, colour, width, struck }: Style, size: number): Promise<Words> {
  const { family, file } = FONTS[font];
  const marked = struck ? `<s>${escapeUTF8(words)}</s>` : escapeUTF8(words);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${marked}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      dpi: 72,
      rgba: true,
      width,
      wrap: 'word',
      spacing: Math.round(size * SPACING_OF_SIZE),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function cropped(words: Words, { width, height }: Style): Promise<Words> {
  const size = { width: Math.min(words.width, width), height: Math.min(words.height, height) };
  const input = await sharp(words.input)
    .extract({ left: 0, top: 0, ...size })
    .toBuffer();
  return { input, ...size };
}

export function at(words: Words | undefined, left: number, top: number): OverlayOptions[] {
  return words ? [{ input: words.input, left: Math.round(left), top: Math.round(top) }] : [];
}
