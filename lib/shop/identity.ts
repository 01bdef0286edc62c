import 'server-only';
import type { CustomerActor, GuestActor } from '@/lib/contract/actor-token';
import type { Place } from '@/lib/contract/bff/delivery';
import type { MergedLine } from '@/lib/contract/bff/session';
import {
  register,
  resendotp,
  signout,
  signouteverywhere,
  userValidate,
  verifyotp,
} from '@/lib/contract/shop/identity';
import { wireStatus } from '@/lib/contract/shop/wire';
import { asCustomer, type CustomerCaller } from './acting';
import { badUpstream, type Caller, shopFetch } from './shop-fetch';

type GuestCaller = Caller & { actor: GuestActor };
type VerifiedCustomer = { name: string; mobile: string; actor: CustomerActor };

/** Sends a code; when `sent` is false, `message` says why. The demo's `otp` is not passed on (decisions.md 16). */
export async function requestOtp(
  caller: GuestCaller,
  input: { name: string; mobile: string },
): Promise<{ sent: boolean; message: string }> {
  const { data } = await shopFetch(register, input, caller);
  return { sent: data.status === wireStatus.done, message: data.message };
}

export async function resendOtp(
  caller: GuestCaller,
  mobile: string,
): Promise<{ sent: boolean; message: string }> {
  const { status, message } = await shopFetch(resendotp, { mobile }, caller);
  return { sent: status === wireStatus.done, message };
}

/** Signs in; without `customer`, `message` says why not. The same key gets the same response. */
export async function verifyOtp(
  caller: GuestCaller,
  input: { mobile: string; otp: string },
  idempotencyKey: string,
): Promise<{ customer?: VerifiedCustomer; message: string; merged: MergedLine[] }> {
  const { data } = await shopFetch(
    verifyotp,
    { ...input, session_id: caller.actor.id },
    { ...caller, idempotencyKey },
  );
  if (data.status !== wireStatus.done) return { message: data.message, merged: [] };
  if (!data.users) throw badUpstream(verifyotp, caller.requestId, ['users: missing with status 1']);
  const { id, name, mobile, session_id: sid } = data.users;
  return {
    customer: { name, mobile, actor: { kind: 'customer', id, sid } },
    message: data.message,
    merged: data.merged_list.map((line) => ({
      name: line.product_name,
      name2: line.product_name2,
      wanted: line.wanted_quantity,
      quantity: line.quantity,
    })),
  };
}

export async function signOut(caller: CustomerCaller): Promise<void> {
  await shopFetch(signout, asCustomer(caller), caller);
}

export async function signOutEverywhere(caller: CustomerCaller): Promise<void> {
  await shopFetch(signouteverywhere, asCustomer(caller), caller);
}

/** Whether the customer is active or suspended (spec 4), and the place of the default address. */
export async function checkCustomer(caller: CustomerCaller): Promise<{ isActive: boolean; place?: Place }> {
  const { data } = await shopFetch(userValidate, asCustomer(caller), caller);
  const isActive = data.userId !== '';
  if (!data.default_place) return { isActive };
  const { pincode, city_name: city, served } = data.default_place;
  return { isActive, place: { pincode, city, served: served === '1' } };
}
