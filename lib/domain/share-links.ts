export type ShareTarget = 'whatsapp' | 'facebook' | 'x';

export type Shared = { text: string; url: string };

function withParams(base: string, params: Record<string, string>): string {
  // why: an app that is handed the link shows a plus as one
  return `${base}?${new URLSearchParams(params).toString().replaceAll('+', '%20')}`;
}

/** Pages elsewhere that hand a link on, in the order they are offered (decisions.md 31). */
export const SHARE_LINKS: readonly { target: ShareTarget; href: (shared: Shared) => string }[] = [
  { target: 'whatsapp', href: ({ text, url }) => withParams('https://wa.me/', { text: `${text} ${url}` }) },
  {
    target: 'facebook',
    href: ({ url }) => withParams('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  { target: 'x', href: ({ text, url }) => withParams('https://x.com/intent/post', { text, url }) },
];
