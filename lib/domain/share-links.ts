export type ShareTarget = 'whatsapp' | 'facebook' | 'x';

export type Shared = { text: string; url: string };

function withParams(base: string, params: Record<string, string>): string {
  // why: apps that open the link show a plus as a plus, not as a space
  return `${base}?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`;
}

/** Share pages of other sites, in the order they are shown (decisions.md 31). */
export const SHARE_LINKS: readonly { target: ShareTarget; href: (shared: Shared) => string }[] = [
  { target: 'whatsapp', href: ({ text, url }) => withParams('https://wa.me/', { text: `${text} ${url}` }) },
  {
    target: 'facebook',
    href: ({ url }) => withParams('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  { target: 'x', href: ({ text, url }) => withParams('https://x.com/intent/post', { text, url }) },
];
