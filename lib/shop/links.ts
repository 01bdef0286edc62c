import 'server-only';
import { safeReturn } from '@/lib/config/paths';
import { pathOf } from '@/lib/domain/language';

const OPEN_LINK = /^https:\/\/[^\s]+$/;

/** A link that the shop has set; undefined for 'javascript:;' and anything else that is not https. */
export function toLink(link: string): string | undefined {
  return OPEN_LINK.test(link) ? link : undefined;
}

/** The link of a banner: a path of this site without its language, or an https address; empty for anything else. */
export function toBannerLink(link: string): string {
  const path = safeReturn(link);
  return (path ? safeReturn(pathOf(path)) : toLink(link)) ?? '';
}
