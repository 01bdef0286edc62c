import type { ErrorCode } from '@/lib/domain/errors';

/** What the line does to a call (scripts/lib/faulty-line.mjs). */
export type Fault = { reaches?: boolean; delayMs?: number; answer: string | number; times?: number };

/** A fault, what the storefront makes of it, and whether the shop API has done the work all the same. */
export type FaultCase = { code: ErrorCode; isDone: boolean; fault: Fault };

/** All but `slow`, which depends on how long the storefront waits. */
export const LINE_FAULTS = {
  resetBefore: { code: 'unavailable', isDone: false, fault: { reaches: false, answer: 'reset' } },
  resetAfterCommit: { code: 'unavailable', isDone: true, fault: { answer: 'reset' } },
  error500: { code: 'bad_upstream', isDone: false, fault: { reaches: false, answer: 500 } },
  html: { code: 'bad_upstream', isDone: false, fault: { reaches: false, answer: 'garbage' } },
  truncated: { code: 'unavailable', isDone: true, fault: { answer: 'truncated' } },
  wrongTypes: { code: 'bad_upstream', isDone: true, fault: { answer: 'wrongTypes' } },
  huge: { code: 'bad_upstream', isDone: true, fault: { answer: 'huge' } },
} as const satisfies Record<string, FaultCase>;

export type LineFault = keyof typeof LINE_FAULTS;
