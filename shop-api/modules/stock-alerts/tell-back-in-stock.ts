import { paths } from '@/lib/config/paths';
import { topics } from '@/shop-api/modules/sms/content';
import { type TellDeps, tellInBatches } from '@/shop-api/modules/sms/tell-in-batches';
import { claimFulfilled, removeAlert } from './repository';

/** Operators carry no longer variable. */
const LONGEST_NAME = 30;

/** Tells everybody whose product can be bought again, whatever brought it back. */
export function tellBackInStock(deps: TellDeps, stopping?: AbortSignal): Promise<void> {
  return tellInBatches(
    deps,
    {
      claim: claimFulfilled,
      toSms: ({ customerId, productId, mobile, name, slug }) => {
        const product = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
        const values = { product, link: `${deps.config.appOrigin}${paths.product(slug)}` };
        const topic = topics.stock(customerId, productId);
        return { topic, mobile, content: { template: 'back_in_stock', values } };
      },
      remove: (tx, { customerId, productId }) => removeAlert(tx, customerId, productId),
    },
    stopping,
  );
}
