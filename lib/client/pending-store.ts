import { parseChangeMark } from '@/lib/domain/change-mark';
import { HOUR_MS } from '@/lib/domain/durations';
import type { PendingLine } from './cart-lines';
import { isRecord } from './is-record';
import { readFromTab, storeInTab } from './tab-store';

/** Quantities that the server has not confirmed, and the owner of their cart. */
type Unsaved = { owner: string; lines: readonly PendingLine[] };

const STORE = 'koodai-unsaved-cart';
const MAX_AGE_MS = HOUR_MS;

/** Stores unsaved quantities, so that they survive a reload or a crash of this tab. */
export function keepUnsaved(owner: string, lines: readonly PendingLine[]): void {
  storeInTab(STORE, lines.length === 0 ? undefined : { at: Date.now(), owner, lines });
}

/** The unsaved quantities that this tab stored within the last hour. */
export function unsavedQuantities(): Unsaved | undefined {
  const stored = readFromTab(STORE);
  return isUnsaved(stored) && Date.now() - stored.at < MAX_AGE_MS ? stored : undefined;
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

const FIELD_TYPES = { id: 'number', name: 'string', price: 'number', offerPrice: 'number', stock: 'number' };

function isPendingLine(line: unknown): line is PendingLine {
  if (!isRecord(line) || !Number.isSafeInteger(line.quantity)) return false;
  const { product, lineId, mark } = line;
  if (lineId !== undefined && !Number.isSafeInteger(lineId)) return false;
  if (mark !== undefined && !(typeof mark === 'string' && parseChangeMark(mark))) return false;
  return (
    isRecord(product) && Object.entries(FIELD_TYPES).every(([field, type]) => typeof product[field] === type)
  );
}
