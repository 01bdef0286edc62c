import type { Solution } from 'altcha-lib';
import type { CaptchaChallenge } from '@/lib/contract/bff/enquiry';
import { fetchJson } from '../fetcher';
import { isCaptchaChallenge } from '../guards';
import { keys } from '../keys';

export type SolvedCaptcha = {
  /** What the form sends. */
  captcha: string;
  /** When it is too old, in milliseconds since 1970. */
  expiresAt: number;
};

/**
 * Gets a challenge and solves it in a worker, which takes a second or a few.
 *
 * @throws ShopError without a challenge, Error when it could not be solved or `signal` gave up.
 */
export async function solveCaptcha(signal: AbortSignal): Promise<SolvedCaptcha> {
  const challenge = await fetchJson(keys.captcha, isCaptchaChallenge, { signal });
  const { counter, derivedKey } = await workOn(challenge, signal);
  return {
    captcha: JSON.stringify({ challenge, solution: { counter, derivedKey } }),
    expiresAt: challenge.parameters.expiresAt * 1000,
  };
}

function workOn(challenge: CaptchaChallenge, signal: AbortSignal): Promise<Solution> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    const giveUp = () => {
      worker.terminate();
      reject(new Error('the captcha was not solved'));
    };
    signal.addEventListener('abort', giveUp);
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
      signal.removeEventListener('abort', giveUp);
      if (!data) return giveUp();
      worker.terminate();
      resolve(data);
    });
    worker.postMessage(challenge);
  });
}
