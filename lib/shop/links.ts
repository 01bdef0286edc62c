import 'server-only';
import { safeReturn } from '@/lib/config/paths';

const OPEN_LINK = /^https:\/\/[^\s]+$/;

/** A link that the shop has set; undefined for 'javascript:;' and anything else that is not https. */
export function toLink(link: string): string | undefined {
  return OPEN_LINK.test(link) ? link : undefined;
}

/** The link of a banner: a path of this site or an https address; empty for anything else. */
export function toBannerLink(link: string): string {
  return safeReturn(link) ?? toLink(link) ?? '';
}
