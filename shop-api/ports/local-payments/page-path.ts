/** The path of a link's payment page on this API. */
export function localPagePath(linkId: string): string {
  return `/payments/local/${linkId}`;
}
