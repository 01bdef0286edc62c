import type { firstEn } from './en';

export const firstTa: Record<keyof typeof firstEn, string> = {
  // header, menus, footer
  'nav.skip': 'உள்ளடக்கத்திற்குச் செல்லுங்கள்',
  'nav.free_delivery': 'இலவச டெலிவரி',
  'nav.language2': 'English',
  'nav.main': 'முதன்மைப் பட்டி',
  'nav.home': 'முகப்பு',
  'nav.shop': 'கடை',
  'nav.specials': 'சிறப்பு',
  'nav.account': 'கணக்கு',
  'nav.cart': 'கூடை',
  'nav.cart_items_one': 'கூடை, 1 பொருள்',
  'nav.cart_items_other': 'கூடை, {count} பொருள்கள்',
  'nav.back_home': 'முகப்புக்குச் செல்லுங்கள்',
  'nav.to_top': 'மேலே செல்லுங்கள்',
  'nav.my_account': 'என் கணக்கு',
  'account.orders': 'என் ஆர்டர்கள்',
  'account.addresses': 'என் முகவரிகள்',
  'account.favourites': 'என் விருப்பங்கள்',
  'account.profile': 'என் விவரங்கள்',
  'account.sign_in': 'உள்நுழையுங்கள்',
  'account.sign_out': 'வெளியேறுங்கள்',
  'account.sign_out_confirm': 'நிச்சயமாக வெளியேற வேண்டுமா?',

  // words and buttons
  'action.wait': 'காத்திருங்கள்...',
  'action.view_more': 'மேலும் பார்க்க',
  'action.retry': 'மீண்டும் முயலுங்கள்',
  'action.read_more': 'மேலும் படிக்க',
  'action.read_less': 'சுருக்கமாக',
  'action.view_cart': 'கூடையைப் பார்க்க',
  'action.previous': 'முந்தையது',
  'action.next': 'அடுத்தது',
  'action.pause_slides': 'படங்களை நிறுத்துங்கள்',
  'action.play_slides': 'படங்களை ஓடவிடுங்கள்',
  'word.loading': 'வந்துகொண்டிருக்கிறது',
  'word.off': 'சலுகை',
  'word.was': 'முன்பு',
  'word.price': 'விலை',
  'word.each': 'ஒன்று {amount}',

  // search
  'search.label': 'பொருள்களைத் தேடுங்கள்',
  'search.suggestions': 'பரிந்துரைகள்',
  'search.suggestions_one': '1 பரிந்துரை',
  'search.suggestions_other': '{count} பரிந்துரைகள்',
  'search.none': 'எதுவும் கிடைக்கவில்லை',
  'search.offline': 'இணைய இணைப்பு இல்லை. தேட இணைப்பு தேவை.',
  'search.voice': 'பேசித் தேடுங்கள்',
  'search.voice_off': 'இந்தக் கடைக்கு மைக் அனுமதி இல்லை. உங்கள் பிரவுசரின் அமைப்புகளில் அனுமதி தரலாம்.',
  'search.voice_unheard': 'எதுவும் கேட்கவில்லை. மீண்டும் சொல்லுங்கள், அல்லது தட்டச்சு செய்யுங்கள்.',
  'search.clear': 'தேடலை அழியுங்கள்',
  'search.listening': 'கேட்கிறோம், சொல்லுங்கள். நிறுத்த அழுத்துங்கள்.',
  'search.all_categories': 'எல்லா வகைகளும்',
  'search.category': 'வகை',
  'search.placeholder': 'தமிழ், ஆங்கிலத்தில் தேடுங்கள்',
  'search.title': 'தேடல்',

  // home
  'home.slides_role': 'படவரிசை',
  'home.slide_role': 'படம்',
  'home.slide': '{count}-இல் {index}',
  'app.how': 'இந்தப் பக்கத்தை மொபைலில் திறந்து, பிரவுசரின் பட்டியில் “முகப்புத் திரையில் சேர்” என்பதைத் தேர்ந்தெடுங்கள்.',
  'app.install': 'ஆப்பை நிறுவுங்கள்',

  // listings and cards
  'listing.sort': 'வரிசை',
  'listing.at_once': 'தேர்ந்தெடுத்ததும் பட்டியல் திறக்கும்; அம்பு விசைகளுக்குப் பின் என்டர் அழுத்துங்கள்',
  'listing.apply_category': 'வகையைக் காட்டுங்கள்',
  'listing.loading_more': 'மேலும் பொருள்கள் வருகின்றன',
  'listing.shown': '{count} பொருள்களில் {shown} காட்டப்பட்டுள்ளன',
  'listing.load_failed': 'மேலும் பொருள்களைக் காட்ட முடியவில்லை.',
  'card.add': 'கூடையில் போடுங்கள்',
  'card.out_of_stock': 'இருப்பு இல்லை',
  'card.notify': 'வந்ததும் சொல்லுங்கள்',
  'card.notified': 'வந்ததும் சொல்கிறோம்',
  'stock_alert.added': 'இது மீண்டும் வந்ததும் SMS அனுப்புகிறோம்.',
  'stock_alert.removed': 'இதைப் பற்றி SMS அனுப்ப மாட்டோம்.',
  'card.special': 'இன்றைய சிறப்பு',
  'card.favourite': 'விருப்பம்: {name}',
  'card.quantity_of': '{name}, எண்ணிக்கை',
  'card.quantity': 'எண்ணிக்கை',
  'card.less': 'ஒன்று குறைக்க',
  'card.more': 'ஒன்று கூட்ட',

  // product
  'product.you_save': 'உங்களுக்கு {amount} மிச்சம்',
  'product.description': 'விவரம்',
  'product.free_delivery': 'இந்த ஆர்டருக்கும், ஒவ்வொரு ஆர்டருக்கும்.',
  'product.add_favourite': 'விருப்பத்தில் சேருங்கள்',
  'product.image': 'படம் {index}',
  'product.view_cart_total': 'கூடையைப் பார்க்க · {amount}',
  'product.recently_viewed': 'நீங்கள் பார்த்தவை',

  // share
  'share.button': 'பகிருங்கள்',

  // zoom
  'zoom.open': 'படத்தைப் பெரிதாக்குங்கள்',

  // what the device may keep
  'consent.title': 'தனியுரிமைத் தேர்வுகள்',
  'consent.question':
    'நீங்கள் பார்க்கும் பொருள்களை மறுபடியும் காட்ட, இந்தச் சாதனம் அவற்றை நினைவில் வைக்கலாமா? பட்டியல் இந்தச் சாதனத்தில் மட்டுமே இருக்கும்.',
  'consent.more': 'உங்கள் தனியுரிமை பற்றி மேலும்',
  'consent.yes': 'நினைவில் வையுங்கள்',
  'consent.no': 'நினைவில் வைக்க வேண்டாம்',

  // cart
  'cart.empty': 'கூடை காலியாக உள்ளது',
  'cart.remove': '{name}: நீக்குங்கள்',
  'toast.added_first': 'கூடையில் சேர்ந்தது! மேலும் வாங்குங்கள்!',
  'toast.added': 'கூடையில் சேர்ந்தது!',
  'toast.removed': 'பொருள் கூடையிலிருந்து நீக்கப்பட்டது.',
  'toast.reduced': 'எண்ணிக்கை குறைந்தது.',
  'toast.stock_limit': '{count} மட்டுமே உள்ளது.',
  'toast.whole_quantity': 'முழு எண்ணை உள்ளிடுங்கள், எடுத்துக்காட்டாக 3.',
  'toast.line_limit': 'ஓர் ஆர்டரில் ஒரு பொருள் அதிகபட்சம் {count}.',
  'toast.lines_limit': 'ஒரு கூடையில் {count} வகைப் பொருள்கள்வரை வைக்கலாம். முதலில் இவற்றை ஆர்டர் செய்யுங்கள்.',
  'toast.offline': 'உங்களுக்கு இணைய இணைப்பு இல்லை. கூடை இங்கேயே இருக்கும், இணைப்பு வந்ததும் சேமிக்கப்படும்.',
  'toast.no_room': '{count} பொருட்கள்வரை வைத்திருக்கலாம். முதலில் ஒன்றை நீக்குங்கள்.',
  'toast.not_saved': 'சேமிக்க முடியவில்லை. உங்கள் இணைய இணைப்பைப் பாருங்கள்.',
  'check.outOfStock': 'இந்தப் பொருள் இப்போது இருப்பில் இல்லை, கூடையில் சேர்க்க முடியாது.',
  'check.inActiveProduct': 'இந்தப் பொருள் இப்போது கிடைக்கவில்லை, கூடையில் சேர்க்க முடியாது.',

  // sign-in
  'suspended.title': 'கணக்கு நிறுத்தி வைக்கப்பட்டுள்ளது',
  'suspended.text': 'உங்கள் கணக்கு நிறுத்தி வைக்கப்பட்டுள்ளது. கடையைத் தொடர்புகொள்ளுங்கள்.',

  // checkout
  'payment.link_failed': 'கட்டணப் பக்கத்தைத் திறக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',

  // account
  'again.shelf': 'மீண்டும் வாங்க',

  // where we deliver
  'pincode.set': 'பின்கோடு',
  'pincode.deliver_to': 'டெலிவரி இடம்',
  'pincode.not_there': 'டெலிவரி இல்லை',
  'pincode.not_served_short': '{pincode} பகுதிக்கு இன்னும் டெலிவரி இல்லை.',
  'pincode.change': 'மாற்றுங்கள்',

  // failures
  'error.unavailable': 'கடையிலிருந்து இப்போது பதில் வரவில்லை. சிறிது நேரம் கழித்து முயலுங்கள்.',
  'error.bad_request': 'படிவத்தில் ஏதோ சரியாக இல்லை. ஒருமுறை பாருங்கள்.',
  'error.unauthenticated': 'மீண்டும் உள்நுழையுங்கள்.',
  'error.forbidden': 'அதற்கு அனுமதி இல்லை.',
  'error.not_found': 'அது கிடைக்கவில்லை.',
  'error.conflict': 'இதற்குள் அது மாறிவிட்டது. மீண்டும் பாருங்கள்.',
  'error.cart_changed': 'உங்கள் கூடை மாறியுள்ளது. மீண்டும் பாருங்கள்.',
  'error.below_minimum': 'கூடையின் தொகை ஆர்டருக்கான குறைந்தபட்சத்திற்குக் கீழே உள்ளது.',
  'error.above_maximum': 'கூடையின் தொகை ஆர்டருக்கான அதிகபட்சத்திற்கு மேலே உள்ளது.',
  'error.not_served': 'மன்னிக்கவும், இந்தப் பின்கோட்டுக்கு இன்னும் டெலிவரி இல்லை.',
  'error.no_cookies': 'உங்கள் உலாவி குக்கீகளை வைப்பதில்லை. கூடையை வைத்திருக்க, இந்தக் கடைக்கு அவற்றை அனுமதியுங்கள்.',
  'error.too_many': 'பலமுறை முயன்றுவிட்டீர்கள். சிறிது நேரம் காத்திருங்கள்.',
  'offline.bar': 'இணைய இணைப்பு இல்லை. விலைகள் மாறியிருக்கலாம்.',
  'error.page_title': 'இந்தப் பக்கத்தைத் திறக்க முடியவில்லை',
  'error.page_text': 'கடையிலிருந்து இப்போது பதில் வரவில்லை. உங்கள் கூடை பத்திரமாக உள்ளது.',
};
