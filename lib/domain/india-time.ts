import { HOUR_MS, MINUTE_MS } from './durations';

/** India keeps one offset all year. */
const OFFSET = '+05:30';
const OFFSET_MS = 5 * HOUR_MS + 30 * MINUTE_MS;

/** 'yyyy-mm-dd hh:mm:ss' on a clock in India (spec 3, Tracking entry). */
export function indiaDateTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The ISO moment of what `indiaDateTime` says. */
export function momentOfIndia(dateTime: string): string {
  return `${dateTime.replace(' ', 'T')}${OFFSET}`;
}
