export const ORDER_STATUSES = [
  'Pending',
  'Confirm',
  'Out for Delivery',
  'Order Delivered',
  'Order Return',
  'Order Cancelled',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Confirm'],
  Confirm: ['Out for Delivery'],
  'Out for Delivery': ['Order Delivered', 'Order Return'],
  'Order Delivered': ['Order Return'],
  'Order Return': [],
  'Order Cancelled': [],
};

/** The operator's moves (decisions.md 9). */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** A shopper may call an order off until the shop has confirmed it (docs/adr/0007). */
export function canCancel(status: OrderStatus): boolean {
  return status === 'Pending';
}

/** The shop may, until it is on its way (docs/adr/0043). */
export function shopCanCancel(status: OrderStatus): boolean {
  return status === 'Pending' || status === 'Confirm';
}

/** The shop still has something to do for it. */
export function isUnderWay(status: OrderStatus): boolean {
  return NEXT[status].length > 0 && status !== 'Order Delivered';
}
