import { paiseFromRupees } from '@/lib/domain/money';
import { toOrderDetails } from './to-order';
import { toPricedCard, toProductDetail } from './to-product';

const shared = {
  product_id: 2,
  id: 2,
  product_slug: 'okra',
  product_image: 'okra-main',
  product_name: 'Okra',
  product_name2: 'வெண்டைக்காய்',
  variant_name: '250',
  nic_name: 'g',
  variant_label: '',
  net_quantity: { value: 250, unit: 'g' },
  cart_qty: 4,
  stock_availability: 5,
  today_special: '1' as const,
  category_slug: 'vegetables',
  category_name: 'Vegetables',
  category_tone: 'veg' as const,
};

test('a product page has each picture once, the main one first, its keywords and sanitised texts', () => {
  const detail = toProductDetail(
    {
      ...shared,
      actual_price: 25.5,
      selling_price: 20.1,
      keywords: 'okra, bhindi ,, ladies finger',
      product_description: '<p onclick="x()">Tender</p><script>x</script>',
      product_description2: '<p>இளசு</p><script>x</script>',
      fav_prod: 1,
      has_zoom: true,
      organic: true,
      country_of_origin: 'India',
      packs: [],
    },
    ['okra-2', 'okra-main'],
  );
  expect(detail).toMatchObject({
    price: 2550,
    offerPrice: 2010,
    special: true,
    images: ['okra-main', 'okra-2'],
    keywords: ['okra', 'bhindi', 'ladies finger'],
    descriptionHtml: { en: '<p>Tender</p>', ta: '<p>இளசு</p>' },
    hasZoom: true,
    countryOfOrigin: { en: 'India', ta: 'இந்தியா' },
  });
});

test('the shared catalogue has no data of a shopper', () => {
  const card = toPricedCard({ ...shared, price: 25.5, offer_price: 0 });
  expect(JSON.stringify(card)).not.toMatch(/cart|fav|_/);
  expect(card).toMatchObject({ id: 2, price: 2550, offerPrice: 0, stock: 5 });
});

test('an order has subtotal, promotion and total', () => {
  const row = {
    ...shared,
    cart_order_id: 'KD1',
    order_date: '2026-11-01 10:00:00',
    quantity: 3,
    price: 20.1,
    total_order_price: 50.3,
    cart_total_price: 60.3,
    discount_amount: 10,
  };
  const order = toOrderDetails({
    orderdetails: [row],
    shipping_detail: {
      customer_name: 'Meena',
      customer_mobile: '9876543210',
      customer_email: '',
      customer_address: '12 North St',
      customer_area: 'RS Puram',
      customer_landmark: '',
      customer_state: 'Tamil Nadu',
      customer_city: 'Coimbatore',
      customer_pincode: '641002',
    },
    order_date: '2026-11-01 10:00:00',
    payment_type: 'COD',
    delivery_status: 'Pending',
    delivery_date: '',
    refund_status: 'due' as const,
    refund_amount: 50.3,
    problem_ticket: '',
  });
  expect(order).toMatchObject({
    id: 'KD1',
    subtotal: paiseFromRupees(60.3),
    promotion: 1000,
    total: 5030,
    refund: { status: 'due', amount: 5030 },
    shipTo: { city: 'Coimbatore', landmark: '' },
    lines: [{ name: 'Okra', tone: 'veg', quantity: 3, price: 2010 }],
  });
});
