import type { ErrorCode } from '@/lib/domain/errors';

/** What the fault proxy does to a call (scripts/lib/faulty-line.mjs). */
export type Fault = { reaches?: boolean; delayMs?: number; answer: string | number; times?: number };

/** A fault, the error the storefront answers, and whether the shop API did the work all the same. */
export type FaultCase = { code: ErrorCode; isDone: boolean; fault: Fault };

/** All faults except a slow call, which depends on the timeouts of the storefront. */
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
