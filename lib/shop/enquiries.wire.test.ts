import { guest, overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { sendEnquiry } from './enquiries';

setStorefrontEnv();

test.each([
  { kind: 'message', messages: 'Do you sell jackfruit?' },
  { kind: 'grievance', messages: '' },
] as const)('a message of the contact form is sent with its sender: %j', async ({ kind, messages }) => {
  const sender = { fullName: 'Meena Devi', phoneNumber: '9843012345', email: 'meena@example.com' };
  const work = () => sendEnquiry(guest, { ...sender, messages, kind }, 'letter-0001');
  const { sent, result } = await overTheWire({ message: 'Thank you.', ticket: 'KT4711' }, work);
  const input = {
    name: 'Meena Devi',
    mobile: '9843012345',
    email: 'meena@example.com',
    message: messages,
    kind,
    feedback_from: '1',
  };
  expect(sent).toEqual({ call: 'POST /enquirySave', ...guest, input, key: 'letter-0001' });
  expect(result).toEqual({ message: 'Thank you.', ticket: 'KT4711' });
});
