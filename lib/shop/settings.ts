import 'server-only';
import { orderSettings, promotionOffer } from '@/lib/contract/shop/content';
import type { PurchaseLimits } from '@/lib/domain/limits';
import { type Paise, paiseFromRupees } from '@/lib/domain/money';
import type { CustomerCaller } from './acting';
import { type Caller, shopFetch } from './shop-fetch';

/** Purchase limits; 0 means none. */
export async function getPurchaseLimits(caller?: Caller): Promise<PurchaseLimits> {
  const { data } = await shopFetch(orderSettings, {}, caller);
  return {
    minimum: paiseFromRupees(data[0]?.minimum_purchase ?? 0),
    maximum: paiseFromRupees(data[0]?.maximum_purchase ?? 0),
  };
}

/** The promotion credit of the acting customer's own mobile (decisions.md 8). */
export async function getPromotionCredit(caller: CustomerCaller, mobile: string): Promise<Paise> {
  const answer = await shopFetch(promotionOffer, { reg_mobile_no: mobile }, { ...caller, read: true });
  return paiseFromRupees(answer.message.amount);
}
