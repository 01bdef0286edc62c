import { getCookie } from 'cookies-next/client';
import { createEmitter } from './emitter';
import { storeChoice } from './store-choice';
import { forgetViewed } from './viewed-products';

/** Whether this device may remember the viewed products. */
export type RememberChoice = 'yes' | 'no';

const COOKIE = 'koodai-remember';

const [onRememberChoice, emit] = createEmitter();

export { onRememberChoice };

/** The shopper's choice; undefined before it is made, and then nothing optional is stored. */
export function rememberChoice(): RememberChoice | undefined {
  const stored = getCookie(COOKIE);
  return stored === 'yes' || stored === 'no' ? stored : undefined;
}

/** Stores the choice; 'no' also deletes what was remembered before. */
export function chooseRemember(choice: RememberChoice): void {
  storeChoice(COOKIE, choice);
  if (choice === 'no') forgetViewed();
  emit();
}
