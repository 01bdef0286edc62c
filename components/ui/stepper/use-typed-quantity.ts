import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';

type Options = {
  value: number;
  min: number;
  max: number;
  emptyValue?: number;
  onChange: (quantity: number) => void;
};

/** The middle of a stepper: digits are free while typing and count once the shopper leaves it or presses Enter. */
export function useTypedQuantity({ value, min, max, emptyValue, onChange }: Options) {
  const [draft, setDraft] = useState<string>();

  function commit(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    const wanted = draft === '' ? (emptyValue ?? value) : Number(draft);
    const quantity = Math.max(min, Math.min(wanted, max));
    if (quantity !== value) onChange(quantity);
  }

  return {
    value: draft ?? String(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value.replace(/\D/g, '')),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
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
