/** Kinds of contact form messages; a grievance goes to the grievance officer, whom the law requires. */
export const CONTACT_KINDS = ['message', 'grievance'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Everything that gets a ticket; a problem belongs to one order. */
export const ENQUIRY_KINDS = [...CONTACT_KINDS, 'problem'] as const;

export const PROBLEM_REASONS = ['missing', 'damaged', 'wrong', 'late', 'payment', 'other'] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** Whether a report lacks its message, which the reason `other` requires. */
export function lacksWords({ reason, message }: { reason: ProblemReason; message: string }): boolean {
  return reason === 'other' && message.trim() === '';
}
