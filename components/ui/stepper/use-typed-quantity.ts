import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { showToast } from '@/lib/client/toast-store';
import { documentText } from '@/lib/messages/document-text';

type Options = {
  value: number;
  /** Quantity set by an emptied field; without it the old value stays. */
  emptyValue: number | undefined;
  onTyped: (quantity: number) => void;
};

/** The number field of a stepper: typing changes nothing until the field blurs or Enter is pressed. */
export function useTypedQuantity({ value, emptyValue, onTyped }: Options) {
  const [draft, setDraft] = useState<string>();

  function commit(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim();
    if (!/^\d*$/.test(typed)) {
      showToast(documentText('toast.whole_quantity'), { tone: 'error', topic: 'cart' });
      return;
    }
    const quantity = typed === '' ? emptyValue : Number(typed);
    if (quantity !== undefined && quantity !== value) onTyped(quantity);
  }

  return {
    value: draft ?? String(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => selectAll(target),
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        commit();
      }
      if (event.key === 'Escape') setDraft(undefined);
    },
  };
}

/** Selects the whole number, so that typing replaces it. */
function selectAll(field: HTMLInputElement): void {
  field.select();
  // why: WebKit would end the selection when the press that gave the focus is released
  field.addEventListener('mouseup', (release) => release.preventDefault(), { once: true });
}
