import { requireSolved } from '@/lib/bff/captcha';
import { defineRoute } from '@/lib/bff/define-route';
import { sendEnquiryAnswer } from '@/lib/contract/bff/enquiry';
import { contactBody } from '@/lib/contract/bff/forms/contact';
import { sendEnquiry } from '@/lib/shop/enquiries';

/** Creates a guest only once the captcha is checked, which `auth: 'shopper'` would do before. */
export const POST = defineRoute({
  auth: 'visitor',
  cost: 10,
  body: contactBody,
  answer: sendEnquiryAnswer,
  handler: async ({ body: { captcha, ...letter }, session, caller }) => {
    const key = await requireSolved(captcha);
    return sendEnquiry({ ...caller, actor: session.ensureActor() }, letter, key);
  },
});
