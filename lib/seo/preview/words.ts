import 'server-only';
import path from 'node:path';
import { escapeUTF8 } from 'entities';
import sharp, { type OverlayOptions } from 'sharp';

const FONT_DIR = path.join(process.cwd(), 'public', 'fonts');
/** Anek, one weight per file, with Latin, Tamil and ₹: so Pango shapes Tamil without any system font. */
const FONTS = {
  display: { family: 'Koodai Display', file: path.join(FONT_DIR, 'preview-display.ttf') },
  text: { family: 'Koodai Text', file: path.join(FONT_DIR, 'preview-text.ttf') },
} as const;

/** As a share of the size: Anek's default line height is too large for a headline. */
const LINE_SPACING = -0.2;

type Style = {
  font: keyof typeof FONTS;
  /** Sizes to try, largest first; the first that fits is used. */
  sizes: readonly [number, ...number[]];
  colour: string;
  /** Maximum in px; lines wrap at `width`. */
  width: number;
  height: number;
  struck?: boolean;
};

type DrawnText = { input: Buffer; width: number; height: number };

/** Draws text on a transparent background, as large as fits, cropped if none does; undefined for empty text. */
export async function drawWords(words: string, style: Style): Promise<DrawnText | undefined> {
  if (words.trim() === '') return undefined;
  let drawn: DrawnText | undefined;
  for (const size of style.sizes) {
    drawn = await drawAt(words, style, size);
    if (drawn.height <= style.height && drawn.width <= style.width) return drawn;
  }
  return drawn && cropped(drawn, style);
}

async function drawAt(
  words: string,
  { font, colour, width, struck }: Style,
  size: number,
): Promise<DrawnText> {
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
      spacing: Math.round(size * LINE_SPACING),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function cropped(words: DrawnText, { width, height }: Style): Promise<DrawnText> {
  const size = { width: Math.min(words.width, width), height: Math.min(words.height, height) };
  const input = await sharp(words.input)
    .extract({ left: 0, top: 0, ...size })
    .toBuffer();
  return { input, ...size };
}

export function at(words: DrawnText | undefined, left: number, top: number): OverlayOptions[] {
  return words ? [{ input: words.input, left: Math.round(left), top: Math.round(top) }] : [];
}
