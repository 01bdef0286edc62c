import { z } from 'zod';
import { CONTACT_KINDS, PROBLEM_REASONS } from '@/lib/domain/enquiry';
import { ENQUIRY_EMAIL, ENQUIRY_NAME, LENGTHS } from '@/lib/domain/form-patterns';
import { defineCall } from '../define-call';
import { customerWire, messageWire, mobileWire, orderIdAsReadWire, orderIdWire } from './wire';

export const enquirySave = defineCall({
  name: 'enquirySave',
  method: 'POST',
  path: '/enquirySave',
  identity: 'shopper',
  idempotent: true,
  summary:
    'Stores a message of the contact form under a ticket number. A key can be used for one message, whoever sends ' +
    'it: the same message again is stored once, another one is a conflict. too_many when a caller sends too often.',
  input: z.object({
    name: z.string().trim().min(LENGTHS.enquiryName.min).max(LENGTHS.enquiryName.max).regex(ENQUIRY_NAME),
    mobile: mobileWire,
    email: z.string().max(LENGTHS.email.max).regex(ENQUIRY_EMAIL),
    message: z.string().trim().max(LENGTHS.enquiryMessage.max).default(''),
    feedback_from: z.literal('1').default('1'),
    /** Not in the spec: a grievance goes to the grievance officer. */
    kind: z.enum(CONTACT_KINDS).default('message'),
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
    'Reports a problem with an own order, under a ticket number. An order can have one open report: another one is ' +
    'a conflict. The reason `other` needs a message.',
  input: customerWire.extend({
    order_id: orderIdAsReadWire,
    reason: z.enum(PROBLEM_REASONS),
    message: z.string().trim().max(LENGTHS.problemMessage.max).default(''),
  }),
  output: z.object({ message: messageWire, ticket: orderIdWire }),
  errors: ['not_found', 'conflict', 'too_many', 'bad_request'],
});
