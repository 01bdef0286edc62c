import type { Language } from './language';

const ZONE = 'Asia/Kolkata';

function parts(moment: Date, options: Intl.DateTimeFormatOptions, locale = 'en-GB'): Record<string, string> {
  const format = new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Formats an ISO time or a yyyy-mm-dd day, in India: "Wed 19 Nov 2025", "புதன், 19 நவ. 2025"; '' stays ''. */
export function formatDay(moment: string, language: Language): string {
  if (moment === '') return '';
  if (language === 'ta') {
    const { weekday, day, month, year } = parts(new Date(moment), { weekday: 'long', ...DATE }, 'ta-IN');
    return `${weekday}, ${day} ${month} ${year}`;
  }
  const { weekday, day, month, year } = parts(new Date(moment), { weekday: 'short', ...DATE });
  return `${weekday} ${day} ${month?.slice(0, 3)} ${year}`;
}

const MOMENT = { weekday: 'long', ...DATE, hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** Formats an ISO time, in India's time zone: "Wednesday, 19 Nov 2025, 7:42 pm", "புதன், 19 நவ. 2025, காலை 9:42". */
export function formatMoment(moment: string, language: Language): string {
  if (language === 'ta') {
    const named = parts(new Date(moment), { ...MOMENT, dayPeriod: 'short' }, 'ta-IN');
    const { weekday, day, month, year, dayPeriod, hour, minute } = named;
    return `${weekday}, ${day} ${month} ${year}, ${dayPeriod} ${hour}:${minute}`;
  }
  const { weekday, day, month, year, hour, minute, dayPeriod } = parts(new Date(moment), MOMENT);
  return `${weekday}, ${day} ${month?.slice(0, 3)} ${year}, ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Whether `day` is a real yyyy-mm-dd date from 1900-01-01 to the day of `now` in India (spec 5, Profile). */
export function isBirthDate(day: string, now: Date): boolean {
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day) === true;
  return exists && day >= EARLIEST_BIRTH_DATE && day <= dayInIndia(now);
}

/** The date in India's time zone as yyyy-mm-dd. */
export function dayInIndia(moment: Date): string {
  const { year, month, day } = parts(moment, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year}-${month}-${day}`;
}
