/** What Next's link asks about URLs, without its other helpers. The shop's links have strings, no URL objects. */
export const formatUrl = String;

const SCHEME = /^[a-z][a-z\d+.-]*?:/i;

export function isAbsoluteUrl(url: string): boolean {
  return SCHEME.test(url);
}

/** Whether the router can go there: a path, or an absolute URL of this site. */
export function isLocalURL(url: string): boolean {
  if (!isAbsoluteUrl(url)) return true;
  try {
    return new URL(url).origin === window.location.origin;
  } catch {
    return false;
  }
}
