'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { LazyDialog } from '@/components/ui/dialog/lazy-dialog';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { Icon } from '@/components/ui/icon/icon';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import { afterPaint } from '@/lib/client/after-paint';
import { revalidate } from '@/lib/client/revalidate';
import { useAddresses } from '@/lib/client/use-addresses';
import { keys } from '@/lib/config/api-paths';
import type { Address } from '@/lib/contract/bff/account';
import { useText } from '@/lib/messages/use-text';
import styles from './address-book.module.css';
import { AddressCard } from './address-card';
import { useAddressChanges } from './use-address-changes';
import { useKeptSequence } from './use-kept-sequence';

const loadAddress = () => import('./address-dialog').then((file) => file.AddressDialog);

type Props = {
  title: string;
  /** Heading level: 1 on its own page, 2 as a section of checkout. */
  level: 1 | 2;
};

/** Saved addresses: choose the default, add, edit and delete. Used by checkout and My Addresses. */
export function AddressBook({ title, level }: Props) {
  const text = useText();
  const { addresses, isLoading, failed } = useAddresses();
  const inOrder = useKeptSequence(addresses);
  const { choose, refusal, remove } = useAddressChanges();
  const [editing, setEditing] = useState<Address | 'new'>();
  const titleId = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  const hasNone = !isLoading && !failed && addresses.length === 0;
  const edit = (what: Address | 'new') => afterPaint(() => setEditing(what));
  const addNew = () => edit('new');

  return (
    <section aria-labelledby={titleId}>
      <div className={level === 1 ? styles.pageHead : styles.head}>
        <Heading id={titleId} className={level === 2 ? styles.subtitle : ''}>
          {title}
        </Heading>
        {!(hasNone && level === 1) && (
          <Button variant="text" size="sm" onClick={addNew}>
            <Icon name="plus" size={20} />
            {text('checkout.add_new')}
          </Button>
        )}
      </div>
      {isLoading && addresses.length === 0 && <CardsSkeleton />}
      {failed && <FailedState onRetry={() => revalidate(keys.addresses)} />}
      {hasNone && <NoAddress level={level} onAdd={addNew} />}
      {refusal && <InlineMessage tone="error">{refusal}</InlineMessage>}
      {addresses.length > 0 && (
        <fieldset>
          <legend className="sr-only">{title}</legend>
          {inOrder.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onChoose={() => choose(address.id)}
              onEdit={() => edit(address)}
              onDelete={() => remove(address.id)}
            />
          ))}
        </fieldset>
      )}
      {editing && (
        <LazyDialog
          load={loadAddress}
          props={{
            address: editing === 'new' ? undefined : editing,
            onClose: () => setEditing(undefined),
          }}
        />
      )}
    </section>
  );
}

/** On its own page with the button; in a section the heading has it. */
function NoAddress({ level, onAdd }: Pick<Props, 'level'> & { onAdd: () => void }) {
  const text = useText();
  if (level === 2) return <p className={styles.none}>{text('address.none')}</p>;
  return (
    <EmptyState
      title={text('address.none')}
      action={<Button onClick={onAdd}>{text('checkout.add_new')}</Button>}
    />
  );
}

/** Shown until the session is known. */
export function AddressSkeleton({ title }: { title: string }) {
  return (
    <>
      <div className={styles.pageHead}>
        <h1>{title}</h1>
      </div>
      <CardsSkeleton />
    </>
  );
}

function CardsSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}
