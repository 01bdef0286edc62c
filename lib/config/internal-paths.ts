/** Addresses that only programs of the shop ask for; those of visitors and browsers are in paths.ts and api-paths.ts. */
export const internalPaths = {
  /** Receives the shop's change events. */
  revalidate: '/api/revalidate',
  /** The addresses of renamed products and categories. */
  moved: '/api/moved',
  /** The page that replaces one that could not be rendered. */
  unavailable: '/unavailable',
  /** The page that replaces one with nothing to show. */
  nowhere: '/nowhere',
} as const;
