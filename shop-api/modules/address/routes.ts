import type { FastifyInstance } from 'fastify';
import {
  address,
  addressdelete,
  addresslisting,
  addressupdate,
  defaultaddress,
} from '@/lib/contract/shop/account';
import { wireStatus } from '@/lib/contract/shop/wire';
import type { MessageId } from '@/lib/messages/message-id';
import { text } from '@/lib/messages/text';
import type { Deps } from '@/shop-api/deps';
import { refusedOf } from '@/shop-api/modules/delivery/service';
import { registerCall } from '@/shop-api/plugins/register-call';
import { type Address, listAddresses } from './repository';
import { addAddress, editAddress, makeDefault, removeAddress } from './service';
import { toAddressFields } from './shipping-detail';
import { toAddressWire } from './to-wire';

function done(message: MessageId) {
  return { data: { status: wireStatus.done, message: text(message) } };
}

export function registerAddress(app: FastifyInstance, deps: Deps): void {
  registerCall(app, address, async ({ input, actor }) => ({
    address_id: await addAddress(deps, actor.id, toAddressFields(input)),
    ...done('address.saved'),
  }));

  registerCall(app, addresslisting, async ({ actor }) => {
    const addresses = await listAddresses(deps.db, actor.id);
    const refused = await refusedOf(
      deps.db,
      addresses.map(({ pincode }) => pincode),
    );
    const toWire = (stored: Address) => ({
      ...toAddressWire(stored),
      served: refused.has(stored.pincode) ? ('0' as const) : ('1' as const),
    });
    return { data: { addresslist: addresses.map(toWire) } };
  });

  registerCall(app, addressupdate, async ({ input, actor }) => {
    await editAddress(deps, actor.id, input.address_id, toAddressFields(input));
    return done('address.saved');
  });

  registerCall(app, addressdelete, async ({ input, actor }) => {
    await removeAddress(deps, actor.id, input.address_id);
    return done('address.deleted');
  });

  registerCall(app, defaultaddress, async ({ input, actor }) => {
    await makeDefault(deps, actor.id, input.address_id);
    return done('address.default_set');
  });
}
