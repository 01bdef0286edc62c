const ZONE = 'Asia/Kolkata';

function parts(moment: Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, ...options });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** "Wed 19 Nov 2025" in India, of an ISO moment or a yyyy-mm-dd day; empty stays empty (design.md 6). */
export function formatDay(moment: string): string {
  if (moment === '') return '';
  const { weekday, day, month, year } = parts(new Date(moment), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return `${weekday} ${day} ${month?.slice(0, 3)} ${year}`;
}

/** "Wednesday, 19 Nov 2025, 7:42 pm" in India, of an ISO moment. */
export function formatMoment(moment: string): string {
  const { weekday, day, month, year, hour, minute, dayPeriod } = parts(new Date(moment), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  return `${weekday}, ${day} ${month?.slice(0, 3)} ${year}, ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** A yyyy-mm-dd that exists, between 1900-01-01 and the day of `now` in India (spec 5, Profile). */
export function isBirthDate(day: string, now: Date): boolean {
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day) === true;
  return exists && day >= EARLIEST_BIRTH_DATE && day <= dayInIndia(now);
}

/** The day in India as yyyy-mm-dd. */
export function dayInIndia(moment: Date): string {
  const { year, month, day } = parts(moment, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year}-${month}-${day}`;
}
