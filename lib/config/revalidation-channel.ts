/** The Redis channel on which instances of the storefront tell each other what changed. */
export const REVALIDATION_CHANNEL = 'koodai:revalidate';
