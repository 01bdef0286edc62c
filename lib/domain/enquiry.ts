/** What a letter of the contact form is: a grievance is for the officer whom the law asks a shop to name. */
export const LETTER_KINDS = ['message', 'grievance'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Everything the operator answers under a ticket; a problem is with one order. */
export const ENQUIRY_KINDS = [...LETTER_KINDS, 'problem'] as const;

export const PROBLEM_REASONS = ['missing', 'damaged', 'wrong', 'late', 'payment', 'other'] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** Whether a report says nothing: "something else" needs words. */
export function lacksWords({ reason, message }: { reason: ProblemReason; message: string }): boolean {
  return reason === 'other' && message.trim() === '';
}
