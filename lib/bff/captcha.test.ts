import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from '@/lib/contract/bff/enquiry';
import { MINUTE_MS } from '@/lib/domain/durations';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { newCaptcha, requireSolved } from './captcha';

setStorefrontEnv();

async function solve(challenge: CaptchaChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}

const check = (payload: unknown) => requireSolved(JSON.stringify(payload));
const refused = { code: 'bad_request', field: 'captcha' };

test('[d14.captcha] a solved captcha always gives the same key, and each captcha gives another key', async () => {
  const [one, other] = [await solve(await newCaptcha()), await solve(await newCaptcha())];
  const key = await check(one);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await check(one)).toBe(key);
  expect(await check(other)).not.toBe(key);
});

test('an expired captcha is refused', async () => {
  const made = (minutesAgo: number) => newCaptcha(new Date(Date.now() - minutesAgo * MINUTE_MS));
  await expect(check(await solve(await made(21)))).rejects.toMatchObject(refused);
  await expect(check(await solve(await made(19)))).resolves.toBeDefined();
});

test('a captcha with lower cost, a later expiry or a foreign signature is refused', async () => {
  const { challenge, solution } = await solve(await newCaptcha());
  const changed = (change: Partial<CaptchaChallenge['parameters']>) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } },
    solution,
  });
  for (const change of [{ cost: 1 }, { keyPrefix: '00' }, { expiresAt: 4_000_000_000 }]) {
    await expect(check(changed(change))).rejects.toMatchObject(refused);
  }
  const forged = { challenge: { ...challenge, signature: challenge.signature.replace(/./g, 'a') }, solution };
  await expect(check(forged)).rejects.toMatchObject(refused);
});

test('[d14.captcha] an unsolved captcha is refused', async () => {
  const { challenge, solution } = await solve(await newCaptcha());
  const guesses = [
    { counter: solution.counter + 1, derivedKey: solution.derivedKey },
    { counter: solution.counter, derivedKey: challenge.parameters.keyPrefix },
    { counter: -1, derivedKey: '' },
  ];
  for (const guess of guesses) {
    await expect(check({ challenge, solution: guess })).rejects.toMatchObject(refused);
  }
  for (const text of ['', 'null', '{', '{"challenge":{}}']) {
    await expect(requireSolved(text)).rejects.toMatchObject(refused);
  }
});
