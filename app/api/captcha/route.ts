import { newCaptcha } from '@/lib/bff/captcha';
import { defineRoute } from '@/lib/bff/define-route';
import { captchaChallenge } from '@/lib/contract/bff/enquiry';

export const GET = defineRoute({
  auth: 'none',
  cost: 10,
  answer: captchaChallenge,
  handler: () => newCaptcha(),
});
