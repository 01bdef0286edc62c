export type PageKind = 'product' | 'list';

const STARTS: readonly (readonly [string, PageKind])[] = [
  ['/product-detail/', 'product'],
  ['/category/', 'list'],
  ['/today-special', 'list'],
  ['/search/', 'list'],
];

/** Which skeleton an address of this site has; undefined where its page has none. */
export function pageKindOf(href: string): PageKind | undefined {
  return STARTS.find(([start]) => href.startsWith(start))?.[1];
}
