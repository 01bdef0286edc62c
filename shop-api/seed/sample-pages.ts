import type { CMS_PAGES } from '@/lib/contract/shop/content';

type SamplePage = { pageName: (typeof CMS_PAGES)[number]; title: string; description: string };

const SAMPLE_NOTE =
  '<p><em>This is the sample text of a sample shop. Replace it with your own before you sell.</em></p>';

function html(...blocks: readonly string[]): string {
  return [...blocks, SAMPLE_NOTE].join('\n');
}

/** Sample texts of the content pages (decisions.md 12). */
export const SAMPLE_PAGES: readonly SamplePage[] = [
  {
    pageName: 'about_us',
    title: 'About us',
    description: html(
      '<p>Koodai means basket. We buy fruit, vegetables and greens from small farms in Tamil Nadu and carry them to the door.</p>',
      '<h2>How we buy</h2>',
      '<p>Farmers tell us what is ready. We agree on a price before it is cut, collect it in the evening and sort it by hand. What does not sell by the second day is not sent out.</p>',
      '<h2>What you see is what you pay</h2>',
      '<p>Every card shows the weight of the pack and the price for a kilo or a piece. Delivery is free on every order.</p>',
    ),
  },
  {
    pageName: 'why_us',
    title: 'Why us',
    description: html(
      '<p>Fresh produce at a fair price, from farms you could drive to.</p>',
      '<p>Prices are agreed with the farmer before the harvest, and no middle station lies between field and door. What is cut in the evening is sorted at night.</p>',
    ),
  },
  {
    pageName: 'term_condition',
    title: 'Terms and conditions',
    description: html(
      '<h2>Orders</h2>',
      '<p>An order is placed when you press Complete Order and see its order id. The price, pack and stock are checked at that moment; when one has changed you are told before anything is ordered.</p>',
      '<h2>Prices</h2>',
      '<p>Prices are in rupees and include taxes where they apply. An order is at least ₹100 and at most ₹20,000.</p>',
      '<h2>Payment</h2>',
      '<p>Cash On Delivery, online where checkout offers it, or a promotion credit that belongs to your mobile number.</p>',
      '<h2>Your account</h2>',
      '<p>You sign in with your mobile number and a code sent to it. Do not give the code to anybody; we never ask for it by phone.</p>',
    ),
  },
  {
    pageName: 'privacy_policy',
    title: 'Privacy policy',
    description: html(
      '<h2>What we keep</h2>',
      '<p>Your name and mobile number, the addresses you add, what is in your cart, your favourites and your orders. E-mail, date of birth and gender only when you enter them.</p>',
      '<h2>What for</h2>',
      '<p>To bring your order to the door and to show it to you later. We do not sell it and show no advertisements of others.</p>',
      '<h2>Cookies</h2>',
      '<p>One cookie remembers your cart or your sign-in, another one your choice below. Nobody else can read them.</p>',
      '<h2>Location</h2>',
      '<p>Your place is read only when you press "Use my location", or where your browser lets the shop see it already, and only to find your pincode. It is not kept.</p>',
    ),
  },
  {
    pageName: 'return_policy',
    title: 'Return policy',
    description: html(
      '<p>Fresh things cannot wait, so tell us on the day of delivery.</p>',
      '<ul><li>Spoiled, damaged or wrong: we take it back.</li><li>Less than the weight on the card: we pay the difference back.</li><li>Changed your mind: refuse it at the door.</li></ul>',
      '<p>Write to us through Contact us with your order id.</p>',
    ),
  },
  {
    pageName: 'shipping_policy',
    title: 'Shipping policy',
    description: html(
      '<p>Delivery is free on every order, within Tamil Nadu, in the districts we serve: Coimbatore, Chennai, Madurai, Tiruchirappalli and Salem.</p>',
      '<p>Enter your pincode under "Deliver to" to see whether we come to you. My Orders shows the state of each order and Track Order every step of the way.</p>',
    ),
  },
];
