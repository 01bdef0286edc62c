import { indiaDateTime, momentOfIndia } from './india-time';

describe('times on the wire', () => {
  it('[3.tracking] are those of a clock in India', () => {
    expect(indiaDateTime(new Date('2026-11-21T04:05:06.789Z'))).toBe('2026-11-21 09:35:06');
  });

  it('cross midnight in India, not in Greenwich', () => {
    expect(indiaDateTime(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01 00:00:00');
  });

  it('name the moment they were written of', () => {
    expect(new Date(momentOfIndia('2026-11-01 05:30:00')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
  });
});
