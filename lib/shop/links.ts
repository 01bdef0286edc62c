import 'server-only';
import { safeReturn } from '@/lib/config/paths';

const OPEN_LINK = /^https:\/\/[^\s]+$/;

/** The address of a link the shop set; undefined for 'javascript:;' and anything else that is not https. */
export function toLink(link: string): string | undefined {
  return OPEN_LINK.test(link) ? link : undefined;
}

/** Where a banner leads: a page of this shop or an https address; empty for anything else. */
export function toBannerLink(link: string): string {
  return safeReturn(link) ?? toLink(link) ?? '';
}
