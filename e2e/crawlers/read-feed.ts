import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { absolute } from './read-page';

const itemSchema = z.object({
  'g:id': z.string(),
  'g:title': z.string(),
  'g:product_type': z.string(),
  'g:link': z.string(),
  'g:image_link': z.string(),
  'g:availability': z.enum(['in_stock', 'out_of_stock']),
  'g:price': z.string().regex(/^\d+\.\d\d INR$/),
  'g:sale_price': z
    .string()
    .regex(/^\d+\.\d\d INR$/)
    .optional(),
  'g:item_group_id': z.string(),
});
export type FeedItem = z.output<typeof itemSchema>;

const feedSchema = z.object({
  rss: z.object({ channel: z.object({ title: z.string(), item: z.array(itemSchema).min(1) }) }),
});

async function readXml(path: string): Promise<unknown> {
  const response = await fetch(absolute(path));
  expect(response.status, path).toBe(200);
  const xml = await response.text();
  expect(XMLValidator.validate(xml), `${path} is well-formed`).toBe(true);
  return new XMLParser({ parseTagValue: false, ignoreAttributes: false, attributeNamePrefix: '' }).parse(xml);
}

export async function readFeed(): Promise<FeedItem[]> {
  return feedSchema.parse(await readXml(unlinkedPaths.productFeed)).rss.channel.item;
}

const pictureSchema = z.object({ 'image:loc': z.string() });

const sitemapSchema = z.object({
  urlset: z.object({
    url: z.array(
      z.object({
        loc: z.string(),
        // The parser returns an object for one element, an array for several.
        'image:image': z.union([pictureSchema, z.array(pictureSchema)]).default([]),
        'xhtml:link': z.array(z.object({ hreflang: z.string(), href: z.string() })),
      }),
    ),
  }),
});

type SitemapEntry = { url: string; images: string[]; languages: Record<string, string> };

/** The URLs of the sitemap, each with its images and with its URL in each language. */
export async function readSitemap(): Promise<SitemapEntry[]> {
  const { urlset } = sitemapSchema.parse(await readXml('/sitemap.xml'));
  return urlset.url.map((entry) => ({
    url: entry.loc,
    images: [entry['image:image']].flat(2).map((image) => image['image:loc']),
    languages: Object.fromEntries(entry['xhtml:link'].map(({ hreflang, href }) => [hreflang, href])),
  }));
}
