'use client';

import { useRef, useState } from 'react';
import { askConfirm } from '@/lib/client/modal-store';
import { showToast } from '@/lib/client/toast-store';
import { useAddresses } from '@/lib/client/use-addresses';
import { isShopError } from '@/lib/domain/errors';
import { useText } from '@/lib/messages/use-text';

/** Ignores not_found: an earlier delete whose response was lost may have succeeded. */
function ignoreNotFound(error: unknown): void {
  if (!isShopError(error, 'not_found')) throw error;
}

/** Choosing a radio sets the default; delete needs confirmation (spec 4, Addresses). */
export function useAddressChanges() {
  const text = useText();
  const addresses = useAddresses();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const newest = useRef(0);

  async function choose(id: number): Promise<void> {
    newest.current += 1;
    const mine = newest.current;
    setRefusal(undefined);
    try {
      await addresses.setDefault(id);
    } catch {
      if (mine === newest.current) setRefusal(text('toast.not_saved'));
    }
  }

  return {
    choose,
    /** The error message when the last choice was not saved. */
    refusal,
    remove: (id: number) =>
      askConfirm({
        title: text('address.delete_title'),
        text: text('address.delete_confirm'),
        icon: 'trash',
        destructive: true,
        onYes: async () => {
          await addresses.remove(id).catch(ignoreNotFound);
          showToast(text('address.deleted'));
        },
        refusal: () => text('toast.not_saved'),
      }),
  };
}
