/** The texts that the scripts of the first view use: every browser loads these at the start. */
export const firstEn = {
  // header, menus, footer
  'nav.skip': 'Skip to content',
  'nav.free_delivery': 'Free delivery',
  'nav.language2': 'தமிழ்',
  'nav.main': 'Main',
  'nav.home': 'Home',
  'nav.shop': 'Shop',
  'nav.specials': 'Specials',
  'nav.account': 'Account',
  'nav.cart': 'Cart',
  'nav.cart_items_one': 'Cart, 1 item',
  'nav.cart_items_other': 'Cart, {count} items',
  'nav.back_home': 'Go to the home page',
  'nav.to_top': 'Back to top',
  'nav.my_account': 'My account',
  'account.orders': 'My Orders',
  'account.addresses': 'My Addresses',
  'account.favourites': 'My Favourites',
  'account.profile': 'My Profile',
  'account.sign_in': 'Sign In',
  'account.sign_out': 'Sign out',
  'account.sign_out_confirm': 'Are you sure want to Sign out',

  // words and buttons
  'action.wait': 'Wait...',
  'action.view_more': 'VIEW MORE',
  'action.retry': 'Retry',
  'action.read_more': 'Read More',
  'action.read_less': 'Read Less',
  'action.view_cart': 'View cart',
  'action.previous': 'Previous',
  'action.next': 'Next',
  'action.pause_slides': 'Pause slides',
  'action.play_slides': 'Play slides',
  'word.loading': 'Loading',
  'word.off': 'OFF',
  'word.was': 'was',
  'word.price': 'Price',
  'word.each': '{amount} each',

  // search
  'search.label': 'Search products',
  'search.suggestions': 'Suggestions',
  'search.suggestions_one': '1 suggestion',
  'search.suggestions_other': '{count} suggestions',
  'search.none': 'No Result Found',
  'search.offline': 'You are offline. Searching needs a connection.',
  'search.voice': 'Search by voice',
  'search.voice_off': 'The microphone is off for this shop. Your browser’s settings can allow it.',
  'search.voice_unheard': 'We heard nothing. Please try again, or type.',
  'search.clear': 'Clear search',
  'search.listening': 'Listening. Press to stop.',
  'search.all_categories': 'All categories',
  'search.category': 'Category',
  'search.placeholder': 'Search in English or தமிழ்',
  'search.title': 'Search',

  // home
  'home.slides_role': 'carousel',
  'home.slide_role': 'slide',
  'home.slide': '{index} of {count}',
  'app.how': 'Open this page on your phone and choose “Add to Home screen” in the browser’s menu.',
  'app.install': 'Install the app',

  // listings and cards
  'listing.sort': 'Sort by',
  'listing.at_once': 'The list opens as you choose; after arrow keys, press Enter',
  'listing.apply_category': 'Show category',
  'listing.loading_more': 'Loading more products',
  'listing.shown': '{shown} of {count} products shown',
  'listing.load_failed': 'More products could not be loaded.',
  'card.add': 'Add to Cart',
  'card.out_of_stock': 'Out of Stock',
  'card.notify': 'Notify me',
  'card.notified': 'Will notify you',
  'stock_alert.added': 'We will send you an SMS when it is in stock again.',
  'stock_alert.removed': 'We will not send you an SMS about it.',
  'card.special': "Today's special",
  'card.favourite': 'Favourite: {name}',
  'card.quantity_of': 'Quantity of {name}',
  'card.quantity': 'Quantity',
  'card.less': 'One less',
  'card.more': 'One more',

  // product
  'product.you_save': 'You save {amount}',
  'product.description': 'Description',
  'product.free_delivery': 'on this and every order.',
  'product.add_favourite': 'Add to Favourite',
  'product.image': 'Image {index}',
  'product.view_cart_total': 'View cart · {amount}',
  'product.recently_viewed': 'Recently viewed',

  // share
  'share.button': 'Share',

  // zoom
  'zoom.open': 'Zoom image',

  // what the device may keep
  'consent.title': 'Privacy choices',
  'consent.question':
    'May this device remember the products you view, to show them to you again? The list stays on this device.',
  'consent.more': 'More about your privacy',
  'consent.yes': 'Remember',
  'consent.no': 'Do not remember',

  // cart
  'cart.empty': 'Cart is Empty',
  'cart.remove': 'Remove {name}',
  'toast.added_first': 'Success! Quantity added to your cart. Keep on shopping!',
  'toast.added': 'Success! Quantity added',
  'toast.removed': 'Product successfully removed from the cart.',
  'toast.reduced': 'Quantity reduced successfully.',
  'toast.stock_limit': 'Only {count} left.',
  'toast.whole_quantity': 'Please type a whole number, such as 3.',
  'toast.line_limit': 'At most {count} of one product in an order.',
  'toast.lines_limit': 'A cart holds {count} different products. Please order these first.',
  'toast.offline': 'You are offline. Your cart is kept here and saved when you are back.',
  'toast.not_saved': 'That was not saved. Check your connection.',
  'toast.no_room': 'You already have {count} products there. Remove one first.',
  'check.outOfStock': 'This product is currently out of stock and cannot be added to your cart.',
  'check.inActiveProduct': 'This product is currently unavailable and cannot be added to your cart.',

  // sign-in
  'suspended.title': 'Account Suspended',
  'suspended.text': 'Your account has been Suspended. Please contact the Admin.',

  // checkout
  'payment.link_failed': 'There was an issue generating the payment link. Please try again.',

  // account
  'again.shelf': 'Buy again',

  // where we deliver
  'pincode.set': 'Set pincode',
  'pincode.deliver_to': 'Deliver to',
  'pincode.not_there': 'Not served yet',
  'pincode.not_served_short': 'We do not deliver to {pincode} yet.',
  'pincode.change': 'Change',

  // failures
  'error.unavailable': 'The shop is not responding right now. Please try again in a moment.',
  'error.bad_request': 'Something in the form is not right. Please check it.',
  'error.unauthenticated': 'Please sign in again.',
  'error.forbidden': 'That is not allowed.',
  'error.not_found': 'That could not be found.',
  'error.conflict': 'That changed in the meantime. Please look again.',
  'error.cart_changed': 'Your cart changed. Please look at it again.',
  'error.below_minimum': 'The cart is below the minimum for an order.',
  'error.above_maximum': 'The cart is above the maximum for an order.',
  'error.not_served': 'Sorry, we do not deliver to this pincode yet.',
  'error.no_cookies': 'Your browser blocks cookies. Allow them for this shop, or it cannot keep your cart.',
  'error.too_many': 'Too many attempts. Please wait a little.',
  'offline.bar': 'You are offline. Prices may have changed.',
  'error.page_title': 'This page could not be opened',
  'error.page_text': 'The shop is not responding right now. Your cart is safe.',
} as const;
