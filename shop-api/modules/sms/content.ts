import { z } from 'zod';
import { LANGUAGES } from '@/lib/domain/language';
import { texts } from '@/lib/messages/texts';

const rupees = z.string().regex(/^\d+(\.\d\d)?$/);

/** Every SMS the shop sends, with its template values. In India each text must be registered word by word. */
const smsContentSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('otp'), values: z.object({ code: z.string(), host: z.string() }) }),
  z.object({
    template: z.literal('back_in_stock'),
    values: z.object({ product: z.string(), link: z.string() }),
  }),
  z.object({
    template: z.literal('now_served'),
    values: z.object({ pincode: z.string(), link: z.string() }),
  }),
  z.object({
    template: z.literal('order_placed'),
    values: z.object({ order_id: z.string(), total: rupees }),
  }),
  z.object({ template: z.literal('grievance_received'), values: z.object({ ticket: z.string() }) }),
  z.object({ template: z.literal('order_cancelled'), values: z.object({ order_id: z.string() }) }),
]);

/** The content of a queued SMS, with the recipient's language. */
export const queuedContentSchema = z
  .object({ language: z.enum(LANGUAGES).default('en') })
  .and(smsContentSchema);

export type SmsContent = z.infer<typeof smsContentSchema>;
export type QueuedContent = z.infer<typeof queuedContentSchema>;
export type SmsTemplate = SmsContent['template'];

export const SMS_TEMPLATES: readonly SmsTemplate[] = smsContentSchema.options.map(
  ({ shape }) => shape.template.value,
);

export function smsText({ template, values, language }: QueuedContent): string {
  return texts[language](`sms.${template}`, values);
}

/** The subject of an SMS: a newer or used code, for example, makes an older SMS of the same topic pointless. */
export const topics = {
  code: (askedBy: string, mobile: string) => `code:${askedBy}:${mobile}`,
  order: (orderId: string) => `order:${orderId}`,
  ticket: (ticket: string) => `ticket:${ticket}`,
  stock: (customerId: string, productId: number) => `stock:${customerId}:${productId}`,
  place: (customerId: string, pincode: string) => `place:${customerId}:${pincode}`,
};
