import type { FastifyInstance } from 'fastify';
import {
  pincodeAvailability,
  pincodealert,
  pincodealertlist,
  pincodealertremove,
  pincodeNearby,
} from '@/lib/contract/shop/delivery';
import { wireStatus } from '@/lib/contract/shop/wire';
import { text } from '@/lib/messages/text';
import type { Deps } from '@/shop-api/deps';
import { registerCall } from '@/shop-api/plugins/register-call';
import { listPincodeAlerts, removePincodeAlert } from './repository';
import { availability, suggestPincode, waitForPincode } from './service';

export function registerDelivery(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, pincodeAvailability, async ({ input }) => ({
    data: await availability(db, input.pincode),
  }));

  registerCall(app, pincodeNearby, async ({ input }) => ({ data: await suggestPincode(deps, input) }));

  registerCall(app, pincodealert, async ({ input, actor }) => ({
    data: await waitForPincode(deps, actor.id, input.pincode),
  }));

  registerCall(app, pincodealertremove, async ({ input: { pincode }, actor }) => {
    await removePincodeAlert(db, actor.id, pincode);
    return { data: { status: wireStatus.done, message: text('pincode_alert.removed', { pincode }) } };
  });

  registerCall(app, pincodealertlist, async ({ actor }) => ({
    data: { pincodelist: await listPincodeAlerts(db, actor.id) },
  }));
}
