'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import type { Address } from '@/lib/contract/bff/account';
import { useText } from '@/lib/messages/use-text';
import { AddressForm } from './address-form';

type Props = {
  /** The one to change; undefined adds a new one. */
  address: Address | undefined;
  onClose: () => void;
};

export function AddressDialog({ address, onClose }: Props) {
  const text = useText();
  return (
    <Dialog title={text(address ? 'address.edit_title' : 'address.add_title')} width="wide" onClose={onClose}>
      <AddressForm address={address} onDone={onClose} />
    </Dialog>
  );
}
