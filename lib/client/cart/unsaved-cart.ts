import { readFromTab, storeInTab } from '@/lib/client/browser-store';
import { isRecord } from '@/lib/client/is-record';
import { parseChangeMark } from '@/lib/domain/change-mark';
import { HOUR_MS } from '@/lib/domain/durations';
import type { PendingLine } from './cart-lines';
import { cartOwner, isCartKnown } from './cart-store';

/** Quantities that the server has not confirmed, and the owner of their cart; empty when it was not known. */
type Unsaved = { owner: string; lines: readonly PendingLine[] };

const STORE = 'koodai-unsaved-cart';
const MAX_AGE_MS = HOUR_MS;
const NONE: Unsaved = { owner: '', lines: [] };

/**
 * Stores all unsaved quantities of this page, so that they survive a reload or a crash of this tab. Those of an earlier
 * page stay, with their owner, until the cart is known.
 */
export function storeUnsaved(lines: readonly PendingLine[]): void {
  const { owner, lines: earlier } = isCartKnown() ? { owner: cartOwner(), lines: [] } : readUnsaved();
  const changed = new Set(lines.map(({ product }) => product.id));
  const all = [...earlier.filter(({ product }) => !changed.has(product.id)), ...lines];
  storeInTab(STORE, all.length === 0 ? undefined : { at: Date.now(), owner, lines: all });
}

export function forgetUnsaved(): void {
  storeInTab(STORE, undefined);
}

/** The quantities that an earlier page of this tab left unsaved within `MAX_AGE_MS`, in a cart of this owner. */
export function unsavedLines(owner: string): readonly PendingLine[] {
  const unsaved = readUnsaved();
  return unsaved.owner === '' || unsaved.owner === owner ? unsaved.lines : NONE.lines;
}

function readUnsaved(): Unsaved {
  const stored = readFromTab(STORE);
  return isUnsaved(stored) && Date.now() - stored.at < MAX_AGE_MS ? stored : NONE;
}

function isUnsaved(stored: unknown): stored is Unsaved & { at: number } {
  return (
    isRecord(stored) &&
    typeof stored.at === 'number' &&
    typeof stored.owner === 'string' &&
    Array.isArray(stored.lines) &&
    stored.lines.every(isPendingLine)
  );
}

const WHOLE_NUMBERS = ['id', 'price', 'offerPrice', 'stock'];

function isPendingLine(line: unknown): line is PendingLine {
  if (!isRecord(line) || !Number.isSafeInteger(line.quantity)) return false;
  const { product, lineId, mark } = line;
  if (lineId !== undefined && !Number.isSafeInteger(lineId)) return false;
  if (mark !== undefined && !(typeof mark === 'string' && parseChangeMark(mark))) return false;
  return (
    isRecord(product) &&
    typeof product.name === 'string' &&
    WHOLE_NUMBERS.every((field) => Number.isSafeInteger(product[field]))
  );
}
