export const ORDER_STATUSES = [
  'Pending',
  'Confirm',
  'Out for Delivery',
  'Order Delivered',
  'Order Return',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Confirm'],
  Confirm: ['Out for Delivery'],
  'Out for Delivery': ['Order Delivered', 'Order Return'],
  'Order Delivered': ['Order Return'],
  'Order Return': [],
};

/** Allowed moves (decisions.md 9). */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** The spec's tracking messages (spec 4, Delivery status values). */
export const TRACKING_MESSAGES: Record<OrderStatus, string> = {
  Pending: 'Your Order Pending.',
  Confirm: 'Your Order Confirmed.',
  'Out for Delivery': 'Your product is Out for Delivery.',
  'Order Delivered': 'Your product is Delivered',
  'Order Return': 'Your product is Returned',
};
