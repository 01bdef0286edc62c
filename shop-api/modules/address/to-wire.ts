import type { z } from 'zod';
import type { addressWire } from '@/lib/contract/shop/account';
import type { Address } from './repository';
import { toShippingDetail } from './shipping-detail';

export function toAddressWire(address: Address): z.infer<typeof addressWire> {
  return {
    address_id: address.id,
    default_address: address.isDefault ? '1' : '0',
    ...toShippingDetail(address),
  };
}
