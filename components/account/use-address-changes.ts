'use client';

import { askConfirm } from '@/components/ui/modal/modal-store';
import { showToast } from '@/components/ui/toast/toast-store';
import { useAddresses } from '@/lib/client/use-addresses';
import { text } from '@/lib/messages/text';

/** Choosing a radio sets the default; delete needs confirmation (spec 4, Addresses). */
export function useAddressChanges() {
  const addresses = useAddresses();

  async function orSay(change: Promise<unknown>): Promise<void> {
    try {
      await change;
    } catch {
      showToast(text('toast.not_saved'), { tone: 'error' });
    }
  }

  return {
    choose: (id: number) => orSay(addresses.setDefault(id)),
    remove: (id: number) =>
      orSay(
        askConfirm({
          title: text('address.delete_title'),
          text: text('address.delete_confirm'),
          icon: 'trash',
          destructive: true,
          onYes: () => addresses.remove(id),
        }),
      ),
  };
}
