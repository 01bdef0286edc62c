import { z } from 'zod';
import { LETTER_KINDS, PROBLEM_REASONS } from '@/lib/domain/enquiry';
import { ENQUIRY_EMAIL, ENQUIRY_NAME, LENGTHS } from '@/lib/domain/patterns';
import { defineCall } from '../define-call';
import { customerWire, messageWire, mobileWire, orderIdWire } from './wire';

export const enquirySave = defineCall({
  name: 'enquirySave',
  method: 'POST',
  path: '/enquirySave',
  identity: 'shopper',
  idempotent: true,
  summary:
    'Keeps a letter of the contact form for the shop, under a ticket number. A key is good for one letter, ' +
    'whoever sends it: the same letter again is kept once, another one is a conflict. Who asks too often is ' +
    'told to wait.',
  input: z.object({
    name: z.string().trim().min(LENGTHS.enquiryName.min).max(LENGTHS.enquiryName.max).regex(ENQUIRY_NAME),
    mobile: mobileWire,
    email: z.string().max(LENGTHS.email.max).regex(ENQUIRY_EMAIL),
    message: z.string().trim().max(LENGTHS.enquiryMessage.max).default(''),
    feedback_from: z.literal('1').default('1'),
    /** Beside the spec: a grievance goes to the grievance officer. */
    kind: z.enum(LETTER_KINDS).default('message'),
  }),
  output: z.object({ message: messageWire, ticket: orderIdWire }),
  errors: ['conflict', 'too_many'],
});

export const orderproblem = defineCall({
  name: 'orderproblem',
  method: 'POST',
  path: '/orderproblem',
  identity: 'customer',
  idempotent: true,
  summary:
    'Reports a problem with an own order to the shop, under a ticket number. One report of an order is open at a ' +
    'time: another one is a conflict. The reason `other` needs a message.',
  input: customerWire.extend({
    order_id: orderIdWire,
    reason: z.enum(PROBLEM_REASONS),
    message: z.string().trim().max(LENGTHS.problemMessage.max).default(''),
  }),
  output: z.object({ message: messageWire, ticket: orderIdWire }),
  errors: ['not_found', 'conflict', 'too_many', 'bad_request'],
});
