import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { CustomerActor, GuestActor } from '@/lib/contract/actor-token';
import { register, verifyotp } from '@/lib/contract/shop/identity';
import { doAs } from './call-as';
import type { Target } from './target';

export type Customer = { actor: CustomerActor; mobile: string; name: string };

export function newGuest(): GuestActor {
  return { kind: 'guest', id: randomUUID() };
}

export function newMobile(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

type VerifiedData = z.output<typeof verifyotp.output>['data'];
export type SignedIn = Customer & { merged: VerifiedData['merged_list'] };

/** Reads a code from the phone it was sent to. */
export type ReadCode = (mobile: string) => Promise<string>;

type SignInOptions = { guest?: GuestActor; mobile?: string; name?: string; readCode?: ReadCode | undefined };

/** Signs in by register and verifyotp, as a shopper does; without `readCode` the API must be in demo mode. */
export async function signIn(
  target: Target,
  { guest = newGuest(), mobile = newMobile(), name = 'Meena', readCode }: SignInOptions = {},
): Promise<SignedIn> {
  const registered = await doAs(target, guest, register, { name, mobile });
  const otp = registered.data.otp ?? (await readCode?.(mobile));
  if (otp === undefined) throw new Error(`no code was answered: ${registered.data.message}`);
  const { data } = await doAs(target, guest, verifyotp, { mobile, otp, session_id: guest.id });
  if (!data.users) throw new Error(`not signed in: ${data.message}`);
  const { id, session_id: sid } = data.users;
  return {
    actor: { kind: 'customer', id, sid },
    mobile,
    name: data.users.name,
    merged: data.merged_list,
  };
}
