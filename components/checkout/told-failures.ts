/**
 * Payments this tab was told have failed, each by the query of its way back ('' is the latest one, asked about by no
 * name), so that the page of the failure need not ask anew.
 */
export const toldFailures = new Set<string>();
