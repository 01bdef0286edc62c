import { paths } from '@/lib/config/paths';
import { paiseFromRupees } from '@/lib/domain/money';

/** Pictures of the categories that have one with a clear ground; the others keep the catalogue's. */
export const CATEGORY_ART: Record<string, string> = {
  vegetables: 'art/cat-veg.webp',
  'native-gourds': 'art/bitter-gourd.webp',
  'roots-tubers': 'art/beetroot.webp',
  keerai: 'art/keerai.webp',
  'herbs-seasonings': 'art/curry-leaves.webp',
  fruits: 'art/mango.webp',
  'banana-coconut': 'art/banana.webp',
  exotic: 'art/capsicum.webp',
  organic: 'art/carrot.webp',
};

export const SAMPLE_BANNERS = [
  {
    picture: 'art/tomato.webp',
    title: "Today's Special",
    text: 'A handful of good things at a better price, chosen each morning.',
    link: paths.todaySpecial(),
  },
  {
    picture: 'art/keerai.webp',
    title: 'Keerai, still wet from the field',
    text: 'Arai keerai, siru keerai, ponnanganni and more, by the bunch.',
    link: paths.category('keerai'),
  },
  {
    picture: 'art/brinjal.webp',
    title: 'Vegetables of the house',
    text: 'Brinjal, drumstick, small onion: what a Tamil kitchen asks for every day.',
    link: paths.category('vegetables'),
  },
];

/** The spec's mark for "no link" (spec 3, General site data). */
const NO_LINK = 'javascript:;';

/** A sample shop: the address and numbers belong to nobody. */
export const SAMPLE_SETTINGS = {
  contactEmail: 'hello@koodai.example',
  contactNumber: '+91 00000 00000',
  supportContactNo: '+91 00000 00000',
  address: 'Koodai sample shop, Coimbatore, Tamil Nadu',
  facebookLink: NO_LINK,
  twitterLink: NO_LINK,
  instaLink: NO_LINK,
  youtubeLink: NO_LINK,
  /** As the sample pages and questions say. */
  returnDays: 1,
  returnFeePaise: 0,
  freeDelivery: true,
  minimumPurchasePaise: paiseFromRupees(100),
  maximumPurchasePaise: paiseFromRupees(20_000),
};

export const SERVED_CITIES = new Set(['Coimbatore', 'Chennai', 'Madurai', 'Tiruchirappalli', 'Salem']);

export const SAMPLE_TESTIMONIALS = [
  {
    comments: 'The keerai came tied in small bunches and lasted till the next evening. Nothing was yellow.',
    name: 'Sample shopper, Coimbatore',
    designation: 'Orders every week',
  },
  {
    comments: 'I like that the weight and the price for a kilo stand on every card. No guessing at the door.',
    name: 'Sample shopper, Chennai',
    designation: 'Cooks for a family of five',
  },
  {
    comments: 'Searched for vendakkai in Tamil, found it, paid in cash when it came.',
    name: 'Sample shopper, Madurai',
    designation: 'Orders by phone',
  },
  {
    comments: 'Small onions were dry and sorted. The snake gourd was longer than the bag.',
    name: 'Sample shopper, Salem',
    designation: 'Runs a small mess',
  },
];

export const SAMPLE_FAQ = [
  [
    'Where do you deliver?',
    'In Coimbatore, Chennai, Madurai, Tiruchirappalli and Salem districts. Enter your pincode under "Deliver to" to see whether we come to your street.',
  ],
  ['What does delivery cost?', 'Nothing. Delivery is free on every order.'],
  ['Is there a smallest order?', 'Yes, ₹100. One order can be up to ₹20,000.'],
  [
    'How can I pay?',
    'In cash when your order comes, or online by UPI, card or netbanking where checkout offers it. When a promotion credit covers the whole order, there is nothing to pay.',
  ],
  [
    'Do I need an account?',
    'You can browse, search and fill a cart without one. To order, sign in with your name and mobile number; a 4 digit code is sent to you.',
  ],
  [
    'What if something in my cart changes?',
    'Before you order we look again at stock, price and pack. If something changed, you are told what, and nothing is ordered until you agree.',
  ],
  [
    'Why is there a picture that looks a little different?',
    'Pictures are indicative. Size, shape and colour of fresh produce change with the field and the season; the weight on the card is what you get.',
  ],
  [
    'What does the weight on the card mean?',
    'It is the net quantity of the pack. For things sold by the piece or bunch, the usual weight is written beside it.',
  ],
  [
    'Something came spoiled. What now?',
    'Tell us on the day it came, through Contact us, with the order id. We take it back.',
  ],
  [
    'Can I follow my order?',
    'Yes. My Orders lists each one with its state, and Track Order shows every step with date and time.',
  ],
].map(([question = '', answer = '']) => ({ question, answer }));
