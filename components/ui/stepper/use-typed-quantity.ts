import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';

type Options = {
  value: number;
  /** What an emptied field means; without it the old value stays. */
  emptyValue: number | undefined;
  onTyped: (quantity: number) => void;
};

/** What a typed text means: a whole number in plain digits, nothing else. */
function quantityOf(typed: string, emptyValue?: number): number | undefined {
  if (typed === '') return emptyValue;
  return /^\d+$/.test(typed) ? Number(typed) : undefined;
}

/** The middle of a stepper: typing is free and counts once the shopper leaves the field or presses Enter. */
export function useTypedQuantity({ value, emptyValue, onTyped }: Options) {
  const [draft, setDraft] = useState<string>();

  function commit(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    const quantity = quantityOf(draft.trim(), emptyValue);
    if (quantity !== undefined && quantity !== value) onTyped(quantity);
  }

  return {
    value: draft ?? String(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
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
