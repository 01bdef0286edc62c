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
    title: 'Our pick of the day',
    text: 'A handful of good things at a better price, chosen each morning.',
    title2: 'இன்றைய தேர்வு',
    text2: 'தினமும் காலையில் தேர்ந்தெடுத்த சில நல்ல பொருள்கள், இன்னும் குறைந்த விலையில்.',
    link: paths.todaySpecial(),
  },
  {
    picture: 'art/keerai.webp',
    title: 'Keerai, still wet from the field',
    text: 'Arai keerai, siru keerai, ponnanganni and more, by the bunch.',
    title2: 'தோட்டத்து ஈரம் காயாத கீரை',
    text2: 'அரைக்கீரை, சிறுகீரை, பொன்னாங்கண்ணி இன்னும் பல, கட்டுக் கட்டாக.',
    link: paths.category('keerai'),
  },
  {
    picture: 'art/brinjal.webp',
    title: 'Vegetables of the house',
    text: 'Brinjal, drumstick, small onion: what a Tamil kitchen asks for every day.',
    title2: 'நம்ம வீட்டுக் காய்கறிகள்',
    text2: 'கத்தரிக்காய், முருங்கைக்காய், சின்ன வெங்காயம்: தமிழ்நாட்டுச் சமையலறைக்குத் தினமும் வேண்டியவை.',
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
  address2: 'Koodai மாதிரிக் கடை, கோயம்புத்தூர், தமிழ்நாடு',
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
    comments2: 'கீரை சின்னச் சின்னக் கட்டாக வந்தது; மறுநாள் மாலைவரை வாடவில்லை. ஓர் இலைகூட மஞ்சளாக இல்லை.',
    name2: 'மாதிரி வாடிக்கையாளர், கோயம்புத்தூர்',
    designation2: 'வாரா வாரம் வாங்குபவர்',
  },
  {
    comments: 'I like that the weight and the price for a kilo stand on every card. No guessing at the door.',
    name: 'Sample shopper, Chennai',
    designation: 'Cooks for a family of five',
    comments2:
      'ஒவ்வொரு பொருளிலும் எடையும் ஒரு கிலோவின் விலையும் எழுதியிருப்பது பிடித்திருக்கிறது. வாசலில் நின்று கணக்குப் போட வேண்டியதில்லை.',
    name2: 'மாதிரி வாடிக்கையாளர், சென்னை',
    designation2: 'ஐந்து பேருக்குச் சமைப்பவர்',
  },
  {
    comments: 'Searched for vendakkai in Tamil, found it, paid in cash when it came.',
    name: 'Sample shopper, Madurai',
    designation: 'Orders by phone',
    comments2: 'வெண்டைக்காய் என்று தமிழிலேயே தேடினேன், உடனே கிடைத்தது. வந்ததும் கையில் பணம் கொடுத்தேன்.',
    name2: 'மாதிரி வாடிக்கையாளர், மதுரை',
    designation2: 'மொபைலில் வாங்குபவர்',
  },
  {
    comments: 'Small onions were dry and sorted. The snake gourd was longer than the bag.',
    name: 'Sample shopper, Salem',
    designation: 'Runs a small mess',
    comments2: 'சின்ன வெங்காயம் நன்றாகக் காய்ந்து, தரம் பிரித்து வந்தது. புடலங்காய் பையைவிட நீளம்!',
    name2: 'மாதிரி வாடிக்கையாளர், சேலம்',
    designation2: 'சிறிய மெஸ் நடத்துபவர்',
  },
];

