import { text } from '@/lib/messages/text';

/** Texts of the sign-in; the same for known, unknown and suspended numbers until the number is verified. */
export const identityMessages = {
  codeSent: text('signin.code_sent'),
  wrongCode: text('signin.otp_invalid'),
  expiredCode: text('signin.otp_expired'),
  tooManyTries: text('signin.otp_locked'),
  waitBeforeNext: (seconds: number) => text('signin.otp_wait', { seconds }),
  tooManyCodes: text('signin.otp_too_many'),
  askFirst: text('signin.otp_ask_first'),
  verified: text('signin.thanks'),
  suspended: text('suspended.text'),
  signedOut: text('signin.signed_out'),
  signedOutEverywhere: text('devices.done'),
  profileSaved: text('profile.saved'),
  invalidBirthDate: text('profile.birth_date_invalid'),
};
