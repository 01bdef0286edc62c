export type PageKind = 'product' | 'list';

const STARTS: readonly (readonly [string, PageKind])[] = [
  ['/product-detail/', 'product'],
  ['/category/', 'list'],
  ['/today-special', 'list'],
  ['/search/', 'list'],
];

/** The kind of skeleton for a URL of this site; undefined when its page has none. */
export function pageKindOf(href: string): PageKind | undefined {
  return STARTS.find(([start]) => href.startsWith(start))?.[1];
}
