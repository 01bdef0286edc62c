import type { Address, Profile, Unfinished } from '@/lib/contract/bff/account';
import type { AgainLine } from '@/lib/contract/bff/buy-again';
import type { Cart, CartCheck } from '@/lib/contract/bff/cart';
import type { Delivery, FoundPincode } from '@/lib/contract/bff/delivery';
import type { CaptchaChallenge, SentEnquiry } from '@/lib/contract/bff/enquiry';
import type {
  LastOrder,
  OrderDetails,
  OrderSummary,
  PaymentResult,
  Tracking,
} from '@/lib/contract/bff/orders';
import type { ProductCards, ProductPage, Suggestions } from '@/lib/contract/bff/product';
import type { MergedLine, Session } from '@/lib/contract/bff/session';
import type { Guard } from './fetcher';
import { isRecord } from './is-record';

type FieldType = 'string' | 'number' | 'boolean' | 'list' | 'record' | 'any';

function hasType(value: unknown, type: FieldType): boolean {
  if (type === 'any') return true;
  if (type === 'list') return Array.isArray(value);
  if (type === 'record') return isRecord(value);
  return typeof value === type;
}

/** Makes a guard that checks only the top level: enough to notice a response of another version. */
function shapeOf<Value>(fields: { [Field in keyof Value]-?: FieldType }): Guard<Value> {
  const types: [string, FieldType][] = Object.entries(fields);
  return (value): value is Value =>
    isRecord(value) && types.every(([field, type]) => hasType(value[field], type));
}

type CartWriteAnswer = { cart: Cart; message?: string | undefined };
export type RequestOtpAnswer = { sent: boolean; message: string; demoInboxUrl?: string | undefined };
export type ResendOtpAnswer = { sent: boolean; message: string };
export type VerifyOtpAnswer = { verified: boolean; message: string; session: Session; merged: MergedLine[] };
type ProfileAnswer = { profile: Profile; message?: string | undefined };

export const isSession = shapeOf<Session>({ customer: 'any', suspended: 'boolean' });
export const isRequestOtpAnswer = shapeOf<RequestOtpAnswer>({
  sent: 'boolean',
  message: 'string',
  demoInboxUrl: 'any',
});
export const isResendOtpAnswer = shapeOf<ResendOtpAnswer>({ sent: 'boolean', message: 'string' });
export const isVerifyOtpAnswer = shapeOf<VerifyOtpAnswer>({
  verified: 'boolean',
  message: 'string',
  session: 'record',
  merged: 'list',
});
export const isMessage = shapeOf<{ message: string }>({ message: 'string' });
export const isCart = shapeOf<Cart>({
  version: 'number',
  owner: 'string',
  lines: 'list',
  promotionCredit: 'number',
  limits: 'record',
  onlinePayment: 'boolean',
  orderedAs: 'any',
});
export const isCartWrite = shapeOf<CartWriteAnswer>({ cart: 'record', message: 'any' });
export const isCartCheck = shapeOf<CartCheck>({
  problems: 'list',
  priceChanges: 'list',
  subtotal: 'number',
  openPayment: 'number',
  cart: 'record',
});
export const isBuyAgainAnswer = shapeOf<{ cart: Cart; lines: AgainLine[]; message: string }>({
  cart: 'record',
  lines: 'list',
  message: 'string',
});
export const isCustomerData = shapeOf<{ data: object; isWhole: boolean }>({
  data: 'record',
  isWhole: 'boolean',
});
export const isUnfinished = shapeOf<Unfinished>({ orders: 'list', payments: 'list' });
export const isAddresses = shapeOf<{ addresses: Address[] }>({ addresses: 'list' });
export const isCities = shapeOf<{ cities: string[] }>({ cities: 'list' });
export const isPincodes = shapeOf<{ pincodes: string[] }>({ pincodes: 'list' });
export const isDelivery = shapeOf<Delivery>({
  pincode: 'string',
  served: 'boolean',
  city: 'string',
  message: 'string',
});
export const isFoundPincode = shapeOf<FoundPincode>({ pincode: 'string', message: 'string' });
export const isPincodeAlerts = shapeOf<{ pincodes: string[] }>({ pincodes: 'list' });
export const isProfileAnswer = shapeOf<ProfileAnswer>({ profile: 'record', message: 'any' });
export const isOrders = shapeOf<{ orders: OrderSummary[]; message: string }>({
  orders: 'list',
  message: 'string',
});
export const isOrderDetails = shapeOf<OrderDetails>({
  id: 'string',
  orderedAt: 'string',
  status: 'string',
  deliveryDate: 'string',
  total: 'number',
  lines: 'list',
  paymentType: 'string',
  subtotal: 'number',
  promotion: 'number',
  shipTo: 'record',
  refund: 'any',
  problemTicket: 'string',
});
export const isTracking = shapeOf<Tracking>({ entries: 'list', message: 'string' });
export const isLastOrder = shapeOf<LastOrder>({
  id: 'string',
  subtotal: 'number',
  promotion: 'number',
  deliveryDate: 'string',
  isCancelled: 'boolean',
});
export const isPlacedOrder = shapeOf<{ orderId: string }>({ orderId: 'string' });
export const isPaymentPage = shapeOf<{ paymentUrl: string }>({ paymentUrl: 'string' });
export const isPaymentResult = shapeOf<PaymentResult>({ status: 'string', orderId: 'any' });
export const isCaptchaChallenge = shapeOf<CaptchaChallenge>({ parameters: 'record', signature: 'string' });
export const isSentEnquiry = shapeOf<SentEnquiry>({ message: 'string', ticket: 'string' });
export const isSuggestions = shapeOf<Suggestions>({ products: 'list', more: 'boolean' });
export const isProductCards = shapeOf<ProductCards>({ products: 'list' });
export const isShareAnswer = shapeOf<{ link: string }>({ link: 'string' });
export const isProductPage = shapeOf<ProductPage>({
  products: 'list',
  count: 'number',
  page: 'number',
  pageCount: 'number',
});
