import { HOUR_MS, MINUTE_MS } from './durations';

/** India has no daylight saving time. */
const OFFSET = '+05:30';
const OFFSET_MS = 5 * HOUR_MS + 30 * MINUTE_MS;

/** 'yyyy-mm-dd hh:mm:ss' in India's time (spec 3, Tracking entry). */
export function indiaDateTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The ISO time of a text in the format of `indiaDateTime`. */
export function momentOfIndia(dateTime: string): string {
  return `${dateTime.replace(' ', 'T')}${OFFSET}`;
}
