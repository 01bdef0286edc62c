import { parseChangeMark } from '@/lib/domain/change-mark';
import { HOUR_MS } from '@/lib/domain/durations';
import type { PendingLine } from './cart-lines';
import { isRecord } from './is-record';
import { keepInTab, keptInTab } from './tab-store';

/** Quantities that the server has not confirmed, and whose cart they belong to. */
type Unsaved = { owner: string; lines: readonly PendingLine[] };

const STORE = 'koodai-unsaved-cart';
const KEPT_MS = HOUR_MS;

/** Keeps what a reload or a crash of this tab would lose. */
export function keepUnsaved(owner: string, lines: readonly PendingLine[]): void {
  keepInTab(STORE, lines.length === 0 ? undefined : { at: Date.now(), owner, lines });
}

/** What this tab had not saved when it was left, within the hour. */
export function unsavedQuantities(): Unsaved | undefined {
  const kept = keptInTab(STORE);
  return isUnsaved(kept) && Date.now() - kept.at < KEPT_MS ? kept : undefined;
}

function isUnsaved(kept: unknown): kept is Unsaved & { at: number } {
  return (
    isRecord(kept) &&
    typeof kept.at === 'number' &&
    typeof kept.owner === 'string' &&
    Array.isArray(kept.lines) &&
    kept.lines.every(isPendingLine)
  );
}

const KINDS = { id: 'number', name: 'string', price: 'number', offerPrice: 'number', stock: 'number' };

function isPendingLine(line: unknown): line is PendingLine {
  if (!isRecord(line) || !Number.isSafeInteger(line.quantity)) return false;
  const { product, lineId, mark } = line;
  if (lineId !== undefined && !Number.isSafeInteger(lineId)) return false;
  if (mark !== undefined && !(typeof mark === 'string' && parseChangeMark(mark))) return false;
  return isRecord(product) && Object.entries(KINDS).every(([field, kind]) => typeof product[field] === kind);
}
