'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import type { Address } from '@/lib/contract/bff/account';
import { useText } from '@/lib/messages/use-text';
import { AddressForm } from './address-form';
import { useAddressSaving } from './use-address-saving';

type Props = {
  /** The address to change; undefined adds a new one. */
  address: Address | undefined;
  onClose: () => void;
};

export function AddressDialog({ address, onClose }: Props) {
  const text = useText();
  const entry = useAddressSaving(address, onClose);
  return (
    <Dialog
      title={text(address ? 'address.edit_title' : 'address.add_title')}
      width="wide"
      dismissible={!entry.saving.pending}
      onClose={onClose}
    >
      <AddressForm {...entry} />
    </Dialog>
  );
}
