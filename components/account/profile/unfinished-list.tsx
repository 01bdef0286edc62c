import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { Link } from '@/components/ui/link/link';
import { paths } from '@/lib/config/paths';
import type { Unfinished } from '@/lib/contract/bff/account';
import { formatPaise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import styles from './unfinished-list.module.css';

/** Orders and payments still in progress, each with a link to its order. */
export function UnfinishedList({ unfinished: { orders, payments } }: { unfinished: Unfinished }) {
  const text = useText();
  return (
    <InlineMessage>
      <p>{text('erase.under_way')}</p>
      <ul className={styles.unfinished}>
        {orders.map((id) => (
          <li key={id}>
            <OrderLink id={id} /> {text('erase.order')}
          </li>
        ))}
        {payments.map(({ id, state, amount, orderId }) => (
          <li key={id}>
            {orderId !== '' && (
              <>
                <OrderLink id={orderId} />:{' '}
              </>
            )}
            {text(state === 'open' ? 'erase.payment' : 'erase.refund', { amount: formatPaise(amount) })}
          </li>
        ))}
      </ul>
    </InlineMessage>
  );
}

function OrderLink({ id }: { id: string }) {
  const text = useText();
  return (
    <Link className="link" href={paths.orderDetails(id)} prefetch={false}>
      {text('order.title')} #{id}
    </Link>
  );
}
