import { indiaDate, indiaDateTime } from './india-time';

describe('times on the wire', () => {
  it('[3.tracking] are those of a clock in India', () => {
    expect(indiaDateTime(new Date('2026-11-21T04:05:06.789Z'))).toBe('2026-11-21 09:35:06');
  });

  it('cross midnight in India, not in Greenwich', () => {
    expect(indiaDateTime(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01 00:00:00');
    expect(indiaDate(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31');
  });
});
