import { nanoid } from 'nanoid';
import { type ChangeMark, formatChangeMark, parseChangeMark } from '@/lib/domain/change-mark';
import { keepInTab, keptInTab } from './tab-store';

const STORE = 'koodai-last-change';
/** A clock that was set back by more begins a new name: a tab made from this one may have gone on elsewhere. */
const SET_BACK_MS = 60_000;

let last: ChangeMark | undefined;

/**
 * Says of a change who makes it and when, so that the newest stands in whatever order they arrive. In one tab each is
 * later than the one before it, over reloads and when the clock is set back; a tab made from another shares its name and
 * its clock.
 */
export function nextMark(): string {
  const now = Date.now();
  const before = newestBefore(now + SET_BACK_MS);
  last = before ? { tab: before.tab, at: Math.max(now, before.at + 1) } : { tab: nanoid(), at: now };
  const mark = formatChangeMark(last);
  keepInTab(STORE, mark);
  return mark;
}

/** Of this page, or of the page before it in this tab. */
function newestBefore(latest: number): ChangeMark | undefined {
  const stored = keptInTab(STORE);
  const kept = typeof stored === 'string' ? parseChangeMark(stored) : undefined;
  const newest = kept && last && kept.tab === last.tab && kept.at < last.at ? last : (kept ?? last);
  return newest && newest.at < latest ? newest : undefined;
}
