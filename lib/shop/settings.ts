import 'server-only';
import { orderSettings, promotionOffer } from '@/lib/contract/shop/content';
import type { PurchaseLimits } from '@/lib/domain/limits';
import { type Paise, paiseFromRupees } from '@/lib/domain/money';
import type { CustomerCaller } from './acting';
import { type Caller, shopFetch } from './shop-fetch';

export type OrderSettings = {
  /** 0 means none. */
  limits: PurchaseLimits;
  /** Whether the shop takes online payment; Cash On Delivery it always takes. */
  onlinePayment: boolean;
};

export async function getOrderSettings(caller?: Caller): Promise<OrderSettings> {
  const [settings] = (await shopFetch(orderSettings, {}, caller)).data;
  return {
    limits: {
      minimum: paiseFromRupees(settings?.minimum_purchase ?? 0),
      maximum: paiseFromRupees(settings?.maximum_purchase ?? 0),
    },
    onlinePayment: settings?.online_payment === '1',
  };
}

/** The promotion credit of the acting customer's own mobile (decisions.md 8). */
export async function getPromotionCredit(caller: CustomerCaller, mobile: string): Promise<Paise> {
  const answer = await shopFetch(promotionOffer, { reg_mobile_no: mobile }, { ...caller, read: true });
  return paiseFromRupees(answer.message.amount);
}
