import type { Cart } from '@/lib/contract/bff/cart';
import type { ProductCards } from '@/lib/contract/bff/product';
import type { Session } from '@/lib/contract/bff/session';
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
export function shapeOf<Value>(fields: { [Field in keyof Value]-?: FieldType }): Guard<Value> {
  const types: [string, FieldType][] = Object.entries(fields);
  return (value): value is Value =>
    isRecord(value) && types.every(([field, type]) => hasType(value[field], type));
}

type CartWriteAnswer = { cart: Cart; message?: string | undefined };

export const isSession = shapeOf<Session>({ customer: 'any', suspended: 'boolean' });
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
export const isProductCards = shapeOf<ProductCards>({ products: 'list' });
