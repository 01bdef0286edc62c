import { z } from 'zod';
import { paths } from '@/lib/config/paths';
import { SHOPPER_COOKIE } from '@/lib/domain/shopper-cookie';
import limits from './budgets.json';
import floor from './floor.json';
import type { Sums } from './sum';

/** Bytes, gzip except for `all`. */
const measures = z.object({
  js: z.number(),
  css: z.number(),
  html: z.number(),
  /** Everything on the wire, Brotli, as browsers get it. */
  all: z.number(),
  requests: z.number(),
});
export type Measures = z.infer<typeof measures>;
const limitsSchema = z.record(z.string(), measures);

/** The bytes of a bare Next app with one heading (bench/floor), compressed like the shop's files. */
export const FLOOR = floor;

const KB = 1_000;

/** Target bytes of each page; there is no target for requests. */
export const GOALS: Omit<Measures, 'requests'> = {
  js: Math.floor(FLOOR.js * 1.12),
  css: 15 * KB,
  html: 25 * KB,
  all: 300 * KB,
};

/** `route` is Next's name of the route. */
export type PageToWeigh = { name: string; route: string; path: string };

export const PAGES: readonly PageToWeigh[] = [
  { name: 'home', route: '/[lang]', path: paths.home },
  { name: 'a list of 24', route: '/[lang]/category/[slug]', path: paths.category('vegetables') },
  { name: 'a product', route: '/[lang]/product-detail/[slug]', path: paths.product('big-onion') },
];

/** The cookie of a browser that has been to the shop: its pages load scripts without waiting for an interaction. */
export const RETURNING_COOKIE = `${SHOPPER_COOKIE}=1`;
const COOKIE_OF = { 'for somebody new': '', 'for a shopper': RETURNING_COOKIE } as const;

/** A page of the sample shop, weighed on a phone before any interaction. */
export type WeighedPage = PageToWeigh & { cookie: string };

const weighedFor = (visitor: keyof typeof COOKIE_OF): WeighedPage[] =>
  PAGES.map((page) => ({ ...page, name: `${page.name}, ${visitor}`, cookie: COOKIE_OF[visitor] }));

export const RETURNING_PAGES = weighedFor('for a shopper');
export const WEIGHED_PAGES: readonly WeighedPage[] = [...weighedFor('for somebody new'), ...RETURNING_PAGES];

/** The budget of a page. Raise it only with a reason. @throws Error when there is none. */
export function limitOf({ name }: WeighedPage): Measures {
  const limit = limitsSchema.parse(limits)[name];
  if (!limit) throw new Error(`bench/weight/budgets.json has no "${name}"`);
  return limit;
}

export function measuresOf({ js, css, html, all }: Sums): Measures {
  return { js: js.gzip, css: css.gzip, html: html.gzip, all: all.br, requests: all.requests };
}

/** Code that must not load on the first view, with a pattern that identifies its scripts. */
export const NOT_ON_FIRST_VIEW = {
  zod: /\b_zod\b/,
  'the fields of a form': /aria-invalid/,
  'a dialog': /\.showModal\(/,
  'the share dialog': /\("share\.copy"\)/,
  'the zoom viewer': /setPointerCapture/,
  'the captcha': /\("captcha\.label"\)/,
  payment: /\("checkout\.pay_by"\)/,
} as const;
