import { z } from 'zod';
import { paths } from '@/lib/config/paths';
import { SHOPPER_COOKIE } from '@/lib/domain/shopper-cookie';
import limits from './budgets.json';
import floor from './floor.json';
import type { Sums } from './sum';

/** Bytes, gzip unless said otherwise. */
const measures = z.object({
  js: z.number(),
  css: z.number(),
  html: z.number(),
  /** Everything on the wire, as browsers ask for it (Brotli). */
  all: z.number(),
  requests: z.number(),
});
export type Measures = z.infer<typeof measures>;
const limitsSchema = z.record(z.string(), measures);

/** A bare Next app with one heading (bench/floor), packed as our own files are. */
export const FLOOR = floor;

const KB = 1_000;

/** What the shop is to come down to; requests have none. */
export const GOALS: Omit<Measures, 'requests'> = {
  js: Math.floor(FLOOR.js * 1.12),
  css: 15 * KB,
  html: 25 * KB,
  all: 300 * KB,
};

/** `route` as the framework names it. */
export type PageToWeigh = { name: string; route: string; path: string };

export const PAGES: readonly PageToWeigh[] = [
  { name: 'home', route: '/[lang]', path: paths.home },
  { name: 'a list of 24', route: '/[lang]/category/[slug]', path: paths.category('vegetables') },
  { name: 'a product', route: '/[lang]/product-detail/[slug]', path: paths.product('big-onion') },
];

/** The cookie of a browser that has a session with the shop: it has its scripts without being used. */
export const SHOPPING = `${SHOPPER_COOKIE}=1`;
const COOKIE_OF = { 'for somebody new': '', 'for a shopper': SHOPPING } as const;

/** A page of the sample shop, before anyone touches it, on a phone. */
export type WeighedPage = PageToWeigh & { cookie: string };

const weighedFor = (visitor: keyof typeof COOKIE_OF): WeighedPage[] =>
  PAGES.map((page) => ({ ...page, name: `${page.name}, ${visitor}`, cookie: COOKIE_OF[visitor] }));

export const FOR_SHOPPERS = weighedFor('for a shopper');
export const WEIGHED: readonly WeighedPage[] = [...weighedFor('for somebody new'), ...FOR_SHOPPERS];

/** What a page may be; it never rises without a reason. */
export function limitOf({ name }: WeighedPage): Measures {
  const limit = limitsSchema.parse(limits)[name];
  if (!limit) throw new Error(`bench/weight/budgets.json has no "${name}"`);
  return limit;
}

export function measuresOf({ js, css, html, all }: Sums): Measures {
  return { js: js.gzip, css: css.gzip, html: html.gzip, all: all.br, requests: all.requests };
}

/** What the first view does without, and how its scripts are known. */
export const NOT_YET = {
  zod: /\b_zod\b/,
  'the fields of a form': /aria-invalid/,
  'a dialog': /\.showModal\(/,
  'the share dialog': /\("share\.copy"\)/,
  'the zoom viewer': /setPointerCapture/,
  'the captcha': /\("captcha\.label"\)/,
  payment: /\("checkout\.pay_by"\)/,
} as const;