export const SAMPLE_FAQ = [
  {
    question: 'Where do you deliver?',
    answer:
      'In Coimbatore, Chennai, Madurai, Tiruchirappalli and Salem districts. Enter your pincode at the top of any page to see whether we come to your street.',
    question2: 'எங்கெல்லாம் டெலிவரி செய்கிறீர்கள்?',
    answer2:
      'கோயம்புத்தூர், சென்னை, மதுரை, திருச்சிராப்பள்ளி, சேலம் மாவட்டங்களில். உங்கள் தெருவுக்கு வருகிறோமா என்று பார்க்க, எந்தப் பக்கத்தின் மேலேயும் உங்கள் பின்கோட்டைக் கொடுங்கள்.',
  },
  {
    question: 'What does delivery cost?',
    answer: 'Nothing. Delivery is free on every order.',
    question2: 'டெலிவரிக்கு எவ்வளவு கட்டணம்?',
    answer2: 'எதுவும் இல்லை. எல்லா ஆர்டர்களுக்கும் டெலிவரி இலவசம்.',
  },
  {
    question: 'Is there a smallest order?',
    answer: 'Yes, ₹100. One order can be up to ₹20,000.',
    question2: 'குறைந்தபட்சம் எவ்வளவுக்கு வாங்க வேண்டும்?',
    answer2: '₹100-க்கு. ஓர் ஆர்டர் ₹20,000 வரை இருக்கலாம்.',
  },
  {
    question: 'How can I pay?',
    answer:
      'In cash when your order comes, or online by UPI, card or netbanking where checkout offers it. When a promotion credit covers the whole order, there is nothing to pay.',
    question2: 'பணத்தை எப்படிச் செலுத்தலாம்?',
    answer2:
      'ஆர்டர் வந்ததும் கையில் பணமாகக் கொடுக்கலாம்; ஆர்டர் செய்யும் பக்கத்தில் வசதி இருந்தால் UPI, கார்டு, நெட்பேங்கிங் மூலம் ஆன்லைனிலும் செலுத்தலாம். முழுத் தொகையும் சலுகைத் தொகையில் அடங்கிவிட்டால், எதுவும் செலுத்த வேண்டியதில்லை.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'You can browse, search and fill a cart without one. To order, sign in with your name and mobile number; a 4 digit code is sent to you.',
    question2: 'கணக்குத் தொடங்க வேண்டுமா?',
    answer2:
      'பொருள்களைப் பார்க்கவும், தேடவும், கூடையை நிரப்பவும் கணக்குத் தேவையில்லை. ஆர்டர் செய்ய உங்கள் பெயரையும் மொபைல் எண்ணையும் கொடுத்து உள்நுழையுங்கள்; உங்களுக்கு 4 இலக்கக் குறியீடு வரும்.',
  },
  {
    question: 'What if something in my cart changes?',
    answer:
      'Before you order we look again at stock, price and pack. If something changed, you are told what, and nothing is ordered until you agree.',
    question2: 'என் கூடையில் உள்ள ஏதாவது மாறிவிட்டால்?',
    answer2:
      'ஆர்டர் பதிவாகும் முன் இருப்பு, விலை, அளவு ஆகியவற்றை மீண்டும் பார்க்கிறோம். ஏதேனும் மாறியிருந்தால் என்ன மாறியது என்று சொல்வோம்; நீங்கள் சம்மதிக்கும்வரை எதுவும் ஆர்டர் ஆகாது.',
  },
  {
    question: 'Why is there a picture that looks a little different?',
    answer:
      'Pictures are indicative. Size, shape and colour of fresh produce change with the field and the season; the weight on the card is what you get.',
    question2: 'படத்தில் உள்ளதும் வந்ததும் ஏன் சற்று வேறுபடுகின்றன?',
    answer2:
      'படங்கள் மாதிரிக்கு மட்டுமே. காய்கறி, பழங்களின் அளவும் வடிவமும் நிறமும் தோட்டத்திற்கும் பருவத்திற்கும் ஏற்ப மாறும்; ஆனால் குறிப்பிட்ட எடை குறையாது.',
  },
  {
    question: 'What does the weight on the card mean?',
    answer:
      'It is the net quantity of the pack. For things sold by the piece or bunch, the usual weight is written beside it.',
    question2: 'பொருளில் எழுதியுள்ள எடை எதைக் குறிக்கிறது?',
    answer2:
      'அது அந்தப் பாக்கெட்டில் உள்ள நிகர அளவு. எண்ணிக்கையிலோ கட்டாகவோ விற்பவற்றுக்கு, வழக்கமான எடை அதன் அருகில் எழுதியிருக்கும்.',
  },
  {
    question: 'Something came spoiled. What now?',
    answer: 'Tell us on the day it came, through Contact us, with the order id. We take it back.',
    question2: 'வந்த பொருள் கெட்டுப்போயிருந்தால் என்ன செய்வது?',
    answer2: 'அது வந்த அன்றே, ஆர்டர் எண்ணுடன் ‘தொடர்புகொள்ள’ பக்கத்தில் எங்களிடம் சொல்லுங்கள். அதைத் திரும்பப் பெறுகிறோம்.',
  },
  {
    question: 'Can I follow my order?',
    answer:
      'Yes. My Orders lists each one with its state, and Track Order shows every step with date and time.',
    question2: 'என் ஆர்டர் எங்கே இருக்கிறது என்று பார்க்க முடியுமா?',
    answer2:
      'முடியும். ‘என் ஆர்டர்கள்’ பக்கத்தில் ஒவ்வோர் ஆர்டரின் நிலையும், ‘ஆர்டர் எங்கே’ பக்கத்தில் அதன் ஒவ்வொரு கட்டமும் தேதி, நேரத்துடன் இருக்கும்.',
  },
];
