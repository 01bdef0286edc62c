export const SESSION = 'GET /api/session';
export const session = () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false });
const line = (slug: string) => ({
  slug,
  image: '',
  name: slug,
  name2: '',
  variantName: '500',
  nicName: 'g',
  variantLabel: '',
  tone: 'veg',
  quantity: 2,
  price: 3800,
});
export const order = {
  id: 'KD10482',
  orderedAt: '2025-11-19T19:42:00+05:30',
  status: 'Out for Delivery',
  deliveryDate: '2025-11-20',
  total: 21400,
  lines: ['Onion', 'Tomato', 'Drumstick', 'Coconut', 'Banana'].map(line),
  refund: null as { status: string; amount: number } | null,
};
export const details = {
  ...order,
  paymentType: 'promotion',
  subtotal: 26400,
  promotion: 5000,
  shipTo: {
    name: 'Meena Sundaram',
    mobile: '9843012345',
    email: '',
    address: '14 Kamaraj Street',
    area: 'R.S. Puram',
    landmark: 'Near Murugan Kovil',
    state: 'Tamil Nadu',
    city: 'Coimbatore',
    pincode: '641002',
  },
  problemTicket: '',
};
