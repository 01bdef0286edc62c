import type { Solution } from 'altcha-lib';
import { keys } from '@/lib/config/api-paths';
import type { CaptchaChallenge } from '@/lib/contract/bff/enquiry';
import { fetchJson } from '../fetcher';
import { shapeOf } from '../guards';

const isCaptchaChallenge = shapeOf<CaptchaChallenge>({ parameters: 'record', signature: 'string' });

/**
 * Fetches a challenge and solves it in a worker, which takes a few seconds.
 *
 * @returns the value of the form's captcha field
 * @throws ShopError when there is no challenge; Error when it cannot be solved or `signal` is aborted.
 */
export async function solveCaptcha(signal: AbortSignal): Promise<string> {
  const challenge = await fetchJson(keys.captcha, isCaptchaChallenge, { signal });
  const { counter, derivedKey } = await workOn(challenge, signal);
  return JSON.stringify({ challenge, solution: { counter, derivedKey } });
}

function workOn(challenge: CaptchaChallenge, signal: AbortSignal): Promise<Solution> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    const finish = (solution: Solution | null) => {
      signal.removeEventListener('abort', giveUp);
      worker.terminate();
      if (solution) resolve(solution);
      else reject(new Error('the captcha was not solved'));
    };
    const giveUp = () => finish(null);
    signal.addEventListener('abort', giveUp);
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => finish(data));
    worker.postMessage(challenge);
  });
}
