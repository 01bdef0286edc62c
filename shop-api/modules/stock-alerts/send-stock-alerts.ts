import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { namesIn } from '@/lib/domain/names';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import { unmarkProduct } from '@/shop-api/modules/catalogue/marked-products';
import { topics } from '@/shop-api/modules/sms/content';
import { type AlertDeps, queueInBatches } from '@/shop-api/modules/sms/queue-in-batches';
import { claimFulfilledStockAlerts } from './repository';

/** Mobile operators accept no longer template value. */
const LONGEST_NAME = 30;

/** Queues an SMS to everybody whose awaited product is available again, whatever the cause. */
export function sendStockAlerts(deps: AlertDeps, stopping?: AbortSignal): Promise<void> {
  return queueInBatches(
    deps,
    {
      claim: claimFulfilledStockAlerts,
      toSms: ({ customerId, productId, mobile, slug, language, ...names }) => {
        const product = shortened(namesIn(language, names).name);
        const link = `${deps.config.appOrigin}${addressIn(language, paths.product(slug))}`;
        const topic = topics.stock(customerId, productId);
        return { topic, mobile, language, content: { template: 'back_in_stock', values: { product, link } } };
      },
      remove: (tx, alert) => unmarkProduct(tx, stockAlerts, alert),
    },
    stopping,
  );
}

/** Shortens a name to `LONGEST_NAME`, without splitting a Tamil letter from its signs. */
function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const letters = [...new Intl.Segmenter('ta').segment(name)].filter(
    ({ index, segment }) => index + segment.length < LONGEST_NAME,
  );
  return `${letters.map(({ segment }) => segment).join('')}…`;
}
