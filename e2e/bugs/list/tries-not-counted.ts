import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'A sign-in code can be guessed any number of times.',
  part: 'shop API',
  file: 'shop-api/modules/identity/otp-repository.ts',
  find: 'sql`${otpChallenges.attempts} + 1`',
  plant: 'sql`${otpChallenges.attempts}`',
  seenBy: { unit: ['shop-api/modules/identity/sign-in.test.ts'] },
};
