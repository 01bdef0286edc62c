import { codeHmac, isSameHmac, newCode } from './otp-code';

const owner = { challengeId: 'challenge', askedBy: 'session', mobile: '9876543210' };

test('a code always has four digits', () => {
  const codes = new Set(Array.from({ length: 2_000 }, newCode));
  for (const code of codes) expect(code).toMatch(/^\d{4}$/);
  expect([...codes].some((code) => code.startsWith('0'))).toBe(true);
  expect(codes.size).toBeGreaterThan(1_500);
});

test('the stored hash depends on code, session, number and pepper, and contains none of them', () => {
  const stored = codeHmac('pepper', owner, '0123');
  expect(stored).toMatch(/^[0-9a-f]{64}$/);
  const others = [
    codeHmac('salt', owner, '0123'),
    codeHmac('pepper', owner, '0124'),
    codeHmac('pepper', { ...owner, challengeId: 'other' }, '0123'),
    codeHmac('pepper', { ...owner, askedBy: 'other' }, '0123'),
    codeHmac('pepper', { ...owner, mobile: '9876543211' }, '0123'),
  ];
  expect(new Set([stored, ...others]).size).toBe(6);
  expect(isSameHmac(stored, codeHmac('pepper', owner, '0123'))).toBe(true);
  for (const other of [...others, '', stored.slice(2)]) expect(isSameHmac(stored, other)).toBe(false);
});
