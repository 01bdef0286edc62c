import { nanoid } from 'nanoid';
import { readFromTab, storeInTab } from '@/lib/client/browser-store';
import { type ChangeMark, formatChangeMark, parseChangeMark } from '@/lib/domain/change-mark';

const STORE = 'koodai-last-change';
/** If the clock was set back further, the tab takes a new name: a duplicated tab may still use the old one. */
const SET_BACK_MS = 60_000;

let last: ChangeMark | undefined;

/**
 * Makes the mark of a change, with tab and time, so that the newest change wins in whatever order they arrive. Within a
 * tab the time always increases, also across reloads and when the clock is set back. A duplicated tab shares the name
 * and the clock of its original.
 */
export function nextMark(): string {
  const now = Date.now();
  const before = newestBefore(now + SET_BACK_MS);
  last = before ? { tab: before.tab, at: Math.max(now, before.at + 1) } : { tab: nanoid(), at: now };
  const mark = formatChangeMark(last);
  storeInTab(STORE, mark);
  return mark;
}

/** The newest mark of this page, or of an earlier page of this tab, before the time `latest`. */
function newestBefore(latest: number): ChangeMark | undefined {
  const stored = readFromTab(STORE);
  const kept = typeof stored === 'string' ? parseChangeMark(stored) : undefined;
  const newest = kept && last && kept.tab === last.tab && kept.at < last.at ? last : (kept ?? last);
  return newest && newest.at < latest ? newest : undefined;
}
