import 'server-only';
import CircuitBreaker from 'opossum';

export type Answer = { status: number; text: string };

/** In milliseconds. Opens when half of at least 20 calls failed within 10 s, and tries one call after 5 s. */
const OPTIONS = {
  timeout: false,
  rollingCountTimeout: 10_000,
  volumeThreshold: 20,
  errorThresholdPercentage: 50,
  resetTimeout: 5_000,
  // why: else it puts the times of all calls in order, each second and at each failure, and nobody reads them
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
} as const;

type Attempt = () => Promise<Answer>;

/** The payment provider refused one payment, or is silent: the shop API itself does its work, and others may pay. */
const OF_THE_PROVIDER = /"code":\s*"payment_link_failed"/;

/** An answer that counts as a failure of the shop API: it is there, and cannot do its work. */
class FailedAnswer extends Error {
  constructor(readonly answer: Answer) {
    super('failed answer');
  }
}

const breakers = new Map<string, CircuitBreaker<[Attempt], Answer>>();

function breakerOf(call: string): CircuitBreaker<[Attempt], Answer> {
  const known = breakers.get(call);
  if (known) return known;
  const breaker = new CircuitBreaker<[Attempt], Answer>(attemptIt, { ...OPTIONS, name: call });
  breakers.set(call, breaker);
  return breaker;
}

async function attemptIt(attempt: Attempt): Promise<Answer> {
  const answer = await attempt();
  if (answer.status >= 500 && !OF_THE_PROVIDER.test(answer.text)) throw new FailedAnswer(answer);
  return answer;
}

/**
 * Makes an attempt, unless this call failed too often lately: then nobody waits for the shop API, and it is left alone to
 * recover. Each call has its own breaker, so that a slow search keeps nobody from ordering.
 *
 * @throws what the attempt throws, or an Error with the code EOPENBREAKER.
 */
export async function throughBreaker(call: string, attempt: Attempt): Promise<Answer> {
  try {
    return await breakerOf(call).fire(attempt);
  } catch (error) {
    if (error instanceof FailedAnswer) return error.answer;
    throw error;
  }
}
