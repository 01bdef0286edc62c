'use client';

import { useState } from 'react';
import { AddressLines } from '@/components/account/addresses/address-lines';
import { buttonClass } from '@/components/ui/button/button-class';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { Icon } from '@/components/ui/icon/icon';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { telLink } from '@/components/ui/tel-link';
import { useOrder, useTracking } from '@/lib/client/orders/use-orders';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { RefundNote } from './refund-note';
import styles from './track.module.css';
import { TrackForm } from './track-form';
import { TrackSkeleton } from './track-skeleton';
import { TrackingNews } from './tracking-news';
import { TrackingTimeline } from './tracking-timeline';
import { useOrderId } from './use-order-id';

/** Order ID box, Track, and the tracking timeline (spec 2, Track Order). */
export function TrackView({ phone }: { phone: string }) {
  const text = useText();
  const navigation = useNavigation();
  const { orderId, hasLabel } = useOrderId();
  const { data, failed, notFound, isLoading, isValidating } = useTracking(orderId);
  const none = hasLabel && (!orderId || notFound || data?.entries.length === 0);
  const { isLeft, leave, stay } = useLeft(orderId);
  const [isAsked, setAsked] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const entries = isLeft ? [] : (data?.entries ?? []);
  const message = none ? data?.message || text('order.not_found') : undefined;

  function track(id: string): void {
    setAsked(true);
    setWaiting(true);
    if (id === orderId) {
      stay();
      void Promise.all([revalidate(keys.order(id)), revalidate(keys.tracking(id))]);
    } else {
      leave();
      navigation.replace(paths.trackOrder(id), { scroll: false });
    }
  }

  return (
    <>
      <TrackForm
        orderId={orderId}
        answer={message}
        busy={isValidating}
        isWaiting={isWaiting}
        onTrack={track}
        onAnswered={() => setWaiting(false)}
        onRefused={leave}
      />
      <div className={styles.result}>
        {isLoading && <TrackSkeleton />}
        {failed && orderId && !isLeft && <FailedState onRetry={() => revalidate(keys.tracking(orderId))} />}
        <TrackingNews
          orderId={orderId}
          status={isWaiting ? undefined : entries.at(-1)?.status}
          isAsked={isAsked}
        />
        {entries.length > 0 && <TrackingTimeline entries={entries} />}
        {entries.length > 0 && <DeliveringTo orderId={orderId} phone={phone} />}
      </div>
    </>
  );
}

/** Whether the shopper has entered another id, valid or not, than that of the order in the URL. */
function useLeft(orderId: string | undefined) {
  const [at, setAt] = useState(orderId);
  const [isLeft, setLeft] = useState(false);
  if (at !== orderId) {
    setAt(orderId);
    setLeft(false);
  }
  return { isLeft, leave: () => setLeft(true), stay: () => setLeft(false) };
}

type DeliveringToProps = { orderId: string | undefined; phone: string };

function DeliveringTo({ orderId, phone }: DeliveringToProps) {
  const text = useText();
  const { data } = useOrder(orderId);
  if (!data) return null;
  return (
    <div>
      <RefundNote className={styles.refund} refund={data.refund} />
      <p className="small muted">{text('track.delivering_to')}</p>
      <address className={styles.address}>
        <b>{data.shipTo.name}</b>
        <br />
        <AddressLines place={data.shipTo} />
      </address>
      {phone !== '' && (
        <p className={styles.call}>
          <a className={buttonClass({ variant: 'line', size: 'sm' })} href={telLink(phone)}>
            <Icon name="phone" size={20} />
            {phone}
          </a>
        </p>
      )}
    </div>
  );
}
