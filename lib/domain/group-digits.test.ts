import fc from 'fast-check';
import { groupDigits } from './group-digits';

test.each(['en-IN', 'ta-IN'])('numbers are grouped as in %s', (locale) => {
  const written = new Intl.NumberFormat(locale);
  const upTo = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(fc.oneof(upTo(1_000), upTo(1_000_000), upTo(Number.MAX_SAFE_INTEGER)), (count) => {
      expect(groupDigits(count)).toBe(written.format(count));
    }),
  );
});
