/** Where the local provider's page of a link is, on this API. */
export function localPagePath(linkId: string): string {
  return `/payments/local/${linkId}`;
}
