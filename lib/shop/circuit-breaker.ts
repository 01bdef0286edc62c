import 'server-only';
import CircuitBreaker from 'opossum';
import { errorWire } from '@/lib/contract/shop/error-wire';

export type RawResponse = { status: number; text: string };

/** Times in milliseconds. Opens when too many of enough calls failed, and later tries one call. */
const OPTIONS = {
  timeout: false,
  rollingCountTimeout: 10_000,
  volumeThreshold: 20,
  errorThresholdPercentage: 50,
  resetTimeout: 5_000,
  // why: otherwise it sorts the times of all calls every second and at each failure, for statistics nobody reads
  rollingPercentilesEnabled: false,
  enableSnapshots: false,
} as const;

type Attempt = () => Promise<RawResponse>;

/** A response with a 5xx status, thrown so that the breaker counts it as a failure. */
class FailedResponse extends Error {
  constructor(readonly response: RawResponse) {
    super('failed response');
  }
}

const breakers = new Map<string, CircuitBreaker<[Attempt], RawResponse>>();

function breakerOf(call: string): CircuitBreaker<[Attempt], RawResponse> {
  const known = breakers.get(call);
  if (known) return known;
  const breaker = new CircuitBreaker<[Attempt], RawResponse>(attemptIt, { ...OPTIONS, name: call });
  breakers.set(call, breaker);
  return breaker;
}

async function attemptIt(attempt: Attempt): Promise<RawResponse> {
  const response = await attempt();
  if (response.status >= 500 && !isPaymentProviderError(response.text)) throw new FailedResponse(response);
  return response;
}

/** Whether the payment provider failed: the shop API itself works, so this must not open the breaker. */
function isPaymentProviderError(text: string): boolean {
  try {
    return errorWire.parse(JSON.parse(text)).error.code === 'payment_link_failed';
  } catch {
    return false;
  }
}

/**
 * Runs `attempt`, unless this call has failed too often lately: then it fails at once, so that nobody waits and the
 * shop API can recover. Each call has its own breaker, so that a slow search does not block orders.
 *
 * @throws what `attempt` throws, or an Error with the code EOPENBREAKER.
 */
export async function throughBreaker(call: string, attempt: Attempt): Promise<RawResponse> {
  try {
    return await breakerOf(call).fire(attempt);
  } catch (error) {
    if (error instanceof FailedResponse) return error.response;
    throw error;
  }
}
