import { lang } from 'next/root-params';
import { toLanguage } from '@/lib/domain/language';
import type { Text } from './text';
import { texts } from './texts';

/** The texts in the language of the rendered page, for async code: pages, metadata, JSON-LD. */
export async function getText(): Promise<Text> {
  return texts[toLanguage(await lang())];
}
