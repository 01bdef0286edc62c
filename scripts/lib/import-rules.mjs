const RULES_OF_THE_SHOP = ['lib/domain/', 'lib/messages/', 'lib/config/paths.ts'];
const SCREEN = [...RULES_OF_THE_SHOP, 'lib/client/', 'lib/contract/bff/', 'components/ui/'];

/** Who may import whom (docs/architecture.md). The first zone a file lies in counts; its own folder is always allowed. */
const ZONES = [
  {
    zone: 'lib/domain/',
    may: [],
    message: 'lib/domain is pure rules: hand the value in as an argument instead.',
  },
  {
    zone: 'lib/messages/',
    may: ['lib/domain/'],
    message: 'lib/messages holds words only.',
  },
  {
    zone: 'lib/contract/bff/',
    may: ['lib/domain/', 'lib/messages/message-id.ts'],
    message:
      'The contract with the browser knows zod, the domain and the ids of texts; the wire of the shop API stays in lib/contract/shop.',
  },
  {
    zone: 'lib/contract/',
    may: ['lib/domain/'],
    message: 'The contract knows zod and the domain only.',
  },
  {
    zone: 'lib/config/',
    may: ['lib/domain/'],
    message: 'lib/config is read by everybody, so it depends on the domain at most.',
  },
  {
    zone: 'lib/html/',
    may: [],
    message: 'lib/html cleans stored HTML, for whoever stores or shows it.',
  },
  {
    zone: 'lib/client/',
    may: [...RULES_OF_THE_SHOP, 'lib/contract/bff/', 'components/ui/toast/', 'components/ui/modal/'],
    message: 'Browser code speaks to /api only, through lib/contract/bff: add a route there instead.',
  },
  {
    zone: 'lib/shop/',
    may: ['lib/contract/', 'lib/domain/', 'lib/config/', 'lib/html/'],
    message:
      'The gateway turns the wire into the shapes of lib/contract; whoever needs more imports the gateway.',
  },
  {
    zone: 'lib/worker/',
    may: ['lib/domain/', 'lib/config/addresses.mjs', 'lib/config/paths.ts'],
    message:
      'The service worker is a program of its own in the browser: it knows addresses, nothing of a shopper.',
  },
  {
    zone: 'lib/start/',
    may: ['lib/domain/'],
    message: 'What a page begins with is in every page: it stands alone.',
  },
  {
    zone: 'lib/session/',
    may: ['lib/contract/', 'lib/domain/', 'lib/config/', 'lib/shop/'],
    message: 'The session knows the cookie and the gateway, not pages or routes.',
  },
  {
    zone: 'lib/bff/',
    may: ['lib/contract/', 'lib/domain/', 'lib/config/', 'lib/messages/', 'lib/session/', 'lib/shop/'],
    message: 'The route factory knows session, gateway and contract, not pages.',
  },
  {
    zone: 'lib/seo/',
    may: [...RULES_OF_THE_SHOP, 'lib/config/', 'lib/contract/bff/', 'components/ui/price/unit-price-text.ts'],
    message: 'Metadata is made from what the page hands in.',
  },
  {
    zone: 'lib/testing/',
    may: ['lib/'],
    message: 'Test helpers stand on lib.',
  },
  {
    zone: 'components/ui/',
    may: [...RULES_OF_THE_SHOP, 'lib/client/use-offline.ts'],
    message: 'components/ui has no data and no words of a domain: pass them in as props.',
  },
  {
    zone: 'components/catalog/',
    may: [...SCREEN, 'components/cart/'],
    message:
      "Catalogue screens use ui, lib/client and the cart's stepper; server data comes in as props from app/.",
  },
  {
    zone: 'components/site/',
    may: [...SCREEN, 'components/account/', 'components/delivery/'],
    message:
      'The frame of every page hosts the dialogs of account and delivery; other screens are composed in app/.',
  },
  ...['cart', 'cart-gate', 'checkout', 'account', 'content', 'delivery', 'pincode-alert'].map((name) => ({
    zone: `components/${name}/`,
    may: [...SCREEN, 'components/cart-gate/', 'components/pincode-alert/'],
    message:
      'Component folders do not import each other sideways or from the server side: compose them in app/, or move what is shared to components/ui or lib/client.',
  })),
  {
    zone: 'app/api/',
    may: ['lib/bff/', 'lib/shop/', 'lib/session/', 'lib/contract/', 'lib/domain/', 'lib/config/'],
    message: 'A route handler is one defineRoute: it knows bff, shop, session and contract.',
  },
  {
    zone: 'app/',
    may: ['components/', 'lib/'],
    never: ['lib/bff/', 'lib/contract/shop/', 'lib/testing/'],
    message: 'Pages compose components with data of lib/shop; the wire and the route factory are not theirs.',
  },
  {
    zone: 'shop-api/',
    may: ['lib/contract/', 'lib/domain/', 'lib/html/', 'lib/messages/', 'lib/config/paths.ts'],
    never: ['lib/contract/bff/'],
    message:
      'The shop API is a program of its own: it shares the contract and the domain with the storefront, nothing else.',
  },
  {
    zone: 'server/',
    may: ['lib/config/', 'lib/contract/is-bearer.ts', 'lib/domain/', 'lib/messages/'],
    message: 'The front serves files and hands on to Next.',
  },
  {
    zone: 'e2e/',
    may: [
      ...RULES_OF_THE_SHOP,
      'lib/contract/test-mode.ts',
      'lib/contract/define-call.ts',
      'lib/contract/shop/error-wire.ts',
      'lib/contract/shop/all-calls.ts',
      'bench/weight/',
      'package.json',
    ],
    message:
      "End-to-end tests see the shop from outside: texts, addresses, the domain's numbers, the calls of test mode and the names of those that can fail.",
  },
  {
    zone: 'chaos/',
    may: [
      'lib/contract/',
      'lib/domain/',
      'lib/messages/',
      'lib/session/',
      'lib/testing/',
      'shop-api/',
      'scripts/lib/faulty-line.mjs',
      'deploy/here/',
    ],
    message: 'The tests of bad days run the built shop, ask it over HTTP and look into its database.',
  },
  {
    zone: 'scripts/',
    may: [],
    message: 'Scripts run before anything is built, so they stand alone.',
  },
  {
    zone: 'bench/',
    may: ['lib/contract/', 'lib/config/paths.ts', 'lib/domain/', 'shop-api/', 'scripts/lib/', 'package.json'],
    message: 'Benchmarks fill a database, open the built shop and call it.',
  },
  {
    zone: '',
    may: ['lib/domain/', 'lib/session/', 'lib/config/', 'lib/shop/'],
    message: 'Files at the top configure; what they do lives in lib.',
  },
];

