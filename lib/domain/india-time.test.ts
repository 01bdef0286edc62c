import { indiaDateTime, momentOfIndia } from './india-time';

describe('times on the wire', () => {
  it('[3.tracking] are in India’s time zone', () => {
    expect(indiaDateTime(new Date('2026-11-21T04:05:06.789Z'))).toBe('2026-11-21 09:35:06');
  });

  it('change the date at midnight in India, not at midnight UTC', () => {
    expect(indiaDateTime(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01 00:00:00');
  });

  it('convert back to the same moment', () => {
    expect(new Date(momentOfIndia('2026-11-01 05:30:00')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
  });
});
