/**
 * Failed payments whose outcome this tab already knows, so that the failure page need not ask again. Each is the query
 * of its return URL; '' means the latest payment.
 */
export const knownFailures = new Set<string>();
