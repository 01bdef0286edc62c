import { newCaptcha } from '@/lib/bff/captcha';
import { defineRoute } from '@/lib/bff/define-route';
import { captchaChallenge } from '@/lib/contract/bff/enquiry';

export const GET = defineRoute({
  auth: 'none',
  answer: captchaChallenge,
  handler: () => newCaptcha(),
});
