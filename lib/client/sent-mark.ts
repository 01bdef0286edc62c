import { nanoid } from 'nanoid';
import type { SentMark } from '@/lib/contract/bff/cart';
import { TAB_ID } from '@/lib/domain/patterns';
import { keepInTab, keptInTab } from './tab-store';

const STORE = 'koodai-last-sent';

let last: SentMark | undefined;

/**
 * Says of a change who sends it and when, so that the newest stands in whatever order they arrive. In one tab each is
 * later than the one before it, over reloads and when the clock is set back; a tab made from another shares its name and
 * its clock.
 */
export function nextMark(): SentMark {
  const kept = keptInTab(STORE);
  const before = isMark(kept) ? kept : last;
  last = { by: before?.by ?? nanoid(), at: Math.max(Date.now(), (before?.at ?? 0) + 1) };
  keepInTab(STORE, last);
  return last;
}

function isMark(kept: unknown): kept is SentMark {
  if (typeof kept !== 'object' || kept === null || !('by' in kept) || !('at' in kept)) return false;
  return typeof kept.by === 'string' && TAB_ID.test(kept.by) && Number.isSafeInteger(kept.at);
}