/** Packages that belong to one side. */
const PACKAGES = [
  {
    packages:
      /^(pg|drizzle-orm|fastify|razorpay|@fastify\/(?!(?:proxy-addr|accept-negotiator)$)|@electric-sql\/)/,
    onlyIn: ['shop-api/', 'bench/', 'chaos/', 'drizzle.config.ts'],
    message: 'Database and API server packages stay in shop-api.',
  },
  {
    packages: /^next\/link$/,
    onlyIn: ['components/ui/link/', 'components/ui/page-skeleton/'],
    message: 'components/ui/link is the one that fetches nothing ahead where less data is wanted.',
  },
  {
    packages: /^altcha-lib/,
    onlyIn: ['lib/bff/captcha.ts', 'lib/client/captcha/', 'chaos/'],
    message: 'The captcha is made and solved in one place each.',
  },
  {
    packages: /^(node:|server-only$|jose$|sanitize-html$|sharp$)/,
    notIn: ['components/', 'lib/client/', 'lib/domain/', 'lib/messages/', 'lib/contract/bff/'],
    message: 'This package runs on a server only.',
  },
];

const TEST = /\.(test|spec)\.tsx?$/;
const TEST_HELPERS = /(^|\/)testing\//;
/** Rooms of which all is for measuring and testing. */
const BENCH = /^(bench|chaos)\//;

/** What the browser loads at once has no zod (docs/adr/0002): types are free, and forms bring their rules with them. */
const BROWSER = /^(components|lib\/client)\//;
const ZOD = /^(zod(\/|$)|lib\/contract\/bff\/(?!forms\/))/;
const NO_ZOD =
  'No zod on the first view: import the type only, or put the rules of a form into lib/contract/bff/forms.';

/** What is drawn and what follows a press is in the language of the page. */
const WORDED = /^(components|lib\/client)\/|^app\/.*(page|layout|error|not-found)\.tsx$/;
const ENGLISH = /^lib\/messages\/text\.ts$/;
const ONE_LANGUAGE =
  'That is English for every reader: useText where something is drawn, getText where it is async, documentText after a press.';

export function isForTests(file) {
  return TEST.test(file) || TEST_HELPERS.test(file);
}

/** The message of the rule an import breaks, or undefined. */
export function brokenRule({ from, to, typeOnly, isPackage }) {
  if (to.endsWith('.css')) return undefined;
  const isTest = isForTests(from);
  if (!isTest && !typeOnly && BROWSER.test(from) && ZOD.test(to)) return NO_ZOD;
  if (!isTest && !typeOnly && WORDED.test(from) && ENGLISH.test(to)) return ONE_LANGUAGE;
  if (isPackage) return brokenPackageRule(from, to);
  const { zone, may, never = [], message } = ZONES.find((entry) => from.startsWith(entry.zone));
  if (TEST_HELPERS.test(to)) {
    return isTest || BENCH.test(from) ? undefined : 'Test helpers are for tests and benchmarks only.';
  }
  const isOwn = zone === '' ? !to.includes('/') : to.startsWith(zone);
  const isAllowed =
    may.some((prefix) => to.startsWith(prefix)) && !never.some((prefix) => to.startsWith(prefix));
  return isOwn || isAllowed ? undefined : message;
}

function brokenPackageRule(from, to) {
  if (isForTests(from)) return undefined;
  const broken = PACKAGES.find(({ packages, onlyIn, notIn = [] }) => {
    if (!packages.test(to)) return false;
    return onlyIn
      ? !onlyIn.some((prefix) => from.startsWith(prefix))
      : notIn.some((prefix) => from.startsWith(prefix));
  });
  return broken?.message;
}
