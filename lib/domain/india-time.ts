/** India keeps one offset all year. */
const INDIA_OFFSET_MS = (5 * 60 + 30) * 60_000;

function shifted(moment: Date): string {
  return new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString();
}

/** 'yyyy-mm-dd hh:mm:ss' on a clock in India (spec 3, Tracking entry). */
export function indiaDateTime(moment: Date): string {
  return shifted(moment).slice(0, 19).replace('T', ' ');
}

/** 'yyyy-mm-dd' of the day it is in India. */
export function indiaDate(moment: Date): string {
  return shifted(moment).slice(0, 10);
}
