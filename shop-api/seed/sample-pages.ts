import type { CMS_PAGES } from '@/lib/contract/shop/content';

type SamplePage = {
  pageName: (typeof CMS_PAGES)[number];
  title: string;
  description: string;
  title2: string;
  description2: string;
};

const SAMPLE_NOTE =
  '<p><em>This is the sample text of a sample shop. Replace it with your own before you sell.</em></p>';

const SAMPLE_NOTE_2 =
  '<p><em>இது ஒரு மாதிரிக் கடையின் மாதிரி உரை. விற்பனையைத் தொடங்கும் முன் உங்கள் சொந்த உரையை இங்கே எழுதுங்கள்.</em></p>';

function html(...blocks: readonly string[]): string {
  return [...blocks, SAMPLE_NOTE].join('\n');
}

function html2(...blocks: readonly string[]): string {
  return [...blocks, SAMPLE_NOTE_2].join('\n');
}

/** Sample texts of the content pages (decisions.md 12), in English and in Tamil. */
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
    title2: 'எங்களைப் பற்றி',
    description2: html2(
      '<p>நாங்கள் தமிழ்நாட்டின் சிறு தோட்டங்களிலிருந்து பழங்கள், காய்கறிகள், கீரைகளை வாங்கி, உங்கள் வாசலுக்கே கொண்டுவந்து தருகிறோம். கடையின் பெயரும் நாங்கள் கொண்டுவருவதும் ஒன்றுதான்: கூடை.</p>',
      '<h2>எப்படி வாங்குகிறோம்</h2>',
      '<p>எது பறிக்கத் தயாராக உள்ளது என்று விவசாயிகள் எங்களிடம் சொல்வார்கள். அறுவடைக்கு முன்பே விலை பேசி முடிக்கிறோம்; மாலையில் எடுத்து வந்து கையால் தரம் பிரிக்கிறோம். இரண்டாம் நாளுக்குள் விற்காததை யாருக்கும் அனுப்புவதில்லை.</p>',
      '<h2>நீங்கள் பார்க்கும் விலையே இறுதி விலை</h2>',
      '<p>ஒவ்வொரு பொருளிலும் அதன் எடையும், ஒரு கிலோ அல்லது ஒன்றின் விலையும் எழுதியிருக்கும். எல்லா ஆர்டர்களுக்கும் டெலிவரி இலவசம்.</p>',
    ),
  },
  {
    pageName: 'why_us',
    title: 'Why us',
    description: html(
      '<p>Fresh produce at a fair price, from farms you could drive to.</p>',
      '<p>Prices are agreed with the farmer before the harvest, and no middle station lies between field and door. What is cut in the evening is sorted at night.</p>',
    ),
    title2: 'ஏன் எங்களிடம்',
    description2: html2(
      '<p>நியாயமான விலையில் புதிய விளைச்சல், நீங்கள் நேரில் சென்று பார்க்கும் தூரத்தில் உள்ள தோட்டங்களிலிருந்து.</p>',
      '<p>அறுவடைக்கு முன்பே விவசாயியுடன் விலை பேசிவிடுகிறோம்; தோட்டத்திற்கும் உங்கள் வாசலுக்கும் இடையே வேறு நிறுத்தம் இல்லை. மாலையில் பறித்தது இரவிலேயே தரம் பிரிக்கப்படும்.</p>',
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
    title2: 'விதிமுறைகள்',
    description2: html2(
      '<h2>ஆர்டர்கள்</h2>',
      '<p>‘ஆர்டரை முடியுங்கள்’ என்பதை அழுத்தி, ஆர்டர் எண்ணைப் பார்த்ததும் உங்கள் ஆர்டர் பதிவாகிறது. விலை, அளவு, இருப்பு ஆகியவை அந்த நேரத்தில் சரிபார்க்கப்படும்; ஏதேனும் மாறியிருந்தால், ஆர்டர் பதிவாகும் முன்பே உங்களிடம் சொல்வோம்.</p>',
      '<h2>விலைகள்</h2>',
      '<p>விலைகள் ரூபாயில்; பொருந்தும் இடங்களில் வரியும் அதில் அடங்கும். ஓர் ஆர்டர் குறைந்தபட்சம் ₹100, அதிகபட்சம் ₹20,000.</p>',
      '<h2>பணம் செலுத்துதல்</h2>',
      '<p>டெலிவரியின்போது பணமாகக் கொடுக்கலாம்; ஆர்டர் செய்யும் பக்கத்தில் வசதி இருந்தால் ஆன்லைனில் செலுத்தலாம்; உங்கள் மொபைல் எண்ணுக்கு உள்ள சலுகைத் தொகையையும் பயன்படுத்தலாம்.</p>',
      '<h2>உங்கள் கணக்கு</h2>',
      '<p>உங்கள் மொபைல் எண்ணாலும், அதற்கு அனுப்பப்படும் குறியீட்டாலும் உள்நுழைகிறீர்கள். அந்தக் குறியீட்டை யாரிடமும் சொல்லாதீர்கள்; தொலைபேசியில் நாங்கள் அதை ஒருபோதும் கேட்பதில்லை.</p>',
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
      '<p>One cookie remembers your cart or your sign-in, one your choice below, and one the language you read in. Nobody else can read them.</p>',
      '<h2>Location</h2>',
      '<p>Your place is read only when you press "Use my location", or where your browser lets the shop see it already, and only to find your pincode. It is not kept.</p>',
    ),
    title2: 'தனியுரிமைக் கொள்கை',
    description2: html2(
      '<h2>எங்களிடம் இருப்பவை</h2>',
      '<p>உங்கள் பெயர், மொபைல் எண், நீங்கள் சேர்த்த முகவரிகள், உங்கள் கூடையில் உள்ளவை, விருப்பங்கள், ஆர்டர்கள். மின்னஞ்சல், பிறந்த தேதி, பாலினம் ஆகியவை நீங்களாகக் கொடுத்தால் மட்டும்.</p>',
      '<h2>எதற்காக</h2>',
      '<p>உங்கள் ஆர்டரை வாசலில் சேர்க்கவும், பிறகு அதை உங்களுக்குக் காட்டவும். இவற்றை யாருக்கும் விற்பதில்லை; மற்றவர்களின் விளம்பரங்களையும் காட்டுவதில்லை.</p>',
      '<h2>குக்கீகள்</h2>',
      '<p>ஒரு குக்கீ உங்கள் கூடையை அல்லது உள்நுழைவை நினைவில் வைக்கிறது; இன்னொன்று கீழே உள்ள உங்கள் தேர்வையும், மற்றொன்று நீங்கள் படிக்கும் மொழியையும் நினைவில் வைக்கின்றன. வேறு யாராலும் அவற்றைப் படிக்க முடியாது.</p>',
      '<h2>இருக்கும் இடம்</h2>',
      '<p>‘நான் இருக்கும் இடத்தைக் காட்டுங்கள்’ என்பதை அழுத்தினால், அல்லது உங்கள் பிரவுசர் ஏற்கெனவே அனுமதித்திருந்தால் மட்டுமே, பின்கோட்டை அறிய உங்கள் இடத்தைப் பார்க்கிறோம். அதைச் சேமித்து வைப்பதில்லை.</p>',
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
    title2: 'திரும்பப் பெறும் கொள்கை',
    description2: html2(
      '<p>புதிய பொருள்கள் காத்திருக்காது; எனவே டெலிவரி ஆன அன்றே எங்களிடம் சொல்லுங்கள்.</p>',
      '<ul><li>கெட்டுப்போனது, சேதமானது, அல்லது தவறான பொருள்: திரும்பப் பெறுகிறோம்.</li><li>குறிப்பிட்ட எடையைவிடக் குறைவு: வித்தியாசத் தொகையைத் திருப்பித் தருகிறோம்.</li><li>மனம் மாறிவிட்டது: வாசலிலேயே வேண்டாம் என்று சொல்லலாம்.</li></ul>',
      '<p>‘தொடர்புகொள்ள’ பக்கத்தில் உங்கள் ஆர்டர் எண்ணுடன் எழுதுங்கள்.</p>',
    ),
  },
  {
    pageName: 'shipping_policy',
    title: 'Shipping policy',
    description: html(
      '<p>Delivery is free on every order, within Tamil Nadu, in the districts we serve: Coimbatore, Chennai, Madurai, Tiruchirappalli and Salem.</p>',
      '<p>Enter your pincode at the top of any page to see whether we come to you. My Orders shows the state of each order and Track Order every step of the way.</p>',
    ),
    title2: 'டெலிவரிக் கொள்கை',
    description2: html2(
      '<p>எல்லா ஆர்டர்களுக்கும் டெலிவரி இலவசம்: தமிழ்நாட்டில் கோயம்புத்தூர், சென்னை, மதுரை, திருச்சிராப்பள்ளி, சேலம் மாவட்டங்களில் டெலிவரி செய்கிறோம்.</p>',
      '<p>உங்கள் பகுதிக்கு வருகிறோமா என்று பார்க்க, எந்தப் பக்கத்தின் மேலேயும் உங்கள் பின்கோட்டைக் கொடுங்கள். ‘என் ஆர்டர்கள்’ பக்கத்தில் ஒவ்வோர் ஆர்டரின் நிலையையும், ‘ஆர்டர் எங்கே’ பக்கத்தில் அதன் ஒவ்வொரு கட்டத்தையும் பார்க்கலாம்.</p>',
    ),
  },
];
