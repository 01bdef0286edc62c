/**
 * Failed payments this tab was already told of, so that the failure page need not ask again. Each is the query of its
 * return URL; '' means the latest payment.
 */
export const toldFailures = new Set<string>();
