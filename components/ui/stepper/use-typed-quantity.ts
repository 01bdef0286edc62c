import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
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
  const givesFocus = useRef(false);

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
    onMouseDown: ({ target }: MouseEvent) => {
      givesFocus.current = document.activeElement !== target;
    },
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
    onMouseUp: (event: MouseEvent) => {
      // why: WebKit would end the selection when the press that gave the focus is released
      if (givesFocus.current) event.preventDefault();
    },
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
