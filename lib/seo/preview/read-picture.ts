import 'server-only';
import fs from 'node:fs/promises';
import path from 'node:path';
import { getEnv } from '@/lib/config/env';
import { readLimited } from '@/lib/config/read-limited';
import { MEDIA_WIDTHS, mediaUrl } from '@/lib/domain/media-url';

const LARGEST_PX = Math.max(...MEDIA_WIDTHS);
const LARGEST_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 5_000;
const BASE_NAME = /^[a-z0-9-]+$/;

/** Reads the largest size of a stored picture, or downloads one with an absolute URL. @throws when that fails. */
export async function readPicture(image: string): Promise<Buffer> {
  if (!BASE_NAME.test(image)) return download(mediaUrl(image, LARGEST_PX));
  return fs.readFile(path.join(getEnv().mediaDir, `${image}-${LARGEST_PX}.webp`));
}

async function download(address: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(new URL(address), { redirect: 'error', signal });
  if (!response.ok || !response.body) throw withCode(`status_${response.status}`);
  const picture = await readLimited(response.body, LARGEST_BYTES);
  if (!picture) throw withCode('too_large');
  return picture;
}

function withCode(code: string): Error {
  return Object.assign(new Error(code), { code });
}
