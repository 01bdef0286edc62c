import { z } from 'zod';
import { addressWire } from '@/lib/contract/shop/account';
import { STATE } from '@/lib/domain/state';
import type { AddressFields } from './repository';

/** An address as stored with an order and returned as `shipping_detail`. */
export const shippingDetailWire = addressWire.omit({ default_address: true, address_id: true });
export type ShippingDetail = z.infer<typeof shippingDetailWire>;

/** The address of an erased customer's orders: only the state is kept. */
export const ERASED_ADDRESS: Record<keyof ShippingDetail, string> = {
  customer_name: '',
  customer_mobile: '',
  customer_email: '',
  customer_address: '',
  customer_area: '',
  customer_landmark: '',
  customer_state: STATE,
  customer_city: '',
  customer_pincode: '',
};
/** A stored address, or an erased one. */
export const storedAddressWire = z.record(shippingDetailWire.keyof(), z.string());

export function toAddressFields(wire: ShippingDetail): AddressFields {
  return {
    name: wire.customer_name,
    mobile: wire.customer_mobile,
    email: wire.customer_email,
    address: wire.customer_address,
    area: wire.customer_area,
    landmark: wire.customer_landmark,
    state: wire.customer_state,
    city: wire.customer_city,
    pincode: wire.customer_pincode,
  };
}

/** @throws ZodError when a stored address breaks the contract. */
export function toShippingDetail(fields: AddressFields): ShippingDetail {
  return shippingDetailWire.parse({
    customer_name: fields.name,
    customer_mobile: fields.mobile,
    customer_email: fields.email,
    customer_address: fields.address,
    customer_area: fields.area,
    customer_landmark: fields.landmark,
    customer_state: fields.state,
    customer_city: fields.city,
    customer_pincode: fields.pincode,
  });
}
