import { dayInIndia, formatDay, formatMoment } from './dates';

describe('dates', () => {
  it('are written "Wed 19 Nov 2025", in India’s time zone, wherever the reader is', () => {
    expect(formatDay('2025-11-18T20:00:00.000Z', 'en')).toBe('Wed 19 Nov 2025');
    expect(formatDay('2025-11-20', 'en')).toBe('Thu 20 Nov 2025');
    expect(formatDay('2026-09-05', 'en')).toBe('Sat 5 Sep 2026');
    expect(formatDay('', 'en')).toBe('');
  });

  it('have the full weekday and the time on tracking', () => {
    expect(formatMoment('2025-11-19T14:12:00.000Z', 'en')).toBe('Wednesday, 19 Nov 2025, 7:42 pm');
    expect(formatMoment('2025-11-19T18:35:00.000Z', 'en')).toBe('Thursday, 20 Nov 2025, 12:05 am');
  });

  it('are written in Tamil for Tamil readers', () => {
    expect(formatDay('2025-11-18T20:00:00.000Z', 'ta')).toBe('புதன், 19 நவ. 2025');
    expect(formatDay('', 'ta')).toBe('');
    expect(formatMoment('2025-11-19T04:12:00.000Z', 'ta')).toBe('புதன், 19 நவ. 2025, காலை 9:42');
    expect(formatMoment('2025-11-19T18:35:00.000Z', 'ta')).toBe('வியாழன், 20 நவ. 2025, இரவு 12:05');
  });

  it('change at midnight in India', () => {
    expect(dayInIndia(new Date('2025-11-19T18:29:00.000Z'))).toBe('2025-11-19');
    expect(dayInIndia(new Date('2025-11-19T18:30:00.000Z'))).toBe('2025-11-20');
  });
});
