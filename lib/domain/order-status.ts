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

/** Whether the operator may change a status in this way (decisions.md 9). */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to);
}

/** A shopper may cancel an order until the shop has confirmed it (docs/adr/0007). */
export function canCancel(status: OrderStatus): boolean {
  return status === 'Pending';
}

/** The operator may cancel an order until it is out for delivery (docs/adr/0043). */
export function shopCanCancel(status: OrderStatus): boolean {
  return status === 'Pending' || status === 'Confirm';
}

/** Whether the shop still has to deliver the order. */
export function isUnderWay(status: OrderStatus): boolean {
  return NEXT[status].length > 0 && status !== 'Order Delivered';
}
