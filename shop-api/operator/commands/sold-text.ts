import { z } from 'zod';
import { money, pairs, table } from '../table';

/** The lines and amounts of an order, or of a payment that may become one. */
export const soldFields = {
  subtotal: z.number(),
  promotion: z.number(),
  lines: z.array(
    z.object({ product_name: z.string(), pack: z.string(), quantity: z.number(), price: z.number() }),
  ),
};

const soldSchema = z.object({ ...soldFields, total: z.number() });

/** Lines and totals, each as a text block. */
export function soldText({ lines, subtotal, promotion, total }: z.output<typeof soldSchema>): string[] {
  return [
    table(
      ['Quantity', 'Product', 'Pack', 'Price', 'Amount'],
      lines.map((line) => [
        String(line.quantity),
        line.product_name,
        line.pack,
        money(line.price),
        money(line.price * line.quantity),
      ]),
      '',
    ),
    pairs([
      ['Subtotal', money(subtotal)],
      ['Promotion', money(promotion)],
      ['Total', money(total)],
    ]),
  ];
}
