import { z } from 'zod';
import { ENQUIRY_NAME, LENGTHS } from '@/lib/domain/patterns';
import { defineCall } from '../define-call';
import { messageWire, mobileWire } from './wire';

export const enquirySave = defineCall({
  name: 'enquirySave',
  method: 'POST',
  path: '/enquirySave',
  identity: 'shopper',
  idempotent: true,
  summary:
    'Keeps a message of the contact form for the shop. The same key with the same message keeps it once. ' +
    'Who asks too often is told to wait.',
  input: z.object({
    name: z.string().trim().min(LENGTHS.enquiryName.min).max(LENGTHS.enquiryName.max).regex(ENQUIRY_NAME),
    mobile: mobileWire,
    email: z.email().max(120),
    message: z.string().trim().max(LENGTHS.enquiryMessage.max).default(''),
    feedback_from: z.literal('1').default('1'),
  }),
  output: z.object({ message: messageWire }),
  errors: ['conflict', 'too_many'],
});
