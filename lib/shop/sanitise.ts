import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { safeReturn } from '@/lib/config/paths';

/** Stored HTML as text a page may hold: no scripts, styles, handlers or foreign schemes (decisions.md 21). */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'hr',
      'b',
      'strong',
      'i',
      'em',
      'u',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'a',
      'span',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href'], '*': ['lang'], td: ['colspan'], th: ['colspan', 'scope'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2' },
  });
}

const OPEN_LINK = /^https:\/\/[^\s]+$/;

/** The address of a link the shop set; undefined for 'javascript:;' and anything else that is not https. */
export function toLink(link: string): string | undefined {
  return OPEN_LINK.test(link) ? link : undefined;
}

/** Where a banner leads: a page of this shop or an https address; empty for anything else. */
export function toBannerLink(link: string): string {
  return safeReturn(link) ?? toLink(link) ?? '';
}
