import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { MEDIA_WIDTHS, ZOOM_WIDTH } from '@/lib/domain/media-url';
import { trimEnd } from '@/lib/domain/trim-end';
import { exists } from '@/shop-api/files/exists';
import { type StoredPicture, storePicture } from '@/shop-api/media/store-picture';

export type PictureUse = {
  /** The name in the table. */
  name: string;
  /** The cell, for error messages. */
  place: string;
  /** The folder that contains the table. */
  folder: string;
};

/** Stored pictures by their name in the table. */
export const picturesWire = z.record(z.string(), z.object({ base: z.string(), hasZoom: z.boolean() }));
export type Pictures = Record<string, StoredPicture>;

type LoadedPicture = PictureUse & { bytes: Buffer; width: number };

const MAX_BYTES = 30 * 1024 * 1024;
const isFileName = (name: string) => /\.[a-z0-9]{2,5}$/i.test(name);

/** Reads every picture that is given as a file; unreadable ones are returned as problems. Stores nothing. */
export async function readPictures(
  uses: readonly PictureUse[],
): Promise<{ read: LoadedPicture[]; problems: string[] }> {
  const read: LoadedPicture[] = [];
  const problems: string[] = [];
  for (const use of onePerName(uses).filter(({ name }) => isFileName(name))) {
    const bytes = await fs.readFile(path.resolve(use.folder, use.name)).catch(() => undefined);
    const metadata = bytes && bytes.length <= MAX_BYTES ? await sizeOf(bytes) : undefined;
    if (!bytes) problems.push(`${use.place}: there is no file ${use.name}`);
    else if (!metadata) problems.push(`${use.place}: ${use.name} is not a picture that the shop can read`);
    else read.push({ ...use, bytes, width: metadata });
  }
  return { read, problems };
}

async function sizeOf(bytes: Buffer): Promise<number | undefined> {
  return sharp(bytes)
    .metadata()
    .then(
      ({ width }) => width,
      () => undefined,
    );
}

/** Stores the pictures read (with `onTrial`, only computes their names), and finds those already in `mediaDir`. */
export async function storePictures(
  read: readonly LoadedPicture[],
  uses: readonly PictureUse[],
  { mediaDir, onTrial }: { mediaDir: string; onTrial: boolean },
): Promise<Pictures> {
  if (read.length > 0 && !onTrial) await fs.mkdir(mediaDir, { recursive: true });
  const pictures: Pictures = {};
  for (const { name, bytes, width } of read) {
    const source = { name: baseName(name), picture: bytes, zoom: width >= ZOOM_WIDTH ? bytes : undefined };
    pictures[name] = await storePicture(source, onTrial ? undefined : mediaDir);
  }
  for (const { name } of onePerName(uses)) {
    if (!isFileName(name) && (await isStored(mediaDir, name, MEDIA_WIDTHS[0]))) {
      pictures[name] = { base: name, hasZoom: await isStored(mediaDir, name, ZOOM_WIDTH) };
    }
  }
  return pictures;
}

function onePerName(uses: readonly PictureUse[]): PictureUse[] {
  return [...new Map(uses.map((use) => [use.name, use])).values()];
}

function baseName(name: string): string {
  const plain = path
    .parse(name)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  return trimEnd(plain, '-').slice(0, 60) || 'picture';
}

async function isStored(mediaDir: string, base: string, width: number): Promise<boolean> {
  return /^[a-z0-9-]+$/.test(base) && exists(path.join(mediaDir, `${base}-${width}.webp`));
}
