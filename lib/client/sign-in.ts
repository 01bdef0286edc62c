import { nanoid } from 'nanoid';
import { whenSettled } from './cart-queue';
import { fetchJson } from './fetcher';
import { requireKeptShopper } from './first-guest';
import type { RequestOtpAnswer, ResendOtpAnswer, VerifyOtpAnswer } from './guards';
import { isRequestOtpAnswer, isResendOtpAnswer, isSession, isVerifyOtpAnswer } from './guards';
import { keys } from './keys';
import { changeShopper, leaveShopper } from './shopper-signals';
import { signal, USER_SIGNAL } from './signal-keys';

/**
 * Asks for a code. `sent` false: show `message`, as no code is on its way for it. @throws ShopError, `no_cookies` where
 * the code could not be entered.
 */
export async function requestOtp(body: { name: string; mobile: string }): Promise<RequestOtpAnswer> {
  const answer = await fetchJson(keys.otp, isRequestOtpAnswer, { method: 'POST', body });
  requireKeptShopper();
  return answer;
}

/** Asks for another code; `message` says whether it was sent, or why not. @throws ShopError */
export function resendOtp(mobile: string): Promise<ResendOtpAnswer> {
  return fetchJson(keys.resendOtp, isResendOtpAnswer, { method: 'POST', body: { mobile } });
}

/**
 * Signs in. `verified` false: show `message` on the code step. Otherwise session and cart are the customer's
 * from here on, in other tabs too. A try whose answer was lost may be sent again with its key. @throws ShopError
 */
export async function verifyOtp(
  body: { mobile: string; otp: string },
  idempotencyKey: string,
): Promise<VerifyOtpAnswer> {
  // why: a quantity on its way would reach the guest's cart after it has joined the customer's
  await whenSettled();
  const answer = await fetchJson(keys.verifyOtp, isVerifyOtpAnswer, {
    method: 'POST',
    body,
    idempotencyKey,
  });
  // why: an answer that broke off may have left its cookie, and a code works once
  const verified = answer.verified || answer.session.customer?.mobile === body.mobile;
  if (verified) {
    signal(USER_SIGNAL, nanoid());
    await changeShopper(answer.session);
  }
  return { ...answer, verified };
}

/** Signs out, in other tabs too. @throws ShopError when the browser could not reach the shop. */
export async function signOut(): Promise<void> {
  await leaveShopper(await fetchJson(keys.session, isSession, { method: 'DELETE' }));
}

/** Ends every session of the customer, on other devices too. @throws ShopError unless the shop says that it is done. */
export async function signOutEverywhere(): Promise<void> {
  await leaveShopper(await fetchJson(keys.sessionsEverywhere, isSession, { method: 'DELETE' }));
}
