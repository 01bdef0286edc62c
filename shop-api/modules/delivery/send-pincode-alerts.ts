import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { topics } from '@/shop-api/modules/sms/content';
import { type AlertDeps, queueInBatches } from '@/shop-api/modules/sms/queue-in-batches';
import { claimFulfilledPincodeAlerts, removePincodeAlert } from './repository';

/** Queues an SMS to everybody whose awaited pincode is now served. */
export function sendPincodeAlerts(deps: AlertDeps, stopping?: AbortSignal): Promise<void> {
  return queueInBatches(
    deps,
    {
      claim: claimFulfilledPincodeAlerts,
      toSms: ({ customerId, pincode, mobile, language }) => {
        const values = { pincode, link: `${deps.config.appOrigin}${addressIn(language, paths.home)}` };
        return {
          topic: topics.place(customerId, pincode),
          mobile,
          language,
          content: { template: 'now_served', values },
        };
      },
      remove: (tx, { customerId, pincode }) => removePincodeAlert(tx, customerId, pincode),
    },
    stopping,
  );
}
